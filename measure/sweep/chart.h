#pragma once

#include "measure/sweep/sweep.h"
#include "measure/sweep/verdict.h"
#include "reports/sweep.h"

namespace assay::measure {

/// What a report shows of a sweep. No line is proposed for a function that is broken.
reports::SweepChart chart_of(const SweepResult&);
reports::SweepChart chart_of(const SweepResult&, const SweepVerdict&, const spec::Contract&);

}  // namespace assay::measure
