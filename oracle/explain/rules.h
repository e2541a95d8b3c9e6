#pragma once

#include <bitset>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "oracle/numerics/pattern.h"
#include "spec/contract/contract.h"

/// The grants of a contract as the explanation of an answer needs them.
namespace assay::oracle {

inline constexpr std::size_t kMostGrants = 512;
/// Grants of a contract, by position.
using GrantSet = std::bitset<kMostGrants>;

/// What a rule asks of a variable.
struct VariableCondition {
  std::uint8_t marks = 0;                ///< one of these, or
  std::function<bool(double)> of_value;  ///< this of the number that it is
  int variable = -1;
};

struct Rule {
  Pattern pattern, replacement;
  std::vector<std::vector<VariableCondition>> conditions;  ///< any of each
  spec::ElementSet types = 0;
  GrantSet needs;
  bool is_formula = false;  ///< of a function, which an op that states its own error is not computed by
};

/// The rewrites of a contract, in every order of their sums and products, and which grants are no rewrites but change
/// the shape of a computation.
class RuleBook {
 public:
  explicit RuleBook(const spec::Contract&);
  /// Rules whose pattern is rooted at the primitive.
  std::span<const Rule* const> rooted_at(int primitive) const { return roots_[static_cast<std::size_t>(primitive)]; }

  /// The grants each of which alone says so, or none of them where the baseline does; nothing where no line does.
  using Lines = std::optional<std::vector<GrantSet>>;
  const Lines& excess(ElementType e) const { return excess_[static_cast<std::size_t>(e)]; }
  const Lines& excess_chains(ElementType e) const { return excess_chains_[static_cast<std::size_t>(e)]; }
  const Lines& excess_collectives(ElementType e) const { return excess_collectives_[static_cast<std::size_t>(e)]; }
  const Lines& narrow(ElementType e) const { return narrow_[static_cast<std::size_t>(e)]; }
  const Lines& sums_of_updates() const { return sums_of_updates_; }
  /// By its place among the names of all shortcuts.
  const Lines& shortcut(int place, ElementType e) const {
    return shortcuts_[static_cast<std::size_t>(e)][static_cast<std::size_t>(place)];
  }

 private:
  void add_rule(const spec::Rewrite&, const GrantSet& needs, bool is_formula);

  std::deque<Rule> all_;
  std::vector<std::vector<const Rule*>> roots_;
  spec::Contract::PerType<Lines> excess_, excess_chains_, excess_collectives_, narrow_;
  Lines sums_of_updates_;
  spec::Contract::PerType<std::vector<Lines>> shortcuts_;
};

/// That of a contract. The last few are kept, so that programs judged by one contract share one.
std::shared_ptr<const RuleBook> rule_book_of(const spec::Contract&);

}  // namespace assay::oracle
