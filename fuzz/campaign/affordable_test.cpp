#include "fuzz/campaign/affordable.h"

#include <gtest/gtest.h>

#include "program/text/text.h"

namespace assay::fuzz {
namespace {

Module read(const std::string& text) {
  auto module = program::parse(text);
  EXPECT_TRUE(module) << module.error().text();
  return *std::move(module);
}

constexpr const char* kSmall = R"(
func.func @main(%x: tensor<40x30xf32>) -> tensor<40x30xf32> {
  %0 = stablehlo.tanh %x : tensor<40x30xf32>
  return %0 : tensor<40x30xf32>
})";

TEST(Affordable, SmallProgramsStayAsTheyAre) {
  const auto taken = affordable(read(kSmall));
  ASSERT_TRUE(taken);
  EXPECT_EQ(program::print(*taken), program::print(read(kSmall)));
  EXPECT_EQ(elements_of(*taken), 2400);
}

// 2 * 2400 elements have room in 9600.
TEST(Affordable, LargerProgramsAreRunOnFewerInputs) {
  generator::Policy policy;
  policy.input_sets = 8;
  policy.elements_most = 9600;
  EXPECT_EQ(input_sets_for(read(kSmall), policy), 4);
  policy.elements_most = 1 << 20;
  EXPECT_EQ(input_sets_for(read(kSmall), policy), 8);
  policy.elements_most = 10;
  EXPECT_EQ(input_sets_for(read(kSmall), policy), 1);
}

/// The rows of an embedding, of a vocabulary that is too large; 16 * 256 elements are read of 32000 * 256.
constexpr const char* kEmbedding = R"(
func.func @main(%table: tensor<32000x256xf32>, %at: tensor<16x1xi32>) -> tensor<4096xf32> {
  %0 = "stablehlo.gather"(%table, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1],
    collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false,
    slice_sizes = array<i64: 1, 256>}> : (tensor<32000x256xf32>, tensor<16x1xi32>) -> tensor<16x256xf32>
  %1 = stablehlo.reshape %0 : (tensor<16x256xf32>) -> tensor<4096xf32>
  return %1 : tensor<4096xf32>
})";

TEST(Affordable, TheLargestDimensionAloneIsMadeSmaller) {
  const auto taken = affordable(read(kEmbedding));
  ASSERT_TRUE(taken) << taken.error().text();
  EXPECT_TRUE(program::verify(*taken));
  const Function& f = *taken->entry();
  const auto table = f.type(f.body.arguments[0]).shape();
  EXPECT_EQ(table[0], 500) << "1000 * 256 elements have no room beside the others";
  EXPECT_EQ(table[1], 256);
  EXPECT_EQ(f.results[0].text(), "tensor<4096xf32>");
}

// The product is divided by as much as one of its factors.
TEST(Affordable, ReshapesFollow) {
  const auto taken = affordable(read(R"(
func.func @main(%x: tensor<4096x512xf32>) -> tensor<2097152xf32> {
  %0 = stablehlo.abs %x : tensor<4096x512xf32>
  %1 = stablehlo.reshape %0 : (tensor<4096x512xf32>) -> tensor<2097152xf32>
  return %1 : tensor<2097152xf32>
})"));
  ASSERT_TRUE(taken) << taken.error().text();
  EXPECT_TRUE(program::verify(*taken));
  EXPECT_LE(elements_of(*taken), 1 << 18);
  EXPECT_GT(elements_of(*taken), 1 << 16);
}

// No factor is even.
TEST(Affordable, AnErrorSaysWhyNoSmallerProgramWillDo) {
  const auto taken = affordable(read(R"(
func.func @main(%x: tensor<3x5x7x11x13x17x19xf32>) -> tensor<4849845xf32> {
  %1 = stablehlo.reshape %x : (tensor<3x5x7x11x13x17x19xf32>) -> tensor<4849845xf32>
  return %1 : tensor<4849845xf32>
})"));
  ASSERT_FALSE(taken);
  EXPECT_EQ(taken.error().message, "its values have more than 262144 elements");
}

// Whatever is drawn, the condition holds.
TEST(Affordable, ALoopThatDoesNotEndIsNone) {
  const auto taken = affordable(read(R"(
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %yes = stablehlo.constant dense<true> : tensor<i1>
  %r = stablehlo.while(%a = %x) : tensor<3xf32>
  cond {
    stablehlo.return %yes : tensor<i1>
  } do {
    stablehlo.return %a : tensor<3xf32>
  }
  return %r : tensor<3xf32>
})"));
  ASSERT_FALSE(taken);
  EXPECT_NE(taken.error().message.find("more than 10000 steps"), std::string::npos) << taken.error().message;
}

}  // namespace
}  // namespace assay::fuzz
