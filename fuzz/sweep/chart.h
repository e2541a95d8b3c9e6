#pragma once

#include "fuzz/sweep/sweep.h"
#include "reports/sweep.h"

namespace assay::fuzz {

/// What a report shows of a sweep.
reports::SweepChart chart_of(const SweepResult&);

}  // namespace assay::fuzz
