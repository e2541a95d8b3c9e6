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
std::int64_t nth_small_integer(std::int64_t n) { return n % 2 ? (n + 1) / 2 : -n / 2; }

template <class Source>
std::int64_t small_integer(Source& choices, std::int64_t b) {
  return nth_small_integer(static_cast<std::int64_t>(choices.below(static_cast<std::uint64_t>(2 * b + 1))));
}

/// Codes to draw one of, simplest first.
struct Table {
  std::array<std::uint64_t, 24> codes;
  std::size_t count = 0;

  void add(std::uint64_t code) { codes[count++] = code; }
  template <class Source>
  std::uint64_t draw(Source& choices) const {
    return codes[choices.below(count)];
  }
};

Table small_integers(const ElementFormat& f, std::int64_t b, bool is_absolute) {
  Table table;
  for (std::int64_t n = 0; n <= 2 * b; ++n) {
    const auto i = nth_small_integer(n);
    table.add(low_bits(static_cast<std::uint64_t>(is_absolute ? std::abs(i) : i), f.bits));
  }
  return table;
}

Table extreme_integers(const ElementFormat& f) {
  const std::uint64_t top = std::uint64_t{1} << (f.bits - 1);
  Table table;
  for (const auto code : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}, top, top - 1, top + 1, std::uint64_t{2}, top >> 1})
    table.add(low_bits(code, f.bits));
  return table;
}

/// Small multiples of a power of two; powers of two where there is no sign.
Table lattice(const ElementFormat& f, int exponent) {
  Table table;
  if (!f.has_sign) {
    for (const int e : {0, 1, 2, 3}) table.add(spec::encode(f.type, std::ldexp(1.0, e)));
    return table;
  }
  const int most = f.mantissa_bits >= 7 ? 8 : f.mantissa_bits >= 3 ? 4 : 2;
  for (std::int64_t n = 0; n <= 2 * most; ++n)
    table.add(spec::encode(f.type, std::ldexp(static_cast<double>(nth_small_integer(n)), exponent)));
  return table;
}

Table special_codes(const ElementFormat& f) {
  const auto e = f.type;
  const auto sign = spec::sign_code(e);
  const auto top = spec::has_infinity(e) ? spec::infinity_code(e) : spec::largest_code(e);
  Table table;
  for (const auto code :
       {std::uint64_t{0}, spec::encode(e, 1), sign, spec::has_nan(e) ? spec::nan_code(e) : 0, top,
        spec::has_infinity(e) ? top | sign : top, spec::largest_code(e), spec::smallest_normal_code(e), std::uint64_t{1},
        spec::smallest_normal_code(e) - 1, spec::encode(e, -1), spec::encode(e, 0.5)})
    table.add(low_bits(code, f.bits));
  return table;
}

template <class Source>
std::uint64_t draw_moderate(Source& choices, ElementType e, int binades) {
  const double fraction = 1.0 + static_cast<double>(choices.below(1u << 24)) * 0x1p-24;
  const auto exponent = small_integer(choices, binades);
  const double power = std::bit_cast<double>(static_cast<std::uint64_t>(1023 + exponent) << 52);
  return spec::encode(e, (choices.chance(1, 2) ? -fraction : fraction) * power);
}

/// Fills a tensor from one source; what no choice decides is worked out before the first element.
template <class Source>
class Filler {
 public:
  Filler(Source& choices, const ElementFormat& f, std::span<std::byte> out) : choices_(choices), f_(f), out_(out) {}

  void fill(const Filling& filling) {
    switch (f_.kind) {
      case spec::ElementClass::kBool: return each([&] { return choices_.below(2); });
      case spec::ElementClass::kFloat: return floats(filling);
      default: return integers(filling);
    }
  }

 private:
  void integers(const Filling& filling) {
    const auto extremes = extreme_integers(f_);
    switch (filling.regime) {
      case Regime::kNear: return each([&] {
        const auto edge = filling.near.empty() ? 0 : filling.near[choices_.below(filling.near.size())];
        return low_bits(static_cast<std::uint64_t>(edge + small_integer(choices_, 1)), f_.bits);
      });
      case Regime::kWide: return each([&] {
        return choices_.chance(1, 2) ? low_bits(choices_.bits(), f_.bits) : extremes.draw(choices_);
      });
      case Regime::kSpecial: {
        const auto small = small_integers(f_, kSmall, false);
        return each([&] { return choices_.chance(1, 2) ? extremes.draw(choices_) : small.draw(choices_); });
      }
      default: {
        const auto most = static_cast<std::int64_t>((std::uint64_t{1} << (f_.bits - 1)) - 1);
        const auto small = small_integers(f_, std::min(kSmall, most), spec::is_unsigned(f_.type));
        return each([&] { return small.draw(choices_); });
      }
    }
  }

  void floats(const Filling& filling) {
    const auto moderate = [&](int binades) { return draw_moderate(choices_, f_.type, binades); };
    switch (filling.regime) {
      case Regime::kSpecial: {
        const auto special = special_codes(f_);
        return each([&] { return choices_.chance(1, 2) ? special.draw(choices_) : moderate(2); });
      }
      case Regime::kWide: return each([&] { return moderate(std::max(1, (1 << f_.exponent_bits) / 8)); });
      case Regime::kModerate: return each([&] { return moderate(f_.exponent_bits >= 5 ? 3 : 1); });
      default: {
        const auto table = lattice(f_, filling.exponent);
        const bool sparse = filling.sparse && f_.has_sign;
        return each([&] { return sparse && choices_.chance(1, 2) ? table.codes[0] : table.draw(choices_); });
      }
    }
  }

  template <class Next>
  void each(Next next) {
    switch (f_.storage_bytes) {
      case 1: return store<std::uint8_t>(next);
      case 2: return store<std::uint16_t>(next);
      case 4: return store<std::uint32_t>(next);
      default: return store<std::uint64_t>(next);
    }
  }

  template <class Code, class Next>
  void store(Next next) {
    for (std::size_t at = 0; at < out_.size(); at += sizeof(Code)) {
      const auto code = static_cast<Code>(next());
      std::memcpy(out_.data() + at, &code, sizeof code);
    }
  }

  static constexpr std::int64_t kSmall = 9;  ///< of ordinary integers

  Source& choices_;
  const ElementFormat& f_;
  std::span<std::byte> out_;
};

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
  program::Tensor tensor{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))};
  const auto& f = spec::format(spec::real_type(type.element()));
  if (auto* prng = dynamic_cast<Prng*>(&choices)) {
    auto own = *prng;  // known to the compiler in full: no call for each element
    Filler(own, f, tensor.bytes).fill(filling);
    *prng = own;
  } else {
    Filler(choices, f, tensor.bytes).fill(filling);
  }
  return tensor;
}

}  // namespace assay::generator
