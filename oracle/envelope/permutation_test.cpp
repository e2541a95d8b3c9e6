#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "oracle/envelope/sets_test.h"

/// Sorts and the largest elements of rows: whole tuples in another order, none twice and none lost.
namespace assay::oracle {
namespace {

constexpr std::string_view kLess = "stablehlo.compare LT, %x, %y";
constexpr std::string_view kLargest =
    "func.func @main(%a: tensor<2x4xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>) {\n"
    "%v, %i = chlo.top_k(%a, k = 2, is_stable = false) : tensor<2x4xf32> -> (tensor<2x2xf32>, tensor<2x2xi32>)\n"
    "return %v, %i : tensor<2x2xf32>, tensor<2x2xi32>\n}\n";

/// A sort of keys and payloads of a shape.
std::string sort(std::string_view shape, int dimension, bool is_stable = false) {
  return fmt::format(
      "func.func @main(%a: tensor<{0}xf32>, %b: tensor<{0}xi32>) -> (tensor<{0}xf32>, tensor<{0}xi32>) {{\n"
      "%r:2 = \"stablehlo.sort\"(%a, %b) <{{dimension = {1} : i64, is_stable = {2}}}> ({{\n"
      "^bb0(%x: tensor<f32>, %y: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):\n"
      "%c = {3} : (tensor<f32>, tensor<f32>) -> tensor<i1>\nstablehlo.return %c : tensor<i1>\n"
      "}}) : (tensor<{0}xf32>, tensor<{0}xi32>) -> (tensor<{0}xf32>, tensor<{0}xi32>)\n"
      "return %r#0, %r#1 : tensor<{0}xf32>, tensor<{0}xi32>\n}}\n",
      shape, dimension, is_stable, kLess);
}

std::vector<Tensor> tensors(std::string_view shape, std::string_view keys, std::string_view payloads) {
  return {tensor(fmt::format("dense<{}> : tensor<{}xf32>", keys, shape)),
          tensor(fmt::format("dense<{}> : tensor<{}xi32>", payloads, shape))};
}

/// Labels of the relations that answers break, of the only op that has some; `none` where nothing was held.
std::string broken(const std::string& text, const std::vector<Tensor>& inputs, const std::vector<Tensor>& answers) {
  const auto module = program::parse(text);
  EXPECT_TRUE(module) << text << (module ? "" : module.error().text());
  const auto sets = acceptance_sets(*module, {inputs}, **spec::contract_named("stablehlo"));
  EXPECT_TRUE(sets) << (sets ? "" : sets.error().text());
  if (!sets || sets->related[0].empty()) return "none";
  const auto all = hold_relations(*sets->related[0][0], answers);
  EXPECT_TRUE(all) << (all ? "" : all.error().text());
  std::string out;
  for (const HeldRelation& held : *all)
    if (held.broken > 0) out += held.label + " ";
  return out;
}

TEST(Permutation, KeepsTuplesTogether) {
  const auto inputs = tensors("4", "[2.0, 1.0, 2.0, 1.0]", "[1, 2, 3, 4]");
  const auto of = [&](std::string_view keys, std::string_view payloads) {
    return broken(sort("4", 0), inputs, tensors("4", keys, payloads));
  };
  EXPECT_EQ(of("[1.0, 1.0, 2.0, 2.0]", "[2, 4, 1, 3]"), "");
  EXPECT_EQ(of("[1.0, 1.0, 2.0, 2.0]", "[4, 2, 3, 1]"), "") << "an order of ties";
  EXPECT_EQ(of("[1.0, 1.0, 2.0, 2.0]", "[2, 2, 1, 3]"), "permutes ") << "a payload twice";
  EXPECT_EQ(of("[1.0, 1.0, 2.0, 2.0]", "[4, 2, 3, 3]"), "permutes ");
  EXPECT_EQ(of("[1.0, 1.0, 2.0, 2.0]", "[1, 2, 4, 3]"), "permutes ") << "payloads of other keys";
}

// A plain comparison does not order NaN, so any order is legal, but of these elements.
TEST(Permutation, IsOneWithNanToo) {
  const auto inputs = tensors("3", "[0x7FC00000, 0xFF800000, 2.0]", "[1, 2, 3]");
  const auto of = [&](std::string_view keys, std::string_view payloads) {
    return broken(sort("3", -1), inputs, tensors("3", keys, payloads));
  };
  EXPECT_EQ(of("[2.0, 0xFFC00001, 0xFF800000]", "[3, 1, 2]"), "") << "another NaN is the same number";
  EXPECT_EQ(of("[2.0, 0x7FC00000, 2.0]", "[3, 1, 3]"), "permutes ");
  EXPECT_EQ(of("[0x7FC00000, 0x7FC00000, 2.0]", "[1, 2, 3]"), "permutes ");
}

TEST(Permutation, TakesZerosAndWhatIsFlushedForOneNumber) {
  const auto inputs = tensors("2", "[0x80000000, 0x00000001]", "[1, 2]");
  EXPECT_EQ(broken(sort("2", 0), inputs, tensors("2", "[0.0, 0.0]", "[2, 1]")), "");
  EXPECT_EQ(broken(sort("2", 0), inputs, tensors("2", "[0.0, 0.0]", "[2, 2]")), "permutes ");
}

TEST(Permutation, GoesLineByLine) {
  const auto inputs = tensors("2x2", "[[1.0, 4.0], [0.5, 3.0]]", "[[1, 2], [3, 4]]");
  const auto sorted = tensors("2x2", "[[0.5, 3.0], [1.0, 4.0]]", "[[3, 4], [1, 2]]");
  EXPECT_EQ(broken(sort("2x2", 0), inputs, sorted), "");
  EXPECT_EQ(broken(sort("2x2", 1), inputs, sorted), "permutes ") << "lines of the other axis";
  EXPECT_EQ(broken(sort("2x0", 1), tensors("2x0", "[[], []]", "[[], []]"), tensors("2x0", "[[], []]", "[[], []]")), "");
}

// The first element that was there once is there twice: it is named.
TEST(Permutation, NamesWhatIsThereTooOften) {
  const auto module = program::parse(sort("3", 0));
  const auto sets =
      acceptance_sets(*module, {tensors("3", "[3.0, 1.0, 2.0]", "[1, 2, 3]")}, **spec::contract_named("stablehlo"));
  const auto held = hold_relations(*sets->related[0][0], tensors("3", "[1.0, 2.0, 2.0]", "[2, 3, 3]"));
  ASSERT_EQ(held->size(), 1u);
  EXPECT_EQ((*held)[0].element, 2);
  EXPECT_EQ((*held)[0].first.got, "(2, 3) once more than the operands have it");
  EXPECT_EQ((*held)[0].outputs, (std::vector<std::size_t>{0, 1}));
}

TEST(Permutation, OfTheLargestElementsHasNoneTwice) {
  const std::vector<Tensor> inputs{tensor("dense<[[1.0, 2.0, 2.0, 2.0], [5.0, 5.0, 5.0, 5.0]]> : tensor<2x4xf32>")};
  const auto of = [&](std::string_view values, std::string_view indices) {
    return broken(std::string(kLargest), inputs, tensors("2x2", values, indices));
  };
  EXPECT_EQ(of("[[2.0, 2.0], [5.0, 5.0]]", "[[3, 1], [0, 2]]"), "");
  EXPECT_EQ(of("[[2.0, 2.0], [5.0, 5.0]]", "[[3, 3], [0, 2]]"), "R3 ");
  EXPECT_EQ(of("[[2.0, 2.0], [5.0, 5.0]]", "[[3, 0], [0, 2]]"), "R4 R5 ");
  EXPECT_EQ(of("[[2.0, 2.0], [5.0, 5.0]]", "[[3, 1], [-1, 4]]"), "R1 R2 ");
}

/// Rows of 1,000 keys with many ties, and where they come from; sorted along the second axis by the standard library.
struct LongRows {
  std::vector<std::vector<double>> keys;
  std::vector<std::vector<int>> places;
};

LongRows rows_before() {
  LongRows out{{{}, {}}, {{}, {}}};
  for (int i = 0; i < 1000; ++i) {
    out.keys[0].push_back(i * 7919 % 37);
    out.keys[1].push_back(i * 1723 % 97 - 50);
    for (auto& places : out.places) places.push_back(i);
  }
  return out;
}

LongRows sorted_rows() {
  const LongRows before = rows_before();
  LongRows out = before;
  for (std::size_t row = 0; row < 2; ++row) {
    const auto key = [&](int place) { return before.keys[row][static_cast<std::size_t>(place)]; };
    std::ranges::stable_sort(out.places[row], {}, key);
    std::ranges::transform(out.places[row], out.keys[row].begin(), key);
  }
  return out;
}

std::vector<Tensor> tensors(const LongRows& rows) {
  const auto text = [](const auto& list, std::string_view format) {
    const auto row = [&](const auto& numbers) { return fmt::format(fmt::runtime(format), fmt::join(numbers, ", ")); };
    return fmt::format("[{}, {}]", row(list[0]), row(list[1]));
  };
  return tensors("2x1000", text(rows.keys, "[{:.1f}]"), text(rows.places, "[{}]"));
}

TEST(Permutation, OfLongRowsKeepsTheirTies) {
  const auto sets = sets_of(sort("2x1000", 1, true), tensors(rows_before()), "stablehlo");
  const std::vector<Tensor> sorted = tensors(sorted_rows());
  EXPECT_TRUE(accepts(sets.at(0), sorted[0]));
  EXPECT_TRUE(accepts(sets.at(1), sorted[1]));
  LongRows swapped = sorted_rows();
  std::swap(swapped.places[0][500], swapped.places[0][501]);
  EXPECT_FALSE(accepts(sets.at(1), tensors(swapped)[1]));
}

}  // namespace
}  // namespace assay::oracle
