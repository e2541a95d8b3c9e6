#include <algorithm>

#include <gtest/gtest.h>

#include "program/edit/compact.h"
#include "program/edit/reads.h"
#include "program/edit/retype.h"
#include "program/edit/substitute.h"
#include "program/edit/walk.h"
#include "program/text/text.h"

/// Edits of small programs: what is left of them, and that it is valid.
namespace assay::program {
namespace {

Module parsed(std::string_view text) {
  auto module = parse(text);
  EXPECT_TRUE(module) << module.error().text();
  return *std::move(module);
}

std::vector<std::string> ops_of(const Module& module) {
  std::vector<std::string> out;
  for (const Op& op : module.entry()->body.ops) out.push_back(op.record->mnemonic);
  return out;
}

using Names = std::vector<std::string>;

constexpr const char* kChain = R"(
func.func @main(%a: tensor<4x6xi32>, %b: tensor<4x6xi32>, %c: tensor<2xf32>) -> (tensor<6x4xi32>, tensor<2xf32>) {
  %0 = stablehlo.add %a, %b : tensor<4x6xi32>
  %1 = stablehlo.multiply %0, %a : tensor<4x6xi32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<4x6xi32>) -> tensor<6x4xi32>
  %3 = stablehlo.negate %c : tensor<2xf32>
  return %2, %3 : tensor<6x4xi32>, tensor<2xf32>
})";

TEST(Compact, DropsWhatNothingReads) {
  Module module = parsed(kChain);
  entry_of(module).body.returns.resize(1);
  EXPECT_EQ(compact(module), (std::vector<std::size_t>{0, 1}));
  EXPECT_EQ(ops_of(module), (Names{"add", "multiply", "transpose"}));
  EXPECT_TRUE(verify(module));
  EXPECT_EQ(module.entry()->types.size(), 5u);
}

TEST(Compact, KeepsWhatHasEffectsInRegions) {
  Module module = parsed(R"(
func.func @main(%p: tensor<i1>, %t: !stablehlo.token, %x: tensor<3xi32>) -> tensor<3xi32> {
  %0 = "stablehlo.if"(%p) ({
    %1 = "stablehlo.outfeed"(%x, %t) <{outfeed_config = ""}> : (tensor<3xi32>, !stablehlo.token) -> !stablehlo.token
    %2 = stablehlo.add %x, %x : tensor<3xi32>
    stablehlo.return %1 : !stablehlo.token
  }, {
    stablehlo.return %t : !stablehlo.token
  }) : (tensor<i1>) -> !stablehlo.token
  %3 = stablehlo.negate %x : tensor<3xi32>
  return %x : tensor<3xi32>
})");
  EXPECT_EQ(compact(module), (std::vector<std::size_t>{0, 1, 2}));
  EXPECT_EQ(ops_of(module), (Names{"if"}));
  EXPECT_EQ(count_ops(module.entry()->body), 2u) << print(module);
  EXPECT_TRUE(verify(module));
}

TEST(Compact, LeavesWhatIsShared) {
  const Module whole = parsed(kChain);
  const std::string text = print(whole);
  Module cut = whole;
  entry_of(cut).body.returns.erase(cut.entry()->body.returns.begin());
  EXPECT_EQ(compact(cut), (std::vector<std::size_t>{2}));
  EXPECT_EQ(ops_of(cut), (Names{"negate"}));
  EXPECT_EQ(cut.entry()->body.ops[0].operands[0], 0u);
  EXPECT_EQ(print(whole), text);
}

TEST(Compact, InPlaceGivesTheSame) {
  Module shared = parsed(kChain), alone = parsed(kChain);
  for (Module* module : {&shared, &alone}) set_returns(entry_of(*module), {module->entry()->body.returns[1]});
  spec::Arena scratch;
  EXPECT_EQ(compact(shared), compact_in_place(entry_of(alone), scratch));
  EXPECT_EQ(print(shared), print(alone));
}

TEST(ConeOf, FollowsReads) {
  const Module module = parsed(kChain);
  const ValueId second[] = {module.entry()->body.returns[1]};
  EXPECT_EQ(cone_of(*module.entry(), second), (std::vector<std::size_t>{3}));
}

TEST(WithValue, BypassesAnOp) {
  const Module module = parsed(kChain);
  const Function& f = *module.entry();
  const auto edited = with_value(module, f.body.ops[1].first_result, f.body.arguments[0]);
  ASSERT_TRUE(edited);
  EXPECT_EQ(ops_of(edited->module), (Names{"transpose", "negate"}));
  EXPECT_EQ(edited->sources, (std::vector<std::size_t>{0, 2}));
}

TEST(WithTypes, MapsDimensionsEverywhere) {
  const Module module = parsed(kChain);
  const auto edited = with_types(module, [](Type t) {
    std::vector<std::int64_t> shape(t.shape().begin(), t.shape().end());
    std::ranges::replace(shape, 6, 1);
    return Type::tensor(shape, t.element());
  });
  ASSERT_TRUE(edited);
  EXPECT_EQ(edited->module.entry()->results[0].text(), "tensor<1x4xi32>");
  EXPECT_TRUE(verify(edited->module));
}

