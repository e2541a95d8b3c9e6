#pragma once

#include <cstdint>

#include "spec/types/element_type.h"

/// Integers of any type in one, and whether they lie in the range of a type.
namespace assay::oracle {

/// Holds what two 64-bit numbers of either sign add up to, and every product of two signed ones.
using Wide = __int128;

/// The number that an element of the type is; `n` is as `load_integer` gives it, an unsigned one by its 64-bit pattern.
inline Wide wide(spec::ElementType e, std::int64_t n) {
  return spec::is_unsigned(e) ? static_cast<Wide>(static_cast<std::uint64_t>(n)) : n;
}

inline bool fits(spec::ElementType e, Wide x) {
  const Wide limit = Wide{1} << (spec::bits(e) - (spec::is_signed(e) ? 1 : 0));
  return x < limit && x >= (spec::is_signed(e) ? -limit : Wide{0});
}

/// The largest exponent of a power of two that fits into 64 bits. XLA and IREE read no more of an exponent than its
/// bits.
inline constexpr int kLargestExponent = 63;

}  // namespace assay::oracle
