#include "spec/language/resolve.h"

#include <gtest/gtest.h>

#include "spec/language/evaluate_test.h"
#include "spec/language/resolve_expression.h"

namespace assay::spec {
namespace {

/// `an integer`, `an integer /1` for a list of integers, `.../2` for lists of lists.
std::string shown(const Sort& s) {
  return std::string(kind_name(s.kind)) + (s.depth > 0 ? " /" + std::to_string(s.depth) : "");
}

std::string sort_of(std::string_view formula) {
  const Surroundings around("let value = (" + std::string(formula) + ")");
  return around.error().empty() ? shown(around.record().find("value")->value->sort) : around.error();
}

TEST(Resolve, EveryExpressionHasASort) {
  static constexpr std::pair<std::string_view, std::string_view> kRows[] = {
      {"n", "an integer"},
      {"S", "an integer /1"},
      {"E", "an element type"},
      {"x", "a type"},
      {"xs", "a type /1"},
      {"word", "a string"},
      {"way", "an enumerator"},
      {"f", "a function"},
      {"type(f)", "a signature"},
      {"text", "a literal"},
      {"true", "a boolean"},
      {"UP", "an enumerator"},
      {"i32", "an element type"},
      {"rank(x)", "an integer"},
      {"rank(xs...)", "an integer /1"},
      {"shape(x)", "an integer /1"},
      {"shape(xs...)", "an integer /2"},
      {"dim(x, [0, 1])", "an integer /1"},
      {"n + 1", "an integer"},
      {"n + 0.5", "a real number"},
      {"S * 2", "an integer /1"},
      {"S ++ [n]", "an integer /1"},
      {"n ++ n", "an integer /1"},
      {"S without n", "an integer /1"},
      {"S[0]", "an integer"},
      {"S[S]", "an integer /1"},
      {"S[1:]", "an integer /1"},
      {"xs[0]", "a type"},
      {"[S, S]", "an integer /2"},
      {"[S, S][:, 0]", "an integer /1"},
      {"[d for d over x]", "an integer /1"},
      {"[i for i within S]", "an integer /2"},
      {"[E for d over x]", "an element type /1"},
      {"[t for t in xs]", "a type /1"},
      {"n = 1", "a boolean"},
      {"S < 1", "a boolean"},
      {"x is int", "a boolean"},
      {"not true", "a boolean"},
      {"for d over x: d = 1", "a boolean"},
      {"n = 1 ? S : [n]", "an integer /1"},
      {"n = 1 ? 1 : 0.5", "a real number"},
      {"-n", "an integer"},
      {"S[5] else 0", "an integer"},
      {"[n at 0, S elsewhere]", "an integer /1"},
      {"tensor<S x E>", "a type"},
      {"tensor<S x [E, E]...>", "a type /1"},
      {"(x) -> (x)", "a signature"},
      {"complex<E>", "an element type"},
      {"!token", "a type"},
      {"min(n, 1)", "an integer"},
      {"min(S)", "an integer"},
      {"sum(S)", "an integer"},
      {"input_types(f)", "a type /1"},
      {"element_type(xs...)", "an element type /1"},
      {"is_float(xs...)", "a boolean /1"},
      {"given(absent)", "a boolean"},
      {"a where a[d over x] = S", "an integer /2"},
      {"ceil(n / 2)", "an integer"},
      {"replace(S, 0, 1)", "an integer /1"},
  };
  for (const auto& [formula, sort] : kRows) EXPECT_EQ(sort_of(formula), sort) << formula;
}

TEST(Resolve, InnerNamesHideOuterOnes) {
  EXPECT_EQ(evaluated("[n for n < 2]"), "[0, 1]");
  EXPECT_EQ(evaluated("[n for n < 2] ++ [n]"), "[0, 1, 7]");
  EXPECT_EQ(evaluated("n where n = 1"), "1");
  EXPECT_EQ(evaluated("[a + (a where a = 10) for a < 2]"), "[10, 11]");
  EXPECT_EQ(evaluated("g(1) + n where g(n) = n * 100"), "107");
  EXPECT_EQ(evaluated("[[d for d < d + 2] for d < 2]"), "[[0, 1], [0, 1, 2]]");
}

/// Why a record cannot be loaded; empty where it can.
std::string error_of(const std::string& record) {
  const auto records = Records::load({{"w.op", record}});
  return records ? std::string() : records.error().text();
}

/// A plan sees the names above the line, laws the interface, meanings what patterns bind.
TEST(Resolve, APartOfARecordSeesItsOwnNames) {
  const auto loads = [](const std::string& lines) {
    return error_of(
        "op w\n  let S : shape ; E : any\n  attr n : 0 ..\n  in x : tensor<S x E>\n  "
        "let m = n + 1\n  out y : tensor<S x E>\n" +
        lines + "\n");
  };
  EXPECT_EQ(loads("C1 n = rank(x) = rank(y)"), "");
  EXPECT_EQ(loads("C1 m = 1"),
            "w.op:7:4: `m` is a name of the plan: a law sees operands, attributes, regions and results");
  EXPECT_EQ(loads("means y[i] = x[i % S]"), "");
  EXPECT_EQ(loads("means y[i] = x[i + m]"), "w.op:7:20: `m` is computed by the plan: a meaning spells the formula out");
  EXPECT_EQ(loads("attr k : 0 .. l ; l : 0 .. 1"), "w.op:7:15: `l` stands below this line of the plan");
  EXPECT_EQ(loads("attr k : 0 .. l\nattr l : 0 .. 1"), "w.op:7:15: `l` stands below this line of the plan");
}

TEST(Resolve, ARelationIsBetweenElementsOfOperandsAndResults) {
  const auto loads = [](const std::string& line) {
    return error_of(
        "op w\n  let S : shape\n  in x : tensor<S x f32>\n  let m = 1\n"
        "  out y : tensor<S x f32>\nrelation R1 for " +
        line + "\n");
  };
  EXPECT_EQ(loads("i within shape(x): y[i] = f(x[i]) within unit_roundoff(x) where f(z) = exponential(z)"), "");
  EXPECT_EQ(loads("i within [size(y)]: i[0] <= y[nth(i[0], shape(x))] within 0"), "");
  EXPECT_EQ(loads("i within shape(x): x[i] = x[i] within 1"), "w.op:6:10: the relation R1 reads no result");
  EXPECT_EQ(loads("i within shape(x): y[i] = z within 1"), "w.op:6:43: unknown name `z`");
  EXPECT_EQ(loads("i within shape(x): y[i] = m within 1"),
            "w.op:6:43: `m` is computed by the plan: a meaning spells the formula out");
  EXPECT_EQ(loads("i within shape(x): y[i] = f32 within 1"), "w.op:6:43: expected a number, found an element type");
  EXPECT_EQ(loads("i within shape(x): y[i] = i within 1"), "w.op:6:43: expected a number, found a list");
}

TEST(Resolve, APermutationIsOfOperandsToResults) {
  const auto loads = [](const std::string& line) {
    return error_of(
        "op w\n  let S : shape\n  in x : tensor<S x f32>\n"
        "  attr a : 0 .. rank(S)\n  out y : tensor<S x f32>\npermutes " +
        line + "\n");
  };
  EXPECT_EQ(loads("y from x along a"), "");
  EXPECT_EQ(loads("x from y along a"), "w.op:6:10: expected a result, found x");
  EXPECT_EQ(loads("y from z along a"), "w.op:6:10: expected an operand, found z");
  EXPECT_EQ(loads("y from x along f32"), "w.op:6:25: expected a number, found an element type");
}

TEST(Resolve, APrimitiveIsAFunctionOfMeaningsOnly) {
  const auto loads = [](const std::string& line) {
    return error_of("op negate\n  let S : shape ; E : any\n  in x : tensor<S x E>\n  out y : tensor<S x E>\n" + line +
                    "\n");
  };
  EXPECT_EQ(loads("means y[i] = negate(x[i])"), "");
  EXPECT_EQ(loads("means y[i] = op(x[i])"), "");
  EXPECT_EQ(loads("means y[i] = fold(add, 0, x[k] for k within S)"), "");
  EXPECT_EQ(loads("C1 negate(1) = 2"), "w.op:5:4: `negate` is a function of elements: it has a value only in `means`");
  EXPECT_EQ(loads("C1 op(1) = 2"), "w.op:5:4: `op` has a value only in `means`");
  EXPECT_EQ(loads("means y[i] = op(x[i], x[i])"), "w.op:1:4: `op` in `means` has 2 arguments, `negate` takes 1");
}

}  // namespace
}  // namespace assay::spec