TEST(WithTypes, ReachesLiteralsOfBranches) {
  const Module module = parsed(R"(
func.func @main(%p: tensor<i1>, %a: tensor<6xf16>) -> tensor<6xf16> {
  %0 = "stablehlo.if"(%p) ({
    %1 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf16>
    stablehlo.return %1 : tensor<6xf16>
  }, {
    stablehlo.return %a : tensor<6xf16>
  }) : (tensor<i1>) -> tensor<6xf16>
  return %0 : tensor<6xf16>
})");
  const auto edited = with_types(module, [](Type t) {
    return t.element() == spec::ElementType::f16 ? Type::tensor({2}, spec::ElementType::f32) : t;
  });
  ASSERT_TRUE(edited);
  EXPECT_EQ(edited->module.entry()->results[0].text(), "tensor<2xf32>");
}

TEST(WithInstance, ShrinksAnOpAndWhatFollows) {
  const Module module = parsed(R"(
func.func @main(%a: tensor<8x3xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.slice %a [0:8:2, 0:3] : (tensor<8x3xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
})");
  spec::Arena arena;
  auto instance = program::instance(module, *module.entry(), module.entry()->body.ops[0], arena);
  ASSERT_TRUE(instance && spec::bind(*instance, arena));
  int applied = 0;
  for (const auto& simpler : spec::shrink(*instance, arena, 50)) {
    const auto edited = with_instance(module, 0, simpler);
    if (!edited) continue;
    ++applied;
    EXPECT_TRUE(verify(edited->module)) << print(edited->module);
    EXPECT_EQ(edited->sources.size(), 1u);
  }
  EXPECT_GT(applied, 3);
}

TEST(WithLiteral, PutsAnArgumentIntoTheText) {
  const Module module = parsed(
      "func.func @main(%a: tensor<2xi8>) -> tensor<2xi8> {\n %0 = stablehlo.negate %a : tensor<2xi8>\n return %0 : tensor<2xi8>\n}");
  const Tensor value{Type::tensor({2}, spec::ElementType::i8), {std::byte{3}, std::byte{0xff}}};
  const auto edited = with_literal(module, module.entry()->body.arguments[0], value);
  ASSERT_TRUE(edited);
  EXPECT_TRUE(edited->module.entry()->body.arguments.empty());
  EXPECT_EQ(ops_of(edited->module), (Names{"constant", "negate"}));
  EXPECT_NE(print(edited->module).find("[3, -1]"), std::string::npos);
}

constexpr const char* kBranches = R"(
func.func @main(%p: tensor<i1>, %x: tensor<3xi32>) -> tensor<3xi32> {
  %0 = "stablehlo.if"(%p) ({
    %1 = stablehlo.add %x, %x : tensor<3xi32>
    stablehlo.return %1 : tensor<3xi32>
  }, {
    stablehlo.return %x : tensor<3xi32>
  }) : (tensor<i1>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
})";

TEST(WithRegionInlined, TakesABranchForTheOp) {
  const auto edited = with_region_inlined(parsed(kBranches), 0, 0);
  ASSERT_TRUE(edited);
  EXPECT_EQ(ops_of(edited->module), (Names{"add"}));
  EXPECT_EQ(edited->sources, (std::vector<std::size_t>{1}));
  EXPECT_FALSE(with_region_inlined(parsed(kBranches), 0, 0)->module.entry()->body.arguments.empty());
}

constexpr const char* kReduction = R"(
func.func @main(%a: tensor<4xf32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.reduce(%a init: %b) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
})";

TEST(WithRegionInlined, TakesOneStepForAReduction) {
  const Module module = parsed(kReduction);
  const auto edited = with_region_inlined(module, 0, 0);
  ASSERT_TRUE(edited);
  EXPECT_EQ(ops_of(edited->module), (Names{"maximum"}));
  ASSERT_EQ(edited->sources.size(), 2u);
  EXPECT_NE(std::ranges::find(edited->sources, 0), edited->sources.end());
  for (const ValueId v : edited->module.entry()->body.arguments)
    EXPECT_EQ(edited->module.entry()->type(v).text(), "tensor<f32>");
}

TEST(WithRegionInlined, TakesOneComparisonForASort) {
  const Module module = parsed(R"(
func.func @main(%a: tensor<3xf32>) -> tensor<3xf32> {
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
})");
  const auto edited = with_region_inlined(module, 0, 0);
  ASSERT_TRUE(edited);
  EXPECT_EQ(ops_of(edited->module), (Names{"compare"}));
  EXPECT_EQ(edited->module.entry()->results[0].text(), "tensor<i1>");
}

}  // namespace
}  // namespace assay::program
