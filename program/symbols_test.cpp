#include "program/symbols.h"

#include <gtest/gtest.h>

#include "program/text/text.h"

namespace assay::program {
namespace {

/// @f0 calls nothing, each other function the one before.
std::string chain(int n, const std::string& last) {
  std::string out;
  for (int k = 0; k < n; ++k) {
    const std::string call = "  %0 = func.call @f" + std::to_string(k - 1) + "() : () -> tensor<i32>\n";
    out += "func.func @f" + std::to_string(k) + "() -> tensor<i32> {\n" +
           (k > 0 ? call : "  %0 = stablehlo.constant dense<1> : tensor<i32>\n") + "  return %0 : tensor<i32>\n}\n";
  }
  return out + last;
}

TEST(Symbols, FindsWhatTheModuleFinds) {
  for (const int n : {0, 1, 15, 16, 40}) {
    const auto module = parse(chain(n, ""));
    ASSERT_TRUE(module);
    const Symbols symbols(*module);
    for (const std::string name : {"f0", "f7", "f39", "f40", "main", ""}) {
      EXPECT_EQ(symbols.find(name), module->find(name)) << n << " " << name;
      EXPECT_EQ(Symbols::unindexed(*module).find(name), module->find(name)) << n << " " << name;
    }
  }
}

TEST(Symbols, OfTwoFunctionsTheFirst) {
  auto module = parse(chain(40, ""));
  ASSERT_TRUE(module);
  module->functions[30].name = "f3";
  EXPECT_EQ(Symbols(*module).find("f3"), &module->functions[3]);
  const auto valid = verify(*module);
  ASSERT_FALSE(valid);
  EXPECT_NE(valid.error().message.find("a second function @f3"), std::string::npos) << valid.error().text();
}

/// Where each function was looked for among all, this took a minute, and a chain of calls as deep as the stack.
TEST(Symbols, AGridReachesTheEndOfALongChainOfCalls) {
  constexpr int kFunctions = 50'000;
  const auto module = parse(chain(
      kFunctions,
      "func.func @main() -> (tensor<i32>, tensor<i32>) {\n  %0:2 = \"interpreter.run_parallel\"() {programs = [[@f" +
          std::to_string(kFunctions - 1) + ", @f" + std::to_string(kFunctions - 1) +
          "]]} : () -> (tensor<i32>, tensor<i32>)\n  return %0#0, %0#1 : tensor<i32>, tensor<i32>\n}\n"));
  ASSERT_TRUE(module) << module.error().text();
  EXPECT_TRUE(verify(*module));
  ASSERT_TRUE(module->functions[0].grid);
  EXPECT_EQ(module->functions[0].grid->partitions, 2);
}

}  // namespace
}  // namespace assay::program
