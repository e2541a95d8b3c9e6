#pragma once

#include <string>

#include "reports/json_shape.h"
#include "reports/profile.h"
#include "reports/sweep.h"

namespace assay::reports {

/// A model that was judged op by op, as `check --by-op --json` says it: which op is wrong first is read without a
/// script; the table of its ops, in the order of the graph and folded by the names of their places, needs one.
std::string html_model(const Json& checked);

/// What a back end does: by element type what it needs beyond the baseline, and what no contract covers, are read
/// without a script; the questions, the functions and the programs that show an answer unfold.
std::string html_profile(const Profile&);

/// The errors of functions: what the contract says of each is read without a script, which draws the plots.
std::string html_sweep(const SweepPage&);

/// One function in one type, as the scripts of the pages draw it.
Json chart_json(const SweepChart&);

}  // namespace assay::reports
