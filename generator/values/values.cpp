#include "generator/values/values.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <utility>

#include "spec/types/float_code.h"

namespace assay::generator {
namespace {

using spec::ElementFormat;
using spec::ElementType;

std::uint64_t low_bits(std::uint64_t x, int bits) {
  return bits == 64 ? x : x & ((std::uint64_t{1} << bits) - 1);
}

/// -b .. b with 0, 1, -1 first, so that shrinking choices shrinks values.
std::int64_t nth_small_integer(std::int64_t n) {
  const auto sign = (n & 1) - 1;  // -1 of even n; no branch, which would be a guess for every element
  return (((n + 1) >> 1) ^ sign) - sign;
}

/// An odd factor spreads the bits of a number over a wider one, and keeps different numbers apart.
constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15ull;

/// One of 0 .. n - 1, from `width` uniform bits.
std::uint64_t scaled(std::uint64_t bits, int width, std::uint64_t n) { return bits * n >> width; }

/// Codes to draw one of, simplest first.
struct Table {
  std::array<std::uint64_t, 24> codes;
  std::size_t count = 0;

  void add(std::uint64_t code) { codes[count++] = code; }
  /// The code for `width` uniform bits.
  std::uint64_t at(std::uint64_t bits, int width) const { return codes[scaled(bits, width, count)]; }
};

/// The tables of all formats of a kind, made once: most tensors have fewer elements than a table.
template <Table (*make)(const ElementFormat&), bool (*is_of_kind)(ElementType)>
const Table& table_of(const ElementFormat& f) {
  static const auto tables = [] {
    std::array<Table, spec::kElementTypes> all;
    for (const auto& format : spec::element_formats())
      if (is_of_kind(format.type)) all[static_cast<std::size_t>(format.type)] = make(format);
    return all;
  }();
  return tables[static_cast<std::size_t>(f.type)];
}

constexpr std::int64_t kSmall = 9;  ///< of ordinary integers

Table make_small_integers(const ElementFormat& f, std::int64_t b, bool is_absolute) {
  Table table;
  for (std::int64_t n = 0; n <= 2 * b; ++n) {
    const auto i = nth_small_integer(n);
    table.add(low_bits(static_cast<std::uint64_t>(is_absolute ? std::abs(i) : i), f.bits));
  }
  return table;
}

Table make_small_integers(const ElementFormat& f) { return make_small_integers(f, kSmall, false); }
const Table& small_integers(const ElementFormat& f) { return table_of<make_small_integers, spec::is_int>(f); }

/// Those that the type holds as they are.
Table make_ordinary_integers(const ElementFormat& f) {
  const auto most = static_cast<std::int64_t>((std::uint64_t{1} << (f.bits - 1)) - 1);
  return make_small_integers(f, std::min(kSmall, most), spec::is_unsigned(f.type));
}
const Table& ordinary_integers(const ElementFormat& f) { return table_of<make_ordinary_integers, spec::is_int>(f); }

Table make_extreme_integers(const ElementFormat& f) {
  const std::uint64_t top = std::uint64_t{1} << (f.bits - 1);
  Table table;
  for (const auto code : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}, top, top - 1, top + 1, std::uint64_t{2}, top >> 1})
    table.add(low_bits(code, f.bits));
  return table;
}

const Table& extreme_integers(const ElementFormat& f) { return table_of<make_extreme_integers, spec::is_int>(f); }

