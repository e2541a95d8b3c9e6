#pragma once

#include "generator/generator.h"

namespace assay::generator {

/// Now and then (`Policy::quantized`) values get quantized types; arguments that do hold integers that are drawn anew.
void quantize_values(DrawnProgram&, const Policy&, const Steering&, Choices&);

}  // namespace assay::generator
