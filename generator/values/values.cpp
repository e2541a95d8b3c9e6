#include "generator/values/values.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "generator/values/codes.h"

namespace assay::generator {
namespace {

using spec::ElementFormat;
using spec::ElementType;

/// An odd factor spreads the bits of a number over a wider one, and keeps different numbers apart.
constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15ull;

/// `a` or `b` without a branch, which would be a guess for every element.
std::uint64_t choose(bool first, std::uint64_t a, std::uint64_t b) {
  return b ^ ((a ^ b) & -static_cast<std::uint64_t>(first));
}

constexpr int kFractionBits = 23;  ///< that are drawn

/// Fractions of a format of more than 8 bits.
class Fractions {
 public:
  explicit Fractions(const ElementFormat& f)
      : spread_(f.mantissa_bits > kFractionBits ? kOdd : 1), mask_((std::uint64_t{1} << f.mantissa_bits) - 1) {}

  [[gnu::always_inline]] std::uint64_t at(std::uint64_t bits) const {
    return low_bits(bits, kFractionBits) * spread_ & mask_;
  }

 private:
  /// Fills the fraction of a wider format: sums and products of 23 bits are never rounded in f64.
  std::uint64_t spread_;
  std::uint64_t mask_;
};

/// Marked edges, 0 where there is none, each with its neighbours.
class Edges {
 public:
  Edges(std::span<const std::int64_t> near, int bits) {
    if (near.empty()) near = kOrigin;
    for (const auto edge : near.first(std::min(near.size(), kMost)))
      for (const std::int64_t beside : {0, 1, -1})
        codes_[count_++] = low_bits(static_cast<std::uint64_t>(edge + beside), bits);
  }
  Codes codes() const { return {codes_.data(), count_}; }

 private:
  static constexpr std::size_t kMost = 16;
  static constexpr std::array<std::int64_t, 1> kOrigin = {0};

  std::array<std::uint64_t, 3 * kMost> codes_;
  std::size_t count_ = 0;
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
template <class Source> class Filler {
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
        const Edges edges(filling.near, bits);
        return draw_from_either(edges.codes(), extreme_integers(f_), 3);
      }
      case Regime::kWide:
        // Also the 63 bits that are left.
        return each<64>([extremes = extreme_integers(f_), bits](std::uint64_t word) {
          return choose(word >> 63, low_bits((word << 1 >> 1) * kOdd, bits), extremes.at(word & 0xFFFF, 16));
        });
      case Regime::kSpecial: return draw_from_either(small_integers(f_), extreme_integers(f_), 1);
      default: return draw_from(ordinary_integers(f_));
    }
  }

  void floats(const Filling& filling) {
    if (filling.regime == Regime::kLattice) return lattice_floats(filling);
    f_.bits <= 8 ? small_floats(filling.regime) : large_floats(filling.regime);
  }

  void lattice_floats(const Filling& filling) {
    const auto codes = lattice(f_, filling.exponent);
    if (!filling.sparse || !f_.has_sign) return draw_from(codes);
    // The simplest every other time.
    each<16>([codes](std::uint64_t bits) { return codes.at((bits & 0x7FFF) * (bits >> 15), 15); });
  }

  void small_floats(Regime regime) {
    switch (regime) {
      case Regime::kSpecial: return draw_from_either(numbers(f_, Spread::kBesideSpecials), special_codes(f_), 1);
      case Regime::kWide: return draw_from_either(numbers(f_, Spread::kNear), numbers(f_, Spread::kFar), 2);
      default: return draw_from(numbers(f_, Spread::kModerate));
    }
  }

  void large_floats(Regime regime) {
    switch (regime) {
      case Regime::kSpecial: return special_floats();
      case Regime::kWide: return wide_floats();
      default: return moderate_floats();
    }
  }

  void moderate_floats() {
    each<32>([fractions = Fractions(f_), heads = heads(f_, Spread::kModerate)](std::uint64_t bits) {
      return heads.at(bits >> kFractionBits, 32 - kFractionBits) | fractions.at(bits);
    });
  }

  void special_floats() {
    const auto special = special_codes(f_), heads = generator::heads(f_, Spread::kBesideSpecials);
    each<32>([fractions = Fractions(f_), heads, special](std::uint64_t bits) {
      const auto number = heads.at(bits >> kFractionBits & 0xFF, 8) | fractions.at(bits);
      return choose(bits >> 31, special.at(bits & 0x7FFF, 15), number);
    });
  }

  /// One in four of all binades. Where the exponent is the least of all the number is subnormal.
  void wide_floats() {
    const auto count = [&](Spread spread) { return 2 * static_cast<std::uint64_t>(binades(f_, spread)) + 1; };
    const auto near = count(Spread::kNear), far = count(Spread::kFar);
    each<64>([f = f_, fractions = Fractions(f_), near, far](std::uint64_t word) {
      const auto nth = scaled(word >> 32, 32, choose((word >> 30 & 3) == 3, far, near));
      const auto exponent = static_cast<std::uint64_t>(nth_small_integer(static_cast<std::int64_t>(nth)) + f.bias);
      return (word >> kFractionBits & 1) << (f.bits - 1) | exponent << f.mantissa_bits | fractions.at(word);
    });
  }

  void draw_from(Codes codes) {
    each<16>([codes](std::uint64_t bits) { return codes.at(bits, 16); });
  }

  /// From `second` once in 2^n times.
  void draw_from_either(Codes first, Codes second, int n) {
    each<16>([either = std::array{first, second}, n](std::uint64_t bits) {
      return either[bits >> (16 - n) == (std::uint64_t{1} << n) - 1].at(low_bits(bits, 16 - n), 16 - n);
    });
  }

  /// Every element is what `next` makes of `kBits` bits.
  template <int kBits, class Next> void each(Next next) {
    switch (f_.storage_bytes) {
      case 1: return store<std::uint8_t, kBits>(next);
      case 2: return store<std::uint16_t, kBits>(next);
      case 4: return store<std::uint32_t, kBits>(next);
      default: return store<std::uint64_t, kBits>(next);
    }
  }

  template <class Code, int kBits, class Next> void store(Next next) {
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
      [&]<std::size_t... kEach>(std::index_sequence<kEach...>) { (put(word, kEach), ...); }
      (std::make_index_sequence<kPerWord>());
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
          .exponent = -static_cast<int>(choices.below(kLattices)),
          .sparse = choices.chance(1, 3)};
}

void draw_elements(Choices& choices, spec::Type type, const Filling& filling, std::span<std::byte> out) {
  if (filling.matrices != MatrixKind::kNone)
    return draw_matrices(choices, type, filling.matrices, filling.regime == Regime::kLattice, out);
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
