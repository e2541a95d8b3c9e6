#include "spec/types/float_code.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace assay::spec {
namespace {

/// Least exponent of a normal value; f8E8M0FNU has no subnormals and starts one binade lower.
int least_exponent(const ElementFormat& f) { return f.has_zero ? 1 - f.bias : -f.bias; }

double magnitude(const ElementFormat& f, std::uint64_t code) {
  const auto fraction_mask = (std::uint64_t{1} << f.mantissa_bits) - 1;
  const auto fraction = static_cast<double>(code & fraction_mask);
  const int exponent = static_cast<int>(code >> f.mantissa_bits);
  if (exponent == 0 && f.has_zero) return std::ldexp(fraction, least_exponent(f) - f.mantissa_bits);
  const auto implied = static_cast<double>(std::uint64_t{1} << f.mantissa_bits);
  return std::ldexp(implied + fraction, exponent - f.bias - f.mantissa_bits);
}

constexpr int kDoubleFraction = 52;
constexpr int kDoubleBias = 1023;

/// A positive number as `significand * 2^(exponent - 52)`.
struct Parts {
  std::uint64_t significand;
  int exponent;
};

Parts parts_of(double x) {
  const auto bits = std::bit_cast<std::uint64_t>(x);
  const auto fraction = bits & ((std::uint64_t{1} << kDoubleFraction) - 1);
  const int exponent = static_cast<int>(bits >> kDoubleFraction);
  if (exponent == 0) return {fraction, 1 - kDoubleBias};
  return {fraction | std::uint64_t{1} << kDoubleFraction, exponent - kDoubleBias};
}

/// `n / 2^places`, to the nearest integer, ties to even.
std::uint64_t shift_right(std::uint64_t n, int places) {
  if (places > kDoubleFraction + 1) return 0;
  const auto half = (std::uint64_t{1} << places) >> 1;
  return (n + half - (half != 0 && (n >> places & 1) == 0)) >> places;
}

/// Code of a positive finite value, before overflow is looked at.
std::uint64_t round_magnitude(const ElementFormat& f, double x) {
  const auto [significand, exponent] = parts_of(x);
  const int least = least_exponent(f), above = std::max(exponent - least, 0);
  const auto rounded = shift_right(significand, kDoubleFraction - f.mantissa_bits + std::max(least - exponent, 0));
  const auto binade = static_cast<std::uint64_t>(above) << f.mantissa_bits;
  if (f.has_zero) return binade + rounded;
  return binade + (rounded > 1 ? rounded - 1 : 0);
}

}  // namespace

double decode(ElementType e, std::uint64_t code) {
  if (e == ElementType::f64) return std::bit_cast<double>(code);
  const auto& f = format(e);
  const auto absolute = code & magnitude_mask(e);
  const bool negative = (code & sign_code(e)) != 0;
  if (f.specials == Specials::kNegativeZero && code == nan_code(e)) return std::numeric_limits<double>::quiet_NaN();
  if (f.specials != Specials::kFiniteOnly && absolute > largest_code(e)) {
    if (f.specials == Specials::kIeee && absolute == infinity_code(e))
      return negative ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
    return std::numeric_limits<double>::quiet_NaN();
  }
  const double x = magnitude(f, absolute);
  return negative ? -x : x;
}

std::uint64_t encode(ElementType e, double x) {
  const auto bits = std::bit_cast<std::uint64_t>(x);
  if (e == ElementType::f64) return bits;
  const auto& f = format(e);
  if (std::isnan(x)) return nan_code(e);
  const bool negative = bits >> 63 != 0;
  if (negative && !f.has_sign) return x == 0 ? 0 : nan_code(e);
  auto code = std::isinf(x) ? overflow_code(e) : round_magnitude(f, std::fabs(x));
  if (code > largest_code(e)) code = overflow_code(e);
  if (f.specials == Specials::kNegativeZero && (code == 0 || code == nan_code(e))) return code;
  return code | static_cast<std::uint64_t>(negative) << (f.exponent_bits + f.mantissa_bits);
}

}  // namespace assay::spec
