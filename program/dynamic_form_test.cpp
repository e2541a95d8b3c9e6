#include "program/edit/dynamic_form.h"

#include <gtest/gtest.h>

#include "program/module.h"
#include "program/text/text.h"

namespace assay::program {
namespace {

using Numbers = std::vector<std::int64_t>;

/// What the operands more of the dynamic form hold, in order; nothing where there is no such form.
std::optional<std::vector<DynamicOperand>> operands_more(const std::string& op, std::string_view form) {
  const auto module = parse(
      "func.func @main(%a: tensor<2x3xf32>, %b: tensor<1x4x1xf32>, %k: "
      "tensor<2x1x1xf32>, %z: tensor<f32>) {\n%0 = " +
      op + "\nreturn\n}\n");
  EXPECT_TRUE(module) << module.error().text();
  spec::Arena arena;
  const Op& last = module->entry()->body.ops.back();
  const auto made = instance(*module, *module->entry(), last, arena);
  EXPECT_TRUE(made);
  auto all = dynamic_operands(*spec::Records::builtin().find(form), *made, arena);
  if (all) std::erase_if(*all, [](const DynamicOperand& o) { return o.position.has_value(); });
  return all;
}

/// Of one operand more, a list.
Numbers held(const std::string& op, std::string_view form) {
  const auto operands = operands_more(op, form);
  if (!operands || operands->size() != 1) return {-1};
  EXPECT_EQ((*operands)[0].shape, Numbers{static_cast<std::int64_t>((*operands)[0].held.size())});
  return (*operands)[0].held;
}

TEST(DynamicForm, HoldsTheShapeOfTheResult) {
  EXPECT_EQ(held("stablehlo.reshape %a : (tensor<2x3xf32>) -> tensor<3x1x2xf32>", "dynamic_reshape"),
            (Numbers{3, 1, 2}));
  EXPECT_EQ(held("stablehlo.iota dim = 0 : tensor<4x5xi32>", "dynamic_iota"), (Numbers{4, 5}));
  EXPECT_EQ(held("stablehlo.broadcast_in_dim %a, dims = [2, 0] : (tensor<2x3xf32>) -> tensor<3x7x2xf32>",
                 "dynamic_broadcast_in_dim"),
            (Numbers{3, 7, 2}));
}

TEST(DynamicForm, HoldsWhatAttributesSay) {
  const auto padded = operands_more(
      "stablehlo.pad %a, %z, low = [1, -1], high = [0, 2], interior = [3, 0] : (tensor<2x3xf32>, tensor<f32>) -> "
      "tensor<6x4xf32>",
      "dynamic_pad");
  ASSERT_TRUE(padded);
  ASSERT_EQ(padded->size(), 3u);
  EXPECT_EQ((*padded)[0].held, (Numbers{1, -1}));
  EXPECT_EQ((*padded)[1].held, (Numbers{0, 2}));
  EXPECT_EQ((*padded)[2].held, (Numbers{3, 0}));
  const auto cut =
      operands_more("stablehlo.slice %a [0:2:1, 1:3:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>", "real_dynamic_slice");
  ASSERT_TRUE(cut);
  ASSERT_EQ(cut->size(), 3u);
  EXPECT_EQ((*cut)[0].held, (Numbers{0, 1}));
  EXPECT_EQ((*cut)[1].held, (Numbers{2, 3}));
  EXPECT_EQ((*cut)[2].held, (Numbers{1, 2}));
}

TEST(DynamicForm, HoldsRowsWhereTheAttributeHasSome) {
  const auto padding = operands_more(
      "stablehlo.convolution(%b, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[2, -1]]} "
      "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf32>, tensor<2x1x1xf32>) -> "
      "tensor<1x4x1xf32>",
      "dynamic_conv");
  ASSERT_TRUE(padding);
  ASSERT_EQ(padding->size(), 1u);
  EXPECT_EQ((*padding)[0].shape, (Numbers{1, 2}));
  EXPECT_EQ((*padding)[0].held, (Numbers{2, -1}));
}

TEST(DynamicForm, IsThatOfNoOtherAttributes) {
  // A slice that steps is nothing that a size of one dimension says.
  EXPECT_FALSE(
      operands_more("stablehlo.slice %a [0:2:2, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>", "set_dimension_size"));
}

TEST(DynamicForm, IsFoundByTheRecordThatNamesTheOp) {
  const auto names = [](std::string_view op) {
    std::vector<std::string> out;
    for (const auto* record : dynamic_records(*spec::Records::builtin().find(op))) out.push_back(record->mnemonic);
    return out;
  };
  EXPECT_EQ(names("iota"), std::vector<std::string>{"dynamic_iota"});
  EXPECT_EQ(names("slice"), (std::vector<std::string>{"real_dynamic_slice", "set_dimension_size"}));
  EXPECT_TRUE(names("add").empty());
}

}  // namespace
}  // namespace assay::program
