#include "program/partition/factors.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "program/text/text.h"

namespace assay::program {
namespace {

/// `0.1 1.0 (4), 0.0 (2, folded)`: tensor and dimension of the spots of each factor, and its size.
std::string text_of(const Reading& r) {
  std::string out;
  for (const Factor& f : r.factors) {
    if (!out.empty()) out += ", ";
    for (const Spot& s : f.spots) out += fmt::format("{}.{} ", s.tensor, s.dimension);
    out += fmt::format("({}{}{})", f.size, f.is_folded ? ", folded" : "", f.is_counted ? ", counted" : "");
  }
  return out;
}

/// Those of the last op of the function.
std::string factors_of(const std::string& signature, const std::string& op) {
  const auto module = parse("func.func @main" + signature + " {\n" + op + "\n}\n");
  if (!module) return module.error().text();
  const Function& f = *module->entry();
  spec::Arena arena;
  auto of_op = instance(*module, f, f.body.ops.back(), arena);
  if (!of_op) return of_op.error().text();
  spec::bind(*of_op, arena);
  const auto reading = read_formula(*of_op, arena);
  return reading ? text_of(*reading) : "nothing is read";
}

TEST(Factors, OfElementsAreAllDimensions) {
  EXPECT_EQ(factors_of("(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>) -> tensor<3x4xf32>",
                       "%0 = stablehlo.add %a, %b : tensor<3x4xf32>\nreturn %0 : tensor<3x4xf32>"),
            "0.0 1.0 2.0 (3), 0.1 1.1 2.1 (4)");
  EXPECT_EQ(factors_of("(%a: tensor<i1>, %b: tensor<3xf32>) -> tensor<3xf32>",
                       "%0 = stablehlo.select %a, %b, %b : tensor<i1>, tensor<3xf32>\nreturn %0 : tensor<3xf32>"),
            "1.0 2.0 3.0 (3)");
  EXPECT_EQ(factors_of("(%a: tensor<3x1xi8>) -> tensor<2x3x5xi8>",
                       "%0 = stablehlo.broadcast_in_dim %a, dims = [1, 2] : (tensor<3x1xi8>) -> tensor<2x3x5xi8>\n"
                       "return %0 : tensor<2x3x5xi8>"),
            "1.0 (2), 0.0 1.1 (3), 1.2 (5)");
}

TEST(Factors, OfAProductAreBatchFreeAndContracted) {
  EXPECT_EQ(factors_of("(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) -> tensor<2x3x5xf32>",
                       "%0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : "
                       "(tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>\nreturn %0 : tensor<2x3x5xf32>"),
            "0.0 1.0 2.0 (2), 0.1 2.1 (3), 1.2 2.2 (5), 0.2 1.1 (4, folded)");
}

TEST(Factors, OfAReductionAreWhatItKeepsAndWhatItFolds) {
  EXPECT_EQ(factors_of("(%a: tensor<2x3xf32>, %b: tensor<f32>) -> tensor<3xf32>",
                       "%0 = stablehlo.reduce(%a init: %b) applies stablehlo.add across dimensions = [0] : "
                       "(tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>\nreturn %0 : tensor<3xf32>"),
            "0.1 2.0 (3), 0.0 (2, folded)");
}

TEST(Factors, AreNotWhereElementsMove) {
  EXPECT_EQ(factors_of("(%a: tensor<2x3xf32>) -> tensor<2x3xf32>",
                       "%0 = stablehlo.reverse %a, dims = [0] : tensor<2x3xf32>\nreturn %0 : tensor<2x3xf32>"),
            "0.1 1.1 (3)");
  EXPECT_EQ(factors_of("(%a: tensor<4x3xf32>) -> tensor<3x3xf32>",
                       "%0 = stablehlo.slice %a [1:4, 0:3] : (tensor<4x3xf32>) -> tensor<3x3xf32>\nreturn %0 : "
                       "tensor<3x3xf32>"),
            "0.1 1.1 (3)");
  EXPECT_EQ(factors_of("(%a: tensor<2x3xf32>, %b: tensor<2x5xf32>) -> tensor<2x8xf32>",
                       "%0 = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x3xf32>, tensor<2x5xf32>) -> "
                       "tensor<2x8xf32>\nreturn %0 : tensor<2x8xf32>"),
            "0.0 1.0 2.0 (2)");
  EXPECT_EQ(
      factors_of("() -> tensor<2x3xi32>", "%0 = stablehlo.iota dim = 0 : tensor<2x3xi32>\nreturn %0 : tensor<2x3xi32>"),
      "0.0 (2, counted), 0.1 (3)");
}

TEST(Factors, OfAReshapeAreTheDimensionsThatStay) {
  EXPECT_EQ(factors_of("(%a: tensor<5x2x3x4xi8>) -> tensor<5x6x4xi8>",
                       "%0 = stablehlo.reshape %a : (tensor<5x2x3x4xi8>) -> tensor<5x6x4xi8>\nreturn %0 : "
                       "tensor<5x6x4xi8>"),
            "0.0 1.0 (5), 0.3 1.2 (4)");
}

TEST(Factors, OfASortAreTheOtherDimensions) {
  EXPECT_EQ(
      factors_of("(%a: tensor<2x3xi32>) -> tensor<2x3xi32>", R"(%0 = "stablehlo.sort"(%a) <{dimension = 1 : i64}> ({
    ^bb0(%x: tensor<i32>, %y: tensor<i32>):
      %c = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    return %0 : tensor<2x3xi32>)"),
      "0.0 1.0 (2)");
}

TEST(Factors, OfSlicesThatDataDecidesAreTheWholeDimensions) {
  EXPECT_EQ(factors_of("(%a: tensor<4x3xf32>, %i: tensor<i32>) -> tensor<2x3xf32>",
                       "%0 = stablehlo.dynamic_slice %a, %i, %i, sizes = [2, 3] : (tensor<4x3xf32>, tensor<i32>, "
                       "tensor<i32>) -> tensor<2x3xf32>\nreturn %0 : tensor<2x3xf32>"),
            "0.1 3.1 (3)");
  EXPECT_EQ(factors_of("(%a: tensor<4x3xf32>, %u: tensor<2x3xf32>, %i: tensor<i32>) -> tensor<4x3xf32>",
                       "%0 = stablehlo.dynamic_update_slice %a, %u, %i, %i : (tensor<4x3xf32>, tensor<2x3xf32>, "
                       "tensor<i32>, tensor<i32>) -> tensor<4x3xf32>\nreturn %0 : tensor<4x3xf32>"),
            "0.1 1.1 4.1 (3)");
  EXPECT_EQ(factors_of("(%a: tensor<7x3xf32>, %i: tensor<5xi32>) -> tensor<5x3xf32>",
                       R"(%0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], )"
                       R"(collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, )"
                       R"(slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xf32>, tensor<5xi32>) -> tensor<5x3xf32>)"
                       "\nreturn %0 : tensor<5x3xf32>"),
            "1.0 2.0 (5), 0.1 2.1 (3)");
}

TEST(Factors, OfAConvolutionAreBatchAndFeatures) {
  EXPECT_EQ(factors_of("(%a: tensor<2x8x3xf32>, %k: tensor<5x3x7xf32>) -> tensor<2x4x7xf32>",
                       R"(%0 = "stablehlo.convolution"(%a, %k) <{batch_group_count = 1 : i64, dimension_numbers = )"
                       R"(#stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : )"
                       R"((tensor<2x8x3xf32>, tensor<5x3x7xf32>) -> tensor<2x4x7xf32>)"
                       "\nreturn %0 : tensor<2x4x7xf32>"),
            "0.0 2.0 (2), 1.2 2.2 (7), 0.2 1.1 (3, folded)");
}

}  // namespace
}  // namespace assay::program
