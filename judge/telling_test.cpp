#include "judge/telling.h"

#include <gtest/gtest.h>

#include "program/text/text.h"

namespace assay::judge {
namespace {

std::vector<std::string> told(const std::string& text) {
  const auto module = program::parse(text);
  EXPECT_TRUE(module) << module.error().text();
  std::vector<std::string> out;
  for (const TellingOp& t : telling_ops(*module)) out.push_back(t.op->record->mnemonic);
  return out;
}

using Names = std::vector<std::string>;

constexpr const char* kMain = "func.func @main(%a: tensor<2xi32>) -> tensor<2xi32> {\n";
constexpr const char* kEnd = "  return %1 : tensor<2xi32>\n}\n";

TEST(TellingOps, LieInsideCallsAndBeforeBarriers) {
  const std::string called =
      "func.func private @f(%a: tensor<2xi32>) -> tensor<2xi32> {\n"
      "  %0 = func.call @g(%a) : (tensor<2xi32>) -> tensor<2xi32>\n  %1 = stablehlo.negate %0 : tensor<2xi32>\n" +
      std::string(kEnd) +
      "func.func private @g(%a: tensor<2xi32>) -> tensor<2xi32> {\n  %1 = stablehlo.add %a, %a : tensor<2xi32>\n" +
      kEnd;
  EXPECT_EQ(told(kMain +
                 std::string("  %0 = func.call @f(%a) : (tensor<2xi32>) -> tensor<2xi32>\n"
                             "  %1 = stablehlo.optimization_barrier %0 : tensor<2xi32>\n") +
                 kEnd + called),
            (Names{"add", "negate"}));
}

TEST(TellingOps, AreThosePassedOnWhereNothingIsComputed) {
  EXPECT_EQ(told(kMain + std::string("  %1 = stablehlo.optimization_barrier %a : tensor<2xi32>\n") + kEnd),
            Names{"optimization_barrier"});
  EXPECT_EQ(told(kMain + std::string("  %1 = stablehlo.constant dense<7> : tensor<2xi32>\n") + kEnd),
            Names{"constant"});
  EXPECT_EQ(told(kMain + std::string("  %1 = stablehlo.reverse %a, dims = [0] : tensor<2xi32>\n") + kEnd),
            Names{"reverse"});
}

}  // namespace
}  // namespace assay::judge
