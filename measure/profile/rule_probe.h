#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "judge/case.h"
#include "spec/contract/rewrites.h"

/// Programs that ask whether a back end rewrites: made of the rule itself. The pattern is the program, its variables
/// are arguments, constants, or what is broadcast, as the conditions of the rule ask.
namespace assay::measure {

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
  judge::Case program;
};

/// The form of each variable, in the order of their names.
using Forms = std::map<std::string, VariableForm>;
/// As the conditions of the rule ask: those with more arguments first, never constants alone.
std::vector<Forms> combinations_of_forms(const spec::Rewrite&);
/// Whether an argument would do as well as the constant that the variable is.
bool is_by_choice(const spec::Rewrite&, const std::string& variable);

/// A number for each variable of a rule, in the order of the pattern.
using RulePoint = std::vector<double>;
/// The elements of a program of a rule lie in rows and columns, as many of each.
inline constexpr std::size_t kRuleColumns = 16, kRulePoints = kRuleColumns * kRuleColumns;
/// The program whose elements are these points, the last of which is repeated; one number of all of them is that of the
/// first, and a row of numbers that of the first row. Nothing where no op computes a primitive.
std::optional<RuleProbe> probe_at(const spec::Rewrite&, spec::ElementType, const Forms&, std::span<const RulePoint>);

/// The programs of a rule on one element type, simplest first. The same rule gives the same programs. None where the
/// pattern uses a primitive that no op computes.
std::vector<RuleProbe> rule_probes(const spec::Rewrite&, spec::ElementType);

/// `divide(a, c)`.
std::string pattern_text(const spec::PatternNode&);

}  // namespace assay::measure
