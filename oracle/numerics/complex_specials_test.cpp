#include "oracle/numerics/complex_specials.h"

#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <limits>

#include "oracle/numerics/complex.h"

/// The annex is read once more by the C library, which follows it.
namespace assay::oracle {
namespace {

using Complex = std::complex<double>;

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNotANumber = std::numeric_limits<double>::quiet_NaN();

ComplexSpecial unit(double angle) { return {std::cos(angle), std::sin(angle)}; }

struct OfLibrary {
  spec::PrimitiveId id;
  Complex (*function)(const Complex&);
};
const OfLibrary kOfLibrary[] = {
    {spec::PrimitiveId::kAcos, [](const Complex& z) { return std::acos(z); }},
    {spec::PrimitiveId::kAcosh, [](const Complex& z) { return std::acosh(z); }},
    {spec::PrimitiveId::kAsin, [](const Complex& z) { return std::asin(z); }},
    {spec::PrimitiveId::kAsinh, [](const Complex& z) { return std::asinh(z); }},
    {spec::PrimitiveId::kAtan, [](const Complex& z) { return std::atan(z); }},
    {spec::PrimitiveId::kAtanh, [](const Complex& z) { return std::atanh(z); }},
    {spec::PrimitiveId::kCosine, [](const Complex& z) { return std::cos(z); }},
    {spec::PrimitiveId::kCosh, [](const Complex& z) { return std::cosh(z); }},
    {spec::PrimitiveId::kExponential, [](const Complex& z) { return std::exp(z); }},
    {spec::PrimitiveId::kExponentialMinusOne, [](const Complex& z) { return std::exp(z) - 1.0; }},
    {spec::PrimitiveId::kLog, [](const Complex& z) { return std::log(z); }},
    {spec::PrimitiveId::kLogPlusOne, [](const Complex& z) { return std::log(z + 1.0); }},
    {spec::PrimitiveId::kSine, [](const Complex& z) { return std::sin(z); }},
    {spec::PrimitiveId::kSinh, [](const Complex& z) { return std::sinh(z); }},
    {spec::PrimitiveId::kSqrt, [](const Complex& z) { return std::sqrt(z); }},
    {spec::PrimitiveId::kTan, [](const Complex& z) { return std::tan(z); }},
    {spec::PrimitiveId::kTanh, [](const Complex& z) { return std::tanh(z); }},
};

bool is_same(double a, double b) {
  if (std::isnan(a) || std::isnan(b)) return std::isnan(a) && std::isnan(b);
  return std::isinf(a) || std::isinf(b) ? a == b : std::fabs(a - b) < 1e-15;
}

/// The annex leaves the signs of zeros and infinities open where the other part is NaN, and so on: magnitudes only.
bool is_same_but_for_signs(double a, double b) { return is_same(std::fabs(a), std::fabs(b)); }

constexpr double kParts[] = {-kInf, -2.5, -1, -0.0, 0, 0.75, 3, kInf, kNotANumber};

TEST(ComplexSpecials, AreThoseOfTheLibrary) {
  for (const OfLibrary& f : kOfLibrary)
    for (const double x : kParts)
      for (const double y : kParts) {
        if (std::isfinite(x) && std::isfinite(y)) continue;
        const auto value = special_value(f.id, {x, y}, &unit);
        ASSERT_TRUE(value);
        const Complex expected = f.function({x, y});
        const bool are_signs_open =
            std::isnan(expected.real()) || std::isnan(expected.imag()) || (std::isinf(x) && std::isinf(y));
        const auto same = are_signs_open ? is_same_but_for_signs : is_same;
        EXPECT_TRUE(same(value->real, expected.real()) && same(value->imag, expected.imag()))
            << static_cast<int>(f.id) << " at " << x << ", " << y << ": " << value->real << ", " << value->imag
            << " where the library has " << expected;
      }
}

TEST(ComplexSpecials, TheSignOfAnInfinityIsThatOfItsAngle) {
  const auto value = special_value(spec::PrimitiveId::kExponential, {kInf, 3}, &unit);  // cos 3 < 0 < sin 3
  ASSERT_TRUE(value);
  EXPECT_EQ(value->real, -kInf);
  EXPECT_EQ(value->imag, kInf);
  const auto zero = special_value(spec::PrimitiveId::kExponential, {-kInf, 3}, &unit);
  EXPECT_TRUE(std::signbit(zero->real) && !std::signbit(zero->imag));
}

TEST(ComplexSpecials, ALogarithmHasAPole) {
  for (const double x : {0.0, -0.0})
    for (const double y : {0.0, -0.0}) {
      const auto value = special_value(spec::PrimitiveId::kLog, {x, y}, &unit);
      ASSERT_TRUE(value);
      EXPECT_EQ(value->real, -kInf);
      EXPECT_EQ(value->imag, std::atan2(y, x));
    }
  EXPECT_EQ(special_value(spec::PrimitiveId::kLogPlusOne, {-1, 0}, &unit)->real, -kInf);
  EXPECT_FALSE(special_value(spec::PrimitiveId::kLog, {0, 1}, &unit));
}

TEST(ComplexSpecials, OtherFunctionsHaveNone) {
  EXPECT_FALSE(special_value(spec::PrimitiveId::kLogistic, {kInf, 0}, &unit));
}

TEST(ComplexSpecials, AreWhatTheRootIs) {
  const ComplexDouble root = complex_sqrt(ComplexDouble{-kInf, -2});
  EXPECT_EQ(root.real, 0);
  EXPECT_EQ(root.imag, -kInf);
}

}  // namespace
}  // namespace assay::oracle
