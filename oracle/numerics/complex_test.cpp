#include "oracle/numerics/complex.h"

#include <gtest/gtest.h>
#include <mpfr.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <span>
#include <string>
#include <vector>

#include "oracle/numerics/primitive.h"
#include "spec/choices.h"
#include "spec/scale_test.h"

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

/// The number of the format that is nearest to x, of two as near the one whose code is even: by exact comparison with
/// what lies in the middle of two neighbours, of which the first one beyond the range is the last.
double nearest(ElementType e, mpfr_t x) {
  const bool is_negative = mpfr_signbit(x) != 0;
  mpfr_abs(x, x, MPFR_RNDN);
  std::uint64_t code = 0, end = 0;
  while (std::isfinite(spec::decode(e, end))) ++end;
  for (std::uint64_t step = 0x4000; step > 0; step /= 2)
    if (code + step < end && mpfr_cmp_d(x, spec::decode(e, code + step)) >= 0) code += step;
  const double low = spec::decode(e, code);
  const double high = code + 1 < end ? spec::decode(e, code + 1) : 2 * low - spec::decode(e, code - 1);
  const int side = mpfr_cmp_d(x, (low + high) / 2);
  const double out = spec::decode(e, side > 0 || (side == 0 && code % 2 != 0) ? code + 1 : code);
  return is_negative ? -out : out;
}

/// Holds every sum of two products of numbers of narrow formats exactly.
constexpr mpfr_prec_t kExactOfNarrow = 800;

double nearest_sum_of_products(ElementType e, double a, double b, double c, double d) {
  mpfr_t x, y;
  mpfr_inits2(kExactOfNarrow, x, y, nullptr);
  mpfr_set_d(x, a, MPFR_RNDN);
  mpfr_mul_d(x, x, b, MPFR_RNDN);
  mpfr_set_d(y, c, MPFR_RNDN);
  mpfr_mul_d(y, y, d, MPFR_RNDN);
  mpfr_add(x, x, y, MPFR_RNDN);
  const double out = nearest(e, x);
  mpfr_clears(x, y, nullptr);
  return out;
}

struct Pair {
  double real, imag;
};

/// op of pairs of parts of a narrow type, as the primitive gives it.
Pair applied(const char* op, ElementType e, std::span<const Pair> operands, ElementType result) {
  const auto part = spec::real_type(e);
  std::array<std::array<std::byte, 4>, 2> in{};
  std::array<std::byte, 4> out{};
  std::vector<Column> columns;
  for (std::size_t k = 0; k < operands.size(); ++k) {
    store_float(part, operands[k].real, in[k].data());
    store_float(part, operands[k].imag, in[k].data() + 2);
    columns.push_back({in[k].data(), 4});
  }
  const std::vector<ElementType> types(operands.size(), e);
  EXPECT_TRUE(apply(op, result, types, {out.data(), 4}, columns, 1)) << op;
  return {load_float(part, out.data()), load_float(part, out.data() + 2)};
}

class NarrowComplex : public testing::TestWithParam<ElementType> {
 protected:
  const ElementType type = GetParam(), part = spec::real_type(type);

  double drawn_part(Prng& choices) const {
    const double any = spec::decode(part, choices.below(0x10000)), moderate = round_to(part, drawn(choices));
    const double x = choices.chance(1, 2) ? any : moderate;
    return std::isfinite(x) ? x : 1;
  }
  Pair drawn_pair(Prng& choices) const { return {drawn_part(choices), drawn_part(choices)}; }
};

