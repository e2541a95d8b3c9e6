#include "spec/types/float_code.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

namespace assay::spec {
namespace {

/// What coding needs of a format, worked out once.
struct Layout {
  int mantissa_bits = 0;
  int min_exponent = 0;  // of normal values
  int code_offset = 0;   // f8E8M0FNU: its smallest value has code 0, not 1
  bool has_sign = true;
  bool has_negative_zero = true;
  std::uint64_t sign_bit = 0;
  std::int64_t max_code = 0;        // of the largest finite value
  std::uint64_t overflow_code = 0;  // beyond it
  std::uint64_t nan_code = 0;
};

constexpr auto kLayouts = [] {
  std::array<Layout, kElementTypes> layouts{};
  for (const ElementFormat& f : kElementFormats) {
    if (f.kind != ElementClass::kFloat) continue;
    layouts[static_cast<std::size_t>(f.type)] = {.mantissa_bits = f.mantissa_bits,
                                                 .min_exponent = f.has_zero ? 1 - f.bias : -f.bias,
                                                 .code_offset = f.has_zero ? 0 : 1,
                                                 .has_sign = f.has_sign,
                                                 .has_negative_zero = has_negative_zero(f.type),
                                                 .sign_bit = sign_code(f.type),
                                                 .max_code = static_cast<std::int64_t>(largest_code(f.type)),
                                                 .overflow_code = overflow_code(f.type),
                                                 .nan_code = nan_code(f.type)};
  }
  return layouts;
}();
const Layout& layout(ElementType e) { return kLayouts[static_cast<std::size_t>(e)]; }

/// Value of the magnitude code of a finite value.
double magnitude(const Layout& l, std::int64_t code) {
  code += l.code_offset;
  const std::int64_t exponent = code >> l.mantissa_bits, hidden = std::int64_t{1} << l.mantissa_bits;
  const std::int64_t fraction = code & (hidden - 1);
  const std::int64_t significand = exponent > 0 ? fraction | hidden : fraction;
  const auto scale = (exponent > 0 ? exponent - 1 : 0) + l.min_exponent - l.mantissa_bits;
  return static_cast<double>(significand) * std::bit_cast<double>(static_cast<std::uint64_t>(scale + 1023) << 52);
}

/// Magnitude of a finite double as significand * 2^(exponent - 52).
struct Parts {
  std::uint64_t significand;
  int exponent;
};
Parts parts(double magnitude_of_x) {
  const auto bits = std::bit_cast<std::uint64_t>(magnitude_of_x);
  const int field = static_cast<int>(bits >> 52);
  const std::uint64_t fraction = bits & ((std::uint64_t{1} << 52) - 1);
  if (field == 0) return {fraction, -1022};
  return {fraction | (std::uint64_t{1} << 52), field - 1023};
}

/// Rounds a finite magnitude to a multiple of the format's quantum there; the code may lie beyond
/// max_code. `up`: away from zero; nearest ties go to the even
/// significand, where there is one bit only to the larger magnitude (IEEE 754-2019, 4.3.1).
std::int64_t magnitude_code(const Layout& l, double x, bool nearest, bool up) {
  const Parts p = parts(x);
  const int exponent = p.exponent < l.min_exponent ? l.min_exponent : p.exponent;
  const int drop = 52 - l.mantissa_bits + (exponent - p.exponent);
  const std::int64_t base = (static_cast<std::int64_t>(exponent) - l.min_exponent) << l.mantissa_bits;
  if (drop > 54) return base + (up && p.significand != 0 && !nearest ? 1 : 0) - l.code_offset;
  const std::int64_t kept = drop > 52 + 1 ? 0 : static_cast<std::int64_t>(p.significand >> drop);
  const std::uint64_t rest = p.significand & ((std::uint64_t{1} << drop) - 1);
  const std::uint64_t half = drop > 0 ? std::uint64_t{1} << (drop - 1) : 0;
  const std::int64_t code = base + kept - l.code_offset;
  if (!nearest) return code + (up && rest != 0 ? 1 : 0);
  const bool away = drop > 0 && (rest > half || (rest == half && (kept & 1) != 0));
  return code + (away ? 1 : 0);
}

std::uint64_t signed_code(const Layout& l, std::uint64_t magnitude_bits, bool negative) {
  if (!negative) return magnitude_bits;
  if (magnitude_bits == 0 && !l.has_negative_zero) return 0;
  return magnitude_bits | l.sign_bit;
}

std::uint64_t overflow(const Layout& l, bool negative) {
  return l.overflow_code == l.nan_code ? l.nan_code : signed_code(l, l.overflow_code, negative);
}

std::uint64_t encode_finite(const Layout& l, double magnitude_of_x, bool negative, Rounding rounding) {
  const bool nearest = rounding == Rounding::kNearestEven;
  const bool away = rounding == (negative ? Rounding::kDown : Rounding::kUp);
  const std::int64_t code = magnitude_code(l, magnitude_of_x, nearest, away);
  if (code <= l.max_code) return signed_code(l, static_cast<std::uint64_t>(code < 0 ? 0 : code), negative);
  return nearest || away ? overflow(l, negative) : signed_code(l, static_cast<std::uint64_t>(l.max_code), negative);
}

double decode_narrow(const Layout& l, ElementType e, std::uint64_t code) {
  if (!l.has_negative_zero && l.has_sign && code == l.nan_code) return std::numeric_limits<double>::quiet_NaN();
  const auto bits = static_cast<std::int64_t>(code & magnitude_mask(e));
  const double sign = (code & l.sign_bit) != 0 ? -1 : 1;
  if (bits <= l.max_code) return sign * magnitude(l, bits);
  const bool is_infinity = has_infinity(e) && bits == l.max_code + 1;
  return sign * (is_infinity ? std::numeric_limits<double>::infinity() : std::numeric_limits<double>::quiet_NaN());
}

}  // namespace

double decode(ElementType e, std::uint64_t code) {
  if (e == ElementType::f64) return std::bit_cast<double>(code);
  if (e == ElementType::f32) return std::bit_cast<float>(static_cast<std::uint32_t>(code));
  if (e == ElementType::bf16) return std::bit_cast<float>(static_cast<std::uint32_t>(code) << 16);
  return decode_narrow(layout(e), e, code);
}

std::uint64_t encode(ElementType e, double x, Rounding rounding) {
  if (e == ElementType::f64) return std::bit_cast<std::uint64_t>(x);
  if (e == ElementType::f32 && rounding == Rounding::kNearestEven && x == x)
    return std::bit_cast<std::uint32_t>(static_cast<float>(x));
  const Layout& l = layout(e);
  const bool negative = std::signbit(x);
  if (std::isnan(x)) return l.nan_code;
  if (negative && !l.has_sign) return x == 0 ? 0 : l.nan_code;
  return std::isinf(x) ? overflow(l, negative) : encode_finite(l, std::fabs(x), negative, rounding);
}

std::uint64_t steps_between(ElementType e, std::uint64_t a, std::uint64_t b) {
  const std::uint64_t x = a & magnitude_mask(e), y = b & magnitude_mask(e);
  const bool same_side = ((a ^ b) & sign_code(e)) == 0;
  return same_side ? std::max(x, y) - std::min(x, y) : x + y;
}

}  // namespace assay::spec
