#pragma once

#include <cstdint>
#include <limits>

#include "oracle/numerics/format.h"

namespace assay::oracle {

/// The FNUZ formats: their one NaN is the code of -0, and whether that makes it negative no text says.
inline bool has_one_nan(ElementType e) { return numbers(e).has_sign && !numbers(e).has_negative_zero; }

/// IEEE 754-2019, 5.10, totalOrder: -NaN < -inf < ... < -0 < +0 < ... < inf < NaN, as an integer key of the code.
struct TotalOrderKey {
  std::uint64_t sign_bit;
  std::uint64_t lone_nan;  // FNUZ: the code of -0; 0 where there is none
  explicit TotalOrderKey(ElementType e)
      : sign_bit(numbers(e).has_sign ? std::uint64_t{1} << (spec::bits(e) - 1) : 0),
        lone_nan(has_one_nan(e) ? sign_bit : 0) {}
  std::int64_t operator()(std::uint64_t code) const {
    if (lone_nan != 0 && code == lone_nan) return std::numeric_limits<std::int64_t>::max();
    if (sign_bit == 0 || (code & sign_bit) == 0) return static_cast<std::int64_t>(code);
    return -1 - static_cast<std::int64_t>(code & ~sign_bit);
  }
};

}  // namespace assay::oracle
