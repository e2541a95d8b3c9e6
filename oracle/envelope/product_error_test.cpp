#include "oracle/envelope/product_error.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "oracle/envelope/domain.h"
namespace assay::oracle {
namespace {

using enum ElementType;

Cell product(ElementType e, double a, double b) {
  const double c = round_to(e, a * b);
  return interval(c, c, kUnroundedProduct | product_error_flags(e, a, b, c));
}

double drawn(ElementType e) { return round_to(e, *rc::gen::inRange(-(1 << 30), 1 << 30) * 0x1p-20); }

RC_GTEST_PROP(ProductError, OfNarrowTypesIsExact, ()) {
  const ElementType e = *rc::gen::element(f32, bf16, f16);
  const double a = drawn(e), b = drawn(e), c = round_to(e, a * b);
  RC_PRE(c != a * b && std::fabs(c) <= numbers(e).max_finite && std::fabs(c) > numbers(e).min_normal);
  const auto error = product_error(e, product(e, a, b));
  RC_PRE(error.has_value());
  RC_ASSERT(c + error->low == a * b);
  RC_ASSERT(error->low == error->high);
}

RC_GTEST_PROP(ProductError, OfDoublesIsEnclosed, ()) {
  const double a = drawn(f64) / 3, b = drawn(f64) / 7, c = a * b, lost = std::fma(a, b, -c);
  RC_PRE(lost != 0);
  const auto error = product_error(f64, product(f64, a, b));
  RC_PRE(error.has_value());
  RC_ASSERT(error->low <= lost && lost <= error->high);
  RC_ASSERT(error->high - error->low <= std::fabs(ulp(f64, c)) * 0x1p-23);
}

RC_GTEST_PROP(ProductError, ChangesItsSignWithTheProduct, ()) {
  const double a = drawn(f32), b = drawn(f32);
  const Cell c = product(f32, a, b);
  RC_PRE(has_product_error(c));
  Cell negated = interval(-c.high, -c.low, negated_product_error(c.flags));
  RC_PRE(has_product_error(negated));
  RC_ASSERT(product_error(f32, negated)->low == -product_error(f32, c)->low);
}

/// Numbers of every size, most of them next to where the type ends.
template <class T> T drawn_of_any_size() {
  using Limits = std::numeric_limits<T>;
  const int exponent =
      *rc::gen::oneOf(rc::gen::inRange(Limits::max_exponent - 3, Limits::max_exponent + 1),
                      rc::gen::inRange(Limits::min_exponent - Limits::digits, Limits::max_exponent + 1));
  const double digits = 0.5 + *rc::gen::inRange<std::int64_t>(0, std::int64_t{1} << 52) * 0x1p-53;
  return static_cast<T>(std::ldexp(*rc::gen::element(-digits, digits), exponent));
}

template <class T> void holds_products_with_sums(ElementType e) {
  static const EnvelopeDomain domain(**spec::contract_named("reassociate"));
  const auto value = [&](std::string_view name, const Cell& a, const Cell& b) {
    return domain.value_of(*find_primitive(name), {}, e, a, b);
  };
  const T x = drawn_of_any_size<T>(), y = drawn_of_any_size<T>(), z = drawn_of_any_size<T>(),
          w = drawn_of_any_size<T>();
  const Cell products = value("add", value("multiply", point(x), point(y)), value("multiply", point(z), point(w)));
  const Cell sum = value("add", value("multiply", point(x), point(y)), point(z));
  const auto holds = [&](const Cell& set, T number) {
    return is_covered(e, number == number ? point(number) : must_be_nan(), set);
  };
  RC_LOG() << spec::name(e) << ": " << x << ", " << y << ", " << z << ", " << w << "\n";
  RC_ASSERT(holds(sum, x * y + z));
  RC_ASSERT(holds(sum, std::fma(x, y, z)));
  RC_ASSERT(holds(products, x * y + z * w));
  RC_ASSERT(holds(products, std::fma(x, y, z * w)));
  RC_ASSERT(holds(products, std::fma(z, w, x * y)));
}

RC_GTEST_PROP(ProductError, BehindItSumsHoldWhatTheMachineGives, ()) {
  holds_products_with_sums<float>(f32);
  holds_products_with_sums<double>(f64);
}

/// -2.3 * 8e307 overflows, 0.7 * 8e307 does not; an error of their sum once was NaN.
TEST(ProductError, NextToTheLargestNumberLosesNothing) {
  EXPECT_EQ(sum_with_error(f64, 5.6e307, -std::numeric_limits<double>::max(), 0).nearest,
            5.6e307 - std::numeric_limits<double>::max());
}

/// Long double has 11 bits more, in which sums of doubles of like exponents are exact.
RC_GTEST_PROP(ExactSum, IsEnclosed, ()) {
  const auto a = drawn_of_any_size<double>();
  const double other = drawn_of_any_size<double>();
  const double b = std::scalbn(other, std::ilogb(a) - std::ilogb(other) + *rc::gen::inRange(-8, 9));
  RC_PRE(std::fabs(a) >= 0x1p-1000 && std::isfinite(b));
  const Exactly sum = exact_sum(a, b);
  const long double exact = static_cast<long double>(a) + static_cast<long double>(b);
  RC_ASSERT(sum.down <= exact && exact <= sum.up);
  RC_ASSERT(sum.is_double() || sum.up == after(sum.down) || !std::isfinite(sum.nearest));
  RC_ASSERT(sum.is_double() == (exact == static_cast<long double>(sum.nearest)));
}

TEST(ProductError, OfATieIsKnownWithItsSign) {
  const double x = 1 + 0x1p-12;
  EXPECT_EQ(product_error(f32, product(f32, x, x))->low, 0x1p-24);
  EXPECT_EQ(product_error(f32, product(f32, -x, x))->low, -0x1p-24);
}

/// Below 1 a unit is half as large: (1 - 2^-24) (1 + 2^-23) = 1 + 2^-24 - 2^-47.
TEST(ProductError, BesideAPowerOfTwoIsExact) {
  const double a = 1 - 0x1p-24, b = 1 + 0x1p-23;
  EXPECT_EQ(round_to(f32, a * b) + product_error(f32, product(f32, a, b))->low, a * b);
  const double below = 1 - 0x1p-23;
  EXPECT_EQ(round_to(f32, below * b) + product_error(f32, product(f32, below, b))->low, below * b);
}

TEST(ProductError, OfASubnormalOrInfinityIsUnknown) {
  EXPECT_FALSE(product_error(f32, product(f32, 0x1.000002p-100, 0x1.000002p-40)));
  EXPECT_FALSE(product_error(f32, product(f32, 0x1p100, 0x1p100)));
}

/// A hull knows the error only where both had the same.
TEST(ProductError, IsForgottenBesideOthers) {
  const Cell one = product(f32, 1 + 0x1p-12, 1 + 0x1p-12), other = interval(one.low, one.low, kUnroundedProduct);
  EXPECT_TRUE(has_product_error(hull(one, one)));
  EXPECT_FALSE(has_product_error(hull(one, other)));
  EXPECT_TRUE(is_covered(f32, one, other));
  EXPECT_FALSE(is_covered(f32, other, one));
  EXPECT_EQ(openings_of(hull(one, anything(Opening::kRange))), flag_of(Opening::kRange));
}

}  // namespace
}  // namespace assay::oracle
