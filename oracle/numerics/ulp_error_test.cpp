#include "oracle/numerics/ulp_error.h"

#include <gtest/gtest.h>
#include <mpfr.h>

#include <cmath>

#include "spec/choices.h"

namespace assay::oracle {
namespace {

using spec::PrimitiveId;

/// |got - f(x)| in ulps by MPFR at 300 bits; the spacing is looked up from the exponent that MPFR gives.
double by_mpfr(int (*function)(mpfr_t, const mpfr_t, mpfr_rnd_t), ElementType e, double x, double got) {
  mpfr_t exact;
  mpfr_init2(exact, 300);
  mpfr_set_d(exact, x, MPFR_RNDN);
  function(exact, exact, MPFR_RNDN);
  const auto& f = spec::format(e);
  const long exponent = std::max<long>(mpfr_get_exp(exact) - 1, 1 - f.bias) - f.mantissa_bits;
  mpfr_sub_d(exact, exact, got, MPFR_RNDN);
  mpfr_abs(exact, exact, MPFR_RNDN);
  mpfr_mul_2si(exact, exact, -exponent, MPFR_RNDN);
  const double ulps = mpfr_get_d(exact, MPFR_RNDN);
  mpfr_clear(exact);
  return ulps;
}

double error(PrimitiveId id, ElementType e, double x, double got, double y = 0) {
  return error_in_ulps(*measured_function(id), e, x, y, got);
}

struct Judged {
  PrimitiveId id;
  int (*function)(mpfr_t, const mpfr_t, mpfr_rnd_t);
  double low, high;
};
const Judged kJudged[] = {{PrimitiveId::kTanh, mpfr_tanh, -12, 12},    {PrimitiveId::kExponential, mpfr_exp, -87, 88},
                          {PrimitiveId::kLog, mpfr_log, 1e-30, 1e30},  {PrimitiveId::kSine, mpfr_sin, -1e6, 1e6},
                          {PrimitiveId::kSqrt, mpfr_sqrt, 0, 1e30},    {PrimitiveId::kCbrt, mpfr_cbrt, -1e9, 1e9},
                          {PrimitiveId::kErf, mpfr_erf, -3, 3},        {PrimitiveId::kRsqrt, mpfr_rec_sqrt, 1e-9, 1e9},
                          {PrimitiveId::kLogPlusOne, mpfr_log1p, 0, 9}};

TEST(UlpError, IsThatOfMpfr) {
  Prng choices(5);
  for (const Judged& j : kJudged)
    for (const ElementType e : {ElementType::f16, ElementType::bf16, ElementType::f32, ElementType::f64})
      for (int i = 0; i < 300; ++i) {
        const double unit = static_cast<double>(choices.below(1 << 30)) / (1 << 30);
        const double x = round_to(e, j.low + (j.high - j.low) * unit);
        const double exact = evaluate(*measured_function(j.id), ElementType::f64, x);
        const double got = round_to(e, exact * (1 + static_cast<double>(choices.below(9)) * 0x1p-10));
        if (!std::isfinite(x) || !std::isfinite(got) || exact == 0) continue;
        const double expected = by_mpfr(j.function, e, x, got);
        EXPECT_NEAR(error(j.id, e, x, got), expected, 1e-4 + expected * 1e-12)
            << spec::name(j.id) << " " << spec::name(e) << " at " << x << ": " << got;
      }
}

// e = 2.718281828459045 0905...: neighbours in f16 are 2.716796875 and 2.71875, 2^-9 apart.
TEST(UlpError, CountsSpacingsAtTheExactValue) {
  EXPECT_NEAR(error(PrimitiveId::kExponential, ElementType::f16, 1, 2.71875), (2.71875 - 2.718281828459045) * 512,
              1e-6);
  EXPECT_NEAR(error(PrimitiveId::kExponential, ElementType::f16, 1, 2.716796875),
              (2.718281828459045 - 2.716796875) * 512, 1e-6);
}

// The square root of 4 is 2 exactly: below 2 the spacing of f32 is 2^-23, from 2 on 2^-22.
TEST(UlpError, TakesTheSpacingAboveAPowerOfTwo) {
  EXPECT_EQ(error(PrimitiveId::kSqrt, ElementType::f32, 4, 2), 0);
  EXPECT_EQ(error(PrimitiveId::kSqrt, ElementType::f32, 4, 2 - 0x1p-23), 0.5);
  EXPECT_EQ(error(PrimitiveId::kSqrt, ElementType::f32, 4, 2 + 0x1p-22), 1);
  EXPECT_EQ(error(PrimitiveId::kPower, ElementType::f64, 2, 8 + 0x1p-49, 3), 1);
}

// exp(-100) = 3.7200759760208360e-44, by the spacing of subnormals, 2^-149; exp(-745) = 0.571250147471054 * 2^-1074.
TEST(UlpError, TakesTheSpacingOfSubnormals) {
  EXPECT_NEAR(error(PrimitiveId::kExponential, ElementType::f32, -100, 0), std::ldexp(3.7200759760208360e-44, 149),
              1e-6);
  EXPECT_NEAR(error(PrimitiveId::kExponential, ElementType::f64, -745, 0), 0.571250147471054, 1e-9);
}

// tanh(20) = 1 - 2 / (exp(40) + 1) = 1 - 8.4967e-18; f64 has 2^-53 below 1.
TEST(UlpError, TellsTheSidesOfAPowerOfTwoApart) {
  EXPECT_NEAR(error(PrimitiveId::kTanh, ElementType::f64, 20, 1), 8.496708e-18 * 0x1p53, 1e-6);
  EXPECT_NEAR(error(PrimitiveId::kTanh, ElementType::f64, 20, 1 - 0x1p-53), 1 - 8.496708e-18 * 0x1p53, 1e-6);
}

TEST(UlpError, WritesTheExactValue) {
  const auto text = [](PrimitiveId id, double x, int digits) {
    return exact_text(*measured_function(id), x, 0, digits);
  };
  EXPECT_EQ(text(PrimitiveId::kExponential, 1, 20), "2.7182818284590452354");
  EXPECT_EQ(text(PrimitiveId::kSqrt, 2, 12), "1.41421356237");
  EXPECT_EQ(text(PrimitiveId::kTanh, 0, 12), "0");
}

TEST(UlpError, IsNotForArithmetic) {
  EXPECT_EQ(measured_function(PrimitiveId::kAdd), nullptr);
  EXPECT_EQ(measured_function(PrimitiveId::kMaximum), nullptr);
  EXPECT_NE(measured_function(PrimitiveId::kSqrt), nullptr);
}

}  // namespace
}  // namespace assay::oracle
