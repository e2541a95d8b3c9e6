#pragma once

#include "spec/record.h"

/// Ops as programs of other ops: what the lines `expands` say.
namespace assay::spec {

/// Whether every op that an expansion uses is StableHLO's, or comes down to such ops by its own expansions.
Result<void> check_expansions(const Records&);

/// The op of its own dialect that the op is said by, and that one by no other: `chlo.is_inf` for `chlo.is_pos_inf`. The
/// op itself where there is none. What is wrong with both is one fault.
const Record* root_of(const Record*);

}  // namespace assay::spec
