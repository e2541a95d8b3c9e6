#include "program/edit/simpler_shardings.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "program/edit/compact.h"
#include "program/edit/walk.h"
#include "program/shardings.h"
#include "program/text/text.h"

namespace assay::program {
namespace {

Module valid_module(const char* text) {
  auto module = parse(text);
  EXPECT_TRUE(module && verify(*module)) << text;
  return *std::move(module);
}

constexpr const char* kSpread = R"(
module attributes {mhlo.num_partitions = 6 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=3], device_ids=[5, 1, 2, 3, 4, 0]>
  func.func @main(%a: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}], replicated={"y"}>}) {
    %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y", "x"}, {}]>]>} : tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
})";

TEST(SimplerShardings, TheBoldestComesFirst) {
  const auto simpler = simpler_shardings(valid_module(kSpread));
  ASSERT_GT(simpler.size(), 8u);
  EXPECT_EQ(simpler[0].devices, 1) << "without any";
  EXPECT_EQ(simpler[1].devices, 3) << "without x";
  EXPECT_EQ(simpler[2].devices, 2) << "without y";
  EXPECT_EQ(simpler[3].devices, 4) << "y of two devices";
  const auto says = [](const Module& m, const char* text) { return print(m).find(text) != std::string::npos; };
  EXPECT_FALSE(says(simpler[4], "device_ids")) << "in the order of their ids";
  EXPECT_EQ(simpler[4].devices, 6);
  const auto counts = [&](std::size_t wanted) {
    return std::ranges::count_if(simpler, [&](const Module& m) {
      std::size_t said = 0;
      for (std::size_t at = 0; (at = print(m).find("<@mesh", at)) != std::string::npos; ++at) ++said;
      return said == wanted;
    });
  };
  EXPECT_EQ(counts(2), 3) << "each of three is left out alone";
}

TEST(SimplerShardings, EachIsValidAndComesToAnEnd) {
  std::vector<Module> open{valid_module(kSpread)};
  int steps = 0;
  for (; !open.empty() && steps < 100; ++steps) {
    auto next = simpler_shardings(open.back());
    for (const Module& m : next) EXPECT_TRUE(verify(m)) << print(m);
    open.clear();
    if (!next.empty()) open.push_back(std::move(next.back()));
  }
  EXPECT_LT(steps, 40);
}

TEST(SimplerShardings, WhatHasAnotherRankNowSaysNothing) {
  Module module = valid_module(kSpread);
  Function& f = entry_of(module);
  f.types[f.body.arguments[0]] = Type::tensor({24}, spec::ElementType::f32);
  drop_stale_shardings(module);
  EXPECT_EQ(f.argument_attributes[0], "");
  EXPECT_NE(f.result_attributes[0], "");
  EXPECT_EQ(module.devices, 6);
  f.results[0] = f.types[f.body.ops[0].first_result] = Type::tensor({24}, spec::ElementType::f32);
  drop_stale_shardings(module);
  EXPECT_EQ(module.devices, 1) << "none is left";
  EXPECT_TRUE(module.meshes.empty());
}

TEST(SimplerShardings, AttributesStayWithTheirValues) {
  const Module module = valid_module(R"(
module attributes {mhlo.num_partitions = 2 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<4xf32>, tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
    %0 = stablehlo.abs %a : tensor<4xf32>
    %1:2 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>, <@mesh, [{"x"}]>]>} %0, %a : tensor<4xf32>, tensor<4xf32>
    return %0, %1#1 : tensor<4xf32>, tensor<4xf32>
  }
})");
  Module now = module;
  Function& f = entry_of(now);
  set_returns(f, {f.body.returns[1], f.body.arguments[0]});
  EXPECT_EQ(f.result_attributes, (std::vector<std::string>{R"(sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>)", ""}));
  const Op& barrier = module.entry()->body.ops[1];
  EXPECT_EQ(sharding_attribute(module, barrier.first_result), "sdy.sharding = #sdy.sharding<@mesh, [{}]>");
  EXPECT_EQ(sharding_attribute(module, barrier.first_result + 1), R"(sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>)");
  EXPECT_EQ(sharding_attribute(module, module.entry()->body.ops[0].first_result), "");
}

}  // namespace
}  // namespace assay::program
