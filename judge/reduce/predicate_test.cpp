#include "judge/reduce/predicate.h"

#include <gtest/gtest.h>

#include "program/text/text.h"

namespace assay::judge {
namespace {

const auto kNoReport = [](const PredicateProgress&) {};

Module read(const std::string& text) { return program::parse(text, "test").value(); }

/// The smallest program that holds all of these words.
std::string reduced(const std::string& program, const std::vector<std::string>& words) {
  const auto holds = [&](const std::string& text) -> Result<bool> {
    EXPECT_TRUE(program::verify(read(text))) << text;  // every candidate is valid
    return std::ranges::all_of(words, [&](const auto& w) { return text.find(w) != std::string::npos; });
  };
  return reduce_by_predicate(with_zero_inputs(read(program)), holds, {}, kNoReport).text;
}

TEST(ReduceByPredicate, KeepsWhatIsLookedFor) {
  EXPECT_EQ(reduced(R"(func.func @main(%a: tensor<4x6xi32>, %b: tensor<4x6xi32>) -> tensor<6x4xi32> {
  %0 = stablehlo.add %a, %b : tensor<4x6xi32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x6xi32>) -> tensor<6x4xi32>
  %2 = stablehlo.abs %1 : tensor<6x4xi32>
  return %2 : tensor<6x4xi32>
})",
                    {"stablehlo.abs"}),
            "func.func @main(%arg0: tensor<f32>) -> tensor<f32> {\n"
            "  %0 = stablehlo.abs %arg0 : tensor<f32>\n"
            "  return %0 : tensor<f32>\n"
            "}\n");
}

// No oracle knows their values.
TEST(ReduceByPredicate, CutsProgramsThatNobodyCanRun) {
  const std::string text =
      reduced(R"(func.func @main(%a: tensor<?x6xf32>, %c: tensor<8xf32>) -> (tensor<?x6xf32>, tensor<8xf32>) {
  %0 = stablehlo.abs %a : tensor<?x6xf32>
  %1 = stablehlo.negate %0 : tensor<?x6xf32>
  %2 = stablehlo.custom_call @foo(%c) : (tensor<8xf32>) -> tensor<8xf32>
  %3 = stablehlo.tanh %2 : tensor<8xf32>
  return %1, %3 : tensor<?x6xf32>, tensor<8xf32>
})",
              {"@foo"});
  EXPECT_EQ(count_ops(read(text).entry()->body), 1u) << text;
}

TEST(ReduceByPredicate, KeepsTheSmallestWhereItCannotAskAnyLonger) {
  int asked = 0;
  const auto breaks = [&](const std::string& text) -> Result<bool> {
    if (++asked > 3) return fail("gone", "", ErrorKind::kEnvironment);
    return text.find("abs") != std::string::npos;
  };
  const auto found =
      reduce_by_predicate(with_zero_inputs(read(R"(func.func @main(%a: tensor<4x6xi32>) -> tensor<4x6xi32> {
  %0 = stablehlo.negate %a : tensor<4x6xi32>
  %1 = stablehlo.abs %0 : tensor<4x6xi32>
  %2 = stablehlo.negate %1 : tensor<4x6xi32>
  return %2 : tensor<4x6xi32>
})")),
                          breaks, {}, kNoReport);
  ASSERT_TRUE(found.trouble);
  EXPECT_EQ(found.trouble->message, "gone");
  EXPECT_LT(found.progress.size.ops, 3u);
  EXPECT_NE(found.text.find("abs"), std::string::npos);
}

}  // namespace
}  // namespace assay::judge
