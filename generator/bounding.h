#pragma once

#include "generator/generator.h"

namespace assay::generator {

/// Now and then (`Policy::bounded`) a dimension of an argument becomes one that is known within a bound only, and the
/// argument longer by elements that no answer depends on.
void bound_a_dimension(DrawnProgram&, const Policy&, const Steering&, Choices&);

}  // namespace assay::generator
