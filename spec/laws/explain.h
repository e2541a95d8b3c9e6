#pragma once

#include <string>

#include "spec/instance.h"

namespace assay::spec {

/// Why a law does not hold, in words and numbers: `slice (C3): limit_indices[1] = 9 exceeds
/// dimension 1 of operand, 8`. The law must be false or undefined for this op.
std::string explain(const Instance& instance, const Law& law, Arena& arena);

}  // namespace assay::spec
