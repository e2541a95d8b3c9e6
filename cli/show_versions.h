#pragma once

#include <string>
#include <vector>

#include "backends/backend.h"
#include "reports/finding.h"
#include "reports/store.h"

namespace assay::cli {

/// Lines that say between which installed releases of its back end a finding came and went, found by bisection.
/// `chosen` names releases, or is `all`. An error where a name is of none that is installed, or the program cannot be
/// read.
Result<std::vector<std::string>> versions_of(const reports::Finding&, const reports::CampaignKey&,
                                             const std::vector<std::string>& chosen, const backends::Limits&);

}  // namespace assay::cli
