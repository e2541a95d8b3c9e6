#include <gtest/gtest.h>

#include "program/text/text.h"

/// Futures, and the laws that ask which ops a region has.
namespace assay::program {
namespace {

std::string started(const std::string& body, const std::string& result = "tensor<2xf32>") {
  return "func.func @main(%a: tensor<4xf32>) -> !stablehlo.future<" + result +
         "> {\n  %f = \"stablehlo.async_start\"(%a) ({\n" + body + "  }) : (tensor<4xf32>) -> !stablehlo.future<" +
         result + ">\n  return %f : !stablehlo.future<" + result + ">\n}";
}

std::string refusal_of(const std::string& text) {
  const auto valid = parse(text).and_then([](const Module& m) { return verify(m); });
  return valid ? "" : valid.error().message;
}

constexpr const char* kSlice =
    "    %s = stablehlo.slice %x [0:4:2] : (tensor<4xf32>) -> tensor<2xf32>\n    stablehlo.return %s : tensor<2xf32>\n";
constexpr const char* kTakes = "  ^bb0(%x: tensor<4xf32>):\n";

TEST(Async, TheBodyIsOneCollectiveOrSlice) {
  const std::string takes = kTakes;
  EXPECT_EQ(refusal_of(started(takes + kSlice)), "");
  EXPECT_EQ(refusal_of(started(takes + "    %n = stablehlo.negate %x : tensor<4xf32>\n" + kSlice)),
            "async_start (C1): the size of the ops of body, 2, differs from 1");
  const std::string negated = refusal_of(
      started(takes + "    %n = stablehlo.negate %x : tensor<4xf32>\n    stablehlo.return %n : tensor<4xf32>\n",
              "tensor<4xf32>"));
  EXPECT_EQ(negated.rfind("async_start (C2): ", 0), 0u) << negated;
  EXPECT_NE(negated.find("\"stablehlo.negate\""), std::string::npos) << negated;
}

TEST(Async, TypesAreThoseOfTheBody) {
  const std::string ints =
      "  ^bb0(%x: tensor<4xi32>):\n    %s = stablehlo.slice %x [0:4:2] : (tensor<4xi32>) -> "
      "tensor<2xi32>\n    stablehlo.return %s : tensor<2xi32>\n";
  EXPECT_NE(refusal_of(started(ints, "tensor<2xi32>")).find("async_start (C3)"), std::string::npos);
  EXPECT_NE(refusal_of(started(std::string(kTakes) + kSlice, "tensor<2xf64>")).find("async_start (C4)"),
            std::string::npos);
  const std::string done =
      "func.func @main(%f: !stablehlo.future<tensor<2xf32>>) -> tensor<2xi32> {\n"
      "  %0 = \"stablehlo.async_done\"(%f) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xi32>\n"
      "  return %0 : tensor<2xi32>\n}";
  EXPECT_NE(refusal_of(done).find("async_done (C1)"), std::string::npos) << refusal_of(done);
}

TEST(Async, TheBodyReadsNothingFromAround) {
  const std::string outer =
      "  ^bb0(%y: tensor<4xf32>):\n    %s = stablehlo.slice %a [0:4:2] : (tensor<4xf32>) -> "
      "tensor<2xf32>\n    stablehlo.return %s : tensor<2xf32>\n";
  EXPECT_NE(refusal_of(started(outer)).find("%a is not defined before its use"), std::string::npos)
      << refusal_of(started(outer));
}

TEST(Async, AFutureIsPrintedAndReadAgain) {
  const auto module = parse(started(std::string(kTakes) + kSlice));
  ASSERT_TRUE(module) << module.error().text();
  const std::string once = print(*module);
  const auto again = parse(once);
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(print(*again), once);
}

}  // namespace
}  // namespace assay::program
