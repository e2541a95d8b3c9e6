#pragma once

#include <optional>
#include <span>
#include <vector>

#include "measure/profile/rule_probe.h"
#include "oracle/explain/rule_sides.h"
#include "spec/choices.h"
#include "spec/contract/contract.h"

/// Searches for numbers at which a back end that follows a rule gives an illegal answer: the oracle follows it, and the
/// sets of a contract judge. What the contract grants counts as granted.
namespace assay::measure {

/// A point where following the rule is illegal.
struct FarPoint {
  RulePoint values;
  int gravity = 0;  ///< kinds of distance, as `DistanceKind`
  double ulps = 0;  ///< of rounding
};

/// Numbers that some variables keep.
using HeldNumbers = std::vector<std::optional<double>>;

class RuleSearch {
 public:
  /// Nothing where the type is no real float, or where a primitive has no meaning in it.
  static std::optional<RuleSearch> make(const spec::Rewrite&, spec::ElementType, const spec::Contract&);

  /// Points where the rule is illegal: of each kind of distance the farthest, the kinds by turns. `draws` bounds the
  /// points that are looked at.
  std::vector<FarPoint> farthest(const HeldNumbers&, std::size_t draws, Choices&) const;

  const std::vector<std::string>& variables() const { return sides_.variables(); }

 private:
  RuleSearch(oracle::RuleSides sides, const spec::Rewrite& rule, spec::ElementType type, spec::Contract granted)
      : sides_(std::move(sides)), rule_(rule), type_(type), granted_(std::move(granted)) {
    for (const std::string& v : sides_.variables()) arguments_[v] = VariableForm::kArgument;
  }

  std::vector<FarPoint> illegal_among(std::span<const RulePoint>) const;

  oracle::RuleSides sides_;
  spec::Rewrite rule_;
  spec::ElementType type_;
  spec::Contract granted_;  ///< with all its grants
  Forms arguments_;         ///< all of them
};

}  // namespace assay::measure
