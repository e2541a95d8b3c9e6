#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cstring>
#include <limits>

#include "oracle/envelope/sets_test.h"
#include "oracle/numerics/format.h"
#include "spec/choices.h"

/// Functions and sums of complex numbers under contracts. Exact values are those of the formulas, worked out by hand.
namespace assay::oracle {
namespace {

using spec::ElementType;

/// `op` of one complex<f32> under `stablehlo`.
bool accepts_of(const std::string& op, const std::string& operand, const std::string& answer,
                std::string_view contract = "stablehlo") {
  const auto sets = sets_of("func.func @main(%a: tensor<complex<f32>>) -> tensor<complex<f32>> {\n%r = " + op +
                                " %a : tensor<complex<f32>>\nreturn %r : tensor<complex<f32>>\n}\n",
                            {tensor("dense<" + operand + "> : tensor<complex<f32>>")}, contract);
  return !sets.empty() && accepts(sets[0], tensor("dense<" + answer + "> : tensor<complex<f32>>"));
}

// exp(1 + 0i) = 2.7182817 (0x402DF854): 8 ulps of the modulus are 1.9e-6.
TEST(ComplexFunctions, AreHeldNormwise) {
  EXPECT_TRUE(accepts_of("stablehlo.exponential", "(1.0, 0.0)", "(2.7182817, 0.0)"));
  EXPECT_TRUE(accepts_of("stablehlo.exponential", "(1.0, 0.0)", "(2.7182824, 1.0e-6)"));
  EXPECT_FALSE(accepts_of("stablehlo.exponential", "(1.0, 0.0)", "(2.7183, 0.0)"));
  EXPECT_FALSE(accepts_of("stablehlo.exponential", "(1.0, 0.0)", "(2.7182817, 1.0e-4)"));
}

TEST(ComplexFunctions, AreOpenWhereNoLineBoundsThem) {
  EXPECT_TRUE(accepts_of("stablehlo.exponential", "(1.0, 0.0)", "(7.0, 7.0)", "ieee-strict"));
  EXPECT_TRUE(accepts_of("stablehlo.cbrt", "(1.0, 0.0)", "(7.0, 7.0)"));
}

// C17, G.6.3.2: the logarithm is continuous from above on its cut at +0, from below at -0; 7.3.3: without signed zeros
// from above. StableHLO says nothing of it.
TEST(ComplexFunctions, TakeTheSideOfABranchCutThatTheSignOfZeroSaysOrTheUpperOne) {
  EXPECT_TRUE(accepts_of("stablehlo.log", "(-1.0, 0.0)", "(0.0, 3.1415927)"));
  EXPECT_FALSE(accepts_of("stablehlo.log", "(-1.0, 0.0)", "(0.0, -3.1415927)"));
  EXPECT_TRUE(accepts_of("stablehlo.log", "(-1.0, -0.0)", "(0.0, -3.1415927)"));
  EXPECT_TRUE(accepts_of("stablehlo.log", "(-1.0, -0.0)", "(0.0, 3.1415927)"));
  EXPECT_FALSE(accepts_of("stablehlo.log", "(-1.0, -0.0)", "(0.0, 3.1416)"));
  EXPECT_FALSE(accepts_of("stablehlo.log", "(1.0, -0.0)", "(0.0, 3.1415927)"));
}

// The imaginary part of (-3i) * (-2i) is a zero of either sign: a sum may begin with a positive zero or without.
TEST(ComplexFunctions, TakeBothSidesOfABranchCutWhereAZeroHasEitherSign) {
  const auto sets = sets_of(
      "func.func @main(%a: tensor<1xcomplex<f32>>, %b: tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>> {\n"
      "%p = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [] x [] : "
      "(tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>\n"
      "%r = stablehlo.log %p : tensor<1xcomplex<f32>>\nreturn %r : tensor<1xcomplex<f32>>\n}\n",
      {tensor("dense<(0.0, -3.0)> : tensor<1xcomplex<f32>>"), tensor("dense<(0.0, -2.0)> : tensor<1xcomplex<f32>>")},
      "stablehlo");
  ASSERT_EQ(sets.size(), 1u);
  EXPECT_TRUE(accepts(sets[0], tensor("dense<(1.7917595, 3.1415927)> : tensor<1xcomplex<f32>>")));
  EXPECT_TRUE(accepts(sets[0], tensor("dense<(1.7917595, -3.1415927)> : tensor<1xcomplex<f32>>")));
  EXPECT_FALSE(accepts(sets[0], tensor("dense<(1.7917595, 3.1416)> : tensor<1xcomplex<f32>>")));
  EXPECT_FALSE(accepts(sets[0], tensor("dense<(1.792, 3.1415927)> : tensor<1xcomplex<f32>>")));
}

// sqrt(-4 + 0i) = 2i.
TEST(ComplexFunctions, OfTheNegativeAxis) {
  EXPECT_TRUE(accepts_of("stablehlo.sqrt", "(-4.0, 0.0)", "(0.0, 2.0)"));
  EXPECT_FALSE(accepts_of("stablehlo.sqrt", "(-4.0, 0.0)", "(0.0, -2.0)"));
}

// log(1 + z) of -1 is a pole: C17 says -infinity for the logarithm of a zero, and StableHLO nothing.
TEST(ComplexFunctions, AreOpenAtTheirPoles) {
  EXPECT_TRUE(accepts_of("stablehlo.log_plus_one", "(-1.0, 0.0)", "(0xFF800000, 0.0)"));
  EXPECT_TRUE(accepts_of("stablehlo.log_plus_one", "(-1.0, 0.0)", "(0x7FC00000, 0x7FC00000)"));
  EXPECT_FALSE(accepts_of("stablehlo.log_plus_one", "(-2.0, 0.0)", "(0x7FC00000, 0x7FC00000)"));
}

// z / |z| is 0 where |z| overflows, and nothing of |z| is in its square: the text writes the sign so (sign).
TEST(ComplexFunctions, AreOpenWhereTheirFormulaLeavesTheRange) {
  EXPECT_TRUE(accepts_of("stablehlo.sign", "(3.4028235e+38, -3.4028235e+38)", "(0.0, -0.0)"));
  EXPECT_FALSE(accepts_of("stablehlo.sign", "(1.0e+38, -1.0e+38)", "(0.0, -0.0)"));
  EXPECT_TRUE(accepts_of("stablehlo.sqrt", "(3.4028235e+38, 3.4028235e+38)", "(0x7F800000, 0.0)"));
  EXPECT_FALSE(accepts_of("stablehlo.sqrt", "(1.0e+38, 1.0e+38)", "(0x7F800000, 0.0)"));
}

// log1p(x (2 + x) + y^2) / 2 is the logarithm of 0 at -1 + 10^-5 i: 10^-10 is no part of -1 + 10^-10 in f32.
TEST(ComplexFunctions, AreOpenBesideThePoleWhereTheirFormulaLosesIt) {
  EXPECT_TRUE(accepts_of("stablehlo.log_plus_one", "(-1.0, 1.0e-5)", "(0xFF800000, 1.5707964)"));
  EXPECT_FALSE(accepts_of("stablehlo.log_plus_one", "(-1.0, 0.5)", "(0xFF800000, 1.5707964)"));
  EXPECT_TRUE(accepts_of("stablehlo.log_plus_one", "(-1.0, 0.5)", "(-0.6931472, 1.5707964)"));
}

bool accepts_of_two(const std::string& op, const std::string& a, const std::string& b, const std::string& answer) {
  const auto sets = sets_of(
      "func.func @main(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>) -> tensor<complex<f32>> {\n%r = stablehlo." +
          op + " %a, %b : tensor<complex<f32>>\nreturn %r : tensor<complex<f32>>\n}\n",
      {tensor("dense<" + a + "> : tensor<complex<f32>>"), tensor("dense<" + b + "> : tensor<complex<f32>>")},
      "stablehlo");
  return !sets.empty() && accepts(sets[0], tensor("dense<" + answer + "> : tensor<complex<f32>>"));
}

// C17 G.6.4.1: cpow(z, w) may be cexp(w clog(z)), and clog(0) is infinite: 0 to the -1 may be NaN.
TEST(ComplexFunctions, PowersOfZeroAreOpen) {
  EXPECT_TRUE(accepts_of_two("power", "(0.0, 0.0)", "(-1.0, 0.0)", "(0x7FC00000, 0x7FC00000)"));
  EXPECT_TRUE(accepts_of_two("power", "(0.0, -0.0)", "(2.0, 1.0)", "(0x7FC00000, 0x7FC00000)"));
  EXPECT_FALSE(accepts_of_two("power", "(1.0, 0.0)", "(-1.0, 0.0)", "(0x7FC00000, 0x7FC00000)"));
}

// (5 + 5i) / (2 + i) = 3 + i. With a divisor of 1e30 the squares of the textbook formula leave the range.
TEST(ComplexFunctions, QuotientsAreJudgedWhereNothingLeavesTheRange) {
  EXPECT_TRUE(accepts_of_two("divide", "(5.0, 5.0)", "(2.0, 1.0)", "(3.0, 1.0)"));
  EXPECT_FALSE(accepts_of_two("divide", "(5.0, 5.0)", "(2.0, 1.0)", "(3.0, 1.00001)"));
  EXPECT_FALSE(accepts_of_two("divide", "(0.0, 0.0)", "(2.0, 1.0)", "(1.0, 0.0)"));
  EXPECT_TRUE(accepts_of_two("divide", "(1.0e30, 0.0)", "(1.0e30, 0.0)", "(0.0, 0.0)"));
}

// (1 + i)(1 - i) + (2 + i)(i) = 2 + (-1 + 2i) = 1 + 2i, exact in every order.
TEST(ComplexFunctions, SumsOfProductsAreThoseOfTheParts) {
  const auto sets = sets_of(
      "func.func @main(%a: tensor<2xcomplex<f32>>, %b: tensor<2xcomplex<f32>>) -> tensor<complex<f32>> {\n%r = stablehlo.dot_general "
      "%a, %b, contracting_dims = [0] x [0] : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<complex<f32>>\n"
      "return %r : tensor<complex<f32>>\n}\n",
      {tensor("dense<[(1.0, 1.0), (2.0, 1.0)]> : tensor<2xcomplex<f32>>"),
       tensor("dense<[(1.0, -1.0), (0.0, 1.0)]> : tensor<2xcomplex<f32>>")},
      "stablehlo");
  ASSERT_EQ(sets.size(), 1);
  EXPECT_TRUE(accepts(sets[0], tensor("dense<(1.0, 2.0)> : tensor<complex<f32>>")));
  EXPECT_FALSE(accepts(sets[0], tensor("dense<(1.0000001, 2.0)> : tensor<complex<f32>>")));
}

// (-9 + xi)(-7 + 5i) with x = 12.458333333333334: 63 - 5x is 0.7083333333333304 rounded once, and 0.7083333333333286
// where 5x is rounded before it.
TEST(ComplexFunctions, PartsOfAProductMayBeFusedInASumToo) {
  const auto accepts_real = [](const std::string& real) {
    const auto sets = sets_of(
        "func.func @main(%a: tensor<1xcomplex<f64>>, %b: tensor<1xcomplex<f64>>) -> tensor<complex<f64>> {\n%r = stablehlo.dot_general "
        "%a, %b, contracting_dims = [0] x [0] : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<complex<f64>>\n"
        "return %r : tensor<complex<f64>>\n}\n",
        {tensor("dense<(-9.0, 12.458333333333334)> : tensor<1xcomplex<f64>>"),
         tensor("dense<(-7.0, 5.0)> : tensor<1xcomplex<f64>>")},
        "ieee-strict");
    return accepts(sets.at(0), tensor("dense<(" + real + ", -132.20833333333334)> : tensor<complex<f64>>"));
  };
  EXPECT_TRUE(accepts_real("0.7083333333333304"));
  EXPECT_TRUE(accepts_real("0.7083333333333286"));
  EXPECT_FALSE(accepts_real("0.7083333333333404"));
}

// 9 * -62.4375 is -561.9375, which f16 rounds to -562, and -562 + 0.25 to -562 again. In f32 the sum is -561.6875, and
// -561.5 in the end. Of `dot-accumulator f32 for f16` complex numbers have no part.
TEST(ComplexFunctions, SumsOfNarrowPartsMayBeOfTheirOwnType) {
  const std::string program =
      "func.func @main(%a: tensor<2xcomplex<f16>>, %b: tensor<2xcomplex<f16>>) -> tensor<complex<f16>> {\n"
      "%r = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<2xcomplex<f16>>, tensor<2xcomplex<f16>>) "
      "-> tensor<complex<f16>>\nreturn %r : tensor<complex<f16>>\n}\n";
  const auto sets = sets_of(program,
                            {tensor("dense<[(9.0, 0.0), (1.0, 0.0)]> : tensor<2xcomplex<f16>>"),
                             tensor("dense<[(-62.4375, 0.0), (0.25, 0.0)]> : tensor<2xcomplex<f16>>")},
                            "xla-cpu");
  ASSERT_EQ(sets.size(), 1u);
  const auto is_legal = [&](const std::string& real) {
    return accepts(sets[0], tensor("dense<(" + real + ", 0.0)> : tensor<complex<f16>>"));
  };
  EXPECT_TRUE(is_legal("-561.5"));
  EXPECT_TRUE(is_legal("-562.0"));
  EXPECT_FALSE(is_legal("-560.0"));
  EXPECT_FALSE(is_legal("-564.0"));
}

/// Numbers of every size: zeros of both signs, what lies beside multiples of pi, and the ends of the range.
std::vector<double> awkward_numbers(ElementType part) {
  std::vector<double> out{
      0.0, 0.5, 1.0, 2.0, 2.33, 7.5277, 88.5, 1e-4, 1e-20, 1234.5, 2.08e9, 1.5707963267948966, 3.141592653589793};
  const FormatNumbers& n = numbers(part);
  out.insert(out.end(), {n.max_finite, n.max_finite / 4, n.min_normal, n.min_subnormal});
  std::erase_if(out, [&](double x) { return x > n.max_finite; });
  const std::size_t positive = out.size();
  for (std::size_t k = 0; k < positive; ++k) out.push_back(-out[k]);
  return out;
}

constexpr std::int64_t kNumbers = 1000;

Tensor awkward_tensor(ElementType e, std::uint64_t stream) {
  const ElementType part = spec::real_type(e);
  const std::vector<double> some = awkward_numbers(part);
  Prng choices(5, stream);
  const auto type = spec::Type::tensor({kNumbers}, e);
  Tensor out{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))};
  for (std::int64_t k = 0; k < 2 * kNumbers; ++k)
    store_float(part, some[choices.below(some.size())], out.bytes.data() + k * spec::storage_bytes(part));
  return out;
}

