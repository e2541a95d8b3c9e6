#include <array>
#include <regex>

#include <gtest/gtest.h>

#include "oracle/envelope/sets_test.h"

/// What a record's `radius` makes legal, beside what its meaning does.
namespace assay::oracle {
namespace {

const char* const kInference =
    "func.func @main(%x: tensor<1xf16>, %s: tensor<1xf16>, %o: tensor<1xf16>, %m: tensor<1xf16>, %v: tensor<1xf16>) -> tensor<1xf16> {\n"
    "%r = \"stablehlo.batch_norm_inference\"(%x, %s, %o, %m, %v) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<1xf16>, "
    "tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>\nreturn %r : tensor<1xf16>\n}\n";

/// The same by ops, which have no radius.
const char* const kByOps =
    "func.func @main(%x: tensor<1xf16>, %s: tensor<1xf16>, %o: tensor<1xf16>, %m: tensor<1xf16>, %v: tensor<1xf16>) -> tensor<1xf16> {\n"
    "%d = stablehlo.subtract %x, %m : tensor<1xf16>\n%q = stablehlo.sqrt %v : tensor<1xf16>\n"
    "%n = stablehlo.divide %d, %q : tensor<1xf16>\n%p = stablehlo.multiply %n, %s : tensor<1xf16>\n"
    "%r = stablehlo.add %p, %o : tensor<1xf16>\nreturn %r : tensor<1xf16>\n}\n";

/// Operand, scale, offset, mean and variance.
using Five = std::array<std::string, 5>;

/// The program is one of f16, for which the type is put.
bool accepts_in(const std::string& type, const char* program, const Five& inputs, const std::string& answer) {
  const auto number = [&](const std::string& x) { return tensor("dense<" + x + "> : tensor<1x" + type + ">"); };
  std::vector<Tensor> tensors;
  for (const std::string& x : inputs) tensors.push_back(number(x));
  const std::string in_type = std::regex_replace(program, std::regex("1xf16"), "1x" + type);
  const auto sets = sets_of(in_type.c_str(), tensors, "xla-cpu");
  return !sets.empty() && accepts(sets[0], number(answer));
}

bool accepts_at(const char* program, const Five& inputs, const std::string& answer) {
  return accepts_in("f16", program, inputs, answer);
}

bool accepts_of(const char* program, const std::string& variance, const std::string& answer) {
  return accepts_at(program, {"1.0", "1.0", "6.0", "-1.0", variance}, answer);
}

bool accepts_of_nothing(const std::string& variance, const std::string& answer) {
  const auto sets = sets_of(
      "func.func @main(%x: tensor<1x0xf32>, %s: tensor<1xf32>, %m: tensor<1xf32>, %v: tensor<1xf32>) -> tensor<1xf32> {\n"
      "%g, %r, %o = \"stablehlo.batch_norm_grad\"(%x, %s, %m, %v, %x) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : "
      "(tensor<1x0xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1x0xf32>) -> (tensor<1x0xf32>, tensor<1xf32>, "
      "tensor<1xf32>)\nreturn %r : tensor<1xf32>\n}\n",
      {tensor("dense<> : tensor<1x0xf32>"), tensor("dense<1.0> : tensor<1xf32>"), tensor("dense<1.0> : tensor<1xf32>"),
       tensor("dense<" + variance + "> : tensor<1xf32>")},
      "stablehlo");
  return !sets.empty() && accepts(sets[0], tensor("dense<" + answer + "> : tensor<1xf32>"));
}

// The sum of nothing is 0; as 0 * (1 / deviation) it is NaN where the deviation is zero.
TEST(Radius, IsInfiniteWhereTheDeviationIsZero) {
  EXPECT_TRUE(accepts_of_nothing("1.0", "0.0"));
  EXPECT_FALSE(accepts_of_nothing("1.0", "0x7FC00000"));
  EXPECT_TRUE(accepts_of_nothing("0.0", "0x7FC00000"));
}

/// The variance of four numbers of f4E2M1FN, whose unit roundoff is 1/4.
bool accepts_variance(const std::string& answer) {
  const auto sets = sets_of(
      "func.func @main(%x: tensor<4x1xf4E2M1FN>, %s: tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN> {\n"
      "%o, %m, %v = \"stablehlo.batch_norm_training\"(%x, %s, %s) <{epsilon = 2.0 : f32, feature_index = 1 : i64}> : "
      "(tensor<4x1xf4E2M1FN>, tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>) -> (tensor<4x1xf4E2M1FN>, tensor<1xf4E2M1FN>, "
      "tensor<1xf4E2M1FN>)\nreturn %v : tensor<1xf4E2M1FN>\n}\n",
      {tensor("dense<[[0.0], [-0.5], [1.0], [-0.5]]> : tensor<4x1xf4E2M1FN>"),
       tensor("dense<0.0> : tensor<1xf4E2M1FN>")},
      "stablehlo");
  return !sets.empty() && accepts(sets[0], tensor("dense<" + answer + "> : tensor<1xf4E2M1FN>"));
}

// The variance is 0.375, which is 0.5 in f4E2M1FN; with each step rounded it is 0, as each 0.25 is a tie that goes to
// 0. The radius of the mean alone, 4 * 2 / 4, overflows on its way: f4E2M1FN has 6 for 8, and so 1.5 for 2.
TEST(Radius, IsUnknownWhereTheTypeHidesThatItOverflows) {
  EXPECT_TRUE(accepts_variance("0.0"));
  EXPECT_TRUE(accepts_variance("0.5"));
}

// 2 / sqrt(6) + 6 is 6.8165, which is 6.8164 in f16. As x * s + (o - m * s), each step rounded, it is 6.8125: s is
// 0.40820, o - m * s is 6.40625 (a tie away from 6.40820), and 6.8145 rounds down to 6.8125.
TEST(Radius, AdmitsAnotherArrangementOfTheFormula) {
  EXPECT_TRUE(accepts_of(kInference, "6.0", "6.8164"));
  EXPECT_TRUE(accepts_of(kInference, "6.0", "6.8125"));
  EXPECT_FALSE(accepts_of(kByOps, "6.0", "6.8125"));
  EXPECT_FALSE(accepts_of(kInference, "6.0", "6.5"));
}

// x is the mean, so the text's formula gives the offset. The scale over the deviation overflows, and that times 0 is
// NaN.
TEST(Radius, IsOpenWhereTheScaleOverTheDeviationOverflows) {
  const auto at_variance = [](const char* variance) { return Five{"0.0", "6.0e+04", "0.0", "0.0", variance}; };
  EXPECT_TRUE(accepts_at(kInference, at_variance("0.0009765625"), "0x7E00"));
  EXPECT_FALSE(accepts_at(kInference, at_variance("1.0"), "0x7E00"));
}

// 65504 / 2^-5 overflows in f16, and so does what the scale makes of it; scale / 2^-5 is 0.00195, and that times 65504
// is 127.8. With a scale of 0 the infinity makes NaN, and the other arrangement 0.
TEST(Radius, IsOpenWhereTheOperandOverTheDeviationOverflows) {
  const auto at = [](const char* scale, const char* variance) {
    return Five{"65504.0", scale, "0.0", "0.0", variance};
  };
  const char* const small = "0.0009765625";
  for (const char* const answer : {"127.8125", "0x7C00"})
    EXPECT_TRUE(accepts_at(kInference, at("6.1e-05", small), answer));
  for (const char* const answer : {"0.0", "0x7E00"}) EXPECT_TRUE(accepts_at(kInference, at("0.0", small), answer));
  EXPECT_FALSE(accepts_at(kByOps, at("6.1e-05", small), "127.8125"));
  EXPECT_FALSE(accepts_at(kByOps, at("0.0", small), "0.0"));
  EXPECT_FALSE(accepts_at(kInference, at("6.1e-05", "1.0"), "127.8125"));
  EXPECT_FALSE(accepts_at(kInference, at("0.0", "1.0"), "0x7E00"));
}

/// The first result of batch_norm_grad of one number, whose variance is 2 and gradient the negative least of f16.
bool accepts_gradient(const std::string& scale, const std::string& answer) {
  const char* const program =
      "func.func @main(%x: tensor<1xf16>, %s: tensor<1xf16>, %m: tensor<1xf16>, %v: tensor<1xf16>, %g: tensor<1xf16>) -> tensor<1xf16> {\n"
      "%r, %a, %b = \"stablehlo.batch_norm_grad\"(%x, %s, %m, %v, %g) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : "
      "(tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1xf16>, tensor<1xf16>, tensor<1xf16>)\n"
      "return %r : tensor<1xf16>\n}\n";
  return accepts_at(program, {"1.0", scale, "0.0", "2.0", "-5.9604645e-08"}, answer);
}

// The result is scale / sqrt(2) times g / 2 = 2^-25, which is a tie between 0 and 2^-24 in f16: each step underflows,
// and what the scale makes of that is large.
TEST(Radius, CountsWhatUnderflows) {
  EXPECT_TRUE(accepts_gradient("1.0", "0.0"));
  EXPECT_TRUE(accepts_gradient("1.0", "5.9604645e-08"));
  EXPECT_FALSE(accepts_gradient("1.0", "0.0001"));
  EXPECT_TRUE(accepts_gradient("1024.0", "0.0"));
  EXPECT_TRUE(accepts_gradient("1024.0", "2.157688e-05"));  // the exact one
  EXPECT_FALSE(accepts_gradient("1024.0", "0.01"));
}

// The scale over the deviation is subnormal, and XLA:CPU flushes it in f32 before it is multiplied by the operand: the
// offset is left. By the text's order nothing is subnormal. XLA:CPU does not flush f16.
TEST(Radius, CountsWhatIsFlushed) {
  const auto at = [](const char* least) { return Five{"2.0", least, least, "0.0", "2.0"}; };
  const char *const f32 = "1.1754944e-38", *const f16 = "6.1035156e-05";
  EXPECT_TRUE(accepts_in("f32", kInference, at(f32), f32));
  EXPECT_FALSE(accepts_in("f32", kByOps, at(f32), f32));
  EXPECT_FALSE(accepts_in("f32", kInference, at(f32), "1.0e-36")) << "a hundred times the least normal number";
  EXPECT_FALSE(accepts_in("f16", kInference, at(f16), f16));
  EXPECT_FALSE(accepts_in("f32", kInference, {"2.0", "1.0e-30", "1.0e-30", "0.0", "2.0"}, "1.0e-30"));
}

// At a variance of 0 one arrangement gives an infinity where another gives NaN.
TEST(Radius, IsOpenWhereItIsInfinite) {
  EXPECT_TRUE(accepts_of(kInference, "0.0", "0x7E00"));
  EXPECT_TRUE(accepts_of(kInference, "0.0", "0x7C00"));
}

// The transform of (1, 2, 3, 4) is (10, -2 + 2i, -2, -2 - 2i).
TEST(Radius, OfATransformIsThatOfItsLevels) {
  const auto sets = sets_of(
      "func.func @main(%a: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {\n%r = stablehlo.fft %a, type = FFT, length = [4] : "
      "(tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>\nreturn %r : tensor<4xcomplex<f32>>\n}\n",
      {tensor("dense<[(1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (4.0, 0.0)]> : tensor<4xcomplex<f32>>")}, "stablehlo");
  ASSERT_EQ(sets.size(), 1);
  const auto answer = [](const char* second) {
    return tensor(std::string("dense<[(10.0, 0.0), ") + second +
                  ", (-2.0, 0.0), (-2.0, -2.0)]> : tensor<4xcomplex<f32>>");
  };
  EXPECT_TRUE(accepts(sets[0], answer("(-2.0, 2.0)")));
  EXPECT_TRUE(accepts(sets[0], answer("(-2.00001, 2.00001)")));
  EXPECT_FALSE(accepts(sets[0], answer("(-2.0, 2.001)")));
}

// [[4, 2], [2, 5]] is the square of [[2, 0], [1, 2]]. No text says what comes of a matrix that is not positive
// definite.
TEST(Radius, OfAFactorisation) {
  const auto sets_of_matrix = [](const char* matrix) {
    return sets_of(
        "func.func @main(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {\n%r = stablehlo.cholesky %a, lower = true : tensor<2x2xf32>\n"
        "return %r : tensor<2x2xf32>\n}\n",
        {tensor(matrix)}, "stablehlo");
  };
  const auto sets = sets_of_matrix("dense<[[4.0, 2.0], [2.0, 5.0]]> : tensor<2x2xf32>");
  ASSERT_EQ(sets.size(), 1);
  EXPECT_TRUE(accepts(sets[0], tensor("dense<[[2.0, 77.0], [1.0, 2.0]]> : tensor<2x2xf32>")))
      << "the upper part is open";
  EXPECT_FALSE(accepts(sets[0], tensor("dense<[[2.0, 0.0], [1.0, 2.001]]> : tensor<2x2xf32>")));
  const auto open = sets_of_matrix("dense<[[-4.0, 2.0], [2.0, 5.0]]> : tensor<2x2xf32>");
  EXPECT_TRUE(accepts(open[0], tensor("dense<[[9.0, 9.0], [9.0, 9.0]]> : tensor<2x2xf32>")));
}

// Such a matrix is not Hermitian, and of one that is not the text says nothing. XLA:CPU takes the root of 9.5 - 3i.
TEST(Radius, OfAFactorisationIsOpenWhereTheDiagonalIsNotReal) {
  const auto is_legal = [](const std::string& last, const std::string& root) {
    const auto sets = sets_of(
        "func.func @main(%a: tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>> {\n"
        "%r = stablehlo.cholesky %a, lower = true : tensor<2x2xcomplex<f64>>\nreturn %r : tensor<2x2xcomplex<f64>>\n}\n",
        {tensor("dense<[[(1.0, 0.0), (0.0, 0.0)], [(0.0, 1.0), " + last + "]]> : tensor<2x2xcomplex<f64>>")},
        "stablehlo");
    return !sets.empty() && accepts(sets[0], tensor("dense<[[(1.0, 0.0), (0.0, 0.0)], [(0.0, 1.0), " + root +
                                                    "]]> : tensor<2x2xcomplex<f64>>"));
  };
  EXPECT_TRUE(is_legal("(5.0, 0.0)", "(2.0, 0.0)"));
  EXPECT_FALSE(is_legal("(5.0, 0.0)", "(2.0, -1.0)"));
  EXPECT_TRUE(is_legal("(5.0, -4.0)", "(2.0, -1.0)"));
}

// What XLA:CPU gives of it is off the matrix by less than a unit roundoff of each product: the element that two nearly
// equal numbers are subtracted for is off by more of its own.
TEST(Radius, OfAFactorisationFollowsThePivots) {
  const auto sets = sets_of(
      "func.func @main(%a: tensor<4x4xf16>) -> tensor<4x4xf16> {\n%r = stablehlo.cholesky %a, lower = true : tensor<4x4xf16>\n"
      "return %r : tensor<4x4xf16>\n}\n",
      {tensor("dense<[[2.7519531, 0.0, 0.0, 0.0], [-1.0, 1.5585938, 0.0, 0.0], [0.38305664, 0.2680664, 1.0, 0.0], "
              "[0.0, 0.031951904, 0.007575989, 1.0]]> : tensor<4x4xf16>")},
      "xla-cpu");
  ASSERT_EQ(sets.size(), 1);
  const auto is_legal = [&](const char* element) {
    return accepts(sets[0], tensor(std::string("dense<[[1.6582031, 0.0, 0.0, 0.0], [-0.60253906, 1.0927734, 0.0, 0.0], "
                                               "[0.23083496, 0.37231445, 0.8989258, 0.0], [0.0, 0.029205322, ") +
                                   element + ", 1.0]]> : tensor<4x4xf16>"));
  };
  EXPECT_TRUE(is_legal("-0.003665924"));
  EXPECT_TRUE(is_legal("-0.0036840821")) << "the factor of the matrix, to eleven bits";
  EXPECT_FALSE(is_legal("-0.0046")) << "a tenth of its terms";
}

// 1 - (1 - 2^-11)^2 is a pivot of two roundoffs.
TEST(Radius, OfAFactorisationIsInfiniteWhereAPivotIsLost) {
  const auto is_legal = [](const char* pivot, const char* answer) {
    const auto sets = sets_of(
        "func.func @main(%a: tensor<2x2xf16>) -> tensor<2x2xf16> {\n%r = stablehlo.cholesky %a, lower = true : tensor<2x2xf16>\n"
        "return %r : tensor<2x2xf16>\n}\n",
        {tensor(std::string("dense<[[1.0, 0.0], [0.9995117, ") + pivot + "]]> : tensor<2x2xf16>")}, "stablehlo");
    return !sets.empty() && accepts(sets[0], tensor(std::string("dense<") + answer + "> : tensor<2x2xf16>"));
  };
  constexpr const char* kNotDefinite = "[[0x7E00, 0x7E00], [0x7E00, 0x7E00]]";
  EXPECT_TRUE(is_legal("1.0", kNotDefinite));
  EXPECT_FALSE(is_legal("2.0", kNotDefinite));
}

bool accepts_solution(const std::string& matrix, const std::string& right, const std::string& answer) {
  const auto sets = sets_of(
      "func.func @main(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>) -> tensor<2x2xf32> {\n"
      "%r = \"stablehlo.triangular_solve\"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = "
      "#stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>\nreturn %r : tensor<2x2xf32>\n}\n",
      {tensor("dense<" + matrix + "> : tensor<2x2xf32>"), tensor("dense<" + right + "> : tensor<2x2xf32>")},
      "stablehlo");
  return !sets.empty() && accepts(sets[0], tensor("dense<" + answer + "> : tensor<2x2xf32>"));
}

// 0 / -1 is -0 by substitution and 0 + 0 * -1 = 0 by the inverse.
TEST(Radius, LeavesTheSignOfAZeroOpen) {
  const std::string diagonal = "[[-1.0, 0.0], [0.0, 2.0]]";
  EXPECT_TRUE(accepts_solution(diagonal, "[[0.0, 0.0], [4.0, 6.0]]", "[[-0.0, 0.0], [2.0, 3.0]]"));
  EXPECT_FALSE(accepts_solution(diagonal, "[[0.0, 0.0], [4.0, 6.0]]", "[[1.0, 0.0], [2.0, 3.0]]"));
}

TEST(Radius, IsInfiniteWhereNothingSolvesASystem) {
  const std::string right = "[[1.0, 2.0], [4.0, 6.0]]", spoiled = "[[1.0, 2.0], [0x7FC00000, 3.0]]";
  EXPECT_TRUE(accepts_solution("[[1.0, 0.0], [0.0, 2.0]]", right, "[[1.0, 2.0], [2.0, 3.0]]"));
  EXPECT_FALSE(accepts_solution("[[1.0, 0.0], [0.0, 2.0]]", right, spoiled));
  EXPECT_TRUE(accepts_solution("[[0.0, 0.0], [0.0, 2.0]]", right, spoiled)) << "a pivot of zero";
  EXPECT_TRUE(accepts_solution("[[1.0, 0.0], [0x7F800000, 2.0]]", right, spoiled)) << "a matrix that is not finite";
  EXPECT_TRUE(accepts_solution("[[1.0, 0x7FC00000], [0.0, 2.0]]", right, "[[1.0, 2.0], [2.0, 3.0]]"))
      << "the other triangle is not read";
  EXPECT_FALSE(accepts_solution("[[1.0, 0x7FC00000], [0.0, 2.0]]", right, spoiled));
  const std::string infinite = "[[0x7F800000, 2.0], [4.0, 6.0]]";
  EXPECT_TRUE(accepts_solution("[[1.0, 0.0], [0.0, 2.0]]", infinite, spoiled));
  EXPECT_FALSE(accepts_solution("[[1.0, 0.0], [0.0, 2.0]]", infinite, "[[0x7FC00000, 2.0], [0x7FC00000, 0x7FC00000]]"))
      << "another column has a solution";
}

// The inverse of [[1, 0], [1e30, 1e-10]] has an element of -1e40, which meets the zeros of the right side, and, where
// the columns are divided by their pivots first, those of the matrix itself.
TEST(Radius, IsInfiniteWhereTheInverseOverflows) {
  const std::string right = "[[0.0, 0.0], [1.0, 2.0]]", nan = "[[0.0, 0.0], [0x7FC00000, 0x7FC00000]]",
                    all_nan = "[[0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000]]";
  EXPECT_TRUE(accepts_solution("[[1.0, 0.0], [1.0e30, 1.0e-10]]", right, nan));
  EXPECT_FALSE(accepts_solution("[[1.0, 0.0], [1.0e20, 1.0e-10]]", right, nan));
  EXPECT_TRUE(accepts_solution("[[1.0, 0.0], [1.0e30, 1.0e-10]]", right, all_nan)) << "as XLA:CPU gives of such a one";
  EXPECT_FALSE(accepts_solution("[[1.0, 0.0], [1.0e20, 1.0e-10]]", right, all_nan));
}

// (-1 - i)^2 is 2i; its real part is (-1 + 1) * (-1 - 1) = -0 by the text, and 1 - 1 = 0 as a product.
TEST(Radius, OfTheSquareOfAComplexNumberIsThatOfAProduct) {
  const auto sets = sets_of(
      "func.func @main(%a: tensor<complex<f32>>) -> tensor<complex<f32>> {\n%r = chlo.square %a : tensor<complex<f32>> -> "
      "tensor<complex<f32>>\nreturn %r : tensor<complex<f32>>\n}\n",
      {tensor("dense<(-1.0, -1.0)> : tensor<complex<f32>>")}, "stablehlo");
  ASSERT_EQ(sets.size(), 1);
  const auto is_legal = [&](const char* answer) {
    return accepts(sets[0], tensor(std::string("dense<") + answer + "> : tensor<complex<f32>>"));
  };
  EXPECT_TRUE(is_legal("(-0.0, 2.0)"));
  EXPECT_TRUE(is_legal("(0.0, 2.0)"));
  EXPECT_FALSE(is_legal("(0.000001, 2.0)"));
}

}  // namespace
}  // namespace assay::oracle
