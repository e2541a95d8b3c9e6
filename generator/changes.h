#pragma once

#include "generator/generator.h"

namespace assay::generator {

/// Now and then (`Policy::bounded`) a dimension of an argument becomes one that is known within a bound only, and the
/// argument longer by elements that no answer depends on.
void bound_a_dimension(DrawnProgram&, const Policy&, const Steering&, Choices&);

/// Now and then (`Policy::detours`) a value takes a way of templates/detours.mlir before it is read: to another
/// process, or through an op that is started and ended. The inputs stay as they are.
void take_detours(DrawnProgram&, const Policy&, const Steering&, Choices&);

/// Now and then (`Policy::unbounded`) dimensions of arguments become `?`, and what follows from them; some of the input
/// sets get other sizes there, where the program may have them.
void loosen_dimensions(DrawnProgram&, const Policy&, const Steering&, Choices&);

/// Now and then (`Policy::quantized`) values get quantized types; arguments that do hold integers that are drawn anew.
void quantize_values(DrawnProgram&, const Policy&, const Steering&, Choices&);

}  // namespace assay::generator
