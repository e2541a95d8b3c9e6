#include "reports/html/matrix.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace assay::reports {
namespace {

Finding blaming(const std::string& failure, std::vector<std::string> typed_ops) {
  Finding f;
  f.failure = failure;
  f.typed_ops = std::move(typed_ops);
  return f;
}

/// `add f32` with its verdict.
std::map<std::string, std::string> verdicts(const Matrix& matrix) {
  std::map<std::string, std::string> out;
  for (const MatrixRow& row : matrix.rows)
    for (const Square& square : row.squares) out[row.op + " " + matrix.types[square.column]] = name_of(square.verdict);
  return out;
}

TEST(Matrix, HasFiveVerdictsAndTheWorstStands) {
  const std::vector<MatrixCell> cells = {
      {"stablehlo.add", "f32", 3, {.checked = 9}}, {"stablehlo.add", "i32", 3, {.checked = 9}},
      {"tanh", "f32", 3, {.checked = 9}},          {"tanh", "bf16", 3, {.checked = 9}},
      {"rng", "f32", 3, {.weak = 1, .open = 4}},   {"sort", "i1", 3, {}}};
  const Matrix matrix = matrix_of(
      cells, {blaming("wrong-value", {"add f32", "tanh bf16"}), blaming(kDeviation, {"tanh f32", "tanh bf16"})});
  EXPECT_EQ(verdicts(matrix), (std::map<std::string, std::string>{{"add f32", "fail"},
                                                                  {"add i32", "pass"},
                                                                  {"tanh f32", "deviation"},
                                                                  {"tanh bf16", "fail"},
                                                                  {"rng f32", "open"},
                                                                  {"sort i1", "untested"}}));
}

// The indices of a scatter are i32, and what it adds is f32: nobody blames `add` on i32.
TEST(Matrix, BlamesAnOpOnTheTypeThatItHas) {
  Finding f = blaming("wrong-value", {"scatter f32", "add f32"});
  f.ops = {"stablehlo.scatter", "stablehlo.add"};
  f.element_types = {"f32", "i32"};
  EXPECT_EQ(ops_on_types(f), (OpsOnTypes{{"add", "f32"}, {"scatter", "f32"}}));
  f.typed_ops.clear();  // as in early databases
  EXPECT_EQ(ops_on_types(f), OpsOnTypes{});
  EXPECT_EQ(matrix_of({{"add", "i32", 1, {.checked = 1}}}, {f}).unplaced, 1u);
  f.element_types = {"f32"};
  EXPECT_EQ(ops_on_types(f), (OpsOnTypes{{"add", "f32"}, {"scatter", "f32"}}));
}

// A program that ends the back end counts no elements anywhere.
TEST(Matrix, ShowsWhatIsBlamedAndWasNeverChecked) {
  const auto shown = verdicts(matrix_of({}, {blaming("crash", {"sort f8E4M3"})}));
  EXPECT_EQ(shown, (std::map<std::string, std::string>{{"sort f8E4M3", "fail"}}));
}

TEST(Matrix, CommonTypesComeFirst) {
  EXPECT_EQ(common_first({"ui2", "f8E4M3FN", "f32", "complex<f32>", "i32", "bf16", "i4", "f4E2M1FN", "i8", "i1"}),
            (std::vector<std::string>{"f32", "bf16", "i32", "i1", "i8", "complex<f32>", "f4E2M1FN", "f8E4M3FN", "i4",
                                      "ui2"}));
}

}  // namespace
}  // namespace assay::reports
