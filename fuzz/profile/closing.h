#pragma once

#include <string>
#include <vector>

#include "fuzz/profile/trial.h"
#include "reports/finding.h"

/// What a campaign adds to a profile: its deviations need grants that nobody asked for.
namespace assay::fuzz {

/// The text of a contract that grants everything that may turn out to be needed.
std::string draft_text(const std::string& baseline, const std::vector<std::string>& lines);

/// A proposal for each line that the deviation needs under the draft; none where it is none.
Result<std::vector<reports::FoundGrant>> proposals_of(const reports::Finding&, const spec::Contract& draft);

}  // namespace assay::fuzz
