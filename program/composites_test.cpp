#include "program/composites.h"

#include <gtest/gtest.h>

#include "program/edit/equal_test.h"
#include "program/edit/single_op.h"
#include "program/edit/walk.h"
#include "program/text/text.h"
#include "spec/language/terms.h"
#include "spec/plan/instances_test.h"
#include "spec/scale_test.h"

/// Ops as composites, and as the programs that their records say.
namespace assay::program {
namespace {

bool every_op(const Function&, const Op&) { return true; }

Module composites_text(const std::string& text) {
  auto module = parse(text);
  EXPECT_TRUE(module) << (module ? "" : module.error().text());
  return module ? *std::move(module) : Module{};
}

TEST(Composites, HaveTheNameTheAttributesAndTheDecompositionOfTheOp) {
  const auto composed = with_composites(
      composites_text("func.func @main(%a: tensor<2x3xf32>) -> tensor<2x1xf32> {\n"
                      "  %0:2 = chlo.top_k(%a, k = 1) : tensor<2x3xf32> -> (tensor<2x1xf32>, tensor<2x1xi32>)\n"
                      "  %1 = chlo.tan %0#0 : tensor<2x1xf32> -> tensor<2x1xf32>\n"
                      "  %2 = chlo.tan %1 : tensor<2x1xf32> -> tensor<2x1xf32>\n"
                      "  return %2 : tensor<2x1xf32>\n}\n"),
      every_op);
  ASSERT_TRUE(composed);
  EXPECT_EQ(
      print(composed->module),
      "func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2x1xf32> {\n"
      "  %0, %1 = stablehlo.composite \"chlo.top_k\" %arg0 {decomposition = @chlo.top_k.impl, composite_attributes = "
      "{k = 1 : i64}} : (tensor<2x3xf32>) -> (tensor<2x1xf32>, tensor<2x1xi32>)\n"
      "  %2 = stablehlo.composite \"chlo.tan\" %0 {decomposition = @chlo.tan.impl} : (tensor<2x1xf32>) -> "
      "tensor<2x1xf32>\n"
      "  %3 = stablehlo.composite \"chlo.tan\" %2 {decomposition = @chlo.tan.impl} : (tensor<2x1xf32>) -> "
      "tensor<2x1xf32>\n"
      "  return %3 : tensor<2x1xf32>\n"
      "}\n"
      "func.func private @chlo.top_k.impl(%arg0: tensor<2x3xf32>) -> (tensor<2x1xf32>, tensor<2x1xi32>) {\n"
      "  %0 = stablehlo.iota dim = 1 : tensor<2x3xi32>\n"
      "  %1, %2 = \"stablehlo.sort\"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({\n"
      "  ^bb0(%3: tensor<f32>, %4: tensor<f32>, %5: tensor<i32>, %6: tensor<i32>):\n"
      "    %7 = stablehlo.compare GT, %3, %4, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
      "    stablehlo.return %7 : tensor<i1>\n"
      "  }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)\n"
      "  %8 = stablehlo.slice %1 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>\n"
      "  %9 = stablehlo.slice %2 [0:2, 0:1] : (tensor<2x3xi32>) -> tensor<2x1xi32>\n"
      "  return %8, %9 : tensor<2x1xf32>, tensor<2x1xi32>\n"
      "}\n"
      "func.func private @chlo.tan.impl(%arg0: tensor<2x1xf32>) -> tensor<2x1xf32> {\n"
      "  %0 = stablehlo.tan %arg0 : tensor<2x1xf32>\n"
      "  return %0 : tensor<2x1xf32>\n"
      "}\n");
}

TEST(Composites, StandInRegionsAndOnlyWhereTheyAreMeant) {
  const Module module = composites_text(
      "func.func @main(%a: tensor<3xf32>, %b: tensor<f32>) -> tensor<f32> {\n"
      "  %0 = \"stablehlo.reduce\"(%a, %b) <{dimensions = array<i64: 0>}> ({\n"
      "  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
      "    %1 = chlo.broadcast_maximum %x, %y : (tensor<f32>, tensor<f32>) -> tensor<f32>\n"
      "    stablehlo.return %1 : tensor<f32>\n"
      "  }) : (tensor<3xf32>, tensor<f32>) -> tensor<f32>\n"
      "  %2 = chlo.square %0 : tensor<f32> -> tensor<f32>\n"
      "  return %2 : tensor<f32>\n}\n");
  const auto only = [](const char* mnemonic) {
    return [mnemonic](const Function&, const Op& op) { return op.record->mnemonic == mnemonic; };
  };
  const auto inner = with_composites(module, only("broadcast_maximum"));
  ASSERT_TRUE(inner);
  EXPECT_EQ(inner->module.functions.size(), 2u);
  EXPECT_EQ(inner->module.entry()->body.ops[0].regions[0].ops[0].record->mnemonic, "composite");
  EXPECT_EQ(inner->module.entry()->body.ops[1].record->mnemonic, "square");
  EXPECT_FALSE(with_composites(module, only("tan")));
  EXPECT_FALSE(with_expansions(module, only("tan")));
  const auto inlined = with_expansions(module, every_op);
  ASSERT_TRUE(inlined);
  EXPECT_EQ(inlined->module.functions.size(), 1u);
  each_op(inlined->module.entry()->body, [](const Op& op) { EXPECT_EQ(op.record->dialect, "stablehlo"); });
}

class Expanding : public testing::TestWithParam<const spec::Record*> {};

/// Of every op that is drawn: its composite, its text, and the op that is read off the composite.
TEST_P(Expanding, EveryDrawnOpIsValidInBothForms) {
  const spec::Record& record = *GetParam();
  spec::Arena arena;
  int expanded = 0;
  for (int i = 0; i < static_cast<int>(spec::scaled(100)); ++i) {
    arena.clear();
    Prng choices(13, static_cast<std::uint64_t>(i));
    std::vector<spec::Value> slots(record.names.size());
    spec::Instance op{&record, slots, {}};
    ASSERT_TRUE(spec::draw(op, record, op.grid, choices, {}, {}, arena));
    const auto module = module_of(op);
    if (!module || !expands(*module, *module->entry(), module->entry()->body.ops[0])) continue;
    ++expanded;
    const auto composed = with_composites(*module, every_op), inlined = with_expansions(*module, every_op);
    ASSERT_TRUE(composed && inlined) << print(*module);
    const auto back = parse(print(composed->module));
    ASSERT_TRUE(back) << back.error().text() << "\n" << print(composed->module);
    EXPECT_TRUE(equal(*back, composed->module)) << print(composed->module);
    const auto named = op_stood_for(*composed->module.entry(), composed->module.entry()->body.ops[0]);
    ASSERT_TRUE(named) << print(composed->module);
    EXPECT_EQ(print(*named), print(*module));
    for (const Module* m : {&composed->module, &inlined->module})
      for (const Function& f : m->functions)
        each_op(f.body, [&](const Op& o) { EXPECT_EQ(o.record->dialect, "stablehlo") << print(*m); });
  }
  EXPECT_GT(expanded, 30);
}

/// Those of StableHLO are said as programs for who has no quantized types: judge/form/stored_form_test.cpp.
std::vector<const spec::Record*> expanding_records() {
  std::vector<const spec::Record*> out;
  for (const spec::Record& r : spec::Records::builtin().all())
    if (!r.expansions.empty() && r.dialect != spec::kEndOfExpansions) out.push_back(&r);
  return out;
}

INSTANTIATE_TEST_SUITE_P(All, Expanding, testing::ValuesIn(expanding_records()),
                         [](const auto& p) { return p.param->mnemonic; });

}  // namespace
}  // namespace assay::program
