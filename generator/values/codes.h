#pragma once

#include <cstdint>

#include "spec/types/element_type.h"

/// Codes of element formats that tensors are filled with: tables made once, since most tensors have
/// fewer elements than a table.
namespace assay::generator {

inline std::uint64_t low_bits(std::uint64_t x, int bits) {
  return bits == 64 ? x : x & ((std::uint64_t{1} << bits) - 1);
}

/// One of 0 .. n - 1, from `width` uniform bits.
inline std::uint64_t scaled(std::uint64_t bits, int width, std::uint64_t n) { return bits * n >> width; }

/// Codes to draw one of, simplest first.
struct Codes {
  const std::uint64_t* first = nullptr;
  std::uint64_t count = 0;

  /// The code for `width` uniform bits.
  std::uint64_t at(std::uint64_t bits, int width) const { return first[scaled(bits, width, count)]; }
};

/// -b .. b with 0, 1, -1 first, so that shrinking choices shrinks values.
inline std::int64_t nth_small_integer(std::int64_t n) {
  const auto sign = (n & 1) - 1;  // -1 of even n; no branch, which would be a guess for every element
  return (((n + 1) >> 1) ^ sign) - sign;
}

/// How many binades above and below 1 floats are drawn from.
enum class Spread : std::uint8_t {
  kModerate,
  kBesideSpecials,  ///< what stands beside NaN and infinities
  kNear,            ///< an eighth of all binades
  kFar,             ///< all of them, with subnormals
};
inline constexpr int kSpreads = 4;

int binades(const spec::ElementFormat&, Spread);

/// Integers -9 .. 9, modulo 2^bits.
Codes small_integers(const spec::ElementFormat&);
/// Those that the type holds as they are.
Codes ordinary_integers(const spec::ElementFormat&);
/// The ends of the range and their neighbours.
Codes extreme_integers(const spec::ElementFormat&);
inline constexpr std::uint64_t kLattices = 3;
/// Small multiples of 2^exponent, -kLattices < exponent <= 0; powers of two where there is no sign.
Codes lattice(const spec::ElementFormat&, int exponent);
/// NaN, infinity, zero, one, the largest, smallest and subnormal values, all of either sign.
Codes special_codes(const spec::ElementFormat&);
/// Sign and exponent, without a fraction, of all normal numbers of a larger format over the binades of a spread that
/// is no wider than kBesideSpecials or kModerate.
Codes heads(const spec::ElementFormat&, Spread);
/// All finite numbers of a format of at most 8 bits over the binades of a spread.
Codes numbers(const spec::ElementFormat&, Spread);

}  // namespace assay::generator
