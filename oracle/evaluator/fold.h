#pragma once

#include "oracle/evaluator/expressions.h"

namespace assay::oracle {

/// `fold(f, init, term for i within I)` and `sum(term for i within I)`: walks the index space in blocks and
/// hands the terms to a fold of the domain, or to a function term after term (FoldRun).
Term fold(Expressions&, const spec::Expr&);

}  // namespace assay::oracle
