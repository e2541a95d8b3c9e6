#pragma once

#include "oracle/evaluator/machine.h"

/// Tensors and literals of a program as values of a domain, and back where the domain is exact.
namespace assay::oracle {

/// Of an argument of the program.
RuntimeValue load_tensor(Domain&, const Tensor&);
/// Counted among what the machine has stored; without cells where there is no room.
RuntimeValue load_literal(Machine&, const spec::Literal&);
Result<Tensor> to_tensor(const RuntimeValue&);

}  // namespace assay::oracle
