#include "spec/language/evaluate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>

#include "spec/language/evaluate_test.h"

namespace assay::spec {
namespace {

struct Expectation {
  std::string_view formula, value;
};

void expect_values(std::span<const Expectation> rows) {
  for (const auto& [formula, value] : rows) EXPECT_EQ(evaluated(formula), value) << formula;
}

TEST(Evaluate, Numbers) {
  static constexpr Expectation kRows[] = {
      {"1 + 2 * 3", "7"},
      {"-2 - -3", "1"},
      {"-n", "-7"},
      {"2 * (3 - 5)", "-4"},
      // `/` and `%` are those of the floor: the remainder has the sign of the divisor.
      {"7 / 2", "3"},
      {"-7 / 2", "-4"},
      {"7 / -2", "-4"},
      {"-7 / -2", "3"},
      {"6 / -2", "-3"},
      {"7 % 2", "1"},
      {"-7 % 2", "1"},
      {"7 % -2", "-1"},
      {"-7 % -2", "-1"},
      {"6 % -3", "0"},
      // `//` has a value only where nothing is left over.
      {"6 // 3", "2"},
      {"-6 // 3", "-2"},
      {"7 // 3", "undefined"},
      {"0 // 5", "0"},
      {"1 / 0", "undefined"},
      {"1 % 0", "undefined"},
      {"1 // 0", "undefined"},
      {"0.5 + 1", "1.500000"},
      {"3 * 0.5", "1.500000"},
      {"1.0 / 4", "0.250000"},
      {"1.0 / 0", "undefined"},
      {"-0.5", "-0.500000"},
      // Numbers of 64 bits; what does not fit is no number.
      {"9223372036854775807", "9223372036854775807"},
      {"9223372036854775807 + 1", "undefined"},
      {"-9223372036854775807 - 2", "undefined"},
      {"4294967296 * 4294967296", "undefined"},
      {"-(-9223372036854775807 - 1)", "undefined"},
      {"(-9223372036854775807 - 1) / -1", "undefined"},
      {"(-9223372036854775807 - 1) % -1", "0"},
  };
  expect_values(kRows);
}

TEST(Evaluate, ScalarsLiftOverLists) {
  static constexpr Expectation kRows[] = {
      {"[1, 2] + 3", "[4, 5]"},
      {"3 - [1, 2]", "[2, 1]"},
      {"[1, 2] * [3, 4]", "[3, 8]"},
      {"-[1, 2]", "[-1, -2]"},
      {"[7, 8] / 2", "[3, 4]"},
      {"[7, 8] % [4, 5]", "[3, 3]"},
      {"[[1, 2], [3, 4]] + [10, 20]", "[[11, 12], [23, 24]]"},
      {"[1, 2] + [1, 2, 3]", "undefined"},
      {"[1, 2] / [1, 0]", "[1, undefined]"},
      {"[7, 8] // 2", "[undefined, 4]"},
      {"1 + unbound", "undefined"},
      {"[1, 2] + unbound", "undefined"},
      {"1 + absent", "undefined"},
      {"[] + 1", "[]"},
      {"[] + []", "[]"},
  };
  expect_values(kRows);
}

TEST(Evaluate, ListsAndSubscripts) {
  static constexpr Expectation kRows[] = {
      {"[1, 2] ++ [3]", "[1, 2, 3]"},
      {"[1, 2] ++ 3", "[1, 2, 3]"},
      {"[] ++ []", "[]"},
      {"[1] ++ unbound", "undefined"},
      {"[5, 6, 7] without 1", "[5, 7]"},
      {"[5, 6, 7] without [2, 0]", "[6]"},
      {"[5, 6] without []", "[5, 6]"},
      {"[5, 6] without 9", "[5, 6]"},
      {"[5, 6] without unbound", "undefined"},
      {"[5, 6, 7][0]", "5"},
      {"[5, 6, 7][-1]", "7"},
      {"[5, 6, 7][3]", "undefined"},
      {"[5, 6, 7][-4]", "undefined"},
      {"[5, 6, 7][[2, 0]]", "[7, 5]"},
      {"[5, 6, 7][[2, 3]]", "[7, undefined]"},
      {"[5, 6][unbound]", "undefined"},
      {"[5, 6, 7][1:]", "[6, 7]"},
      {"[5, 6, 7][:-1]", "[5, 6]"},
      {"[5, 6, 7][1:2]", "[6]"},
      {"[5, 6, 7][3:]", "[]"},
      {"[5, 6, 7][2:1]", "undefined"},
      {"[5, 6, 7][:4]", "undefined"},
      {"[5, 6, 7][:]", "[5, 6, 7]"},
      {"[[1, 2], [3, 4]][:, 1]", "[2, 4]"},
      {"[[1, 2], [3, 4]][1][0]", "3"},
      {"[[1, 2], [3]][:, 1]", "[2, undefined]"},
      {"[xs...][1]", "tensor<5xi8>"},
      {"xs[0]", "tensor<2x3xf32>"},
      {"xs[2]", "undefined"},
      {"[5, 6, 7][d for d in [0, 2]]", "[5, 7]"},
  };
  expect_values(kRows);
}

TEST(Evaluate, ComprehensionsAndQuantifiers) {
  static constexpr Expectation kRows[] = {
      {"[d * d for d < 4]", "[0, 1, 4, 9]"},
      {"[d for d < -1]", "[]"},
      {"[d for d over x]", "[0, 1]"},
      {"[d for d over [7, 8, 9]]", "[0, 1, 2]"},
      {"[d for d in [4, 5] if d > 4]", "[5]"},
      {"[a * 10 + b for a < 2, b < 2]", "[0, 1, 10, 11]"},
      {"[a * 10 + b for a < 3, b < a]", "[10, 20, 21]"},
      {"[i for i within [2, 2]]", "[[0, 0], [0, 1], [1, 0], [1, 1]]"},
      {"[i for i within []]", "[[]]"},
      {"[i for i within [3, 0]]", "[]"},
      {"[d for d < unbound]", "undefined"},
      {"[d for d in unbound]", "undefined"},
      {"[d for d over done]", "undefined"},
      {"[d for d < 2 if 1 / d = 1]", "undefined"},
      {"[1 / d for d < 2]", "[undefined, 1]"},
      {"[d for d < 10000000]", "undefined"},
      {"[i for i within [4096, 4096]]", "undefined"},
      {"for d < 3: d < 3", "true"},
      {"for d < 3: d < 2", "false"},
      {"for d < 0: false", "true"},
      {"for d in []: 1 / 0 = 1", "true"},
      {"for d < 2: 1 / d = 1", "undefined"},
      {"for d < 3: 1 / d = 1", "false"},
      {"for d < unbound: true", "undefined"},
      {"for d < 4 if d > 1: d * d > 3", "true"},
      {"root(9)", "3"},
      {"root(8)", "undefined"},
      {"above(3)", "4"},
      {"above(2)", "undefined"},
      {"sum(d for d < 5)", "10"},
      {"max(d % 3 for d < 5)", "2"},
  };
  expect_values(kRows);
}

TEST(Evaluate, DefinitionsAndChoices) {
  static constexpr Expectation kRows[] = {
      {"a + b where a = 1, b = a + 1", "3"},
      {"a[1] where a[d over x] = d * 10", "10"},
      {"g(3) where g(v) = v * v", "9"},
      {"g(2) + a where a = 5, g(v) = v + a", "12"},
      {"(a where a = 1) + (a where a = 2)", "3"},
      {"twice(n)", "14"},
      {"twice([1, 2])", "[2, 4]"},
      {"a where a[d over x, e < 2] = d + e", "[0, 1, 1, 2]"},
      {"true ? 1 : 2", "1"},
      {"false ? 1 : 2", "2"},
      {"1 / 0 = 1 ? 1 : 2", "undefined"},
      {"true ? 1 : 1 / 0", "1"},
      {"false ? 1 : 1 / 0", "undefined"},
      {"1 / 0 else 5", "5"},
      {"3 else 5", "3"},
      {"[1][4] else [2][4] else 6", "6"},
      {"way = UP", "false"},
      {"way = DOWN", "true"},
      {"DOWN = way", "true"},
      {"num_replicas * 10 + num_partitions", "23"},
  };
  expect_values(kRows);
}

TEST(Evaluate, Comparisons) {
  static constexpr Expectation kRows[] = {
      {"1 < 2", "true"},
      {"2 < 2", "false"},
      {"2 <= 2", "true"},
      {"3 > 2", "true"},
      {"3 >= 4", "false"},
      {"1 = 1.0", "true"},
      {"0.5 < 1", "true"},
      {"0 <= 1 < 2", "true"},
      {"0 <= 2 < 2", "false"},
      {"1 != 2", "true"},
      {"1 < unbound", "undefined"},
      {"absent = 1", "undefined"},
      // Lists are compared member by member; of different length they are not equal, and have no order.
      {"[1, 2] = [1, 2]", "true"},
      {"[1, 2] = [1, 3]", "false"},
      {"[1, 2] != [1, 3]", "true"},
      {"[1, 2] <= [1, 3]", "true"},
      {"[1, 2] < [1, 3]", "false"},
      {"0 <= [0, 1] < 2", "true"},
      {"0 <= [0, 2] < 2", "false"},
      {"[] = []", "true"},
      {"[] < 0", "true"},
      {"[1, 2] = [1, 2, 3]", "false"},
      {"[1, 2] != [1, 2, 3]", "true"},
      {"[1, 2] < [1, 2, 3]", "undefined"},
      {"[1, 2] = unbound", "undefined"},
      {"[1, 1 / 0] = [2, 1]", "false"},
      {"[1, 1 / 0] = [1, 1]", "undefined"},
      {"[5, 1 / 0] < [4, 1]", "false"},
      // Groups spread out are a zip, which lists of different length do not make.
      {"shape(xs...) = shape(xs...)", "true"},
      {"rank(xs...) = [2, 1]...", "true"},
      {"rank(xs...) = [2]...", "undefined"},
      {"[xs...] = [x]", "false"},
      {"1 in [1, 2]", "true"},
      {"3 in [1, 2]", "false"},
      {"3 not in [1, 2]", "true"},
      {"1 in []", "false"},
      {"[1, 2] in [2, 1, 0]", "true"},
      {"[1, 3] in [2, 1, 0]", "false"},
      {"[1, 2] not in [3, 4]", "true"},
      {"[1, 3] not in [3, 4]", "false"},
      {"[1, 2] in [[1, 2], [3]]", "true"},
      {"1 in [1, 1 / 0]", "true"},
      {"1 in [2, 1 / 0]", "undefined"},
      {"1 in [[1], [2]][2]", "undefined"},
      {"unbound in [1]", "undefined"},
      {"element_type(x) = f32", "true"},
      {"element_type(x) is float", "true"},
      {"element_type(x) is int | bool", "false"},
      {"x is float", "true"},
      {"[xs...] is float | int", "true"},
      {"[xs...] is float", "false"},
      {"unbound is float", "undefined"},
      {"n is float", "undefined"},
      {"word = \"a.b\"", "true"},
      {"x = tensor<[2, 3] x f32>", "true"},
      {"x = tensor<[2, 3] x f64>", "false"},
      {"x = tensor<[3, 2] x f32>", "false"},
      // A dimension that is known only at run time leaves open what hangs on it alone.
      {"open = tensor<[3, 4] x i8>", "undefined"},
      {"open = tensor<[3, 5] x i8>", "false"},
      {"open = tensor<[3, 4] x i16>", "false"},
      {"shape(open) = [3, 4]", "undefined"},
      {"shape(open) = [3, 5]", "false"},
      {"type(f) = (x, tensor<f32>) -> (tensor<f32>)", "true"},
      {"type(f) = (x, tensor<f32>) -> ()", "false"},
      {"type(f) = (open, tensor<f32>) -> (tensor<f32>)", "false"},
      {"type(f) = (unbound, tensor<f32>) -> (tensor<f32>)", "undefined"},
  };
  expect_values(kRows);
}

/// Kleene's logic: false, undefined and true are 0, 1 and 2, `and` is the smaller, `or` the larger, `not` what is left
/// to 2.
TEST(Evaluate, LogicHasThreeValues) {
  static constexpr std::string_view kTexts[] = {"false", "(1 / 0 = 1)", "true"},
                                    kValues[] = {"false", "undefined", "true"};
  const auto expect = [&](const std::string& formula, int value) {
    EXPECT_EQ(evaluated(formula), kValues[value]) << formula;
  };
  for (int a = 0; a < 3; ++a) {
    const std::string left(kTexts[a]);
    expect("not " + left, 2 - a);
    for (int b = 0; b < 3; ++b) {
      const std::string right(kTexts[b]);
      expect(left + " and " + right, std::min(a, b));
      expect(left + " or " + right, std::max(a, b));
      expect(left + " => " + right, std::max(2 - a, b));
      EXPECT_EQ(static_cast<int>(both(Truth(a == 1 ? 2 : a / 2), Truth(b == 1 ? 2 : b / 2))),
                std::min(a, b) == 1 ? 2 : std::min(a, b) / 2);
    }
  }
}

TEST(Evaluate, PlacementsPutListsTogether) {
  static constexpr Expectation kRows[] = {
      {"[5 at 1, [7, 8] elsewhere]", "[7, 5, 8]"},
      {"[[5, 6] at [2, 0], [7] elsewhere]", "[6, 7, 5]"},
      {"[[1, 2] at [1, 0]]", "[2, 1]"},
      {"[5 at 3, [7, 8] elsewhere]", "undefined"},
      {"[5 at 0, 6 at 0]", "undefined"},
      {"[[5, 6] at [0], [7] elsewhere]", "undefined"},
      {"[5 at -1, [7] elsewhere]", "undefined"},
      {"[5 at [0, 1]]", "[5, 5]"},
      {"[5 at 0, 0 elsewhere over x]", "[5, 0]"},
      {"[5 at 0, [1, 2] elsewhere over x]", "undefined"},
      {"[[7, 8] elsewhere]", "[7, 8]"},
      // What may stand beyond the last place stands nowhere there, and is 1 (or 0, in an index).
      {"[3 at 1 or beyond, [7] elsewhere]", "[7, 3]"},
      {"[1 at 1 or beyond, [7] elsewhere]", "[7]"},
      {"[3 at 0 or beyond, [7] elsewhere]", "[3, 7]"},
      {"[3 at 5 or beyond, [7] elsewhere]", "undefined"},
  };
  expect_values(kRows);
}

TEST(Evaluate, Types) {
  static constexpr Expectation kRows[] = {
      {"tensor<f32>", "tensor<f32>"},
      {"tensor<[2, 3] x i1>", "tensor<2x3xi1>"},
      {"tensor<[2] ++ [0] x complex<f64>>", "tensor<2x0xcomplex<f64>>"},
      {"complex<f8E5M2>", "undefined"},
      {"complex<f16>", "complex<f16>"},
      {"tensor<[-1] x f32>", "undefined"},
      {"tensor<[4294967296, 4294967296] x f32>", "undefined"},
      {"tensor<[0, 4294967296, 4294967296] x f32>", "undefined"},
      {"tensor<[unbound] x f32>", "undefined"},
      {"tensor<[1, 2] x element_type(per_tensor)>", "tensor<1x2x!quant.uniform<i8:f32, 0.5:3>>"},
      {"tensor<[4] x [f32, i8]...>", "[tensor<4xf32>, tensor<4xi8>]"},
      {"!token", "!stablehlo.token"},
      {"tuple<x, !token>", "tuple<tensor<2x3xf32>, !stablehlo.token>"},
      {"tuple<>", "tuple<>"},
      {"tuple<xs...>", "tuple<tensor<2x3xf32>, tensor<5xi8>>"},
      {"(x, done) -> (x)", "(tensor<2x3xf32>, !stablehlo.token) -> (tensor<2x3xf32>)"},
      {"(tensor<[[1], [0]][5] x f32>) -> ()", "undefined"},
  };
  expect_values(kRows);
}

/// `with` laws: a law whose index is out of range is neither kept nor broken.
TEST(Evaluate, LawsAreTrueFalseOrUndefined) {
  static constexpr std::pair<std::string_view, Truth> kRows[] = {{"dim(x, 1) = 3", Truth::kTrue},
                                                                 {"dim(x, 1) = 2", Truth::kFalse},
                                                                 {"dim(x, 2) = 3", Truth::kUndefined},
                                                                 {"shape(x)[2] = 3", Truth::kUndefined},
                                                                 {"1 / (n - 7) = 1", Truth::kUndefined},
                                                                 {"absent = 1", Truth::kUndefined},
                                                                 {"given(absent) => absent = 1", Truth::kTrue},
                                                                 {"n = 7 or dim(x, 2) = 1", Truth::kTrue},
                                                                 {"n = 8 and dim(x, 2) = 1", Truth::kFalse}};
  for (const auto& [formula, truth] : kRows) {
    Surroundings around("C1 " + std::string(formula));
    ASSERT_EQ(around.error(), "");
    EXPECT_EQ(holds(around.instance(), around.record().laws[0], around.arena()), truth) << formula;
  }
}

TEST(Evaluate, AnUnknownGridHasNoSize) {
  Surroundings around("C1 num_replicas = 2");
  Instance open = around.instance();
  EXPECT_EQ(holds(open, around.record().laws[0], around.arena()), Truth::kTrue);
  open.grid = kUnknownGrid;
  EXPECT_EQ(holds(open, around.record().laws[0], around.arena()), Truth::kUndefined);
}

}  // namespace
}  // namespace assay::spec
