#include "judge/verdicts.h"

#include <gtest/gtest.h>

#include "judge/explaining.h"
#include "judge/judge.h"
#include "program/text/text.h"

/// A back end answers what a test says; what that means, a contract or an explanation written here says.
namespace assay::judge {
namespace {

using oracle::ElementAddress;
using oracle::Explained;
using oracle::Explanation;

Module parsed(const std::string& text) {
  auto module = program::parse(text, "test");
  EXPECT_TRUE(module) << module.error().text();
  return *std::move(module);
}

Tensor tensor(const std::string& literal) {
  spec::Arena arena;
  return program::tensor_of(program::parse_literals("[" + literal + "]", arena)->at(0));
}

std::shared_ptr<const spec::Contract> contract(const std::string& lines) {
  auto parsed = spec::parse_contract("contract test : ieee-strict\n" + lines, "test.contract");
  EXPECT_TRUE(parsed) << parsed.error().text();
  return std::make_shared<spec::Contract>(*std::move(parsed));
}

Case maximum_case() {
  return {parsed("func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {\n"
                 "  %r = stablehlo.maximum %a, %b : tensor<4xf32>\n  return %r : tensor<4xf32>\n}\n"),
          {{{tensor("dense<[0x7FC00000, 1.0, 0x7FC00000, 4.0]> : tensor<4xf32>"),
             tensor("dense<[5.0, 2.0, -7.0, 3.0]> : tensor<4xf32>")}}}};
}

/// Answers what it is told to.
class Parrot final : public backends::Backend {
 public:
  explicit Parrot(std::vector<Tensor> answers) : answers_(std::move(answers)) {}
  explicit Parrot(Tensor answer) : Parrot(std::vector{std::move(answer)}) {}
  backends::Outcome compile(const backends::Source&, const backends::Variant&) override { return {}; }
  backends::Outcome run(const ProcessTensors&) override { return {.outputs = {answers_}}; }

