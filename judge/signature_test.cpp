#include "judge/signature.h"

#include <gtest/gtest.h>

#include "program/text/text.h"

namespace assay::judge {
namespace {

Module identity(const std::string& type) {
  return program::parse("func.func @main(%a: " + type + ") -> " + type + " {\n  return %a : " + type + "\n}\n").value();
}

std::string other(const std::string& before, const std::string& after) {
  return other_signature(identity(before), identity(after));
}

TEST(Signature, SizesMayBeKnownInOneOfTwoPrograms) {
  EXPECT_EQ(other("tensor<2xf32>", "tensor<2xf32>"), "");
  EXPECT_EQ(other("tensor<?xf32>", "tensor<2xf32>"), "");
  EXPECT_EQ(other("tensor<2xf32>", "tensor<?xf32>"), "");
  EXPECT_EQ(other("tensor<2xi8>", "tensor<2xui8>"), "argument 0 is tensor<2xui8>, of the first program tensor<2xi8>");
  EXPECT_NE(other("tensor<2xf32>", "tensor<2x1xf32>"), "");
  EXPECT_NE(other("tensor<?xf32>", "tensor<?x?xf32>"), "");
}

TEST(Signature, NumbersAndGridsHaveToAgree) {
  const Module one = identity("tensor<f32>");
  const auto two = program::parse(
      "func.func @main(%a: tensor<f32>) -> (tensor<f32>, tensor<f32>) {\n  return %a, %a : tensor<f32>, tensor<f32>\n}\n");
  ASSERT_TRUE(two);
  EXPECT_EQ(other_signature(one, *two), "it gives 2 results where the first program gives 1");
  Module spread = one;
  spread.grid = {2, 3};
  EXPECT_EQ(other_signature(one, spread), "it runs in 2 x 3 processes, the first program in 1 x 1");
}

TEST(Signature, InputsHaveToFitWhatIsTaken) {
  const Tensor two{Type::tensor({2}, spec::ElementType::ui8), std::vector<std::byte>(2)};
  EXPECT_EQ(cannot_take(identity("tensor<?xui8>"), {{two}}), "");
  EXPECT_EQ(cannot_take(identity("tensor<3xui8>"), {{two}}), "argument 0 is tensor<2xui8>, and it takes tensor<3xui8>");
}

}  // namespace
}  // namespace assay::judge