TEST_P(NarrowComplex, PartsAreRoundedOnce) {
  Prng choices(7, 0);
  for (std::size_t k = 0; k < spec::scaled(3'000); ++k) {
    const Pair a = drawn_pair(choices), b = choices.chance(1, 4) ? Pair{a.imag, a.real} : drawn_pair(choices);
    const std::array both{a, b};
    const auto expect = [&](const char* op, double real, double imag) {
      const Pair got = applied(op, type, both, type);
      EXPECT_TRUE(got.real == real && got.imag == imag)
          << op << " of (" << a.real << ", " << a.imag << "), (" << b.real << ", " << b.imag << "): " << got.real
          << ", " << got.imag << " for " << real << ", " << imag;
    };
    const auto sum = [&](double x, double y) { return nearest_sum_of_products(part, x, 1, y, 1); };
    expect("add", sum(a.real, b.real), sum(a.imag, b.imag));
    expect("subtract", sum(a.real, -b.real), sum(a.imag, -b.imag));
    expect("multiply", nearest_sum_of_products(part, a.real, b.real, -a.imag, b.imag),
           nearest_sum_of_products(part, a.real, b.imag, a.imag, b.real));
  }
}

/// a / b: each part is a quotient of sums of products.
TEST_P(NarrowComplex, QuotientsAndModuliAreRoundedOnce) {
  Prng choices(8, 0);
  mpfr_t x, y, z;
  mpfr_inits2(kExactOfNarrow, x, y, z, nullptr);
  const auto sum_of_products = [&](mpfr_t out, double a, double b, double c, double d) {
    mpfr_set_d(out, a, MPFR_RNDN);
    mpfr_mul_d(out, out, b, MPFR_RNDN);
    mpfr_set_d(z, c, MPFR_RNDN);
    mpfr_mul_d(z, z, d, MPFR_RNDN);
    mpfr_add(out, out, z, MPFR_RNDN);
  };
  for (int k = 0; k < 1'000; ++k) {
    const Pair a = drawn_pair(choices), b = drawn_pair(choices);
    if (b.real == 0 && b.imag == 0) continue;
    const auto quotient = [&](double p, double q, double r, double s) {
      sum_of_products(x, p, q, r, s);
      sum_of_products(y, b.real, b.real, b.imag, b.imag);
      mpfr_div(x, x, y, MPFR_RNDN);
      return nearest(part, x);
    };
    const Pair got = applied("divide", type, std::array{a, b}, type);
    EXPECT_EQ(got.real, quotient(a.real, b.real, a.imag, b.imag));
    EXPECT_EQ(got.imag, quotient(a.imag, b.real, -a.real, b.imag));
    sum_of_products(x, a.real, a.real, a.imag, a.imag);
    mpfr_sqrt(x, x, MPFR_RNDN);
    EXPECT_EQ(applied("abs", type, std::array{a}, part).real, nearest(part, x));
  }
  mpfr_clears(x, y, z, nullptr);
}

TEST_P(NarrowComplex, SpecialValuesAreThoseOfTheTexts) {
  const double inf = kInfinity, nan = kNan;
  const auto expect = [&](const char* op, std::vector<Pair> operands, Pair wanted) {
    const Pair got = applied(op, type, operands, type);
    const auto same = [](double x, double y) { return x != x ? y != y : x == y && std::signbit(x) == std::signbit(y); };
    EXPECT_TRUE(same(got.real, wanted.real) && same(got.imag, wanted.imag))
        << op << ": (" << got.real << ", " << got.imag << ") for (" << wanted.real << ", " << wanted.imag << ")";
  };
  expect("negate", {{0, -3}}, {-0.0, 3});
  expect("conj", {{-0.0, inf}}, {-0.0, -inf});
  expect("sqrt", {{-4, -0.0}}, {0, -2});
  expect("exponential", {{-inf, 1}}, {0, 0});                             // C17, G.6.3.1: +0 cis(y)
  expect("log", {{-0.0, 0}}, {-inf, round_to(part, 3.141592653589793)});  // C17, G.6.3.2
  expect("sign", {{nan, 1}}, {nan, nan});
  expect("multiply", {{inf, 0}, {1, 1}}, {inf, inf});
  expect("multiply", {{inf, 1}, {0, 1}}, {nan, inf});
  const double most = numbers(part).max_finite;
  expect("add", {{most, -most}, {most, -most}}, {inf, -inf});
  expect("divide", {{1, 0}, {0, 0}}, {nan, nan});  // operation by operation: 0 times 1 is 0, and 1 * 0 / 0
}

/// An integer is rounded once, not by way of f64: 2^60 + 1 lies above what is halfway between two numbers.
TEST_P(NarrowComplex, IntegersAreConvertedByOneRounding) {
  const ElementType from[] = {ElementType::i64};
  const std::int64_t p = numbers(part).precision;
  const std::int64_t halfway = ((std::int64_t{1} << p) + 1) << (p < 11 ? 62 - p - 1 : 4);
  for (const std::int64_t n : {halfway, halfway + 1, halfway - 1}) {
    std::array<std::byte, 8> in{};
    std::array<std::byte, 4> out{};
    std::memcpy(in.data(), &n, sizeof n);
    const Column column{in.data(), 8};
    ASSERT_TRUE(apply("convert", type, from, {out.data(), 4}, std::span(&column, 1), 1));
    mpfr_t x;
    mpfr_init2(x, 100);
    mpfr_set_sj(x, n, MPFR_RNDN);
    EXPECT_EQ(load_float(part, out.data()), nearest(part, x)) << n;
    EXPECT_EQ(load_float(part, out.data() + 2), 0);
    mpfr_clear(x);
  }
}

INSTANTIATE_TEST_SUITE_P(Types, NarrowComplex, testing::Values(ElementType::c32, ElementType::cb32),
                         [](const auto& p) { return std::string(spec::name(spec::real_type(p.param))); });

}  // namespace
}  // namespace assay::oracle
