#pragma once

#include <vector>

#include "measure/profile/rule_probe.h"
#include "spec/contract/contract.h"

/// Programs of a rule at the very numbers at which following it is illegal.
namespace assay::measure {

/// The oracle searches constants and arguments where the rule is illegal under the contract with all its grants,
/// farthest first. Constants of all magnitudes have a program each, since a back end may know the rule for some of them
/// alone. The same rule and contract give the same programs; none where the rule changes nothing that is illegal.
std::vector<RuleProbe> far_probes(const spec::Rewrite&, spec::ElementType, const spec::Contract&);

}  // namespace assay::measure
