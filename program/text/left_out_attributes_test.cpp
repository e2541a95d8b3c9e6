#include <gtest/gtest.h>

#include "program/text/text.h"

/// Attributes that a text leaves out. The lines are what the printer of StableHLO 1.17.0 makes of ops whose optional
/// attributes are not there or have their default values.
namespace assay::program {
namespace {

struct LeftOut {
  const char* arguments;
  const char* result;
  const char* op;  ///< with %r where its first result stands
};

// clang-format off
constexpr LeftOut kLines[] = {
    {"%a: tensor<4x4xf32>", "tensor<4x4xf32>", "stablehlo.cholesky %a : tensor<4x4xf32>"},
    {"%a: tensor<4x4xf32>", "tensor<4x4xf32>", "stablehlo.cholesky %a, lower = true : tensor<4x4xf32>"},
    {"%a: tensor<4x4xf32>", "tensor<4x4xf32>", "\"stablehlo.cholesky\"(%a) : (tensor<4x4xf32>) -> tensor<4x4xf32>"},
    {"%a: tensor<2xf32>", "tensor<2xf32>", "stablehlo.exponential %a : tensor<2xf32>"},
    {"%a: tensor<2xf32>", "tensor<2xf32>", "stablehlo.cosine %a {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2xf32>"},
    {"%a: tensor<2xf32>", "tensor<2xi1>", "stablehlo.compare EQ, %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>"},
    {"%a: tensor<2xf32>", "tensor<2xi1>", "stablehlo.compare EQ, %a, %a, TOTALORDER : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>"},
    {"%a: tensor<2xf32>", "tensor<f32>", "stablehlo.dot %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>"},
    {"%a: tensor<2xf32>", "tensor<f32>", "stablehlo.dot %a, %a, precision = [DEFAULT, DEFAULT] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>"},
    {"%a: tensor<2xf32>", "tensor<f32>", "stablehlo.dot_general %a, %a, contracting_dims = [0] x [0] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>"},
    {"%a: tensor<2xf32>", "tensor<2x2xf32>", "stablehlo.dot_general %a, %a, contracting_dims = [] x [] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2x2xf32>"},
    {"%a: tensor<2xf32>", "tensor<f32>", "stablehlo.dot_general %a, %a, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>"},
    {"%a: tensor<f32>", "tensor<f32>", "stablehlo.dynamic_slice %a, sizes = [] : (tensor<f32>) -> tensor<f32>"},
    {"%a: tensor<f32>", "tensor<f32>", "stablehlo.dynamic_slice %a, , sizes = [] : (tensor<f32>) -> tensor<f32>"},
    {"%a: tensor<f32>", "tensor<f32>", "stablehlo.dynamic_update_slice %a, %a : (tensor<f32>, tensor<f32>) -> tensor<f32>"},
    {"%a: tensor<3xf32>", "tensor<3xf32>", "stablehlo.slice %a [0:3] : (tensor<3xf32>) -> tensor<3xf32>"},
    {"%a: tensor<f32>", "tensor<f32>", "stablehlo.slice %a [] : (tensor<f32>) -> tensor<f32>"},
    {"%a: tensor<f32>", "tensor<f32>", "stablehlo.transpose %a, dims = [] : (tensor<f32>) -> tensor<f32>"},
    {"%a: tensor<3xf32>", "tensor<3xf32>", "stablehlo.custom_call @f(%a) : (tensor<3xf32>) -> tensor<3xf32>"},
    {"%a: tensor<3xf32>", "tensor<3xf32>", "stablehlo.composite \"a.b\" %a {decomposition = @g} : (tensor<3xf32>) -> tensor<3xf32>"},
    {"%a: tensor<1x3x3x1xf32>, %b: tensor<1x1x1x1xf32>", "tensor<1x3x3x1xf32>", "stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x3x3x1xf32>"},
    {"%a: tensor<1x3x3x1xf32>, %b: tensor<1x1x1x1xf32>", "tensor<1x3x3x1xf32>", "stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x3x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x3x3x1xf32>"},
    {"%a: tensor<3xf32>, %i: tensor<2x1xi32>", "tensor<2xf32>", "\"stablehlo.gather\"(%a, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<2x1xi32>) -> tensor<2xf32>"},
    {"%a: tensor<3xf32>, %i: tensor<i32>", "tensor<f32>", "\"stablehlo.gather\"(%a, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<i32>) -> tensor<f32>"},
    {"%a: tensor<3xf32>", "tensor<3xf32>", "\"stablehlo.all_reduce\"(%a) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({\n  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n    %s = stablehlo.add %x, %y : tensor<f32>\n    stablehlo.return %s : tensor<f32>\n  }) : (tensor<3xf32>) -> tensor<3xf32>"},
    {"%a: tensor<3xf32>", "tensor<3xf32>", "\"stablehlo.sort\"(%a) ({\n  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n    %s = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>\n    stablehlo.return %s : tensor<i1>\n  }) : (tensor<3xf32>) -> tensor<3xf32>"},
    {"%a: tensor<3xf32>, %z: tensor<f32>", "tensor<2xf32>", "\"stablehlo.reduce_window\"(%a, %z) <{window_dimensions = array<i64: 2>}> ({\n  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n    %s = stablehlo.add %x, %y : tensor<f32>\n    stablehlo.return %s : tensor<f32>\n  }) : (tensor<3xf32>, tensor<f32>) -> tensor<2xf32>"},
    {"%a: tensor<3xf32>", "tensor<3xf32>, tensor<3xi32>", "chlo.top_k(%a, k = 3) : tensor<3xf32> -> (tensor<3xf32>, tensor<3xi32>)"},
    {"%a: tensor<3xf32>, %b: tensor<f32>", "tensor<3xf32>", "chlo.broadcast_add %a, %b : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>"},
};
// clang-format on

std::string program(const LeftOut& line) {
  const std::string result = line.result, op = line.op;
  const bool has_two = result.find(">, ") != std::string::npos;
  return "func.func private @g(tensor<3xf32>) -> tensor<3xf32>\nfunc.func @main(" + std::string(line.arguments) +
         ") -> (" + result + ") {\n  %r" + (has_two ? ":2" : "") + " = " + op + "\n  return " +
         (has_two ? "%r#0, %r#1" : "%r") + " : " + result + "\n}\n";
}

TEST(LeftOutAttributes, AreReadAsUpstreamPrintsThem) {
  for (const LeftOut& line : kLines) {
    const auto module = parse(program(line));
    ASSERT_TRUE(module) << module.error().text() << "\n" << program(line);
    const auto valid = verify_text(*module);
    EXPECT_TRUE(valid) << valid.error().text() << "\n" << program(line);
    const std::string text = print(*module);
    const auto back = parse(text);
    ASSERT_TRUE(back) << back.error().text() << "\n" << text;
    EXPECT_EQ(print(*back), text);
  }
}

TEST(LeftOutAttributes, AreLeftOutAgain) {
  const auto module = parse(program(kLines[0]));
  ASSERT_TRUE(module);
  EXPECT_NE(print(*module).find("stablehlo.cholesky %arg0 : tensor<4x4xf32>"), std::string::npos) << print(*module);
}

}  // namespace
}  // namespace assay::program
