#include <gtest/gtest.h>

#include "oracle/envelope/sets_test.h"

/// Functions and sums of complex numbers under contracts. Exact values are those of the formulas, worked out by hand.
namespace assay::oracle {
namespace {

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

// C17, G.6.3.2: the logarithm is continuous from above on its cut at +0, from below at -0.
TEST(ComplexFunctions, KeepToTheSideOfABranchCutThatTheSignOfZeroSays) {
  EXPECT_TRUE(accepts_of("stablehlo.log", "(-1.0, 0.0)", "(0.0, 3.1415927)"));
  EXPECT_FALSE(accepts_of("stablehlo.log", "(-1.0, 0.0)", "(0.0, -3.1415927)"));
  EXPECT_TRUE(accepts_of("stablehlo.log", "(-1.0, -0.0)", "(0.0, -3.1415927)"));
  EXPECT_FALSE(accepts_of("stablehlo.log", "(-1.0, -0.0)", "(0.0, 3.1415927)"));
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

bool accepts_quotient(const std::string& a, const std::string& b, const std::string& answer) {
  const auto sets = sets_of(
      "func.func @main(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>) -> tensor<complex<f32>> {\n%r = stablehlo.divide %a, "
      "%b : tensor<complex<f32>>\nreturn %r : tensor<complex<f32>>\n}\n",
      {tensor("dense<" + a + "> : tensor<complex<f32>>"), tensor("dense<" + b + "> : tensor<complex<f32>>")},
      "stablehlo");
  return !sets.empty() && accepts(sets[0], tensor("dense<" + answer + "> : tensor<complex<f32>>"));
}

// (5 + 5i) / (2 + i) = 3 + i. With a divisor of 1e30 the squares of the textbook formula leave the range.
TEST(ComplexFunctions, QuotientsAreJudgedWhereNothingLeavesTheRange) {
  EXPECT_TRUE(accepts_quotient("(5.0, 5.0)", "(2.0, 1.0)", "(3.0, 1.0)"));
  EXPECT_FALSE(accepts_quotient("(5.0, 5.0)", "(2.0, 1.0)", "(3.0, 1.00001)"));
  EXPECT_FALSE(accepts_quotient("(0.0, 0.0)", "(2.0, 1.0)", "(1.0, 0.0)"));
  EXPECT_TRUE(accepts_quotient("(1.0e30, 0.0)", "(1.0e30, 0.0)", "(0.0, 0.0)"));
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

}  // namespace
}  // namespace assay::oracle
