#pragma once

#include "oracle/oracle.h"
#include "program/tensor.h"

namespace assay::judge {

/// How much of its set an answer used: 0 in the middle, and near 1 at an end of a set of many values. Of a set of n + 1
/// values in order, the answer that is k values from the middle uses 2k / (n + 1); of a set of one value, and of
/// integers, nothing is used.
double used_share(const oracle::AcceptanceTensor&, std::int64_t element, std::span<const std::byte> got);

}  // namespace assay::judge
