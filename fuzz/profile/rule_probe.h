#pragma once

#include <string>
#include <vector>

#include "fuzz/judge/case.h"
#include "spec/rewrites.h"

/// Programs that ask whether a back end rewrites: made of the rule itself. The pattern is the program, its variables
/// are arguments, constants, or what is broadcast, as the conditions of the rule ask.
namespace assay::fuzz {

/// How a variable of a pattern gets its elements.
enum class VariableForm : std::uint8_t {
  kArgument,
  kSplat,      ///< a literal that is one number
  kLiteral,    ///< a literal of many numbers
  kScalar,     ///< the broadcast of an argument of rank 0
  kBroadcast,  ///< the broadcast of a smaller argument
};

/// One program of a rule, with inputs.
struct RuleProbe {
  std::string what;  ///< `a is an argument, c a splat`
  Case program;
};

/// The programs of a rule on one element type, simplest first. The same rule gives the same programs. None where the
/// pattern uses a primitive that no op computes.
std::vector<RuleProbe> rule_probes(const spec::Rewrite&, spec::ElementType);

/// `divide(a, c)`.
std::string pattern_text(const spec::PatternNode&);

}  // namespace assay::fuzz
