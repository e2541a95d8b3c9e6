#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/result.h"
#include "spec/types/element_type.h"

/// Numeric contracts: what "any legal implementation" means for a back end. Every freedom is granted
/// with its reason and evidence or not at all. Files: spec/contracts/NAME.contract, or a path of the
/// user's. No tolerance number stands anywhere else.
namespace assay::spec {

enum class Evidence : std::uint8_t { kProved, kDocumented, kMeasured };

/// Why a line of a contract stands there.
struct Reason {
  Evidence evidence = Evidence::kDocumented;
  std::string text;
};

/// Error budget of one function on one piece of its domain: `ulps` units in the last place of the
/// result's type plus `absolute`.
struct Budget {
  double from = -std::numeric_limits<double>::infinity();
  double to = std::numeric_limits<double>::infinity();
  double ulps = 0;
  double absolute = 0;
};

/// The pieces of one function and type, in order; the first that holds x counts.
struct BudgetTable {
  std::string function;  ///< As in `means`: `exponential`.
  std::vector<Budget> pieces;
  /// The budget at a point, or the widest of those that meet an interval.
  Budget over(double low, double high) const;
};

/// A node of a rewrite's pattern: an op by mnemonic with its operands, a variable or a number.
struct PatternNode {
  std::string op;        ///< Empty for variables and numbers.
  std::string variable;
  double number = 0;     ///< Where op and variable are empty.
  std::vector<PatternNode> operands;
};

/// `constant(c)`, `scalar(c)` (a broadcast of one element), `broadcast(c)` (of several: a tensor that
/// repeats elements of a smaller one), `power-of-two(c)`. Each of the first three holds where one before it does.
struct Condition {
  std::string name;
  std::vector<std::string> variables;
  bool holds_for_any_of = false;  ///< `constant(c) or scalar(c)` joins with the next condition
};

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

/// How the terms of a fold may be arranged.
enum class Order : std::uint8_t { kChain, kInOrderTree, kAnyPermutation };
/// How often an init value may enter a fold. Where a fold does not mind (min, max, and, or) or the
/// init is an identity, the number cannot matter.
enum class InitCount : std::uint8_t { kOnce, kAny };

/// One dated change of a tolerance.
struct HistoryLine {
  std::string date;
  std::string text;
};

struct Contract {
  template <class T>
  using PerType = std::array<T, kElementTypes>;

  std::string name;
  std::string base;                      ///< The contract that it extends, or empty.
  std::string hash;                      ///< XXH3-128 of the text with that of its base.

  // Freedoms of rounding, by element type of the result.
  PerType<bool> flush_inputs{};          ///< Subnormal operands may be read as zero.
  PerType<bool> flush_results{};         ///< Subnormal results may become zero.
  PerType<bool> flush_selects{};         ///< Also a select of the operands of a comparison.
  PerType<bool> flush_moves{};           ///< Also ops that only move elements may make subnormals zero.
  PerType<bool> fma{};                   ///< A product may reach an add or subtract unrounded.
  PerType<std::optional<ElementType>> excess{};  ///< A result may reach a convert in this wider format.
  PerType<std::optional<ElementType>> sum_accumulator{};  ///< Of reduce and its kin: own type, or this one too.
  PerType<std::optional<ElementType>> dot_accumulator{};  ///< Of products: own type, or this one too.
  PerType<bool> dot_own_accumulator{};   ///< Whether products may accumulate in their own type.
  PerType<std::optional<ElementType>> multiplicand{};     ///< Operands of products may be rounded to this.
  PerType<std::optional<ElementType>> convert_via{};      ///< Conversions may round to this first.
  PerType<std::optional<ElementType>> dot_via{};          ///< Sums of products may be rounded to this first.
  PerType<bool> faithful{};              ///< Any neighbour instead of the nearest.
  PerType<bool> inexact_any{};           ///< What is not exact may be anything.
  Order order = Order::kInOrderTree;
  InitCount init = InitCount::kOnce;

  // Policies where the text is silent: false means the documented policy of the primitives.
  bool integer_overflow_any = false;
  bool division_by_zero_any = false;
  bool shift_overflow_any = false;
  bool float_to_integer_any = false;
  bool special_overflow_any = false;     ///< Overflow of formats without infinity: NaN or largest.
  bool sums_of_updates_open = false;     ///< What is added to a scattered sum may be one of its terms.
  bool minmax_nan_either = false;        ///< maximum(NaN, x) may be x.
  bool zero_sign_free = false;
  bool integer_power_any = false;        ///< Negative exponents.
  bool complex_special_any = true;       ///< Complex operations on infinities and NaN.
  double flush_slack = 1;                ///< A function's hidden intermediates flush below this many smallest normals.

  PerType<std::vector<BudgetTable>> math{};
  std::vector<Rewrite> rewrites;
  std::vector<std::pair<std::string, Reason>> reasons;  ///< One per line of the file, as written.
  std::vector<HistoryLine> history;

  /// Null where the contract says nothing: then any value is legal.
  const BudgetTable* budget(std::string_view function, ElementType) const;
};

/// The shipped contracts by name: lattice, ieee-strict, reassociate, xla-default; anything with a
/// slash or a dot is a path. Errors carry file:line:column.
Result<std::shared_ptr<const Contract>> contract_named(std::string_view name_or_path);
/// Names of the shipped contracts, strictest first.
std::vector<std::string> contract_names();
/// Parses one contract; `base` names are looked up among the shipped ones.
Result<Contract> parse_contract(std::string_view text, std::string_view file);

}  // namespace assay::spec
