#include "oracle/numerics/elementary.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace assay::oracle
