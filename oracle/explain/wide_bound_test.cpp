#include <fmt/format.h>

#include <bit>
#include <cmath>

#include "oracle/explain/verdict_test.h"

/// Answers that are so far off that no search is needed, where one would find no end.
namespace assay::oracle {
namespace {

template <class T> std::vector<std::byte> bytes_of(T x) {
  const auto raw = std::bit_cast<std::array<std::byte, sizeof(T)>>(x);
  return {raw.begin(), raw.end()};
}

Tensor tensor(const std::string& literal) {
  spec::Arena arena;
  return program::tensor_of(program::parse_literals("[" + literal + "]", arena)->at(0));
}

Explained verdict(const std::string& text, const std::vector<Tensor>& inputs, const std::string& contract, float got) {
  const auto e = explained(text, inputs, **spec::contract_named(contract), bytes_of(got));
  return e ? e->verdict : Explained::kLegal;
}

/// A hundred rounds of `%s`, made of `%y` and a constant.
std::string loop(const std::string& body) {
  return fmt::format(R"(func.func @main(%x: tensor<f32>) -> tensor<f32> {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<100> : tensor<i32>
  %c = stablehlo.constant dense<1.01> : tensor<f32>
  %r:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<f32>
   cond {{
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }} do {{
    %j = stablehlo.add %i, %one : tensor<i32>
    {}
    stablehlo.return %j, %s : tensor<i32>, tensor<f32>
  }}
  return %r#1 : tensor<f32>
}})",
                     body);
}

float rounds(int n, float x, float (*step)(float)) {
  for (int k = 0; k < n; ++k) x = step(x);
  return x;
}

/// `log` behind another op, on a number that is subnormal in f16 alone. The chain may run in f16 and read it as zero;
/// the logarithm of zero is then the largest number, or NaN, where the type has no infinity.
TEST(WideBound, AChainMayFlushWhatIsSubnormalInItsWiderTypeAlone) {
  const std::string chain =
      "func.func @main(%a: tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ> {{\n  %0 = stablehlo.{} %a : "
      "tensor<f8E5M2FNUZ>\n  %1 = stablehlo.log %0 : tensor<f8E5M2FNUZ>\n  return %1 : tensor<f8E5M2FNUZ>\n}}\n";
  const auto verdicts = [&](const char* op, const char* input, int code) {
    const std::byte got[] = {static_cast<std::byte>(code)};
    const auto e =
        explained(fmt::format(fmt::runtime(chain), op), {tensor(fmt::format("dense<{}> : tensor<f8E5M2FNUZ>", input))},
                  **spec::contract_named("unmeasured"), got);
    return e ? e->verdict : Explained::kLegal;
  };
  struct Row {
    const char *op, *input;
  };
  for (const Row& row : {Row{"sign", "3.0517578e-05"}, {"sqrt", "3.0517578e-05"}, {"negate", "-3.0517578e-05"}}) {
    EXPECT_EQ(verdicts(row.op, row.input, 0xFF), Explained::kDeviation) << row.op;
    EXPECT_EQ(verdicts(row.op, row.input, 0x80), Explained::kDeviation) << row.op;
    EXPECT_EQ(verdicts(row.op, row.input, 0x41), Explained::kViolation) << row.op;
  }
}

TEST(WideBound, ALoopOfOneRoundLessIsAViolation) {
  struct Row {
    const char* body;
    float (*step)(float);
  };
  const Row rows[] = {
      {"%s = stablehlo.add %y, %c : tensor<f32>", [](float y) { return y + 1.01f; }},
      {"%s = stablehlo.subtract %y, %c : tensor<f32>", [](float y) { return y - 1.01f; }},
      {"%s = stablehlo.multiply %y, %c : tensor<f32>", [](float y) { return y * 1.01f; }},
      {"%s = stablehlo.divide %y, %c : tensor<f32>", [](float y) { return y / 1.01f; }},
      {"%m = stablehlo.multiply %y, %c : tensor<f32>\n    %s = stablehlo.add %m, %c : tensor<f32>",
       [](float y) { return y * 1.01f + 1.01f; }},
  };
  const std::vector<Tensor> inputs{tensor("dense<1.7> : tensor<f32>")};
  for (const char* contract : {"xla-default", "xla-earlier", "unmeasured"})
    for (const Row& row : rows) {
      const std::string text = loop(row.body);
      EXPECT_EQ(verdict(text, inputs, contract, rounds(99, 1.7f, row.step)), Explained::kViolation)
          << contract << ": " << row.body;
      EXPECT_NE(verdict(text, inputs, contract, rounds(100, 1.7f, row.step)), Explained::kViolation)
          << contract << ": " << row.body;
    }
}

