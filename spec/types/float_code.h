#pragma once

#include <cstdint>

#include "spec/types/element_type.h"

namespace assay::spec {

enum class Rounding : std::uint8_t {
  kNearestEven,
  kDown,  ///< Toward negative infinity.
  kUp,    ///< Toward positive infinity.
};

/// Value of a code of a float format (f64 and narrower); exact. NaN for every NaN code.
double decode(ElementType e, std::uint64_t code);

/// Code of `x` rounded once (IEEE 754; by default roundTiesToEven). Past the largest
/// finite value: infinity where the format has one, else NaN where it has one, else the largest
/// finite value (f4, f6). NaN where there is none: -0, as ml_dtypes does. f8E8M0FNU: 0 becomes the
/// smallest value, a negative number NaN.
std::uint64_t encode(ElementType e, double x, Rounding = Rounding::kNearestEven);

// ---- codes that stand out, by format ------------------------------------------------------------

constexpr bool has_nan(ElementType e) { return format(e).specials != Specials::kFiniteOnly; }
constexpr bool has_negative_zero(ElementType e) {
  return format(e).has_sign && format(e).specials != Specials::kNegativeZero;
}
constexpr bool has_infinity(ElementType e) { return format(e).specials == Specials::kIeee; }

/// All bits but that of the sign.
constexpr std::uint64_t magnitude_mask(ElementType e) {
  return (std::uint64_t{1} << (format(e).exponent_bits + format(e).mantissa_bits)) - 1;
}
/// The bit that holds the sign; 0 where there is none.
constexpr std::uint64_t sign_code(ElementType e) { return format(e).has_sign ? magnitude_mask(e) + 1 : 0; }

/// Positive infinity, where the format has one.
constexpr std::uint64_t infinity_code(ElementType e) {
  return ((std::uint64_t{1} << format(e).exponent_bits) - 1) << format(e).mantissa_bits;
}
/// The canonical NaN; its stand-in where there is none.
constexpr std::uint64_t nan_code(ElementType e) {
  switch (format(e).specials) {
    case Specials::kIeee: return infinity_code(e) | (std::uint64_t{1} << (format(e).mantissa_bits - 1));
    case Specials::kFiniteNan: return magnitude_mask(e);
    default: return sign_code(e);
  }
}
/// Whether the code is that of a signaling NaN, with the first bit of its mantissa clear (IEEE 754-2019, 6.2.1).
constexpr bool is_signaling_nan(ElementType e, std::uint64_t code) {
  return has_infinity(e) && (code & magnitude_mask(e)) > infinity_code(e) && (code & nan_code(e)) != nan_code(e);
}
/// The largest finite value.
constexpr std::uint64_t largest_code(ElementType e) {
  switch (format(e).specials) {
    case Specials::kIeee: return infinity_code(e) - 1;
    case Specials::kFiniteNan: return magnitude_mask(e) - 1;
    default: return magnitude_mask(e);
  }
}
/// What lies beyond it.
constexpr std::uint64_t overflow_code(ElementType e) {
  return has_infinity(e) ? infinity_code(e) : has_nan(e) ? nan_code(e) : largest_code(e);
}
/// The smallest positive normal value.
constexpr std::uint64_t smallest_normal_code(ElementType e) {
  return format(e).has_zero ? std::uint64_t{1} << format(e).mantissa_bits : 0;
}

/// Values of a float type from one code to another, neither a NaN. Both zeros are one value.
std::uint64_t steps_between(ElementType e, std::uint64_t a, std::uint64_t b);

}  // namespace assay::spec
