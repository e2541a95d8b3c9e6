#pragma once

#include "backends/backend.h"
#include "judge/case.h"
#include "program/composites.h"

namespace assay::judge {

/// The same case with composites in the place of the ops that are meant and that expand; as it is where there are none.
Case composed(const Case&, const program::OpTest& is_meant);

/// The case as it is given to a back end under a variant: with composites in the place of the ops of dialects that it
/// lacks, or of all ops.
Case as_given(const Case&, const backends::Variant&);

}  // namespace assay::judge
