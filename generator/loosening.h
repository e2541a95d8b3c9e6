#pragma once

#include "generator/generator.h"

namespace assay::generator {

/// Now and then (`Policy::unbounded`) dimensions of arguments become `?`, and what follows from them; some of the input
/// sets get other sizes there, where the program may have them.
void loosen_dimensions(DrawnProgram&, const Policy&, const Steering&, Choices&);

}  // namespace assay::generator
