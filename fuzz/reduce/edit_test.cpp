#include "fuzz/reduce/edit.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "fuzz/reduce/canonical.h"
#include "fuzz/reduce/cut.h"
#include "program/text/text.h"

namespace assay::fuzz {
namespace {

Module parsed(std::string_view text) {
  auto module = program::parse(text);
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
  EXPECT_TRUE(program::verify(module));
  EXPECT_EQ(module.entry()->types.size(), 5u);
}

TEST(ConeOf, FollowsReads) {
  const Module module = parsed(kChain);
  const ValueId second[] = {module.entry()->body.returns[1]};
  EXPECT_EQ(cone_of(*module.entry(), second), (std::vector<std::size_t>{3}));
}

TEST(WithValue, BypassesAnOp) {
  const Module module = parsed(kChain);
  const Function& f = *module.entry();
  const auto draft = with_value(module, f.body.ops[1].first_result, f.body.arguments[0]);
  ASSERT_TRUE(draft);
  EXPECT_EQ(ops_of(draft->module), (Names{"transpose", "negate"}));
  EXPECT_EQ(draft->sources, (std::vector<std::size_t>{0, 2}));
}

TEST(WithTypes, MapsDimensionsEverywhere) {
  const Module module = parsed(kChain);
  const auto draft = with_types(module, [](Type t) {
    std::vector<std::int64_t> shape(t.shape().begin(), t.shape().end());
    std::ranges::replace(shape, 6, 1);
    return Type::tensor(shape, t.element());
  });
  ASSERT_TRUE(draft);
  EXPECT_EQ(draft->module.entry()->results[0].text(), "tensor<1x4xi32>");
  EXPECT_TRUE(program::verify(draft->module));
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
    const auto draft = with_instance(module, 0, simpler);
    if (!draft) continue;
    ++applied;
    EXPECT_TRUE(program::verify(draft->module)) << program::print(draft->module);
    EXPECT_EQ(draft->sources.size(), 1u);
  }
  EXPECT_GT(applied, 3);
}

TEST(WithoutMembers, DropsInputsOfASortWithTheirArguments) {
  const Module module = parsed(R"(
func.func @main(%a: tensor<4xi32>, %b: tensor<4xf32>) -> tensor<4xi32> {
  %0:2 = "stablehlo.sort"(%a, %b) ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %u: tensor<f32>, %v: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) {dimension = 0 : i64} : (tensor<4xi32>, tensor<4xf32>) -> (tensor<4xi32>, tensor<4xf32>)
  return %0#0 : tensor<4xi32>
})");
  const auto drafts = without_members(module, 0);
  ASSERT_EQ(drafts.size(), 1u) << "the other member is read";
  EXPECT_EQ(drafts[0].sources, (std::vector<std::size_t>{0}));
  EXPECT_EQ(drafts[0].module.entry()->body.ops[0].regions[0].arguments.size(), 2u);
}

TEST(WithoutMembers, DropsCarriedValuesOfALoop) {
  const Module module = parsed(R"(
func.func @main(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %0:2 = stablehlo.while(%i = %a, %j = %b) : tensor<i32>, tensor<i32>
  cond {
    %c = stablehlo.compare LT, %i, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %d = stablehlo.add %i, %j : tensor<i32>
    stablehlo.return %d, %j : tensor<i32>, tensor<i32>
  }
  return %0#0 : tensor<i32>
})");
  const auto drafts = without_members(module, 0);
  ASSERT_EQ(drafts.size(), 1u);
  const Op& loop = drafts[0].module.entry()->body.ops[0];
  EXPECT_EQ(loop.operands.size(), 1u);
  EXPECT_EQ(loop.regions[1].returns.size(), 1u);
}

TEST(WithLiteral, PutsAnArgumentIntoTheText) {
  const Module module = parsed("func.func @main(%a: tensor<2xi8>) -> tensor<2xi8> {\n %0 = stablehlo.negate %a : tensor<2xi8>\n return %0 : tensor<2xi8>\n}");
  const Tensor value{Type::tensor({2}, spec::ElementType::i8), {std::byte{3}, std::byte{0xff}}};
  const auto draft = with_literal(module, module.entry()->body.arguments[0], value);
  ASSERT_TRUE(draft);
  EXPECT_TRUE(draft->module.entry()->body.arguments.empty());
  EXPECT_EQ(ops_of(draft->module), (Names{"constant", "negate"}));
  EXPECT_NE(program::print(draft->module).find("[3, -1]"), std::string::npos);
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
  const auto draft = with_region_inlined(parsed(kBranches), 0, 0);
  ASSERT_TRUE(draft);
  EXPECT_EQ(ops_of(draft->module), (Names{"add"}));
  EXPECT_EQ(draft->sources, (std::vector<std::size_t>{1}));
  EXPECT_FALSE(with_region_inlined(parsed(kBranches), 0, 0)->module.entry()->body.arguments.empty());
}

