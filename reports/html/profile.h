#pragma once

#include <string>

#include "reports/profile.h"

namespace assay::reports {

/// What a back end does: by element type what it needs beyond the baseline, and what no contract covers, are read
/// without a script; the questions, the functions and the programs that show an answer unfold.
std::string html_profile(const Profile&);

}  // namespace assay::reports