std::string text_of(const Tensor& t, std::int64_t element) {
  const ElementType part = spec::real_type(t.type.element());
  const std::byte* const at = t.bytes.data() + element * spec::storage_bytes(t.type.element());
  return fmt::format("({}, {})", load_float(part, at), load_float(part, at + spec::storage_bytes(part)));
}

/// How many of the oracle's own answers are judged; each of them is legal.
std::int64_t judged_own_answers(const std::string& op, bool is_unary, ElementType e) {
  const Tensor a = awkward_tensor(e, 0), b = awkward_tensor(e, 1);
  const std::string type = a.type.text();
  const auto module = program::parse(
      fmt::format("func.func @main(%a: {0}, %b: {0}) -> {0} {{\n%r = stablehlo.{1} {2} : {0}\nreturn %r : {0}\n}}\n",
                  type, op, is_unary ? "%a" : "%a, %b"));
  const ProcessTensors inputs{{a, b}};
  const auto sets = acceptance_sets(*module, inputs, **spec::contract_named("stablehlo"));
  const auto run = evaluate(*module, inputs);
  EXPECT_TRUE(sets && run) << op;
  std::int64_t judged = 0;
  for (std::int64_t i = 0; i < kNumbers; ++i) {
    const AcceptanceTensor& set = sets->outputs[0][0];
    const auto size = static_cast<std::size_t>(spec::storage_bytes(e)), at = static_cast<std::size_t>(i) * size;
    EXPECT_TRUE(set.accepts(i, std::span(run->outputs[0][0].bytes).subspan(at, size)))
        << op << " of " << text_of(a, i) << ", " << text_of(b, i) << ": " << set.describe(i);
    judged += set.strength(i) == Strength::kOpen ? 0 : 1;
  }
  return judged;
}

