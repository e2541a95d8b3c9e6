#pragma once

#include <string>
#include <vector>

#include "fuzz/profile/trial.h"
#include "reports/finding.h"

/// What a campaign adds to a profile: its deviations need grants that nobody asked for.
namespace assay::fuzz {

/// The text of a contract that grants everything that may turn out to be needed.
std::string draft_text(const std::string& baseline, const std::vector<std::string>& lines);

/// Those that speak of the types of a program.
std::vector<std::string> lines_about(const std::string& program, const std::vector<std::string>& lines);

/// A proposal for each of the lines that the deviation needs; none where it is none.
Result<std::vector<reports::FoundGrant>> proposals_of(const reports::Finding&, const std::string& baseline,
                                                      const std::vector<std::string>& lines);

}  // namespace assay::fuzz
