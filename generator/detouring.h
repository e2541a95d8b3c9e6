#pragma once

#include "generator/generator.h"

namespace assay::generator {

/// Now and then (`Policy::detours`) a value takes a way of templates/detours.mlir before it is read: to another
/// process, or through an op that is started and ended. The inputs stay as they are.
void take_detours(DrawnProgram&, const Policy&, const Steering&, Choices&);

}  // namespace assay::generator