// 0^-0.25 is infinite. f8E4M3B11FNUZ has no infinity, but f16, in which a chain may be computed, has: acosh of it is
// saturated again.
TEST(WideBound, HoldsWhatOverflowsInTheNarrowFormatAlone) {
  const std::string text =
      R"(func.func @main(%x: tensor<f8E4M3B11FNUZ>, %y: tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ> {
  %p = stablehlo.power %x, %y : tensor<f8E4M3B11FNUZ>
  %r = chlo.acosh %p : tensor<f8E4M3B11FNUZ> -> tensor<f8E4M3B11FNUZ>
  return %r : tensor<f8E4M3B11FNUZ>
})";
  const std::vector<Tensor> inputs{tensor("dense<0.0> : tensor<f8E4M3B11FNUZ>"),
                                   tensor("dense<-0.25> : tensor<f8E4M3B11FNUZ>")};
  const auto e = explained(text, inputs, **spec::contract_named("unmeasured"),
                           tensor("dense<30.0> : tensor<f8E4M3B11FNUZ>").bytes);
  ASSERT_TRUE(e);
  EXPECT_EQ(e->verdict, Explained::kDeviation);
}

// A comparison behind a result may run in f32, and what converts a NaN gives any: also one of the other sign.
TEST(WideBound, ANaNThatAWiderComparisonReadsHasNoSign) {
  const std::string text = R"(func.func @main(%a: tensor<bf16>, %b: tensor<bf16>) -> tensor<i1> {
  %s = stablehlo.add %a, %a : tensor<bf16>
  %r = stablehlo.compare GT, %s, %b, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  return %r : tensor<i1>
})";
  const std::vector<Tensor> inputs{tensor("dense<0.0> : tensor<bf16>"), tensor("dense<0xFFC0> : tensor<bf16>")};
  const auto below = tensor("dense<false> : tensor<i1>").bytes;
  const auto granted = explained(text, inputs, **spec::contract_named("iree"), below);
  ASSERT_TRUE(granted);
  EXPECT_EQ(granted->verdict, Explained::kDeviation);
  const auto strict = explained(text, inputs, **spec::contract_named("stablehlo"), below);
  ASSERT_TRUE(strict);
  EXPECT_EQ(strict->verdict, Explained::kViolation);
}

// p * p matches a pattern of two powers, though the program computes one: x * x underflows, and 0^z is 0.
TEST(WideBound, AValueThatIsReadTwiceStandsForTwo) {
  const auto contract = spec::parse_contract(
      "contract bases : stablehlo\n  grant rewrite pow-times-pow-of-bases for f32 because measured \"trial\"", "bases");
  ASSERT_TRUE(contract) << contract.error().text();
  const std::string text = R"(func.func @main(%x: tensor<f32>, %z: tensor<f32>) -> tensor<f32> {
  %p = stablehlo.power %x, %z : tensor<f32>
  %r = stablehlo.multiply %p, %p : tensor<f32>
  return %r : tensor<f32>
})";
  const std::vector<Tensor> inputs{tensor("dense<1.0e-30> : tensor<f32>"), tensor("dense<1.0e-7> : tensor<f32>")};
  const auto judged = [&](float got) { return explained(text, inputs, *contract, bytes_of(got)); };
  ASSERT_TRUE(judged(0.0F));
  EXPECT_EQ(judged(0.0F)->verdict, Explained::kDeviation);
  ASSERT_TRUE(judged(0.5F));
  EXPECT_EQ(judged(0.5F)->verdict, Explained::kViolation);
}

