#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "spec/language/cursor.h"
#include "spec/result.h"
#include "spec/types/element_type.h"

/// Rewrites: where a pattern of scalar primitives occurs, a back end may compute a replacement. Contracts grant them,
/// each with its own line or by the name of a rule of the library, spec/rewrites/*.rules.
namespace assay::spec {

enum class Evidence : std::uint8_t { kProved, kDocumented, kMeasured };

/// Why a line of a contract stands there.
struct Reason {
  Evidence evidence = Evidence::kDocumented;
  std::string text;
};

/// A node of a rewrite's pattern: a scalar primitive with its operands, a variable, a number or, in a
/// replacement, `exponent_of(c)`.
struct PatternNode {
  std::string op;  ///< Empty for variables and numbers.
  std::string variable;
  double number = 0;         ///< Where op and variable are empty.
  bool is_exponent = false;  ///< `exponent_of(c)`: n where the variable is 2^n for an integer n that is not 0; else
                             ///< there is no rewrite.
  std::vector<PatternNode> operands;
};

/// What a rewrite asks of the values that its variables stand for: where they come from, or what they are.
enum class Demand : std::uint8_t {
  kConstant,      ///< `constant(c)`: depends on no argument.
  kScalar,        ///< `scalar(c)`: the broadcast of one element, or a constant.
  kBroadcast,     ///< `broadcast(c)`: repeats elements of a smaller tensor, or is one of the two above.
  kPowerOfTwo,    ///< `power-of-two(c)`: of either sign.
  kTwoToInteger,  ///< `c is 2^n`
  kInteger,       ///< `c is integer`
  kFinite,        ///< `c is finite`: neither infinite nor NaN.
  kBelow,         ///< `c < 1`; NaN is neither below nor above anything.
  kAtMost,        ///< `c <= 1`
  kAbove,         ///< `c > 1`
  kAtLeast,       ///< `c >= 1`
  kOtherThan,     ///< `c != 1`
};
inline constexpr int kDemands = static_cast<int>(Demand::kOtherThan) + 1;
/// The word or sign by which a condition makes it: `constant`, `2^n`, `<=`.
std::string_view name(Demand);

struct Condition {
  Demand demand{};
  std::string variable;
  bool or_next = false;  ///< `constant(c) or scalar(c)`: one of this and the next has to hold
  double number = 0;     ///< of a comparison
};
/// Whether it asks what the value is, not where it comes from.
bool asks_of_value(Demand);
/// Whether a value is what the condition asks for, which asks of values.
bool holds(const Condition&, double value);

inline constexpr std::size_t kMaxRewriteVariables = 4;

/// A named algebraic rewrite: where `pattern` occurs, a back end may compute `replacement`. All
/// variables stand in the pattern.
struct Rewrite {
  std::string name;
  PatternNode pattern;
  PatternNode replacement;
  std::vector<Condition> conditions;
  ElementSet types = 0;
  Reason reason;
};

/// The variables of a pattern, each once, in the order in which they occur.
std::vector<std::string> variables_of(const PatternNode&);

/// Whether a pattern computes `exponent_of` the variable.
bool takes_exponent(const PatternNode&, std::string_view variable);
/// Whether a variable may have the value, as far as the conditions ask for values.
bool may_be(const Rewrite&, std::string_view variable, double value);

/// What a rewrite may change where both sides are computed with one correct rounding for each primitive.
enum class Difference : std::uint8_t {
  kRounding,  ///< both are finite and not zero, and differ
  kRange,     ///< a finite number becomes infinite, zero or NaN, or the reverse
  kSpecial,   ///< the sign of a zero, which of infinities and NaN, whatever comes of a NaN, zero and a subnormal
};
inline constexpr Difference kDifferences[] = {Difference::kRounding, Difference::kRange, Difference::kSpecial};
std::string_view name(Difference);

/// A rule of the library.
struct Rule {
  Rewrite rewrite;                  ///< without types and reason
  std::vector<Difference> changes;  ///< found by search; none: an identity
  std::string source;               ///< who is known to use it
  std::string family;               ///< the name of its file
};

/// All of spec/rewrites/*.rules.
const std::vector<Rule>& rewrite_library();
/// Null where no rule has this name.
const Rule* find_rule(std::string_view name);
/// The rules of one file. Names of primitives that nothing knows, names that occur twice, and rules that hold for no
/// real numbers are errors.
Result<std::vector<Rule>> parse_rules(std::string_view text, std::string_view file);

/// `NAME : PATTERN => REPLACEMENT [where CONDITIONS]`, without types and reason.
Rewrite read_rewrite(Cursor&);

/// Whether both sides agree for some real numbers that satisfy the conditions, up to rounding. Whoever slipped wrote a
/// rule that does not. True as well where a primitive cannot be computed here.
bool holds_somewhere(const Rewrite&);

}  // namespace assay::spec
