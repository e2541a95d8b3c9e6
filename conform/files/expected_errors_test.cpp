#include "conform/files/expected_errors.h"

#include <gtest/gtest.h>

#include "conform/files/check_file.h"
#include "conform/names.h"

namespace assay::conform {
namespace {

std::vector<std::uint32_t> meant_lines(std::string_view text, std::uint32_t first_line = 1) {
  std::vector<std::uint32_t> out;
  for (const auto& e : expected_errors({text, first_line})) out.push_back(e.line);
  return out;
}

using LineNumbers = std::vector<std::uint32_t>;

TEST(ExpectedErrors, NameTheLineThatTheyMean) {
  EXPECT_EQ(meant_lines("a // expected-error {{x}}\n"), (LineNumbers{1}));
  EXPECT_EQ(meant_lines("// expected-error@+1 {{x}}\na\n"), (LineNumbers{2}));
  EXPECT_EQ(meant_lines("a\nb\n// expected-error@-2 {{x}}\n"), (LineNumbers{1}));
  EXPECT_EQ(meant_lines("// expected-error @+2 {{x}}\n\na\n"), (LineNumbers{3}));
  EXPECT_EQ(meant_lines("// expected-error-re@+1{{x {{.*}} y}}\na\n"), (LineNumbers{2}));
  EXPECT_EQ(meant_lines("// expected-error@below {{x}}\n// expected-note@below {{y}}\na\n"), (LineNumbers{3}));
  EXPECT_EQ(meant_lines("a\n// expected-error@above {{x}}\n// expected-error@above {{y}}\n"), (LineNumbers{1, 1}));
  EXPECT_EQ(meant_lines("// expected-error@unknown {{x}}\n"), (LineNumbers{0}));
  EXPECT_EQ(meant_lines("// expected-error@+1 {{x}}\na\n", 11), (LineNumbers{12}));
  EXPECT_EQ(meant_lines("// what is no expected-error says so\n// expected-remark {{x}}\n"), LineNumbers{});
  EXPECT_EQ(expected_errors({"// expected-error-re {{a {{b}} c}}", 1})[0].text, "a {{b}} c");
}

constexpr const char* kVerifierRun = "// RUN: stablehlo-opt %s -verify-diagnostics -split-input-file\n";

CheckReport verified(const std::string& text) { return check_on_oracle(kVerifierRun + text, "file.mlir", nullptr); }

constexpr const char* kSliceHead = "func.func @main(%a: tensor<4xf32>, %b: tensor<5xf32>) {\n";
constexpr const char* kBadSlice =
    "  %0 = \"stablehlo.slice\"(%a) {start_indices = array<i64: 0>, limit_indices = array<i64: 9>, "
    "strides = array<i64: 1>}\n    : (tensor<4xf32>) -> tensor<9xf32>\n";
constexpr const char* kSliceTail = "  return\n}\n";

TEST(ExpectedErrors, ARefusalWhereTheFileExpectsItPasses) {
  EXPECT_EQ(verified(std::string(kSliceHead) + "  // expected-error@+1 {{limit}}\n" + kBadSlice + kSliceTail).verdict,
            Verdict::kPass);
  EXPECT_EQ(verified(std::string(kSliceHead) + kBadSlice + "  // expected-error@-2 {{limit}}\n" + kSliceTail).verdict,
            Verdict::kPass);
  EXPECT_EQ(
      verified(std::string(kSliceHead) + "  // expected-error@+1 {{'stablehlo.slice' op x}}\n" + kBadSlice + kSliceTail)
          .verdict,
      Verdict::kPass);
  EXPECT_EQ(verified("func.func @f() {\n  // expected-error@+1 {{undeclared}}\n  return %x : tensor<f32>\n}\n").verdict,
            Verdict::kPass);
}

// Upstream reports at the type what we report at the op, both within its text.
TEST(ExpectedErrors, AnotherLineOfTheSameOpIsClose) {
  EXPECT_EQ(verified(std::string(kSliceHead) + kBadSlice + "  // expected-error@-1 {{limit}}\n" + kSliceTail).verdict,
            Verdict::kPass);
}

TEST(ExpectedErrors, ARefusalElsewhereFailsAndSaysBothLines) {
  const auto report =
      verified(std::string(kSliceHead) + kBadSlice + "  // expected-error@+1 {{another}}\n" + kSliceTail);
  EXPECT_EQ(report.verdict, Verdict::kWrong);
  EXPECT_EQ(report.reason.rfind("refused at line 3: slice (C3): limit_indices[0] = 9", 0), 0u) << report.reason;
  EXPECT_NE(report.reason.find("; to be refused at line 6 (another)"), std::string::npos) << report.reason;
  // The head of a function is no op whose text goes on.
  const auto of_head = verified(std::string("// expected-error@+1 {{head}}\n") + kSliceHead + kBadSlice + kSliceTail);
  EXPECT_EQ(of_head.verdict, Verdict::kWrong) << of_head.reason;
}

TEST(ExpectedErrors, OneOfSeveralIsEnough) {
  const auto text = std::string(kSliceHead) + "  // expected-error@+1 {{limit}}\n" + kBadSlice +
                    "  // expected-error@+1 {{another}}\n" + kSliceTail;
  EXPECT_EQ(verified(text).verdict, Verdict::kPass);
}

TEST(ExpectedErrors, TheRefusalOfAnotherOpFails) {
  const auto report =
      verified(std::string(kSliceHead) + "  // expected-error@+1 {{'stablehlo.pad' op x}}\n" + kBadSlice + kSliceTail);
  EXPECT_EQ(report.verdict, Verdict::kWrong);
  EXPECT_NE(report.reason.find("'stablehlo.pad' op x"), std::string::npos) << report.reason;
}

TEST(ExpectedErrors, WhatIsAcceptedFailsAtItsLine) {
  const auto report = verified(std::string(kSliceHead) + "  // expected-error@+1 {{limit}}\n" + kSliceTail);
  EXPECT_EQ(report.verdict, Verdict::kWrong);
  EXPECT_EQ(report.reason, "3:1: accepted, and is to be refused");
}

TEST(ExpectedErrors, EveryPartHasItsOwn) {
  const std::string good = std::string(kSliceHead) + "  // expected-error@+1 {{limit}}\n" + kBadSlice + kSliceTail;
  const std::string bad = std::string(kSliceHead) + kBadSlice + "  // expected-error@+1 {{another}}\n" + kSliceTail;
  EXPECT_EQ(verified(good + "// -----\n" + good).verdict, Verdict::kPass);
  const auto report = verified(good + "// -----\n" + bad);
  EXPECT_EQ(report.verdict, Verdict::kWrong);
  EXPECT_EQ(report.reason.rfind("refused at line 10: ", 0), 0u) << report.reason;
}

}  // namespace
}  // namespace assay::conform