TEST(ComplexFunctions, HoldTheOraclesOwnAnswers) {
  const auto expect = [](const std::string& op, bool is_unary) {
    for (const ElementType e : {ElementType::c64, ElementType::c128, ElementType::c32, ElementType::cb32})
      EXPECT_GT(judged_own_answers(op, is_unary, e), 100) << op << " of " << spec::name(e);
  };
  for (const char* op : {"exponential", "exponential_minus_one", "log", "log_plus_one", "tanh", "logistic", "cosine",
                         "sine", "tan", "rsqrt", "sqrt", "sign"})
    expect(op, true);
  for (const char* op : {"divide", "power"}) expect(op, false);
}

// asinh(2.5i) is 1.5667992 + i pi / 2 on the right of its cut and -1.5667992 + i pi / 2 on the left (C17, G.6.2.2 by
// the sign of the zero). No text says that the sign of a zero counts.
TEST(ComplexRules, HoldBothSidesOfACutOnTheImaginaryAxis) {
  const auto sets = sets_of(
      "func.func @main(%a: tensor<complex<f32>>) -> tensor<complex<f32>> {\n"
      "%r = chlo.asinh %a : tensor<complex<f32>> -> tensor<complex<f32>>\n"
      "return %r : tensor<complex<f32>>\n}\n",
      {tensor("dense<(-0.0, 2.5)> : tensor<complex<f32>>")}, "stablehlo");
  EXPECT_TRUE(accepts(sets.at(0), tensor("dense<(1.5667992, 1.5707964)> : tensor<complex<f32>>")));
  EXPECT_TRUE(accepts(sets.at(0), tensor("dense<(-1.5667992, 1.5707964)> : tensor<complex<f32>>")));
  EXPECT_FALSE(accepts(sets.at(0), tensor("dense<(0.5, 1.5707964)> : tensor<complex<f32>>")));
}

}  // namespace
}  // namespace assay::oracle
