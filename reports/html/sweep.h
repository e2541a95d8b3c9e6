#pragma once

#include <string>

#include "reports/json_shape.h"
#include "reports/sweep.h"

namespace assay::reports {

/// The errors of functions: what the contract says of each is read without a script, which draws the plots.
std::string html_sweep(const SweepPage&);

/// One function in one type, as the scripts of the pages draw it.
Json chart_json(const SweepChart&);

}  // namespace assay::reports
