#include "generator/values/values.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstring>

#include "spec/types/float_code.h"

namespace assay::generator {
namespace {

using spec::ElementFormat;
using spec::ElementType;

std::uint64_t low_bits(std::uint64_t x, int bits) {
  return bits == 64 ? x : x & ((std::uint64_t{1} << bits) - 1);
}

/// -b .. b with 0, 1, -1 first, so that shrinking choices shrinks values.
std::int64_t small_integer(Choices& choices, std::int64_t b) {
  const auto n = static_cast<std::int64_t>(choices.below(static_cast<std::uint64_t>(2 * b + 1)));
  return n % 2 ? (n + 1) / 2 : -n / 2;
}

std::uint64_t extreme_integer(Choices& choices, const ElementFormat& f) {
  const std::uint64_t top = std::uint64_t{1} << (f.bits - 1);
  const std::array<std::uint64_t, 8> extremes = {0, 1, ~std::uint64_t{0}, top, top - 1, top + 1, 2, top >> 1};
  return low_bits(extremes[choices.below(extremes.size())], f.bits);
}

std::uint64_t integer_code(Choices& choices, const ElementFormat& f, const Filling& filling) {
  switch (filling.regime) {
    case Regime::kNear: {
      if (choices.chance(1, 8)) return extreme_integer(choices, f);
      const auto edge = filling.near.empty() ? 0 : filling.near[choices.below(filling.near.size())];
      return low_bits(static_cast<std::uint64_t>(edge + small_integer(choices, 1)), f.bits);
    }
    case Regime::kWide:
      return choices.chance(1, 2) ? low_bits(choices.bits(), f.bits) : extreme_integer(choices, f);
    case Regime::kSpecial:
      return choices.chance(1, 2) ? extreme_integer(choices, f)
                                  : low_bits(static_cast<std::uint64_t>(small_integer(choices, 9)), f.bits);
    default: {
      const auto n = small_integer(choices, std::min<std::int64_t>(9, static_cast<std::int64_t>((std::uint64_t{1} << (f.bits - 1)) - 1)));
      return low_bits(static_cast<std::uint64_t>(spec::is_unsigned(f.type) ? std::abs(n) : n), f.bits);
    }
  }
}

double lattice_value(Choices& choices, const ElementFormat& f, const Filling& filling) {
  if (filling.sparse && choices.chance(1, 2)) return 0;
  const int most = f.mantissa_bits >= 7 ? 8 : f.mantissa_bits >= 3 ? 4 : 2;
  return std::ldexp(static_cast<double>(small_integer(choices, most)), filling.exponent);
}

double moderate_value(Choices& choices, int binades) {
  const double fraction = 1.0 + static_cast<double>(choices.below(1u << 24)) * 0x1p-24;
  const int exponent = static_cast<int>(small_integer(choices, binades));
  return std::ldexp(choices.chance(1, 2) ? -fraction : fraction, exponent);
}

/// NaN, infinity, zero, one, the largest, smallest and subnormal values, all of either sign.
std::uint64_t special_code(Choices& choices, const ElementFormat& f) {
  const auto e = f.type;
  const std::array<std::uint64_t, 9> codes = {
      0, spec::encode(e, 1), spec::has_nan(e) ? spec::nan_code(e) : 0,
      spec::has_infinity(e) ? spec::infinity_code(e) : spec::largest_code(e),
      spec::largest_code(e), spec::smallest_normal_code(e), 1, spec::smallest_normal_code(e) - 1, spec::encode(e, 0.5)};
  const auto code = codes[choices.below(codes.size())];
  return low_bits(f.has_sign && choices.chance(1, 2) ? code | spec::sign_code(e) : code, f.bits);
}

std::uint64_t float_code(Choices& choices, const ElementFormat& f, const Filling& filling) {
  switch (filling.regime) {
    case Regime::kSpecial:
      return choices.chance(1, 2) ? special_code(choices, f) : spec::encode(f.type, moderate_value(choices, 2));
    case Regime::kWide:
      return spec::encode(f.type, moderate_value(choices, std::max(1, (1 << f.exponent_bits) / (choices.chance(1, 4) ? 2 : 8) - 1)));
    case Regime::kModerate:
      return spec::encode(f.type, moderate_value(choices, f.exponent_bits >= 5 ? 3 : 1));
    default:
      return spec::encode(f.type, f.has_sign ? lattice_value(choices, f, filling)
                                             : std::ldexp(1.0, static_cast<int>(choices.below(4))));
  }
}

std::uint64_t code(Choices& choices, const ElementFormat& f, const Filling& filling) {
  switch (f.kind) {
    case spec::ElementClass::kBool: return choices.below(2);
    case spec::ElementClass::kFloat: return float_code(choices, f, filling);
    default: return integer_code(choices, f, filling);
  }
}

}  // namespace

Filling draw_filling(Choices& choices, Lane lane, ElementType e) {
  if (lane == Lane::kEnvelope) return {.regime = Regime::kModerate};
  if (lane == Lane::kSpecial) return {.regime = choices.chance(1, 4) ? Regime::kWide : Regime::kSpecial};
  const bool wide = !spec::is_float(e) && !spec::is_complex(e) && choices.chance(1, 4);
  return {.regime = wide ? Regime::kWide : Regime::kLattice,
          .exponent = -static_cast<int>(choices.below(3)),
          .sparse = choices.chance(1, 3)};
}

program::Tensor draw_tensor(Choices& choices, spec::Type type, const Filling& filling) {
  program::Tensor tensor{type, {}};
  tensor.bytes.resize(static_cast<std::size_t>(type.storage_size()));
  const auto& f = spec::format(spec::real_type(type.element()));
  for (std::size_t at = 0; at < tensor.bytes.size(); at += f.storage_bytes) {
    const auto bits = code(choices, f, filling);
    std::memcpy(tensor.bytes.data() + at, &bits, f.storage_bytes);
  }
  return tensor;
}

}  // namespace assay::generator
