#include "judge/form/makers.h"

#include <gtest/gtest.h>

#include "judge/judge.h"
#include "judge/planted_backend_test.h"
#include "program/text/text.h"

namespace assay::judge {
namespace {

/// Two arguments of the type of the second result, one of no result, and one without an element.
Module with_four_arguments() {
  const auto module = program::parse(
      "func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<3xi32>, %d: tensor<0xf32>) -> (tensor<2xi1>, "
      "tensor<2xf32>) {\n  %0 = stablehlo.add %a, %b : tensor<2xf32>\n"
      "  %1 = stablehlo.compare LT, %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>\n"
      "  return %1, %0 : tensor<2xi1>, tensor<2xf32>\n}\n");
  EXPECT_TRUE(module) << module.error().text();
  return *module;
}

TEST(Donated, ArgumentsTakeTheFirstResultOfTheirTypeOrLendTheirMemory) {
  const auto module = *donated(with_four_arguments());
  ASSERT_TRUE(module);
  EXPECT_EQ(module->entry()->argument_attributes,
            (std::vector<std::string>{"tf.aliasing_output = 1 : i32", "jax.buffer_donor = true",
                                      "jax.buffer_donor = true", ""}));
  const auto again = program::parse(program::print(*module));
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_TRUE(program::verify(*again));
}

TEST(Donated, AProgramWithoutArgumentsHasNothingToGive) {
  const auto module = program::parse(
      "func.func @main() -> tensor<i32> {\n  %0 = stablehlo.constant dense<1> : tensor<i32>\n  return %0 : "
      "tensor<i32>\n}\n");
  EXPECT_FALSE(*donated(*module));
}

Judgement judged(Misbehaviour misbehaviour, const backends::Variant& variant) {
  const auto tensor = [](std::int64_t elements, spec::ElementType e) {
    return Tensor{Type::tensor({elements}, e), std::vector<std::byte>(static_cast<std::size_t>(4 * elements))};
  };
  const auto two = tensor(2, spec::ElementType::f32);
  const Case c{with_four_arguments(),
               {{{two, two, tensor(3, spec::ElementType::i32), tensor(0, spec::ElementType::f32)}}}};
  PlantedBackend backend(std::move(misbehaviour));
  return Judge(backend, *spec::contract_named("stablehlo")).judge(c, variant);
}

TEST(Donated, AnswersAreJudgedByTheSetsOfTheProgramAsItIsOnBothRuns) {
  const backends::Variant plain, form{.name = "donated", .options = {}, .form = "donated"};
  const auto second = [](const Module&) { return PlantedFault::kWrongSecondRun; };
  EXPECT_TRUE(judged(second, plain).passed()) << "it runs once";
  EXPECT_TRUE(judged(second, form).failure);
  const auto in_place = [](const Module& m) {
    const auto& given = m.entry()->argument_attributes;
    return given.empty() || given[0].empty() ? PlantedFault::kNone : PlantedFault::kWrongLastElement;
  };
  EXPECT_TRUE(judged(in_place, plain).passed());
  EXPECT_TRUE(judged(in_place, form).failure);
  const Judgement right = judged([](const Module&) { return PlantedFault::kNone; }, form);
  EXPECT_TRUE(right.passed());
  EXPECT_EQ(right.runs, 2);
}

}  // namespace
}  // namespace assay::judge
