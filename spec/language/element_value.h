#pragma once

#include "spec/language/value.h"

namespace assay::spec {

/// The element type of a tensor type; a quantized one is the tensor of rank 0 that has it.
Value element_of(Type);

}  // namespace assay::spec
