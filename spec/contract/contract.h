#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "spec/contract/rewrites.h"
#include "spec/language/primitives.h"
#include "spec/result.h"
#include "spec/types/element_type.h"

/// Numeric contracts: what "any legal implementation" means for a back end. Every freedom is granted
/// with its reason and evidence or not at all. A contract has two parts: the baseline, by which answers are judged,
/// and grants, by which answers outside of it are explained. Files: spec/contracts/NAME.contract, or a path of the
/// user's. No tolerance number stands anywhere else.
namespace assay::spec {

/// Error budget of one function on one piece of its domain: `ulps` units in the last place of the
/// result's type plus `absolute`.
struct Budget {
  double from = -std::numeric_limits<double>::infinity();
  double to = std::numeric_limits<double>::infinity();
  double ulps = 0;
  double absolute = 0;
  double relative = 0;    ///< of the exact value; the larger of this and the sum of those counts
  bool is_of_op = false;  ///< an op states it, in the place of the contract
  /// How far from the exact value y a result may lie, where `unit` is y's unit in the last place.
  double around(double y, double unit) const;
};

/// The budget that an op states itself. The neighbours of the exact value are in it whatever it says.
Budget stated_budget(double absolute, double relative);

/// The pieces of one function and type, in order; the first that holds x counts.
struct BudgetTable {
  PrimitiveId function{};
  std::vector<Budget> pieces;
  Reason reason;
  /// The budget at a point, or the widest of those that meet an interval.
  Budget over(double low, double high) const;
};

/// How the terms of a fold may be arranged.
enum class Order : std::uint8_t { kChain, kInOrderTree, kAnyPermutation };
/// How often an init value may enter a fold. Where a fold does not mind (min, max, and, or) or the
/// init is an identity, the number cannot matter.
enum class InitCount : std::uint8_t { kOnce, kAny };

struct Freedoms;

/// A freedom beyond the baseline: one line of a contract that begins with `grant`, or one that says how ops may be
/// rearranged, which is looked for only where an answer has to be explained.
struct Grant {
  std::string name;  ///< `minmax-nan`, `math exponential for f32`, of a rewrite its own name
  Reason reason;
  std::string witness;  ///< of an inferred grant, what needs it, in one line; else empty
  std::function<void(Freedoms&)> apply;
};

/// One dated change of a tolerance.
struct HistoryLine {
  std::string date;
  std::string text;
};

/// What a legal implementation may do.
struct Freedoms {
  template <class T> using PerType = std::array<T, kElementTypes>;
#define ASSAY_FLAG(member, word, opposite, meaning) PerType<bool> member{};
// NOLINTNEXTLINE(bugprone-macro-parentheses): a name cannot stand in parentheses
#define ASSAY_FORMAT(member, word, meaning) PerType<std::optional<ElementType>> member{};
#define ASSAY_POLICY(member, word, freedom, policy, meaning) bool member = false;
#include "spec/contract/freedoms.def"

  PerType<bool> dot_own_accumulator{};  ///< Whether products may accumulate in their own type.
  PerType<bool> faithful{};             ///< Any neighbour instead of the nearest.
  PerType<bool> inexact_any{};          ///< What is not exact may be anything.
  Order order = Order::kInOrderTree;
  InitCount init = InitCount::kOnce;
  double flush_slack = 1;  ///< A function's hidden intermediates flush below this many smallest normals.

  PerType<std::vector<std::shared_ptr<const BudgetTable>>> math{};
  std::vector<Rewrite> rewrites;
  std::vector<std::pair<std::string, ElementSet>> shortcuts;  ///< of records, by name, and the types of the results
  std::vector<Rewrite> formulas;  ///< Functions of variables that may be computed op by op in their type.

  /// Null where nothing is said of the function: then any value is legal.
  const BudgetTable* budget(PrimitiveId function, ElementType) const;
  /// Whether an op may be computed by the shortcut of its record, where its results are of this type.
  bool takes_shortcut(std::string_view name, ElementType) const;
};

/// Its freedoms are those of the baseline.
struct Contract : Freedoms {
  std::string name;
  std::string base;  ///< The contract that it extends, or empty.
  std::string hash;  ///< XXH3-128 of the text with that of its base; of one made of another, it says how as well.

  std::vector<Grant> grants;                            ///< What the baseline does not hold.
  std::vector<std::string> machines;                    ///< Identities of back ends that it is for begin with one.
  std::vector<std::pair<std::string, Reason>> reasons;  ///< One per line of the file, as written.
  std::vector<HistoryLine> history;

  std::vector<std::string> found;            ///< Policies that a back end was seen to keep: nothing promises them.
  std::shared_ptr<const Contract> promised;  ///< Where policies were found, the contract without them; else null.

  /// Of the last line that begins with this word, or null.
  const Reason* reason_of(std::string_view word) const;
  /// A contract whose baseline has these grants too, by position.
  Contract granting(std::span<const std::size_t> positions) const;
  /// With all of them.
  Contract granting_all() const;
  /// The same baseline with these grants alone, by position and in this order.
  Contract choosing(std::span<const std::size_t> positions) const;
  /// The same baseline with one more grant, the last one.
  Contract with(Grant) const;
};

/// A contract, and in a few words why it was chosen.
struct ChosenContract {
  std::shared_ptr<const Contract> contract;
  std::string why;
};
/// `auto`: the shipped contract whose line `machine` says most of the identity of the back end, else `unmeasured`. Any
/// other name as `contract_named`.
Result<ChosenContract> contract_for(std::string_view name, std::string_view identity);

/// The shipped contracts by name: lattice, ieee-strict, reassociate, xla-default; anything with a
/// slash or a dot is a path. Errors carry file:line:column.
Result<std::shared_ptr<const Contract>> contract_named(std::string_view name_or_path);
/// Names of the shipped contracts, strictest first.
std::vector<std::string> contract_names();
/// The policies that the baseline leaves open: `integer-overflow`, `shift-overflow`, ...
std::vector<std::string_view> open_policies(const Freedoms&);
/// The contract with these policies settled as documented, since a back end was seen to keep them. The contract as it
/// is where there are none.
std::shared_ptr<const Contract> settled(std::shared_ptr<const Contract>, std::span<const std::string> policies,
                                        const Reason&);
/// Every word that begins a line of a contract and grants or takes back a freedom, but for `math` and `rewrite`.
std::vector<std::string_view> contract_switches();
/// The element types of a word behind `for`: a type, or the family `float`, `complex`, `f8`, `f6` or `f4`. None for any
/// other word.
ElementSet types_of_grant_word(std::string_view word);
/// Parses one contract; `base` names are looked up among the shipped ones. Functions, primitives, types and
/// conditions that nothing knows are errors.
Result<Contract> parse_contract(std::string_view text, std::string_view file);

// How an error that was measured becomes the budget of a `math` line.
/// What is added to the largest error, in hundredths of an ulp.
inline constexpr std::int64_t kBudgetMargin = 2;
/// What it is multiplied by where a sample was measured and not every input.
inline constexpr double kSampleFactor = 1.25;

}  // namespace assay::spec
