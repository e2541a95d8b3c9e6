#pragma once

#include <memory>

#include "oracle/evaluator/domain.h"

namespace assay::oracle {

/// A fold in order with one init, on elements in storage form: native loops for common functions and
/// types, the primitive's kernel for the others.
std::unique_ptr<Folding> exact_folding(const FoldRequest&);

/// True for sums of products of narrow floats, which the exact domain keeps in f32 and rounds once: its choice among
/// the accumulators that precision_config leaves open. No answer is legal by it; the judge goes by `dot-accumulator`.
bool sums_in_f32(const FoldRequest&);

}  // namespace assay::oracle
