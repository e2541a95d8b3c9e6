#pragma once

#include <cstdint>

#include "oracle/evaluator/domain.h"

namespace assay::oracle {

/// Adds the products of a nest to the results, each of which takes its terms in order: whatever the
/// elements are, these are the bits that one term after the other gives. T is float, double, or an
/// unsigned integer of 32 or 64 bits.
template <class T> void sum_products(const std::vector<ProductNest::Loop>&, const T* lhs, const T* rhs, T* results);

}  // namespace assay::oracle