/// Small multiples of a power of two; powers of two where there is no sign.
template <int exponent>
Table make_lattice(const ElementFormat& f) {
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

/// By exponent: 0, -1, -2.
constexpr std::array kLattices = {&table_of<make_lattice<0>, spec::is_float>, &table_of<make_lattice<-1>, spec::is_float>,
                                  &table_of<make_lattice<-2>, spec::is_float>};

const Table& lattice(const ElementFormat& f, int exponent) { return kLattices[static_cast<std::size_t>(-exponent)](f); }

/// NaN, infinity, zero, one, the largest, smallest and subnormal values, all of either sign.
Table make_special_codes(const ElementFormat& f) {
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

const Table& special_codes(const ElementFormat& f) { return table_of<make_special_codes, spec::is_float>(f); }

/// Numbers 1.fraction times a power of two, of either sign.
class Moderate {
 public:
  Moderate(const ElementFormat& f, int binades)
      : f_(f), exponents_(static_cast<std::uint64_t>(2 * binades + 1)), is_normal_(are_normal(f, binades)) {}

  /// Of a word the low bits are the fraction, the next one the sign, and the high half the exponent;
  /// 8 bits between them are left.
  [[gnu::always_inline]] std::uint64_t at(std::uint64_t word) const {
    const auto fraction = low_bits(word, kFractionBits), sign = word >> kFractionBits & 1;
    const auto exponent = nth_small_integer(static_cast<std::int64_t>(scaled(word >> 32, 32, exponents_)));
    if (!is_normal_) return spec::encode(f_.type, as_double(sign, exponent, fraction));
    const auto biased = static_cast<std::uint64_t>(exponent + f_.bias);
    return (sign << f_.exponent_bits | biased) << f_.mantissa_bits | low_bits(fraction * spread_, fraction_bits_) >> fraction_down_;
  }
  /// Of half a word: the upper 8 bits are the exponent, which is enough for few of them.
  [[gnu::always_inline]] std::uint64_t at_half(std::uint64_t half) const {
    return at(low_bits(half, kFractionBits + 1) | half >> (kFractionBits + 1) << 56);
  }

 private:
  static constexpr int kFractionBits = 23;


  /// All of them are normal numbers of the format.
  static bool are_normal(const ElementFormat& f, int binades) {
    return f.has_sign && f.bias - binades >= 1 && f.bias + binades < (1 << f.exponent_bits) - 1;
  }
  static double as_double(std::uint64_t sign, std::int64_t exponent, std::uint64_t fraction) {
    const double magnitude = 1.0 + static_cast<double>(fraction) * 0x1p-23;
    return std::ldexp(sign ? -magnitude : magnitude, static_cast<int>(exponent));
  }
  const ElementFormat f_;
  const std::uint64_t exponents_;  ///< how many
  const bool is_normal_;
  const int fraction_bits_ = std::max<int>(f_.mantissa_bits, kFractionBits);
  const int fraction_down_ = fraction_bits_ - f_.mantissa_bits;
  /// Fills the fraction of a wider format: sums and products of 23 bits are never rounded in f64.
  const std::uint64_t spread_ = f_.mantissa_bits > kFractionBits ? kOdd : 1;
};

/// Any source, by value as the generator's own is.
class AnySource {
 public:
  explicit AnySource(Choices& choices) : choices_(&choices) {}
  std::uint64_t bits() { return choices_->bits(); }

 private:
  Choices* choices_;
};

/// Fills a tensor from one source, a copy of which is all that the loop over the elements changes.
/// One word of choices makes several elements, each from bits of its own; what no choice decides is
/// worked out before.
template <class Source>
class Filler {
 public:
  Filler(const Source& source, const ElementFormat& f, std::span<std::byte> out) : source_(source), f_(f), out_(out) {}

  /// The source after the last element.
  const Source& fill(const Filling& filling) {
    switch (f_.kind) {
      case spec::ElementClass::kBool: each<8>([](std::uint64_t bits) { return bits & 1; }); break;
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
        const auto& extremes = extreme_integers(f_);
        return each<64>([&](std::uint64_t word) {
          if (word >> 61 == 7) return extremes.at(word & 0xFFFF, 16);
          const auto edge = near.empty() ? 0 : near[scaled(word & 0xFFFF, 16, near.size())];
          const auto beside = nth_small_integer(static_cast<std::int64_t>(scaled(word >> 16 & 0xFFFF, 16, 3)));
          return low_bits(static_cast<std::uint64_t>(edge + beside), bits);
        });
      }
      case Regime::kWide: {
        const auto& extremes = extreme_integers(f_);
        // Also the 63 bits that are left.
        return each<64>([&](std::uint64_t word) {
          return word >> 63 ? low_bits((word << 1 >> 1) * kOdd, bits) : extremes.at(word & 0xFFFF, 16);
        });
      }
      case Regime::kSpecial: {
        const std::array either = {&small_integers(f_), &extreme_integers(f_)};
        return each<16>([&](std::uint64_t bits) { return either[bits >> 15]->at(bits & 0x7FFF, 15); });
      }
      default: return draw_from(ordinary_integers(f_));
    }
  }

  void floats(const Filling& filling) {
    switch (filling.regime) {
      case Regime::kSpecial: {
        const auto& special = special_codes(f_);
        const Moderate ordinary(f_, 2);
        return each<64>([&](std::uint64_t word) { return (word >> 31 & 1) ? special.at(word & 0xFFFF, 16) : ordinary.at(word); });
      }
      case Regime::kWide: {
        const Moderate near(f_, std::max(1, (1 << f_.exponent_bits) / 8 - 1)), far(f_, std::max(1, (1 << f_.exponent_bits) / 2 - 1));
        return each<64>([&](std::uint64_t word) { return ((word >> 30 & 3) == 3 ? far : near).at(word); });
      }
      case Regime::kModerate: {
        const Moderate numbers(f_, f_.exponent_bits >= 5 ? 3 : 1);
        return each<32>([&](std::uint64_t half) { return numbers.at_half(half); });
      }
      default: {
        const auto& table = lattice(f_, filling.exponent);
        if (!filling.sparse || !f_.has_sign) return draw_from(table);
        // The simplest every other time.
        return each<16>([&](std::uint64_t bits) { return table.at((bits & 0x7FFF) * (bits >> 15), 15); });
      }
    }
  }

  void draw_from(const Table& table) {
    return each<16>([&](std::uint64_t bits) { return table.at(bits, 16); });
  }

  /// Every element is what `next` makes of `kBits` bits.
  template <int kBits, class Next>
  void each(Next next) {
    switch (f_.storage_bytes) {
      case 1: return store<std::uint8_t, kBits>(next);
      case 2: return store<std::uint16_t, kBits>(next);
      case 4: return store<std::uint32_t, kBits>(next);
      default: return store<std::uint64_t, kBits>(next);
    }
  }

  template <class Code, int kBits, class Next>
  void store(Next next) {
    constexpr std::size_t kPerWord = 64 / kBits;
    auto source = source_;
    auto* out = out_.data();
    const auto put = [&](std::uint64_t word, std::size_t i) {
      const auto code = static_cast<Code>(next(low_bits(word >> (kBits * i), kBits)));
      std::memcpy(out + i * sizeof code, &code, sizeof code);
    };
    auto left = out_.size() / sizeof(Code);
    for (; left >= kPerWord; left -= kPerWord, out += kPerWord * sizeof(Code)) {
      const auto word = source.bits();
      [&]<std::size_t... kEach>(std::index_sequence<kEach...>) { (put(word, kEach), ...); }(std::make_index_sequence<kPerWord>());
    }
    if (left > 0) {
      const auto word = source.bits();
      for (std::size_t i = 0; i < left; ++i) put(word, i);
    }
    source_ = source;
  }

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
          .exponent = -static_cast<int>(choices.below(kLattices.size())),
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
