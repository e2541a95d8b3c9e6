#pragma once

#include "oracle/oracle.h"

namespace assay::oracle {

/// The plain interpreter of `means`: exact bits, one element of one result after the other, by a walk over the syntax
/// tree. It says what a formula means, and the evaluator, which runs formulas on whole arrays in several domains, is
/// tested against it. The two share scalar primitives, and the language of records, and nothing else.
///
/// Where the text leaves a freedom, the first choice is taken: folds and steps run in the order in which they are
/// written, an initial value is folded in once and first, ties of a sort stay as they lie, and `any` is 0. A sort whose
/// comparator is no strict weak order is not supported: no text says what comes of it.
///
/// A step is an element of a result, a term of a fold or an iteration of a loop.
Result<Run> interpret(const Module&, const ProcessTensors& inputs, const Limits& = {});

}  // namespace assay::oracle
