#include "oracle/numerics/format.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

#include "spec/types/float_code.h"

namespace assay::oracle {
namespace {

using spec::ElementFormat;
using spec::Specials;

/// What encoding needs of a format, computed once.
struct Layout {
  int mantissa_bits = 0;
  int min_exponent = 0;
  int code_offset = 0;  // f8E8M0FNU: its smallest value has code 0, not 1
  bool has_sign = true;
  bool has_zero = true;
  bool has_negative_zero = true;
  std::uint64_t sign_bit = 0;
  std::int64_t max_code = 0;        // of the largest finite value
  std::uint64_t overflow_code = 0;  // beyond it: infinity, NaN, or max_code again
  std::uint64_t nan_code = 0;
  FormatNumbers numbers{};
};

/// 2^exponent, where that is normal.
constexpr double power_of_two(std::int64_t exponent) {
  return std::bit_cast<double>(static_cast<std::uint64_t>(exponent + 1023) << 52);
}

/// Value of a magnitude code that is finite, or would be with a wider exponent.
constexpr double magnitude(const Layout& l, std::int64_t code) {
  code += l.code_offset;
  const std::int64_t exponent = code >> l.mantissa_bits;
  const std::int64_t fraction = code & ((std::int64_t{1} << l.mantissa_bits) - 1);
  const bool is_normal = exponent > 0;
  const std::int64_t significand = is_normal ? fraction | (std::int64_t{1} << l.mantissa_bits) : fraction;
  const std::int64_t scale = (is_normal ? exponent - 1 : 0) + l.min_exponent - l.mantissa_bits;
  if (scale < -1022) return static_cast<double>(significand) * power_of_two(-1022) * power_of_two(scale + 1022);
  return static_cast<double>(significand) * power_of_two(scale);
}

constexpr FormatNumbers make_numbers(const ElementFormat& f, const Layout& l) {
  FormatNumbers n{};
  n.precision = l.mantissa_bits + 1;
  n.min_exponent = l.min_exponent;
  n.max_finite = magnitude(l, l.max_code);
  n.min_normal = power_of_two(l.min_exponent);
  n.min_subnormal = magnitude(l, l.has_zero ? 1 : 0);
  n.unit_roundoff = power_of_two(-n.precision);
  const double half = (n.max_finite - magnitude(l, l.max_code - 1)) / 2;
  n.overflow_threshold = f.type == ElementType::f64 ? kInfinity : n.max_finite + half;
  n.has_infinity = spec::has_infinity(f.type);
  n.has_nan = spec::has_nan(f.type);
  n.has_negative_zero = l.has_negative_zero;
  n.has_sign = f.has_sign;
  n.has_zero = f.has_zero;
  return n;
}

constexpr Layout make_layout(const ElementFormat& f) {
  Layout l;
  l.mantissa_bits = f.mantissa_bits;
  l.has_sign = f.has_sign;
  l.has_zero = f.has_zero;
  l.has_negative_zero = f.has_sign && f.specials != Specials::kNegativeZero;
  l.min_exponent = f.has_zero ? 1 - f.bias : -f.bias;
  l.code_offset = f.has_zero ? 0 : 1;
  l.sign_bit = spec::sign_code(f.type);
  l.max_code = static_cast<std::int64_t>(spec::largest_code(f.type));
  l.nan_code = spec::nan_code(f.type);
  l.overflow_code = spec::overflow_code(f.type);
  l.numbers = make_numbers(f, l);
  return l;
}

constexpr auto kLayouts = [] {
  std::array<Layout, spec::kElementTypes> layouts{};
  for (const auto& f : spec::kElementFormats)
    if (f.kind == spec::ElementClass::kFloat) layouts[static_cast<std::size_t>(f.type)] = make_layout(f);
  return layouts;
}();
const Layout& layout(ElementType e) { return kLayouts[static_cast<std::size_t>(e)]; }

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

bool rounds_away(Rounding r, bool negative) { return negative ? r == Rounding::kDown : r == Rounding::kUp; }

std::uint64_t signed_code(const Layout& l, std::uint64_t magnitude_bits, bool negative) {
  if (!negative) return magnitude_bits;
  if (magnitude_bits == 0 && !l.has_negative_zero) return 0;
  return magnitude_bits | l.sign_bit;
}

std::uint64_t encode_finite(const Layout& l, double magnitude_of_x, bool negative, Rounding rounding) {
  const bool nearest = rounding == Rounding::kNearestEven;
  const bool away = rounds_away(rounding, negative);
  const std::int64_t code = magnitude_code(l, magnitude_of_x, nearest, away);
  if (code <= l.max_code) return signed_code(l, static_cast<std::uint64_t>(code < 0 ? 0 : code), negative);
  if (!nearest && !away) return signed_code(l, static_cast<std::uint64_t>(l.max_code), negative);
  return l.overflow_code == l.nan_code ? l.nan_code : signed_code(l, l.overflow_code, negative);
}

std::uint64_t encode_infinity(const Layout& l, bool negative) {
  return l.overflow_code == l.nan_code ? l.nan_code : signed_code(l, l.overflow_code, negative);
}

std::uint64_t encode_narrow(const Layout& l, double x, Rounding rounding) {
  if (std::isnan(x)) return l.nan_code;
  const bool negative = std::signbit(x);
  if (negative && !l.has_sign) return x == 0 ? 0 : l.nan_code;
  if (std::isinf(x)) return encode_infinity(l, negative);
  return encode_finite(l, std::fabs(x), negative, rounding);
}

double decode_narrow(const Layout& l, std::uint64_t code) {
  if (l.numbers.has_nan && l.nan_code == l.sign_bit && l.sign_bit != 0 && code == l.nan_code) return kNan;
  const bool negative = l.sign_bit != 0 && (code & l.sign_bit) != 0;
  const auto bits = static_cast<std::int64_t>(l.sign_bit != 0 ? code & (l.sign_bit - 1) : code);
  if (bits <= l.max_code) return negative ? -magnitude(l, bits) : magnitude(l, bits);
  const bool is_infinity = l.numbers.has_infinity && bits == l.max_code + 1;
  if (!is_infinity) return negative ? -kNan : kNan;
  return negative ? -kInfinity : kInfinity;
}

}  // namespace

const float* decode_table(ElementType e) {
  static const auto tables = [] {
    std::array<std::vector<float>, spec::kElementTypes> built;
    for (const auto& f : spec::kElementFormats) {
      if (f.kind != spec::ElementClass::kFloat || f.bits > 16) continue;
      auto& values = built[static_cast<std::size_t>(f.type)];
      values.resize(std::size_t{1} << (8 * f.storage_bytes));
      for (std::size_t code = 0; code < values.size(); ++code)
        values[code] = static_cast<float>(decode_narrow(layout(f.type), code & ((std::size_t{1} << f.bits) - 1)));
    }
    return built;
  }();
  return tables[static_cast<std::size_t>(e)].data();
}

double decode(ElementType e, std::uint64_t code) {
  if (e == ElementType::f64) return std::bit_cast<double>(code);
  if (e == ElementType::f32) return std::bit_cast<float>(static_cast<std::uint32_t>(code));
  if (e == ElementType::bf16) return std::bit_cast<float>(static_cast<std::uint32_t>(code) << 16);
  if (e == ElementType::f16) return decode_narrow(layout(e), code);  // a table of it fills the cache
  return static_cast<double>(decode_table(e)[code]);
}

std::uint64_t encode(ElementType e, double x, Rounding rounding) {
  if (e == ElementType::f64) return std::bit_cast<std::uint64_t>(x);
  if (e == ElementType::f32 && rounding == Rounding::kNearestEven && x == x)
    return std::bit_cast<std::uint32_t>(static_cast<float>(x));
  return encode_narrow(layout(e), x, rounding);
}

double round_to(ElementType e, double x, Rounding rounding) {
  if (e == ElementType::f64) return x;
  if (e == ElementType::f32 && rounding == Rounding::kNearestEven) return static_cast<float>(x);
  return oracle::decode(e, encode(e, x, rounding));
}

double round_unbounded(ElementType e, double x, Rounding rounding) {
  if (e == ElementType::f64 || !std::isfinite(x)) return x;
  const Layout& l = layout(e);
  const bool negative = std::signbit(x);
  const std::int64_t code =
      magnitude_code(l, std::fabs(x), rounding == Rounding::kNearestEven, rounds_away(rounding, negative));
  const double m = magnitude(l, code);
  return negative ? -m : m;
}

const FormatNumbers& numbers(ElementType e) { return layout(e).numbers; }

bool is_power_of_two(double x) {
  int exponent = 0;
  return std::fabs(std::frexp(x, &exponent)) == 0.5;
}

bool has_exponent(double x) { return x > 0 && x != 1 && is_power_of_two(x); }

double ulp(ElementType e, double x) {
  const FormatNumbers& n = numbers(e);
  if (!std::isfinite(x)) return kNan;
  const int exponent = x == 0 ? n.min_exponent : std::max(parts(std::fabs(x)).exponent, n.min_exponent);
  const int scale = exponent - n.precision + 1;
  return scale < -1022 ? std::ldexp(1.0, scale) : power_of_two(scale);
}

double next_up(ElementType e, double x) {
  const FormatNumbers& n = numbers(e);
  if (std::isnan(x) || x == kInfinity) return x;
  if (x >= n.max_finite) return kInfinity;
  if (x < -n.max_finite) return -n.max_finite;
  const double rounded = round_unbounded(e, x, Rounding::kUp);
  if (rounded > x) return rounded;
  if (x == 0) return n.min_subnormal;
  const double step = ulp(e, x);
  const bool binade_end = x < 0 && std::ldexp(1.0, std::ilogb(x)) == -x && -x > n.min_normal;
  return x + (binade_end ? step / 2 : step);
}

double next_down(ElementType e, double x) {
  const double mirrored = next_up(e, -x);
  return -mirrored;
}

double load_float(ElementType e, const std::byte* p) {
  std::uint64_t code = 0;
  std::memcpy(&code, p, static_cast<std::size_t>(spec::storage_bytes(e)));
  return oracle::decode(e, code);
}

void store_float(ElementType e, double x, std::byte* out, Rounding rounding) {
  const std::uint64_t code = encode(e, x, rounding);
  std::memcpy(out, &code, static_cast<std::size_t>(spec::storage_bytes(e)));
}

}  // namespace assay::oracle
