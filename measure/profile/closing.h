#pragma once

#include <span>
#include <string>
#include <vector>

#include "measure/profile/trial.h"
#include "reports/finding.h"

/// What a campaign adds to a profile: its deviations need grants that nobody asked for.
namespace assay::measure {

/// The text of the contract that a campaign judges by: what is known to be needed.
std::string draft_text(const std::string& baseline, const std::vector<std::string>& lines);

/// Those that speak of the types of a program.
std::vector<std::string> lines_about(const std::string& program, const std::vector<std::string>& lines);

/// What a wrong answer of a campaign needs: the lines that explain it, or these with the first rule of the library with
/// which they do. A proposal for each; none where nothing is known to explain it, or where it is no wrong answer.
Result<std::vector<reports::FoundGrant>> proposals_of(const reports::Finding&, const std::string& baseline,
                                                      const std::vector<std::string>& lines,
                                                      std::span<const spec::ElementType> types_of_rules);

}  // namespace assay::measure