 private:
  std::vector<Tensor> answers_;
};

Judgement judgement(const std::string& answer, const std::string& lines, const Case& c = maximum_case()) {
  Parrot parrot(tensor(answer));
  return Judge(parrot, contract(lines)).judge(c, {});
}

constexpr const char* kMinmax =
    "  grant minmax-nan either because documented \"the extremum of a NaN and x may be x\"\n";

TEST(Verdicts, WithoutGrantsWhatLiesOutsideIsAViolation) {
  const auto j = judgement("dense<[5.0, 2.0, 0x7FC00000, 4.0]> : tensor<4xf32>", "");
  ASSERT_TRUE(j.failure);
  EXPECT_EQ(j.failure->kind, FailureClass::kMissingNan);
  EXPECT_EQ(j.failure->distance, (Distance{DistanceKind::kSpecial, 0, "NaN"}));
  EXPECT_TRUE(j.deviations.empty());
}

TEST(Verdicts, AGrantMakesItADeviation) {
  const auto j = judgement("dense<[5.0, 2.0, -7.0, 4.0]> : tensor<4xf32>", kMinmax);
  EXPECT_FALSE(j.failure);
  EXPECT_FALSE(j.passed());
  ASSERT_EQ(j.deviations.size(), 1u);
  const Deviation& d = j.deviations[0];
  EXPECT_EQ(d.elements, 2);
  EXPECT_EQ(d.kind(), DistanceKind::kSpecial);
  ASSERT_EQ(d.grants().size(), 1u);
  EXPECT_EQ(d.first.kind, FailureClass::kDeviation);
  EXPECT_EQ(d.first.signature, d.grants()[0] + " (special)");
  EXPECT_EQ(d.worst.got, "5.0");
  EXPECT_EQ(d.worst.distance.nearest, "NaN");
  EXPECT_EQ(complaint_of(j), d.first);
}

TEST(Verdicts, WhatNoGrantExplainsIsAViolationBesideADeviation) {
  const auto j = judgement("dense<[5.0, 2.5, -7.0, 4.0]> : tensor<4xf32>", kMinmax);
  ASSERT_TRUE(j.failure);
  EXPECT_EQ(j.failure->kind, FailureClass::kWrongValue);
  EXPECT_EQ(j.failure->place.element, 1);
  EXPECT_EQ(j.failure->failing_elements, 3);
  EXPECT_EQ(complaint_of(j)->kind, FailureClass::kWrongValue);
}

TEST(Verdicts, LegalAnswersAreNotExplained) {
  Parrot parrot(tensor("dense<[0x7FC00000, 2.0, 0x7FC00000, 4.0]> : tensor<4xf32>"));
  const ExplainerSource never = [](const auto&, const auto&, const auto&) -> Explain {
    ADD_FAILURE() << "explains a legal answer";
    return {};
  };
  EXPECT_TRUE(Judge(parrot, contract(kMinmax), never).judge(maximum_case(), {}).passed());
}

ExplainerSource saying(std::function<Explanation(std::int64_t)> say) {
  return [say](const auto&, const auto&, const auto&) -> Explain {
    return [say](const ElementAddress& at, const auto&) { return say(at.element); };
  };
}

TEST(Verdicts, WhatHitsABoundIsUndecidedAndCounted) {
  Parrot parrot(tensor("dense<[9.0, 9.0, 9.0, 9.0]> : tensor<4xf32>"));
  const auto source = saying([](std::int64_t i) {
    return i < 2 ? Explanation{Explained::kUndecided, {}, "20 rounds"}
                 : Explanation{Explained::kDeviation, {"a", "b"}, ""};
  });
  const auto j = Judge(parrot, contract(kMinmax), source).judge(maximum_case(), {});
  EXPECT_FALSE(j.failure);
  EXPECT_FALSE(j.passed());
  EXPECT_EQ(j.undecided, (Undecided{2, "20 rounds"}));
  EXPECT_EQ(j.counts, (ElementCounts{.checked = 2, .undecided = 2}));
}

// By grants and kinds; the worst of each is kept.
TEST(Verdicts, DeviationsAreKeptApartByGrantsAndKind) {
  Parrot parrot(tensor("dense<[0x7FC00000, 2.000001, 3.0, 4.000002]> : tensor<4xf32>"));
  const auto source = saying([](std::int64_t) { return Explanation{Explained::kDeviation, {"a", "b"}, ""}; });
  const auto j = Judge(parrot, contract(kMinmax), source).judge(maximum_case(), {});
  ASSERT_EQ(j.deviations.size(), 2u);
  EXPECT_EQ(j.deviations[0].first.signature, "a + b (rounding)");
  EXPECT_EQ(j.deviations[0].elements, 2);
  EXPECT_EQ(j.deviations[0].first.place.element, 1);
  EXPECT_EQ(j.deviations[0].worst.distance.ulps, 4);  // 2^-23 is an ulp of 2, 2^-21 of 4
  EXPECT_EQ(j.deviations[1].first.signature, "a + b (special)");
  EXPECT_EQ(complaint_of(j)->signature, "a + b (special)");
  EXPECT_EQ(complaint_like(j.deviations[0].first, j)->signature, "a + b (rounding)");
}

// A NaN that is lost where none was given says that a value left the range, whatever the other elements are.
TEST(Verdicts, OnlyANanThatAnElementDependsOnMakesItSpecial) {
  const Case c{parsed("func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
                      "  %r = stablehlo.divide %a, %a : tensor<2xf32>\n  return %r : tensor<2xf32>\n}\n"),
               {{{tensor("dense<[0x7FC00000, 3.0]> : tensor<2xf32>")}}}};
  const auto range = judgement("dense<[0x7FC00000, 0x7FC00000]> : tensor<2xf32>", "", c);
  ASSERT_TRUE(range.failure);
  EXPECT_EQ(range.failure->distance, (Distance{DistanceKind::kRange, 0, "1.0"}));
  const auto special = judgement("dense<[5.0, 1.0]> : tensor<2xf32>", "", c);
  ASSERT_TRUE(special.failure);
  EXPECT_EQ(special.failure->distance, (Distance{DistanceKind::kSpecial, 0, "NaN"}));
}

TEST(Verdicts, ACodeThatIsNoValueIsNeverExplained) {
  const Case c{parsed("func.func @main(%a: tensor<i1>) -> tensor<i1> {\n  return %a : tensor<i1>\n}\n"),
               {{{tensor("dense<true> : tensor<i1>")}}}};
  Tensor two = c.inputs[0][0][0];
  two.bytes[0] = std::byte{2};
  Parrot parrot(two);
  const auto source = saying([](std::int64_t) { return Explanation{Explained::kDeviation, {"a"}, ""}; });
  const auto j = Judge(parrot, contract(kMinmax), source).judge(c, {});
  ASSERT_TRUE(j.failure);
  EXPECT_EQ(j.failure->kind, FailureClass::kOutOfRange);
}

TEST(Verdicts, AManyTimesUsedGrantNeedsFewExplanations) {
  const std::string n = std::to_string(4 * kMostExplainedOfOneOp);
  const Case c{parsed("func.func @main(%a: tensor<" + n + "xf32>, %b: tensor<" + n + "xf32>) -> tensor<" + n +
                      "xf32> {\n  %r = stablehlo.maximum %a, %b : tensor<" + n + "xf32>\n  return %r : tensor<" + n +
                      "xf32>\n}\n"),
               {{{tensor("dense<0x7FC00000> : tensor<" + n + "xf32>"), tensor("dense<5.0> : tensor<" + n + "xf32>")}}}};
  const auto j = judgement("dense<5.0> : tensor<" + n + "xf32>", kMinmax, c);
  EXPECT_FALSE(j.failure);
  EXPECT_EQ(j.undecided.elements, 0);
  ASSERT_EQ(j.deviations.size(), 1u);
  EXPECT_EQ(j.deviations[0].elements, 4 * kMostExplainedOfOneOp);
}

/// 1 + 2^-7 + 3 * 2^-9 lies nearest to 1 + 2^-6, and 1 + 2^-7 is what is left of it. Of a row with zeros of both signs
/// no set says anything.
class KeysOfTopK : public ::testing::Test {
 protected:
  Judgement of(const std::string& row, const std::string& value, const std::string& lines) const {
    const Case c{parsed("func.func @main(%a: tensor<3xf32>) -> (tensor<1xf32>, tensor<1xi32>) {\n"
                        "  %v, %i = chlo.top_k(%a, k = 1) : tensor<3xf32> -> (tensor<1xf32>, tensor<1xi32>)\n"
                        "  return %v, %i : tensor<1xf32>, tensor<1xi32>\n}\n"),
                 {{{tensor("dense<" + row + "> : tensor<3xf32>")}}}};
    Parrot parrot({tensor("dense<" + value + "> : tensor<1xf32>"), tensor("dense<2> : tensor<1xi32>")});
    return Judge(parrot, contract(lines)).judge(c, {});
  }

