#pragma once

#include "measure/profile/rule_search.h"

/// Points of rules at which their sides may differ most.
namespace assay::measure {

class RuleDraws {
 public:
  RuleDraws(const oracle::RuleSides& sides, spec::ElementType type, const HeldNumbers& held, Choices& choices);

  /// Numbers that the conditions of the rule allow where chance finds some.
  RulePoint fresh();
  /// A point beside another one.
  RulePoint beside(RulePoint);

 private:
  double number(std::size_t variable, const RulePoint& others);
  double any_number(const RulePoint& others);
  double of_magnitude(int low, int high);
  double near_number(double x);

  const oracle::RuleSides& sides_;
  spec::ElementType type_;
  const HeldNumbers& held_;
  Choices& choices_;
  int lowest_, highest_;  ///< exponents of the type
  std::vector<double> rare_;
};

}  // namespace assay::measure
