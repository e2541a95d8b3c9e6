#pragma once

#include "spec/record.h"

/// Ops as programs of other ops: what the lines `expands` say.
namespace assay::spec {

/// Whether every op that an expansion uses is StableHLO's, or comes down to such ops by its own expansions.
Result<void> check_expansions(const Records&);

}  // namespace assay::spec
