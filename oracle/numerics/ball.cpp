#include "oracle/numerics/ball.h"

#include <bit>
#include <cstdint>
#include <limits>

namespace assay::oracle {
namespace {

constexpr long kEndPrecision = 160;

}  // namespace

Enclosure enclosure(arb_srcptr ball) {
  thread_local Float end;
  if (!arb_is_finite(ball)) {
    const double infinity = std::numeric_limits<double>::infinity();
    return {-infinity, infinity};
  }
  arb_get_lbound_arf(end, ball, kEndPrecision);
  const double low = arf_get_d(end, ARF_RND_FLOOR);
  arb_get_ubound_arf(end, ball, kEndPrecision);
  return {low, arf_get_d(end, ARF_RND_CEIL)};
}

bool decided(arb_srcptr ball, ElementType e, double& rounded) {
  thread_local Float low, high;
  if (!arb_is_finite(ball)) return false;
  arb_get_lbound_arf(low, ball, kEndPrecision);
  arb_get_ubound_arf(high, ball, kEndPrecision);
  if (e == ElementType::f64) {
    rounded = arf_get_d(low, ARF_RND_NEAR);
    return rounded == arf_get_d(high, ARF_RND_NEAR);
  }
  rounded = round_to(e, arf_get_d(low, ARF_RND_FLOOR));
  const double other = round_to(e, arf_get_d(high, ARF_RND_CEIL));
  return rounded == other || (rounded != rounded && other != other);
}

double rounded_centre(arb_srcptr ball, ElementType e) {
  if (!arb_is_finite(ball)) return std::numeric_limits<double>::quiet_NaN();
  if (e == ElementType::f64) return arf_get_d(arb_midref(ball), ARF_RND_NEAR);
  // Rounded to odd first, so that the second rounding sees on which side of a tie the centre lies.
  const double toward_zero = arf_get_d(arb_midref(ball), ARF_RND_DOWN);
  const bool is_exact = arf_cmp_d(arb_midref(ball), toward_zero) == 0;
  const auto odd = std::bit_cast<double>(std::bit_cast<std::uint64_t>(toward_zero) | 1);
  return round_to(e, is_exact ? toward_zero : odd);
}

}  // namespace assay::oracle
