#pragma once

#include <string>

#include "reports/profile.h"

namespace assay::reports {

/// What a back end does, and what was found of it, as one HTML file that needs nothing else: no network, no script. The
/// same profile gives the same bytes.
std::string html_profile(const Profile&);

/// A tree of sums, `((0 1) (2 3))`, as a drawing; empty where the text is none.
std::string sum_tree_drawing(const std::string& tree);

}  // namespace assay::reports
