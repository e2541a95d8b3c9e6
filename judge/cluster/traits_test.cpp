#include "judge/cluster/features.h"

#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "program/text/text.h"

namespace assay::judge {
namespace {

std::vector<std::string> traits(std::string_view text) {
  const auto module = program::parse(text);
  EXPECT_TRUE(module) << (module ? "" : module.error().text());
  return module ? traits_of(*module) : std::vector<std::string>{};
}

bool has(const std::vector<std::string>& all, std::string_view trait) { return std::ranges::count(all, trait) == 1; }

TEST(Traits, SayWhatOpsReadAndYieldAndOfWhom) {
  const auto t = traits(R"(
func.func @main(%a: tensor<2xf32>) -> tensor<2xi1> {
  %0 = stablehlo.negate %a : tensor<2xf32>
  %1 = stablehlo.is_finite %0 : (tensor<2xf32>) -> tensor<2xi1>
  return %1 : tensor<2xi1>
})");
  for (const char* trait :
       {"stablehlo.negate", "stablehlo.negate reads f32", "stablehlo.is_finite yields i1",
        "stablehlo.negate -> stablehlo.is_finite", "an op reads f32", "an argument of f32", "a result of i1"})
    EXPECT_TRUE(has(t, trait)) << trait;
  EXPECT_TRUE(std::ranges::is_sorted(t));
  EXPECT_EQ(std::ranges::adjacent_find(t), t.end()) << "each once";
}

TEST(Traits, SayWhetherOperandsAreLiteralsLikeOrEmpty) {
  const auto t = traits(R"(
func.func @main(%a: tensor<0xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = stablehlo.abs %0 : tensor<2xf32>
  %2 = stablehlo.concatenate %a, %1, dim = 0 : (tensor<0xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %1, %2 : tensor<2xf32>, tensor<2xf32>
})");
  for (const char* trait : {"stablehlo.abs of literals", "stablehlo.concatenate of unlike operands",
                            "stablehlo.concatenate reads no elements", "an op reads no elements of f32"})
    EXPECT_TRUE(has(t, trait)) << trait;
  EXPECT_FALSE(has(t, "stablehlo.constant"));
  EXPECT_FALSE(has(t, "stablehlo.concatenate of literals"));
  EXPECT_FALSE(has(t, "stablehlo.abs of unlike operands"));
}

TEST(Traits, SayAttributesThatAreNotPlainAndWhatStandsInRegions) {
  const auto reversed = [](const char* dimensions) {
    return traits(
        fmt::format("func.func @main(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {{\n"
                    "  %0 = stablehlo.transpose %a, dims = {} : (tensor<2x2xf32>) -> tensor<2x2xf32>\n"
                    "  return %0 : tensor<2x2xf32>\n}}",
                    dimensions));
  };
  EXPECT_TRUE(has(reversed("[1, 0]"), "stablehlo.transpose.permutation = [1, 0]"));
  EXPECT_FALSE(has(reversed("[0, 1]"), "stablehlo.transpose.permutation"));
  const auto compared = traits(R"(
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xi1> {
  %0 = stablehlo.compare LT, %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
})");
  EXPECT_TRUE(has(compared, "stablehlo.compare.comparison_direction = LT"));
  const auto loop = traits(R"(
func.func @main(%p: tensor<i1>, %a: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.if"(%p) ({
    %1 = stablehlo.abs %a : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }, {
    stablehlo.return %a : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %0 : tensor<f32>
})");
  EXPECT_TRUE(has(loop, "stablehlo.abs in stablehlo.if"));
}

TEST(Traits, SayOfOpsThatStretchWhatTheyShare) {
  const auto t = traits(R"(
func.func @main(%a: tensor<2xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
})");
  for (const char* trait : {"chlo.broadcast_add", "an op that stretches of unlike operands",
                            "an op that stretches.broadcast_dimensions is given"})
    EXPECT_TRUE(has(t, trait)) << trait;
}

/// A cause may hang on several types, or on an attribute that several ops have.
TEST(Traits, SayWhatTypesAndOpsShare) {
  const auto t = traits(R"(
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2x1xui2>) -> tensor<2xf32> {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x1xui2>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
})");
  for (const char* trait : {"stablehlo.gather reads narrow integers", "an op reads narrow integers",
                            "an op reads floats", "an op.operand_batching_dims = [0]"})
    EXPECT_TRUE(has(t, trait)) << trait;
  EXPECT_FALSE(has(t, "stablehlo.gather yields other elements than it reads"));
  const auto widened = traits(R"(
func.func @main(%a: tensor<2xi4>) -> tensor<2xi32> {
  %0 = stablehlo.convert %a : (tensor<2xi4>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
})");
  EXPECT_TRUE(has(widened, "stablehlo.convert yields other elements than it reads"));
}

TEST(Traits, SayWhetherThereAreSeveralProcesses) {
  const auto t = [](const char* attributes) {
    return traits(
        fmt::format("module @m {} {{\n  func.func @main(%a: tensor<1xf32>) -> tensor<1xf32> {{\n"
                    "    return %a : tensor<1xf32>\n  }}\n}}",
                    attributes));
  };
  EXPECT_TRUE(has(t("attributes {mhlo.num_replicas = 2 : i32}"), "several processes"));
  EXPECT_FALSE(has(t(""), "several processes"));
}

}  // namespace
}  // namespace assay::judge
