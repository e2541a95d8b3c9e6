#pragma once

#include "oracle/evaluator/expressions.h"

namespace assay::oracle {

/// `sorting(before, range(n))`: the permutation that sorts each fibre, by a function of two numbers of
/// elements. Fibres that the function does not order, and ties that are free, are uncertain in domains of sets.
Term sorting(Expressions&, const spec::Expr&);

}  // namespace assay::oracle
