#pragma once

#include <string>

#include "reports/sweep.h"

namespace assay::reports {

/// The errors of functions, each as a plot and a table, in one HTML file that needs nothing else: no network, no
/// script. The same numbers give the same bytes.
std::string html_sweep(const SweepPage&);

/// The plot and the table of one function in one type, for other pages.
std::string html_chart(const SweepChart&);

}  // namespace assay::reports
