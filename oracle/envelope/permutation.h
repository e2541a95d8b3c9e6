#pragma once

#include <optional>
#include <vector>

#include "oracle/envelope/related_op.h"

namespace assay::oracle {

/// Holds the answers of an op whose record says that it `permutes` (docs/records.md, Relations); nothing where the
/// program does not yield all of its results. An error where operands and results are not alike, or have no such axis.
Result<std::optional<HeldRelation>> hold_permutation(const RelatedOp&, const std::vector<Tensor>& outputs);

}  // namespace assay::oracle
