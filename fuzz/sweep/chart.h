#pragma once

#include "fuzz/sweep/sweep.h"
#include "fuzz/sweep/verdict.h"
#include "reports/sweep.h"

namespace assay::fuzz {

/// What a report shows of a sweep. No line is proposed for a function that is broken.
reports::SweepChart chart_of(const SweepResult&);
reports::SweepChart chart_of(const SweepResult&, const SweepVerdict&, const spec::Contract&);

}  // namespace assay::fuzz
