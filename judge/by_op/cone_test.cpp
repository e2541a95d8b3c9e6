#include "judge/by_op/cone.h"

#include <cmath>
#include <memory>

#include <gtest/gtest.h>

#include "judge/by_op/judged_op.h"
#include "judge/by_op/segments.h"
#include "program/text/text.h"

namespace assay::judge {
namespace {

program::Module chain(const std::string& type) {
  auto module = program::parse(
      "func.func @main(%x: tensor<2x2x" + type + ">) -> tensor<2x2x" + type + "> {\n" +
      "  %0 = stablehlo.sine %x : tensor<2x2x" + type + ">\n" +
      "  %1 = stablehlo.dot_general %0, %x, contracting_dims = [1] x [0] : (tensor<2x2x" + type + ">, tensor<2x2x" +
      type + ">) -> tensor<2x2x" + type + ">\n" + "  %2 = stablehlo.abs %1 : tensor<2x2x" + type + ">\n" +
      "  %3 = stablehlo.add %2, %0 : tensor<2x2x" + type + ">\n" + "  return %3 : tensor<2x2x" + type + ">\n}\n");
  EXPECT_TRUE(module) << module.error().text();
  return *std::move(module);
}

std::vector<std::size_t> grown(const program::Module& module, std::size_t first, Reach reach) {
  const program::Slicer slicer(module);
  Cone cone(slicer, 3, first, reach);
  while (cone.grow()) {
  }
  return {cone.ops().begin(), cone.ops().end()};
}

using Ops = std::vector<std::size_t>;

TEST(Cone, ReachesBackToSums) {
  EXPECT_EQ(grown(chain("f32"), 0, Reach::kToSums), (Ops{0, 2, 3}));
  EXPECT_EQ(grown(chain("f32"), 0, Reach::kThroughSums), (Ops{0, 1, 2, 3}));
}

TEST(Cone, SumsOfNarrowTypesMayBeKeptUnrounded) {
  EXPECT_EQ(grown(chain("bf16"), 0, Reach::kToSums), (Ops{0, 1, 2, 3}));
}

TEST(Cone, WhatWasCompiledApartStaysOut) { EXPECT_EQ(grown(chain("f32"), 2, Reach::kThroughSums), (Ops{2, 3})); }

TEST(Segments, HaveSoManyBytes) {
  const auto module = chain("f32");
  const auto all = segments_of(*module.entry(), 32);
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].end, 2u);
  EXPECT_EQ(all[1].begin, 2u);
  EXPECT_EQ(results_of(*module.entry(), all[1]).size(), 2u);
  EXPECT_EQ(segments_of(*module.entry(), 1).size(), 4u);
}

TEST(Share, IsTheDistanceFromTheMiddle) {
  const auto share = [](float low, float high, float got) {
    std::shared_ptr<oracle::AcceptanceSet[]> sets(new oracle::AcceptanceSet[1]);
    sets[0] = {{low}, {high}, 0, 0};
    const oracle::AcceptanceTensor tensor{spec::Type::tensor({}, spec::ElementType::f32), sets, 1};
    return used_share(tensor, 0, std::as_bytes(std::span(&got, 1)));
  };
  const float next = std::nextafter(1.0F, 2.0F);
  EXPECT_EQ(share(1, 1, 1), 0);
  EXPECT_EQ(share(1, next, 1), 0.5);
  EXPECT_EQ(share(1, std::nextafter(next, 2.0F), next), 0);
  EXPECT_GT(share(1, 2, 2), 0.99);
}

}  // namespace
}  // namespace assay::judge
