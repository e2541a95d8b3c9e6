#include <algorithm>
#include <cmath>

#include "oracle/perturbed/perturbed.h"

/// What the text leaves open of reduce_precision, where the contract does not settle it.
namespace assay::oracle {
namespace {

/// A positive number with so many bits of its significand behind the first, by `rounding` of the integer that these
/// are.
double with_mantissa(double x, int bits, double (*rounding)(double)) {
  int exponent = 0;
  const double fraction = std::frexp(x, &exponent);
  return std::ldexp(rounding(std::ldexp(fraction, bits + 1)), exponent - bits - 1);
}

/// Whether a format of IEEE 754 with so many bits has this number as a normal one.
bool is_normal(double x, int exponent_bits, int mantissa_bits) {
  const int bias = (1 << (exponent_bits - 1)) - 1;
  return std::fabs(x) >= std::ldexp(1.0, 1 - bias) &&
         std::fabs(x) <= std::ldexp(2 - std::ldexp(1.0, -mantissa_bits), bias);
}

/// Whether x, rounded up or down, lies outside the range of the reduced format and inside that of its type. No text
/// relates the two ranges for types of 8 bits and less.
bool leaves_range(ElementType e, double x, int exponent_bits, int mantissa_bits) {
  if (!std::isfinite(x) || x == 0) return false;
  const double below = with_mantissa(std::fabs(x), mantissa_bits, std::floor),
               above = with_mantissa(std::fabs(x), mantissa_bits, std::ceil);
  return above <= numbers(e).max_finite && !is_normal(below, exponent_bits, mantissa_bits) &&
         !is_normal(above, exponent_bits, mantissa_bits);
}

}  // namespace

/// True if `out` is a free choice.
bool PerturbedDomain::reduce_freely(const Application& a, double x, const FreedomUses& freedom_uses,
                                    PerturbedCell& out) {
  const auto& format = spec::format(a.result);
  const int exponent_bits = static_cast<int>(std::min<std::int64_t>(a.parameters[0], format.exponent_bits));
  const int mantissa_bits = static_cast<int>(std::min<std::int64_t>(a.parameters[1], format.mantissa_bits));
  const bool keeps_range = exponent_bits == format.exponent_bits, keeps_all = mantissa_bits == format.mantissa_bits;
  const bool has_own_range = format.bits <= 8 && contract_.reduced_range_any;
  if (keeps_range && keeps_all && !(has_own_range && a.parameters[0] == exponent_bits)) return false;
  const bool loses_nan = contract_.reduced_range_any && a.parameters[1] == 0 && std::isnan(x);
  if (loses_nan || (has_own_range && leaves_range(a.result, x, exponent_bits, mantissa_bits))) {
    if (!draws_.takes(freedom_uses.leave)) return false;
    draws_.any(a.result, out.element);
    return true;
  }
  const double least = numbers(a.result).min_normal;
  const bool is_subnormal = x != 0 && std::fabs(x) < least;
  if (has_own_range || !keeps_range || !contract_.reduced_subnormals_any || !is_subnormal ||
      !draws_.takes(freedom_uses.leave))
    return false;
  store_float(a.result, std::copysign(draws_.below(2) == 0 ? 0.0 : least, x), out.element);
  return true;
}

}  // namespace assay::oracle
