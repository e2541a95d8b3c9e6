#include <fmt/format.h>

#include "oracle/envelope/sets_test.h"

/// What the text leaves undefined may be anything; the same op on operands that are as its attributes say is judged.
namespace assay::oracle {
namespace {

std::string described(const AcceptanceTensor& sets) {
  std::string out;
  for (std::int64_t i = 0; i < sets.type.elements(); ++i) out += (i == 0 ? "" : ", ") + sets.describe(i);
  return out;
}

/// Elements of four at these indices, which are said to be sorted.
std::string gathered(const std::string& op, const std::string& type, const std::string& indices) {
  const bool is_dynamic = op == "dynamic_gather";
  const std::string sizes = is_dynamic ? "" : ", slice_sizes = array<i64: 1>";
  const std::string text = fmt::format(
      R"(func.func @main(%x: tensor<4x{0}>, %i: tensor<2x2xi32>) -> tensor<2x2x{0}> {{
  %s = stablehlo.constant dense<1> : tensor<1xi64>
  %r = "stablehlo.{1}"(%x, %i{2}) <{{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = true{3}}}> : (tensor<4x{0}>, tensor<2x2xi32>{4}) -> tensor<2x2x{0}>
  return %r : tensor<2x2x{0}>
}})",
      type, op, is_dynamic ? ", %s" : "", sizes, is_dynamic ? ", tensor<1xi64>" : "");
  const std::string x = type == "i1"    ? "dense<[true, false, true, false]>"
                        : type == "f32" ? "dense<[3.0, 5.0, 7.0, -0.0]>"
                                        : "dense<[1, 0, 1, 0]>";
  return described(
      sets_of(text, {tensor(x + " : tensor<4x" + type + ">"), tensor(indices + " : tensor<2x2xi32>")}, "stablehlo")[0]);
}

TEST(Undefined, IsAGatherByIndicesThatAreSaidToBeSortedAndAreNot) {
  const std::string anything = "anything, anything, anything, anything";
  for (const std::string op : {"gather", "dynamic_gather"}) {
    for (const std::string type : {"i4", "i8", "ui2", "ui32", "ui64", "i32"}) {
      EXPECT_EQ(gathered(op, type, "dense<[[0, 1], [1, 2]]>"), "1, 0, 0, 1") << op << " " << type;
      EXPECT_EQ(gathered(op, type, "dense<[[0, 2], [1, 3]]>"), anything) << op << " " << type;
    }
    EXPECT_EQ(gathered(op, "f32", "dense<[[0, 1], [1, 3]]>"), "3, 5, 5, -0") << op;
    EXPECT_EQ(gathered(op, "f32", "dense<[[0, 2], [1, 3]]>"), anything) << op;
    EXPECT_EQ(gathered(op, "f32", "dense<[[3, 3], [3, 3]]>"), "-0, -0, -0, -0") << op << ": no zero is of any sign";
    EXPECT_EQ(gathered(op, "i1", "dense<[[0, 1], [2, 2]]>"), "true, false, true, true") << op;
    EXPECT_EQ(gathered(op, "i1", "dense<[[3, 2], [2, 2]]>"), anything) << op;
  }
}

/// 5 and 7 added to a tensor of ones at these places.
std::string scattered(const std::string& said, const std::string& indices, const std::string& type = "i32") {
  const std::string text = fmt::format(
      R"(func.func @main(%x: tensor<4x{0}>, %i: tensor<2x1xi32>, %u: tensor<2x{0}>) -> tensor<4x{0}> {{
  %r = "stablehlo.scatter"(%x, %i, %u) <{{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>{1}}}> ({{
  ^bb0(%a: tensor<{0}>, %b: tensor<{0}>):
    %s = stablehlo.add %a, %b : tensor<{0}>
    stablehlo.return %s : tensor<{0}>
  }}) : (tensor<4x{0}>, tensor<2x1xi32>, tensor<2x{0}>) -> tensor<4x{0}>
  return %r : tensor<4x{0}>
}})",
      type, said);
  const std::string dot = type == "f32" ? ".0" : "";
  const auto values = [&](const std::string& literal, int n) {
    return tensor(fmt::format("{} : tensor<{}x{}>", literal, n, type));
  };
  return described(sets_of(text,
                           {values(fmt::format("dense<1{}>", dot), 4), tensor(indices + " : tensor<2x1xi32>"),
                            values(fmt::format("dense<[5{0}, 7{0}]>", dot), 2)},
                           "stablehlo")[0]);
}

TEST(Undefined, IsAScatterByIndicesThatAreNotAsItsAttributesSay) {
  const std::string anything = "anything, anything, anything, anything", sorted = ", indices_are_sorted = true",
                    unique = ", unique_indices = true";
  for (const std::string type : {"i8", "i32", "ui16", "ui64", "f32"}) {
    EXPECT_EQ(scattered("", "dense<[[2], [0]]>", type), "8, 1, 6, 1");
    EXPECT_EQ(scattered(sorted, "dense<[[0], [2]]>", type), "6, 1, 8, 1");
    EXPECT_EQ(scattered(sorted, "dense<[[0], [0]]>", type), "13, 1, 1, 1") << "sorted, and not said to be unique";
    EXPECT_EQ(scattered(sorted, "dense<[[2], [0]]>", type), anything);
    EXPECT_EQ(scattered(unique, "dense<[[2], [0]]>", type), "8, 1, 6, 1");
    EXPECT_EQ(scattered(unique, "dense<[[2], [2]]>", type), anything);
    EXPECT_EQ(scattered(unique, "dense<[[4], [4]]>", type), "1, 1, 1, 1") << "nothing is scattered to there";
  }
}

TEST(Undefined, IsAScatterOfSeveralUpdatesIntoOneElementThatAreSaidToBeUnique) {
  const auto at = [](const std::string& said) {
    return described(
        sets_of(fmt::format(
                    R"(func.func @main(%x: tensor<i32>, %i: tensor<2x0xi32>, %u: tensor<2xi32>) -> tensor<i32> {{
  %r = "stablehlo.scatter"(%x, %i, %u) <{{scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1>{}}}> ({{
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }}) : (tensor<i32>, tensor<2x0xi32>, tensor<2xi32>) -> tensor<i32>
  return %r : tensor<i32>
}})",
                    said),
                {tensor("dense<1> : tensor<i32>"), tensor("dense<> : tensor<2x0xi32>"),
                 tensor("dense<[5, 7]> : tensor<2xi32>")},
                "stablehlo")[0]);
  };
  EXPECT_EQ(at(", unique_indices = false"), "13");
  EXPECT_EQ(at(", unique_indices = true"), "anything");
}

// Where NaN stands among the elements the text does not say, nor by that where the others stand.
TEST(Undefined, AreThePlacesOfTheLargestElementsAmongNaN) {
  const std::string text =
      "func.func @main(%x: tensor<3xf32>) -> tensor<2xi32> {\n"
      "  %0:2 = chlo.top_k(%x, k = 2) : tensor<3xf32> -> (tensor<2xf32>, tensor<2xi32>)\n"
      "  return %0#1 : tensor<2xi32>\n}\n";
  EXPECT_EQ(described(sets_of(text, {tensor("dense<[1.0, 3.0, 2.0]> : tensor<3xf32>")}, "stablehlo")[0]), "1, 2");
  EXPECT_EQ(described(sets_of(text, {tensor("dense<[0x7FC00000, 3.0, 2.0]> : tensor<3xf32>")}, "stablehlo")[0]),
            "anything, anything");
}

}  // namespace
}  // namespace assay::oracle
