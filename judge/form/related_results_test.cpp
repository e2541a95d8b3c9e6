#include "judge/form/form.h"

#include <gtest/gtest.h>

#include "program/text/text.h"

namespace assay::judge {
namespace {

Case case_of(const std::string& text, std::size_t elements) {
  auto module = program::parse(text);
  EXPECT_TRUE(module) << (module ? "" : module.error().text());
  const Type type = Type::tensor({2, 2}, spec::ElementType::f32);
  return {*std::move(module), {{{Tensor{type, std::vector<std::byte>(4 * elements)}}}}};
}

const std::string kCall =
    "stablehlo.custom_call @lapack_sgetrf_ffi(%a) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = "
    "[dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : "
    "(tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xi32>, tensor<i32>)\n";

// As JAX writes it: what the call answers goes through other ops of another function.
TEST(RelatedResults, AreYieldedBesidesThoseOfTheProgram) {
  const Case c = case_of(
      "func.func @main(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {\n%r = call @lu(%a) : (tensor<2x2xf32>) -> tensor<2x2xf32>\n"
      "return %r : tensor<2x2xf32>\n}\n"
      "func.func private @lu(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {\n%0:3 = " +
          kCall + "%n = stablehlo.negate %0#0 : tensor<2x2xf32>\nreturn %n : tensor<2x2xf32>\n}\n",
      4);
  const auto asked = in_form(kRelatedResults, c);
  ASSERT_TRUE(asked);
  ASSERT_TRUE(program::verify(asked->module)) << program::print(asked->module);
  EXPECT_EQ(asked->inputs, c.inputs);
  EXPECT_EQ(asked->own_results, 1U);
  std::vector<std::string> types;
  for (const Type type : asked->module.entry()->results) types.push_back(type.text());
  EXPECT_EQ(types, (std::vector<std::string>{"tensor<2x2xf32>", "tensor<2x2xf32>", "tensor<2xi32>", "tensor<i32>"}));
  EXPECT_FALSE(in_form(kRelatedResults, *asked)) << "it yields all";
}

TEST(RelatedResults, AreNoneWhereNoOpHasRelations) {
  EXPECT_FALSE(in_form(
      kRelatedResults,
      case_of(
          "func.func @main(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {\n%r = call @f(%a) : (tensor<2x2xf32>) -> tensor<2x2xf32>\n"
          "return %r : tensor<2x2xf32>\n}\nfunc.func private @f(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {\n"
          "%n = stablehlo.negate %a : tensor<2x2xf32>\nreturn %n : tensor<2x2xf32>\n}\n",
          4)));
}

}  // namespace
}  // namespace assay::judge
