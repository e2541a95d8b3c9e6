#pragma once

#include "judge/case.h"

namespace assay::judge {

/// A program in canonical form: arguments in order of first use, operands of commutative ops in one
/// order, dense values. Equal text means the same program. The inputs follow their arguments.
Case canonical(const Case&);

}  // namespace assay::judge
