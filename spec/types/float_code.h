#pragma once

#include <cstdint>

#include "spec/types/element_type.h"

namespace assay::spec {

/// Value of a code of a float format (f64 and narrower); exact. NaN for every NaN code.
double decode(ElementType e, std::uint64_t code);

/// Code of the value nearest to `x`, ties to even (IEEE 754, roundTiesToEven). Past the largest
/// finite value: infinity where the format has one, else NaN where it has one, else the largest
/// finite value (f4, f6). NaN where there is none: -0, as ml_dtypes does. f8E8M0FNU: 0 becomes the
/// smallest value, a negative number NaN.
std::uint64_t encode(ElementType e, double x);

/// Code of the canonical NaN, of positive infinity, of the largest finite value and of the smallest
/// positive normal value. The first two only where the format has them.
bool has_nan(ElementType e);
bool has_infinity(ElementType e);
std::uint64_t nan_code(ElementType e);
std::uint64_t infinity_code(ElementType e);
std::uint64_t largest_code(ElementType e);
std::uint64_t smallest_normal_code(ElementType e);
/// The bit that holds the sign; 0 where there is none.
std::uint64_t sign_code(ElementType e);

}  // namespace assay::spec
