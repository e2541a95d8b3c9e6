#include "program/edit/slice.h"

#include <gtest/gtest.h>

#include "program/text/text.h"

namespace assay::program {
namespace {

Module read_text(const std::string& text) {
  auto module = parse(text);
  EXPECT_TRUE(module) << module.error().text();
  return *std::move(module);
}

void expect_text(const Module& module, const std::string& text) {
  const auto valid = verify(module);
  EXPECT_TRUE(valid) << valid.error().text();
  EXPECT_EQ(print(module), print(read_text(text)));
}

const std::string kSlicedChain = R"(
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %c = stablehlo.constant dense<2.0> : tensor<2xf32>
  %0 = stablehlo.sine %x : tensor<2xf32>
  %1 = stablehlo.multiply %0, %c : tensor<2xf32>
  %2 = stablehlo.add %1, %0 : tensor<2xf32>
  return %2 : tensor<2xf32>
})";

TEST(Slice, TakesWhatItReadsAsArgumentsAndKeepsLiterals) {
  const Module module = read_text(kSlicedChain);
  const Slicer slicer(module);
  const std::size_t ops[] = {2, 3};
  const ValueId results[] = {3, 4};
  const Slice slice = slicer.slice(ops, results);
  EXPECT_EQ(slice.arguments, std::vector<ValueId>{2});
  expect_text(slice.module, R"(
func.func @main(%0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %c = stablehlo.constant dense<2.0> : tensor<2xf32>
  %1 = stablehlo.multiply %0, %c : tensor<2xf32>
  %2 = stablehlo.add %1, %0 : tensor<2xf32>
  return %1, %2 : tensor<2xf32>, tensor<2xf32>
})");
}

TEST(Slice, OfALoopIsOneStepOfIt) {
  const Module module = read_text(R"(
func.func @main(%n: tensor<i32>, %x: tensor<f32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<f32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %b = stablehlo.sine %a : tensor<f32>
    stablehlo.return %j, %b : tensor<i32>, tensor<f32>
  }
  return %r#1 : tensor<f32>
})");
  const Slicer slicer(module);
  const std::size_t regions[] = {0, 1};
  const Slice slice = slicer.slice_of_regions(module.entry()->body.ops[2], regions);
  EXPECT_EQ(slice.arguments, (std::vector<ValueId>{kNoValue, kNoValue, 0}));
  expect_text(slice.module, R"(
func.func @main(%i: tensor<i32>, %a: tensor<f32>, %n: tensor<i32>) -> (tensor<i1>, tensor<i32>, tensor<f32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %j = stablehlo.add %i, %one : tensor<i32>
  %b = stablehlo.sine %a : tensor<f32>
  return %c, %j, %b : tensor<i1>, tensor<i32>, tensor<f32>
})");
}

TEST(Inlining, PutsNestedCallsInPlace) {
  const Module module = read_text(R"(
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @twice(%x) : (tensor<f32>) -> tensor<f32>
  %1 = call @once(%0) : (tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
func.func private @twice(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @once(%x) : (tensor<f32>) -> tensor<f32>
  %1 = call @once(%0) : (tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
func.func private @once(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.sine %x : tensor<f32>
  return %0 : tensor<f32>
})");
  expect_text(with_calls_inlined(module), R"(
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.sine %x : tensor<f32>
  %1 = stablehlo.sine %0 : tensor<f32>
  %2 = stablehlo.sine %1 : tensor<f32>
  return %2 : tensor<f32>
})");
}

}  // namespace
}  // namespace assay::program