  const std::string plain_ = "[1.0, 1.0, 0x3F81C000]", with_zeros_ = "[0.0, -0.0, 0x3F81C000]";
  const std::string rounded_ = "  grant shortcut rounded-keys for f32 because documented \"no text\"\n";
  const std::string truncated_ = "  grant shortcut truncated-keys for f32 because documented \"no text\"\n";
};

TEST_F(KeysOfTopK, AreViolationsWithoutAGrant) {
  for (const std::string& row : {plain_, with_zeros_})
    for (const std::string value : {"0x3F820000", "0x3F810000"})
      EXPECT_TRUE(of(row, value, "").failure) << row << value;
}

TEST_F(KeysOfTopK, AreOneDeviationWithIt) {
  const auto grants = [&](const std::string& row, const std::string& value) {
    const Judgement j = of(row, value, rounded_ + truncated_);
    EXPECT_FALSE(j.failure) << row << value;
    EXPECT_EQ(j.deviations.size(), 1U) << row << value;
    return j.deviations.empty() ? "" : joined_grants(j.deviations[0].grants());
  };
  EXPECT_EQ(grants(plain_, "0x3F820000"), "shortcut rounded-keys for f32");
  EXPECT_EQ(grants(plain_, "0x3F810000"), "shortcut truncated-keys for f32");
  EXPECT_EQ(grants(with_zeros_, "0x3F810000"), "shortcut rounded-keys for f32");
}

TEST_F(KeysOfTopK, AreNoOtherNumbers) {
  for (const std::string& row : {plain_, with_zeros_})
    EXPECT_TRUE(of(row, "1.25", rounded_ + truncated_).failure) << row;
}

/// Quotients, sorted together with the negated dividends: 1.0876905 and 0.57101387, by -0.57101387.
Case sorted_quotients() {
  return {parsed(R"(
func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %c = stablehlo.constant dense<-0.57101387> : tensor<2xf32>
  %q = stablehlo.divide %x, %c : tensor<2xf32>
  %n = stablehlo.negate %x : tensor<2xf32>
  %r:2 = "stablehlo.sort"(%q, %n) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %d: tensor<f32>, %e: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  return %r#0, %r#1 : tensor<2xf32>, tensor<2xf32>
})"),
          {{{tensor("dense<[-1.0876905, 0.57101387]> : tensor<2xf32>")}}}};
}

// XLA multiplies by 1 / -0.57101387: 1.9048408 instead of 1.9048407. The tuples are none of the oracle's operands then.
TEST(Verdicts, ARelationIsNotBrokenByARewriteOfItsOperands) {
  const auto xla = *spec::contract_named("xla-earlier");
  const auto judged = [&](const char* keys, const char* values) {
    Parrot parrot({tensor(keys), tensor(values)});
    return Judge(parrot, xla).judge(sorted_quotients(), {});
  };
  const char *keys = "dense<[-1.0, 1.9048408]> : tensor<2xf32>",
             *values = "dense<[-0.57101387, 1.0876905]> : tensor<2xf32>";
  const Judgement rewritten = judged(keys, values);
  EXPECT_FALSE(rewritten.failure) << rewritten.failure->expected;
  EXPECT_EQ(rewritten.deviations.size(), 1u);
  EXPECT_TRUE(judged("dense<[-1.0, 1.9048407]> : tensor<2xf32>", values).passed());
  EXPECT_TRUE(judged(keys, "dense<[1.0876905, -0.57101387]> : tensor<2xf32>").failure) << "values of other keys";
  EXPECT_TRUE(judged("dense<[-1.0, -1.0]> : tensor<2xf32>", values).failure) << "a key too often";
  EXPECT_TRUE(judged("dense<[-1.0, 1.9049]> : tensor<2xf32>", values).failure) << "no rewrite gives that";
}

}  // namespace
}  // namespace assay::judge
