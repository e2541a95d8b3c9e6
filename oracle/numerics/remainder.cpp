#include "oracle/numerics/remainder.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace assay::oracle {
namespace {

struct Scaled {
  std::uint64_t significand;
  int exponent;  // value = significand * 2^exponent
};

Scaled scaled(double magnitude) {
  const auto bits = std::bit_cast<std::uint64_t>(magnitude);
  const int field = static_cast<int>(bits >> 52);
  const std::uint64_t fraction = bits & ((std::uint64_t{1} << 52) - 1);
  if (field == 0) return {fraction, -1074};
  return {fraction | (std::uint64_t{1} << 52), field - 1075};
}

/// (a * 2^shift) mod b, eleven bits at a time: a < b < 2^53.
std::uint64_t shifted_remainder(std::uint64_t a, int shift, std::uint64_t b) {
  for (a %= b; shift > 0 && a != 0;) {
    const int step = shift < 11 ? shift : 11;
    a = (a << step) % b;
    shift -= step;
  }
  return a;
}

}  // namespace

double exact_remainder(double a, double b) {
  if (std::isnan(a) || std::isnan(b) || std::isinf(a) || b == 0) return std::numeric_limits<double>::quiet_NaN();
  const double x = std::fabs(a), y = std::fabs(b);
  if (x < y) return a;
  const Scaled n = scaled(x), d = scaled(y);
  // x >= y, hence n.exponent >= d.exponent.
  const std::uint64_t rest = shifted_remainder(n.significand, n.exponent - d.exponent, d.significand);
  return std::copysign(std::ldexp(static_cast<double>(rest), d.exponent), a);
}

}  // namespace assay::oracle
