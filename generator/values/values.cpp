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
  /// The simplest every other time.
  template <class Source>
  std::uint64_t draw_sparse(Source& choices) const {
    const auto n = choices.below(2 * count);
    return codes[n < count ? n : 0];
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
Table make_lattice(const ElementFormat& f, int exponent) {
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

constexpr int kLatticeExponents = 3;  ///< 0, -1, -2

const Table& lattice(const ElementFormat& f, int exponent) {
  static const auto tables = [] {
    std::array<std::array<Table, kLatticeExponents>, spec::kElementTypes> all;
    for (const auto& format : spec::element_formats())
      for (int e = 0; spec::is_float(format.type) && e < kLatticeExponents; ++e)
        all[static_cast<std::size_t>(format.type)][static_cast<std::size_t>(e)] = make_lattice(format, -e);
    return all;
  }();
  return tables[static_cast<std::size_t>(f.type)][static_cast<std::size_t>(-exponent)];
}

/// NaN, infinity, zero, one, the largest, smallest and subnormal values, all of either sign.
Table special_codes(const ElementFormat& f) {
  const auto e = f.type;
  Table table;
  for (const auto code : {std::uint64_t{0}, spec::encode(e, 1), spec::has_nan(e) ? spec::nan_code(e) : 0,
                          spec::has_infinity(e) ? spec::infinity_code(e) : spec::largest_code(e), spec::largest_code(e),
                          spec::smallest_normal_code(e), std::uint64_t{1}, spec::smallest_normal_code(e) - 1, spec::encode(e, 0.5)}) {
    table.add(low_bits(code, f.bits));
    if (f.has_sign) table.add(low_bits(code | spec::sign_code(e), f.bits));
  }
  return table;
}

/// Numbers 1.fraction times a power of two, of either sign.
class Moderate {
 public:
  Moderate(const ElementFormat& f, int binades)
      : f_(f), exponents_(static_cast<std::uint64_t>(2 * binades + 1)), is_normal_(are_normal(f, binades)) {}

  /// Of one word the low bits are the fraction, the next one the sign, and the high half the exponent.
  template <class Source>
  [[gnu::always_inline]] std::uint64_t draw(Source& choices) const {
    const auto word = choices.bits();
    const auto fraction = low_bits(word, kFractionBits), sign = word >> kFractionBits & 1;
    const auto exponent = nth_small_integer(static_cast<std::int64_t>((word >> 32) * exponents_ >> 32));
    if (!is_normal_) return spec::encode(f_.type, as_double(sign, exponent, fraction));
    return sign << (f_.exponent_bits + f_.mantissa_bits) |
           rounded(static_cast<std::uint64_t>(exponent + f_.bias) << kFractionBits | fraction);
  }

 private:
  static constexpr int kFractionBits = 24;

  /// All of them are normal numbers of the format, and none is rounded to infinity.
  static bool are_normal(const ElementFormat& f, int binades) {
    return f.has_sign && f.bias - binades >= 1 && f.bias + binades + 1 < (1 << f.exponent_bits) - 1;
  }
  static double as_double(std::uint64_t sign, std::int64_t exponent, std::uint64_t fraction) {
    const double magnitude = 1.0 + static_cast<double>(fraction) * 0x1p-24;
    return std::ldexp(sign ? -magnitude : magnitude, static_cast<int>(exponent));
  }
  /// To the nearest, ties to even; what overflows the fraction carries into the exponent.
  std::uint64_t rounded(std::uint64_t magnitude) const {
    const int places = kFractionBits - f_.mantissa_bits;
    if (places <= 0) return magnitude << -places;
    const auto is_odd = magnitude >> places & 1;
    return (magnitude + (std::uint64_t{1} << (places - 1)) - 1 + is_odd) >> places;
  }

  const ElementFormat f_;
  const std::uint64_t exponents_;  ///< how many
  const bool is_normal_;
};

/// Any source, by value as the generator's own is.
class AnySource {
 public:
  explicit AnySource(Choices& choices) : choices_(&choices) {}
  std::uint64_t below(std::uint64_t bound) { return choices_->below(bound); }
  std::uint64_t bits() { return choices_->bits(); }
  bool chance(std::uint32_t numerator, std::uint32_t denominator) { return choices_->chance(numerator, denominator); }

 private:
  Choices* choices_;
};

/// Fills a tensor from one source, a copy of which is all that the loop over the elements changes.
/// What no choice decides is worked out before.
template <class Source>
class Filler {
 public:
  Filler(const Source& source, const ElementFormat& f, std::span<std::byte> out) : source_(source), f_(f), out_(out) {}

  /// The source after the last element.
  const Source& fill(const Filling& filling) {
    switch (f_.kind) {
      case spec::ElementClass::kBool: each([](Source& choices) { return choices.below(2); }); break;
      case spec::ElementClass::kFloat: floats(filling); break;
      default: integers(filling);
    }
    return source_;
  }

 private:
  void integers(const Filling& filling) {
    const int bits = f_.bits;
    switch (filling.regime) {
      case Regime::kNear: {
        const std::span<const std::int64_t> near = filling.near;
        const auto extremes = extreme_integers(f_);
        return each([&](Source& choices) {
          if (choices.chance(1, 8)) return extremes.draw(choices);
          const auto edge = near.empty() ? 0 : near[choices.below(near.size())];
          return low_bits(static_cast<std::uint64_t>(edge + small_integer(choices, 1)), bits);
        });
      }
      case Regime::kWide: {
        const auto extremes = extreme_integers(f_);
        return each([&](Source& choices) { return choices.chance(1, 2) ? low_bits(choices.bits(), bits) : extremes.draw(choices); });
      }
      case Regime::kSpecial: {
        const auto extremes = extreme_integers(f_), small = small_integers(f_, kSmall, false);
        return each([&](Source& choices) { return (choices.chance(1, 2) ? extremes : small).draw(choices); });
      }
      default: {
        const auto most = static_cast<std::int64_t>((std::uint64_t{1} << (bits - 1)) - 1);
        const auto small = small_integers(f_, std::min(kSmall, most), spec::is_unsigned(f_.type));
        return each([&](Source& choices) { return small.draw(choices); });
      }
    }
  }

  void floats(const Filling& filling) {
    const auto moderate = [&](int binades) {
      const Moderate numbers(f_, binades);
      return each([&](Source& choices) { return numbers.draw(choices); });
    };
    switch (filling.regime) {
      case Regime::kSpecial: {
        const auto special = special_codes(f_);
        const Moderate ordinary(f_, 2);
        return each([&](Source& choices) { return choices.chance(1, 2) ? special.draw(choices) : ordinary.draw(choices); });
      }
      case Regime::kWide: {
        const Moderate near(f_, std::max(1, (1 << f_.exponent_bits) / 8 - 1)), far(f_, std::max(1, (1 << f_.exponent_bits) / 2 - 1));
        return each([&](Source& choices) { return (choices.chance(1, 4) ? far : near).draw(choices); });
      }
      case Regime::kModerate: return moderate(f_.exponent_bits >= 5 ? 3 : 1);
      default: {
        const auto& table = lattice(f_, filling.exponent);
        if (!filling.sparse || !f_.has_sign) return each([&](Source& choices) { return table.draw(choices); });
        return each([&](Source& choices) { return table.draw_sparse(choices); });
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
    auto source = source_;
    auto* out = out_.data();
    for (auto left = out_.size() / sizeof(Code); left > 0; --left, out += sizeof(Code)) {
      const auto code = static_cast<Code>(next(source));
      std::memcpy(out, &code, sizeof code);
    }
    source_ = source;
  }

  static constexpr std::int64_t kSmall = 9;  ///< of ordinary integers

  Source source_;
  const ElementFormat& f_;
  std::span<std::byte> out_;
};

}  // namespace

Filling draw_filling(Choices& choices, Lane lane, ElementType e) {
  if (lane == Lane::kEnvelope) return {.regime = Regime::kModerate};
  if (lane == Lane::kSpecial) return {.regime = choices.chance(1, 4) ? Regime::kWide : Regime::kSpecial};
  const bool wide = !spec::is_float(e) && !spec::is_complex(e) && choices.chance(1, 4);
  return {.regime = wide ? Regime::kWide : Regime::kLattice,
          .exponent = -static_cast<int>(choices.below(kLatticeExponents)),
          .sparse = choices.chance(1, 3)};
}

void draw_elements(Choices& choices, spec::Type type, const Filling& filling, std::span<std::byte> out) {
  const auto& f = spec::format(spec::real_type(type.element()));
  if (auto* own = dynamic_cast<Prng*>(&choices)) {
    *own = Filler(*own, f, out).fill(filling);
  } else {
    Filler(AnySource(choices), f, out).fill(filling);
  }
}

program::Tensor draw_tensor(Choices& choices, spec::Type type, const Filling& filling) {
  program::Tensor tensor{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))};
  draw_elements(choices, type, filling, tensor.bytes);
  return tensor;
}

}  // namespace assay::generator
