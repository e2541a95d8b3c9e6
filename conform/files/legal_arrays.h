#pragma once

#include "conform/files/check_tally.h"

namespace assay::conform {

/// Sets as arrays that other programs read: for each output, process by process, the lower ends and the upper ends, of
/// its type, and the flags (`oracle::SetFlag`) as ui8. Where a set has no ends, both are NaN, or what is least and
/// greatest; of a union they are those of its hull.
std::vector<Tensor> legal_arrays(const LegalSets&);

}  // namespace assay::conform
