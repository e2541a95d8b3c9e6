#include "oracle/numerics/format.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <vector>

namespace assay::oracle {
namespace {

/// 2^exponent, where that is normal.
constexpr double power_of_two(int exponent) {
  return std::bit_cast<double>(static_cast<std::uint64_t>(exponent + 1023) << 52);
}

constexpr FormatNumbers numbers_of(const spec::ElementFormat& f) {
  const int min_exponent = f.has_zero ? 1 - f.bias : -f.bias;
  const std::uint64_t top = spec::largest_code(f.type), hidden = std::uint64_t{1} << f.mantissa_bits;
  const auto significand = static_cast<double>(hidden | (top & (hidden - 1)));
  const int top_exponent = static_cast<int>(top >> f.mantissa_bits) - f.bias;
  const double last_bit = power_of_two(-f.mantissa_bits), min_normal = power_of_two(min_exponent);
  return {.precision = f.mantissa_bits + 1,
          .min_exponent = min_exponent,
          .max_finite = significand * last_bit * power_of_two(top_exponent),
          .min_normal = min_normal,
          .min_subnormal = f.has_zero ? min_normal * last_bit : min_normal,
          .unit_roundoff = last_bit / 2,
          .has_infinity = spec::has_infinity(f.type),
          .has_nan = spec::has_nan(f.type),
          .has_negative_zero = spec::has_negative_zero(f.type),
          .has_sign = f.has_sign,
          .has_zero = f.has_zero};
}

constexpr auto kNumbers = [] {
  std::array<FormatNumbers, spec::kElementTypes> all{};
  for (const auto& f : spec::kElementFormats)
    if (f.kind == spec::ElementClass::kFloat) all[static_cast<std::size_t>(f.type)] = numbers_of(f);
  return all;
}();

/// Exponent of the distance between neighbouring values at a finite x.
int quantum_exponent(ElementType e, double x) {
  const FormatNumbers& n = numbers(e);
  const int exponent = static_cast<int>(std::bit_cast<std::uint64_t>(std::fabs(x)) >> 52) - 1023;
  return std::max(exponent, n.min_exponent) - n.precision + 1;
}

/// The code that stands at p. A copy of as many bytes as the type has would be read back before it is whole: it stalls.
template <class Word> std::uint64_t code_at(const std::byte* p) {
  Word code;
  std::memcpy(&code, p, sizeof(code));
  return code;
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
        values[code] = static_cast<float>(spec::decode(f.type, code & ((std::size_t{1} << f.bits) - 1)));
    }
    return built;
  }();
  return tables[static_cast<std::size_t>(e)].data();
}

double round_to(ElementType e, double x, Rounding rounding) {
  if (e == ElementType::f64) return x;
  if (e == ElementType::f32 && rounding == Rounding::kNearestEven) return static_cast<float>(x);
  return spec::decode(e, encode(e, x, rounding));
}

double round_unbounded(ElementType e, double x, Rounding rounding) {
  if (e == ElementType::f64 || !std::isfinite(x)) return x;
  const int exponent = quantum_exponent(e, x);
  const double quanta = x * power_of_two(-exponent);
  const double whole = rounding == Rounding::kDown ? std::floor(quanta)
                       : rounding == Rounding::kUp ? std::ceil(quanta)
                                                   : std::nearbyint(quanta);
  return whole * power_of_two(exponent);
}

const FormatNumbers& numbers(ElementType e) { return kNumbers[static_cast<std::size_t>(e)]; }

bool is_power_of_two(double x) {
  int exponent = 0;
  return std::fabs(std::frexp(x, &exponent)) == 0.5;
}

bool has_exponent(double x) { return x > 0 && x != 1 && is_power_of_two(x); }

double ulp(ElementType e, double x) {
  if (!std::isfinite(x)) return kNan;
  const int scale = quantum_exponent(e, x);
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

double next_after(ElementType e, double x, double y) {
  if (std::isnan(x) || std::isnan(y)) return std::numeric_limits<double>::quiet_NaN();
  if (x == y) return y;
  const double neighbour = x < y ? next_up(e, x) : next_down(e, x);
  return neighbour == 0 ? std::copysign(0.0, x) : neighbour;
}

double load_float(ElementType e, const std::byte* p) {
  switch (spec::storage_bytes(e)) {
    case 1: return static_cast<double>(decode_table(e)[static_cast<std::uint8_t>(*p)]);
    case 2: return spec::decode(e, code_at<std::uint16_t>(p));
    case 4: return spec::decode(e, code_at<std::uint32_t>(p));
    default: return spec::decode(e, code_at<std::uint64_t>(p));
  }
}

void store_float(ElementType e, double x, std::byte* out, Rounding rounding) {
  const std::uint64_t code = encode(e, x, rounding);
  std::memcpy(out, &code, static_cast<std::size_t>(spec::storage_bytes(e)));
}

}  // namespace assay::oracle