constexpr const char* kReduction = R"(
func.func @main(%a: tensor<4xf32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.reduce(%a init: %b) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
})";

TEST(WithRegionInlined, TakesOneStepForAReduction) {
  const Module module = parsed(kReduction);
  const auto draft = with_region_inlined(module, 0, 0);
  ASSERT_TRUE(draft);
  EXPECT_EQ(ops_of(draft->module), (Names{"maximum"}));
  ASSERT_EQ(draft->sources.size(), 2u);
  EXPECT_NE(std::ranges::find(draft->sources, 0), draft->sources.end());
  for (const ValueId v : draft->module.entry()->body.arguments) EXPECT_EQ(draft->module.entry()->type(v).text(), "tensor<f32>");
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
  const auto draft = with_region_inlined(module, 0, 0);
  ASSERT_TRUE(draft);
  EXPECT_EQ(ops_of(draft->module), (Names{"compare"}));
  EXPECT_EQ(draft->module.entry()->results[0].text(), "tensor<i1>");
}

TEST(WithStandIns, PutsOneOpForAnother) {
  const Module module = parsed(kReduction);
  const auto drafts = with_stand_ins(module, 0);
  ASSERT_EQ(drafts.size(), 1u);
  const Op& reduction = drafts[0].module.entry()->body.ops[0];
  EXPECT_EQ(reduction.regions[0].ops[0].record->mnemonic, "add");
  EXPECT_TRUE(with_stand_ins(drafts[0].module, 0).empty());
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
  const auto draft = with_types(module, [](Type t) { return t.element() == spec::ElementType::f16 ? Type::tensor({2}, spec::ElementType::f32) : t; });
  ASSERT_TRUE(draft);
  EXPECT_EQ(draft->module.entry()->results[0].text(), "tensor<2xf32>");
}

TEST(WithSimplerRegions, RemovesInnerOps) {
  const auto drafts = with_simpler_regions(parsed(kBranches), 0);
  ASSERT_FALSE(drafts.empty());
  EXPECT_EQ(program::count_ops(drafts[0].module.entry()->body), 1u);
}

TEST(Extract, CutsAtKnownValues) {
  const Module module = parsed(kChain);
  const auto tensor = [](Type t, int n) {
    return Tensor{t, std::vector<std::byte>(static_cast<std::size_t>(t.storage_size()), static_cast<std::byte>(n))};
  };
  const Function& f = *module.entry();
  const Case c{module, {{{tensor(f.type(0), 0), tensor(f.type(1), 1), tensor(f.type(2), 0)}}}};
  const auto known = trace(c);
  ASSERT_TRUE(known) << known.error().text();
  const std::size_t kept[] = {1};
  const ValueId outputs[] = {f.body.ops[1].first_result};
  const Trace* traces[] = {&*known};
  const auto cut = extract(c, traces, kept, outputs);
  ASSERT_TRUE(cut);
  EXPECT_EQ(ops_of(cut->module), (Names{"multiply"}));
  ASSERT_EQ(cut->inputs[0][0].size(), 2u);
  EXPECT_EQ(cut->inputs[0][0][0].bytes[0], std::byte{1}) << "0x00000000 + 0x01010101";
  EXPECT_EQ(cut->inputs[0][0][1].bytes[0], std::byte{0});
}

TEST(Canonical, OrdersArgumentsByUseAndCommutativeOperands) {
  const auto form = [](const char* text) {
    Module module = parsed(text);
    const std::size_t n = module.entry()->body.arguments.size();
    std::vector<Tensor> inputs;
    for (std::size_t i = 0; i < n; ++i) inputs.push_back({module.entry()->type(static_cast<ValueId>(i)), {}});
    return program::print(canonical(Case{module, {{inputs}}}).module);
  };
  EXPECT_EQ(form(R"(func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
                     %0 = stablehlo.negate %b : tensor<f32>
                     %1 = stablehlo.add %0, %a : tensor<f32>
                     return %1 : tensor<f32> })"),
            form(R"(func.func @main(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
                     %0 = stablehlo.negate %x : tensor<f32>
                     %1 = stablehlo.add %y, %0 : tensor<f32>
                     return %1 : tensor<f32> })"));
}

}  // namespace
}  // namespace assay::fuzz