// 100 * 1.01 is added at once, and the factor taken to its hundredth power first.
TEST(WideBound, WhatRulesLeadToIsNoViolation) {
  const std::vector<Tensor> inputs{tensor("dense<1.7> : tensor<f32>")};
  const auto sum = static_cast<float>(1.7f + rounds(100, 0, [](float y) { return y + 1.01f; }));
  EXPECT_NE(verdict(loop("%s = stablehlo.add %y, %c : tensor<f32>"), inputs, "xla-default", sum),
            Explained::kViolation);
  const auto product = static_cast<float>(1.7f * rounds(100, 1, [](float y) { return y * 1.01f; }));
  EXPECT_NE(verdict(loop("%s = stablehlo.multiply %y, %c : tensor<f32>"), inputs, "xla-default", product),
            Explained::kViolation);
}

constexpr const char* kSolve = R"(func.func @main(%a: tensor<2x2xf32>, %b: tensor<2xf32>) -> tensor<f32> {
  %a0 = stablehlo.slice %a [0:1, 0:1] : (tensor<2x2xf32>) -> tensor<1x1xf32>
  %a1 = stablehlo.slice %a [0:1, 1:2] : (tensor<2x2xf32>) -> tensor<1x1xf32>
  %a2 = stablehlo.slice %a [1:2, 0:1] : (tensor<2x2xf32>) -> tensor<1x1xf32>
  %a3 = stablehlo.slice %a [1:2, 1:2] : (tensor<2x2xf32>) -> tensor<1x1xf32>
  %b0 = stablehlo.slice %b [0:1] : (tensor<2xf32>) -> tensor<1xf32>
  %b1 = stablehlo.slice %b [1:2] : (tensor<2xf32>) -> tensor<1xf32>
  %p = stablehlo.reshape %a0 : (tensor<1x1xf32>) -> tensor<f32>
  %q = stablehlo.reshape %a1 : (tensor<1x1xf32>) -> tensor<f32>
  %r = stablehlo.reshape %a2 : (tensor<1x1xf32>) -> tensor<f32>
  %s = stablehlo.reshape %a3 : (tensor<1x1xf32>) -> tensor<f32>
  %e = stablehlo.reshape %b0 : (tensor<1xf32>) -> tensor<f32>
  %f = stablehlo.reshape %b1 : (tensor<1xf32>) -> tensor<f32>
  %ps = stablehlo.multiply %p, %s : tensor<f32>
  %qr = stablehlo.multiply %q, %r : tensor<f32>
  %det = stablehlo.subtract %ps, %qr : tensor<f32>
  %es = stablehlo.multiply %e, %s : tensor<f32>
  %qf = stablehlo.multiply %q, %f : tensor<f32>
  %n = stablehlo.subtract %es, %qf : tensor<f32>
  %x = stablehlo.divide %n, %det : tensor<f32>
  return %x : tensor<f32>
})";

TEST(WideBound, AClosedSolutionThatIsFarOffIsAViolation) {
  const std::vector<Tensor> inputs{tensor("dense<[[2.0, 1.3], [0.7, 3.1]]> : tensor<2x2xf32>"),
                                   tensor("dense<[1.7, 0.9]> : tensor<2xf32>")};
  const float x = (1.7f * 3.1f - 1.3f * 0.9f) / (2.0f * 3.1f - 1.3f * 0.7f);
  for (const char* contract : {"xla-default", "xla-earlier", "unmeasured"}) {
    EXPECT_EQ(verdict(kSolve, inputs, contract, 1.12f * x), Explained::kViolation) << contract;
    EXPECT_NE(verdict(kSolve, inputs, contract, x), Explained::kViolation) << contract;
  }
}

/// A million terms: what is wrong by one of them, and what is right in another order.
TEST(WideBound, ALongSumIsJudged) {
  const std::string text = R"(func.func @main(%a: tensor<1048576xf32>) -> tensor<f32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1048576xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
})";
  Tensor ones = tensor("dense<1.0> : tensor<1048576xf32>");
  for (const char* contract : {"xla-default", "unmeasured"})
    EXPECT_EQ(verdict(text, {ones}, contract, 1048576.0f * 1.1f), Explained::kViolation) << contract;
}

}  // namespace
}  // namespace assay::oracle
