#include "judge/reduce/regions.h"

#include <gtest/gtest.h>

#include "judge/reduce/cut.h"
#include "judge/reduce/inputs.h"
#include "program/text/text.h"

namespace assay::judge {
namespace {

Module parsed_module(std::string_view text) {
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

constexpr const char* kReduction = R"(
func.func @main(%a: tensor<4xf32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.reduce(%a init: %b) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
})";

TEST(WithSimplerRegions, RemovesInnerOps) {
  const auto edits = with_simpler_regions(parsed_module(kBranches), 0);
  ASSERT_FALSE(edits.empty());
  EXPECT_EQ(program::count_ops(edits[0].module.entry()->body), 1u);
}

TEST(WithPlaceholders, PutsOneOpForAnother) {
  const Module module = parsed_module(kReduction);
  const auto edits = with_placeholders(module, 0);
  ASSERT_EQ(edits.size(), 1u);
  const Op& reduction = edits[0].module.entry()->body.ops[0];
  EXPECT_EQ(reduction.regions[0].ops[0].record->mnemonic, "add");
  EXPECT_TRUE(with_placeholders(edits[0].module, 0).empty());
}

TEST(WithoutMembers, DropsInputsOfASortWithTheirArguments) {
  const Module module = parsed_module(R"(
func.func @main(%a: tensor<4xi32>, %b: tensor<4xf32>) -> tensor<4xi32> {
  %0:2 = "stablehlo.sort"(%a, %b) ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %u: tensor<f32>, %v: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) {dimension = 0 : i64} : (tensor<4xi32>, tensor<4xf32>) -> (tensor<4xi32>, tensor<4xf32>)
  return %0#0 : tensor<4xi32>
})");
  const auto edits = without_members(module, 0);
  ASSERT_EQ(edits.size(), 1u) << "the other member is read";
  EXPECT_EQ(edits[0].sources, (std::vector<std::size_t>{0}));
  EXPECT_EQ(edits[0].module.entry()->body.ops[0].regions[0].arguments.size(), 2u);
}

TEST(WithoutMembers, DropsCarriedValuesOfALoop) {
  const Module module = parsed_module(R"(
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
  const auto edits = without_members(module, 0);
  ASSERT_EQ(edits.size(), 1u);
  const Op& loop = edits[0].module.entry()->body.ops[0];
  EXPECT_EQ(loop.operands.size(), 1u);
  EXPECT_EQ(loop.regions[1].returns.size(), 1u);
}

TEST(Extract, CutsAtKnownValues) {
  const Module module = parsed_module(kChain);
  const auto tensor = [](Type t, int n) {
    return Tensor{t, std::vector<std::byte>(static_cast<std::size_t>(t.storage_size()), static_cast<std::byte>(n))};
  };
  const Function& f = *module.entry();
  const Case c{module, {{{tensor(f.type(0), 0), tensor(f.type(1), 1), tensor(f.type(2), 0)}}}};
  const auto known = known_values(c);
  ASSERT_TRUE(known) << known.error().text();
  const std::size_t kept[] = {1};
  const ValueId outputs[] = {f.body.ops[1].first_result};
  const KnownValues* sources[] = {&*known};
  const auto cut = extract(c, sources, kept, outputs);
  ASSERT_TRUE(cut);
  EXPECT_EQ(ops_of(cut->module), (Names{"multiply"}));
  ASSERT_EQ(cut->inputs[0][0].size(), 2u);
  EXPECT_EQ(cut->inputs[0][0][0].bytes[0], std::byte{1}) << "0x00000000 + 0x01010101";
  EXPECT_EQ(cut->inputs[0][0][1].bytes[0], std::byte{0});
}

TEST(Canonical, OrdersArgumentsByUseAndCommutativeOperands) {
  const auto form = [](const char* text) {
    Module module = parsed_module(text);
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
}  // namespace assay::judge
