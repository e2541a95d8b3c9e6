#include "oracle/numerics/elementary.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <numbers>

namespace assay::oracle {
namespace {

using spec::PrimitiveId;

double zeta(double x, double q) { return evaluate(*find_elementary(PrimitiveId::kZeta), ElementType::f64, x, q); }
double polygamma(double n, double x) {
  return evaluate(*find_elementary(PrimitiveId::kPolygamma), ElementType::f64, n, x);
}

// zeta(2, 1/2) = pi^2 / 2, and zeta(x, q) = q^-x + zeta(x, q + 1).
TEST(Zeta, GoesOnBelowZeroTermByTerm) {
  const double half = std::numbers::pi * std::numbers::pi / 2;
  EXPECT_NEAR(zeta(2, 0.5), half, 1e-15 * half);
  EXPECT_NEAR(zeta(2, -0.5), 4 + half, 1e-14);
  EXPECT_NEAR(zeta(2, -1.5), 4.0 / 9 + 4 + half, 1e-14);
  EXPECT_NEAR(zeta(3, -0.5), zeta(3, 0.5) - 8, 1e-14);
  EXPECT_TRUE(std::isnan(zeta(2.5, -0.5))) << "a root of a negative number";
  EXPECT_TRUE(std::isinf(zeta(2, -3)));
}

// The derivative of order n is (-1)^(n + 1) n! zeta(n + 1, x).
TEST(Polygamma, IsZetaBelowZeroToo) {
  EXPECT_NEAR(polygamma(1, -0.5), zeta(2, -0.5), 1e-14);
  EXPECT_NEAR(polygamma(2, -0.5), -2 * zeta(3, -0.5), 1e-13);
}

/// Whatever numbers an interval has, its values are bounded at once, and hold those at its numbers.
TEST(EncloseRange, HoldsItsValuesWithoutALongSearch) {
  constexpr Enclosure kRanges[] = {{1, 2}, {1e-30, 1e30}, {5e-324, 1.7e308}, {0.5, 700}, {1e5, 1e200}, {-40, -3}};
  for (const Elementary& f : elementary_functions()) {
    if (f.operands != 1) continue;
    for (const Enclosure& range : kRanges) {
      const Enclosure domain = domain_of(f);
      if (range.low < domain.low || range.high > domain.high) continue;
      const auto begin = std::chrono::steady_clock::now();
      const Enclosure all = enclose_range(f, range, {0, 0});
      EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(2))
          << static_cast<int>(f.id) << " " << range.low;
      for (const double share : {0.0, 1e-12, 0.25, 0.5, 1.0}) {
        const double x = std::clamp(range.low + share * (range.high / 2 - range.low / 2) * 2, range.low, range.high);
        const double y = evaluate(f, ElementType::f64, x);
        EXPECT_TRUE(std::isnan(y) || (all.low <= y && y <= all.high)) << static_cast<int>(f.id) << " at " << x;
      }
    }
  }
}

}  // namespace
}  // namespace assay::oracle
