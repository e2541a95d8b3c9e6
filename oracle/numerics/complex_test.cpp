#include "oracle/numerics/complex.h"

#include <gtest/gtest.h>
#include <mpfr.h>

#include <cmath>
#include <cstdio>
#include <string>

#include "spec/choices.h"

namespace assay::oracle {
namespace {

/// a * b + c * d with 4,500 bits, which hold every sum of two products of doubles exactly, rounded once.
double rounded_once(double a, double b, double c, double d) {
  mpfr_t x, y, z;
  mpfr_inits2(4500, x, y, z, nullptr);
  mpfr_set_d(x, a, MPFR_RNDN);
  mpfr_mul_d(x, x, b, MPFR_RNDN);
  mpfr_set_d(y, c, MPFR_RNDN);
  mpfr_mul_d(y, y, d, MPFR_RNDN);
  mpfr_add(z, x, y, MPFR_RNDN);
  const double out = mpfr_get_d(z, MPFR_RNDN);
  mpfr_clears(x, y, z, nullptr);
  return out;
}

/// Of few or of all bits, so that products are exact, tie, cancel or leave the range.
double drawn(Prng& choices) {
  const int bits = static_cast<int>(1 + choices.below(53));
  const auto significand = static_cast<double>(choices.below(std::uint64_t{1} << bits));
  const int exponent =
      choices.chance(1, 8) ? static_cast<int>(choices.below(1200)) - 600 : static_cast<int>(choices.below(40)) - 20;
  return std::ldexp(choices.chance(1, 2) ? -significand : significand, exponent - bits);
}

std::string text(ComplexDouble z) {
  char out[64];
  std::snprintf(out, sizeof out, "(%a, %a)", z.real, z.imag);
  return out;
}

TEST(ComplexProduct, IsRoundedOnceInEachPart) {
  Prng choices(5, 0);
  for (int k = 0; k < 100'000; ++k) {
    const ComplexDouble a{drawn(choices), drawn(choices)};
    ComplexDouble b{drawn(choices), drawn(choices)};
    if (choices.chance(1, 4)) b = {a.imag, a.real};  // the products of the real part cancel
    const ComplexDouble got = complex_multiply(a, b);
    EXPECT_EQ(got.real, rounded_once(a.real, b.real, -a.imag, b.imag)) << text(a) << " * " << text(b);
    EXPECT_EQ(got.imag, rounded_once(a.real, b.imag, a.imag, b.real)) << text(a) << " * " << text(b);
  }
}

}  // namespace
}  // namespace assay::oracle
