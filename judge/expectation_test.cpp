#include <gtest/gtest.h>

#include "judge/judge.h"
#include "program/text/text.h"

namespace assay::judge {
namespace {

/// A transform of this many real numbers: by its formula, the square of it in products.
Case transform_case(std::int64_t length) {
  const std::string n = std::to_string(length), half = std::to_string(length / 2 + 1);
  const std::string text = "func.func @main(%a: tensor<" + n + "xf32>) -> tensor<" + half +
                           "xcomplex<f32>> {\n  %r = stablehlo.fft %a, type = RFFT, length = [" + n + "] : (tensor<" +
                           n + "xf32>) -> tensor<" + half + "xcomplex<f32>>\n  return %r : tensor<" + half +
                           "xcomplex<f32>>\n}\n";
  auto module = program::parse(text, "test");
  EXPECT_TRUE(module) << module.error().text();
  return {*std::move(module),
          {{{Tensor{Type::tensor({length}, spec::ElementType::f32),
                    std::vector<std::byte>(static_cast<std::size_t>(length) * 4)}}}}};
}

// A campaign meets a transform of 65,536 elements now and then, and would stand still in it for minutes.
TEST(Expectation, OfMoreWorkThanACaseMayCostIsDeclined) {
  const auto contract = *spec::contract_named("stablehlo");
  EXPECT_EQ(expect(transform_case(64), *contract).declined, "");
  const Expectation large = expect(transform_case(65'536), *contract);
  EXPECT_NE(large.declined.find("more work than 16777216 elements"), std::string::npos) << large.declined;
  EXPECT_FALSE(large.sets.at(0));
}

}  // namespace
}  // namespace assay::judge
