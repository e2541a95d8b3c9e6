#pragma once

#include <memory>

#include "oracle/evaluator/domain.h"

namespace assay::oracle {

/// A fold in order with one init, on elements in storage form: native loops for common functions and
/// types, the primitive's kernel for the others.
std::unique_ptr<Folding> exact_folding(const FoldRequest&);

}  // namespace assay::oracle
