#pragma once

#include <string>

#include "reports/sweep.h"

namespace assay::reports {

/// The largest error over the range of the argument as SVG. The argument runs by binades, so that each has the same
/// width, from the negative ones over zero to the positive ones. Long stretches without an error to speak of are
/// narrowed.
std::string sweep_plot(const SweepChart&);

}  // namespace assay::reports
