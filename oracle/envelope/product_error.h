#pragma once

#include <optional>

#include "oracle/envelope/cell.h"
#include "oracle/envelope/exactly.h"

/// What the rounding of a product took away, so that an addition behind it knows both of its operands: the product
/// rounded, and the product exact (IEEE 754-2019, 5.4.1, fusedMultiplyAdd). A cell that is one number keeps it in the
/// place of the openings, which it has none of: 24 bits, a multiple of 2^-24 units in the last place.
namespace assay::oracle {

/// Exact product minus rounded one: an interval, and one number in every type but f64.
struct ProductError {
  double low, high;
};

/// The flags of a product of two numbers that was rounded to c; 0 where the error has no code, as that of subnormals.
std::uint32_t product_error_flags(ElementType, double a, double b, double c);
/// Nothing where only the size of the error is known, half a unit in the last place.
std::optional<ProductError> product_error(ElementType, const Cell& product);
/// The flags of the product with the other sign.
std::uint32_t negated_product_error(std::uint32_t flags);
/// The sum of a rounded product, another number, and an end of the product's error: of f64 the nearest to an end.
Exactly sum_with_error(ElementType, double product, double other, double error);

}  // namespace assay::oracle
