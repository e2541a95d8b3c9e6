#include "conform/files/check_file.h"

#include <gtest/gtest.h>

#include "conform/names.h"
#include "program/edit/checks.h"

namespace assay::conform {
namespace {

CheckReport check(const std::string& text) { return check_on_oracle(text, "file.mlir", nullptr); }

TEST(CheckFile, RunsEveryPartAndEveryFunctionWithoutArguments) {
  const auto report = check(R"(
func.func @one() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  check.expect_eq_const %0, dense<[1, 2]> : tensor<2xi32>
  func.return
}
func.func @two() {
  %0 = stablehlo.constant dense<[1.0, 0x7FC00000]> : tensor<2xf32>
  check.expect_almost_eq_const %0, dense<[1.05, 0x7FC00000]> : tensor<2xf32>, tolerance = 0.1
  check.expect_close %0, %0, max_ulp_difference = 0 : tensor<2xf32>, tensor<2xf32>
  func.return
}
// -----
module @named attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> tensor<f32> {
    %0 = call @half() : () -> tensor<f32>
    stablehlo.custom_call @check.expect_close(%0, %0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    return %0 : tensor<f32>
  }
  func.func private @half() -> tensor<f32> {
    %0 = stablehlo.constant dense<0.5> : tensor<f32>
    return %0 : tensor<f32>
  }
})");
  EXPECT_EQ(report.verdict, Verdict::kPass) << report.reason;
  EXPECT_EQ(report.reason, "3 functions, 4 checks");
}

TEST(CheckFile, NamesTheCheckThatFailsWithItsPlace) {
  const auto report = check(R"(func.func @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  check.expect_eq_const %0, dense<[1, 3]> : tensor<2xi32>
  func.return
})");
  EXPECT_EQ(report.verdict, Verdict::kWrong);
  EXPECT_EQ(report.reason, "3:3: check.expect_eq_const: element [1] is 2, expected 3 (1 of 2 differ)");
}

TEST(CheckFile, ComparesAsUpstreamDoes) {
  // -0 = 0; a NaN is no match for a number, and equal to nothing; bounds are absolute, for numbers of one sign, or
  // counted in values, from least to most.
  const std::tuple<const char*, const char*, Verdict> cases[] = {
      {"check.expect_eq_const %0, dense<-0.0> : tensor<f32>", "0.0", Verdict::kPass},
      {"check.expect_eq %0, %0 : tensor<f32>", "0x7FC00000", Verdict::kWrong},
      {"check.expect_almost_eq %0, %0 : tensor<f32>", "0x7FC00000", Verdict::kPass},
      {"check.expect_almost_eq_const %0, dense<0.00001> : tensor<f32>", "-0.00001", Verdict::kWrong},
      {"check.expect_almost_eq_const %0, dense<0.0> : tensor<f32>", "-0.0", Verdict::kPass},
      {"check.expect_close %0, %0, min_ulp_difference = 1 : tensor<f32>, tensor<f32>", "1.0", Verdict::kWrong},
      {"check.expect_close %0, %0, max_ulp_difference = 0 : tensor<f32>, tensor<f32>", "0x7F800000", Verdict::kPass},
      {"check.expect_close %0, %0 : tensor<f32>, tensor<f32>", "0xFFC00001", Verdict::kPass},
      {"check.expect_almost_eq_const %0, dense<1000.01> : tensor<f32>", "1000.0", Verdict::kWrong},
      {"check.expect_almost_eq_const %0, dense<0.00005> : tensor<f32>", "0.0", Verdict::kPass},
      {"check.expect_almost_eq_const %0, dense<0.0> : tensor<f32>", "0x7FC00000", Verdict::kWrong},
      {"check.expect_almost_eq_const %0, dense<0x7F800000> : tensor<f32>", "1.0", Verdict::kWrong},
      {"check.expect_almost_eq_const %0, dense<1.5> : tensor<f32> {tolerance = 0.5 : f64}", "1.0", Verdict::kPass},
  };
  for (const auto& [line, value, verdict] : cases) {
    const auto report = check("func.func @main() {\n  %0 = stablehlo.constant dense<" + std::string(value) +
                              "> : tensor<f32>\n  " + line + "\n  func.return\n}");
    EXPECT_EQ(label(report.verdict), label(verdict)) << line << ": " << report.reason;
  }
}

TEST(CheckFile, RunsAGridOfProcesses) {
  const auto report = check(R"(
func.func @gather(%a: tensor<2xi64>) -> tensor<4xi64> {
  %0 = "stablehlo.all_gather"(%a) {
    all_gather_dim = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>,
    channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>
  } : (tensor<2xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %b = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %0:2 = "interpreter.run_parallel"(%a, %b) {programs = [[@gather], [@gather]]}
    : (tensor<2xi64>, tensor<2xi64>) -> (tensor<4xi64>, tensor<4xi64>)
  check.expect_eq_const %0#0, dense<[3, 4, 1, 2]> : tensor<4xi64>
  check.expect_eq_const %0#1, dense<[3, 4, 1, 2]> : tensor<4xi64>
  func.return
})");
  EXPECT_EQ(report.verdict, Verdict::kPass) << report.reason;
  EXPECT_EQ(report.reason, "1 function, 2 checks");
}

TEST(CheckFile, SaysWhatAFileNeeds) {
  // clang-format off
  const std::pair<const char*, const char*> cases[] = {
      {"func.func @main() -> tensor<f32> {\n  %0 = stablehlo.constant dense<1.0> : tensor<f32>\n"
       "  %1 = chlo._asin_acos_kernel %0 : tensor<f32> -> tensor<f32>\n  return %1 : tensor<f32>\n}", "chlo._asin_acos_kernel"},
      {"func.func @main(%a: tensor<f32>) -> tensor<f32> {\n  return %a : tensor<f32>\n}", "needs inputs, as a file of --inputs: @main takes 1 arguments"},
      {"func.func @main(%a: tensor<?xf32>) -> tensor<?xf32> {\n  return %a : tensor<?xf32>\n}",
       "needs inputs, as a file of --inputs: @main takes 1 arguments"},
      {"func.func @main(%a: tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>> {\n"
       "  return %a : tensor<2x!quant.uniform<i8:f32, 0.5>>\n}", "needs inputs, as a file of --inputs: @main takes 1 arguments"},
  };
  // clang-format on
  for (const auto& [text, need] : cases) {
    const auto report = check(text);
    EXPECT_EQ(label(report.verdict), "SKIP") << report.reason;
    EXPECT_NE(report.reason.find(need), std::string::npos) << report.reason;
  }
}

/// 0.75 / 0.5 + 3 = 4.5 is stored as 4, which stands for 0.5. By name the tolerance is 0.0001, and the check yields
/// whether it holds.
TEST(CheckFile, ChecksThatAreCalledMayHaveAResult) {
  const std::string before = R"(func.func @main() {
  %a = stablehlo.constant dense<[0.75, -2.0]> : tensor<2xf32>
  %b = stablehlo.constant dense<)";
  const std::string after = R"(> : tensor<2xf32>
  %q = stablehlo.uniform_quantize %a : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %d = stablehlo.uniform_dequantize %q : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2xf32>
  %0 = stablehlo.custom_call @check.eq(%b, %d) : (tensor<2xf32>, tensor<2xf32>) -> tensor<i1>
  %1 = stablehlo.constant dense<)";
  const std::string end = "> : tensor<i1>\n  check.expect_eq %0, %1 : tensor<i1>\n  return\n}";
  EXPECT_EQ(check(before + "[0.50005, -2.0]" + after + "true" + end).verdict, Verdict::kPass);
  const auto beyond = check(before + "[0.5002, -2.0]" + after + "false" + end);
  EXPECT_EQ(beyond.verdict, Verdict::kWrong);
  EXPECT_NE(beyond.reason.find("check.eq: element [0] is 0.500199"), std::string::npos) << beyond.reason;
}

/// A back end has no such ops, and may want its entry to be @main.
TEST(CheckFile, GivesABackEndWhatIsCheckedAndAnEntryThatItKnows) {
  const auto module = program::parse(R"(func.func @doubled() -> (tensor<i1>, tensor<f32>) {
  %a = stablehlo.constant dense<0.5> : tensor<f32>
  %b = stablehlo.constant dense<1.0> : tensor<f32>
  %c = stablehlo.add %a, %a : tensor<f32>
  %0 = stablehlo.custom_call @check.eq(%b, %c) : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0, %c : tensor<i1>, tensor<f32>
})");
  ASSERT_TRUE(module) << module.error().text();
  const auto programs = program::programs_of(*module, "");
  ASSERT_EQ(programs.size(), 1u);
  const program::Function& f = *programs[0].entry();
  EXPECT_EQ(f.name, "main");
  EXPECT_EQ(f.results.size(), 2u);
  for (const auto& op : f.body.ops)
    EXPECT_NE(op.record->full_name(), "stablehlo.custom_call") << program::print(programs[0]);
}

TEST(CheckFile, HandsOnWhatIsProbed) {
  const auto report = check(R"(func.func @main() {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = interpreter.probe %0, probe_id = "p/1" : tensor<2xf32>
  interpreter.print %1 : tensor<2xf32>
  check.expect_eq_const %1, dense<[1.0, 2.0]> : tensor<2xf32>
  %3 = stablehlo.after_all : !stablehlo.token
  %4 = stablehlo.after_all %3, %3 : !stablehlo.token
  check.expect_eq %4, %3 : !stablehlo.token
  func.return
})");
  EXPECT_EQ(report.verdict, Verdict::kPass) << report.reason;
  EXPECT_EQ(report.reason, "1 function, 2 checks");
}

TEST(CheckFile, TakesInputsFromTheRunLine) {
  const std::string program =
      "func.func @main(%a: tensor<2xi32>, %b: tensor<i32>) -> tensor<2xi32> {\n"
      "  check.expect_eq_const %a, dense<[7, 8]> : tensor<2xi32>\n"
      "  check.expect_eq_const %b, dense<3> : tensor<i32>\n  return %a : tensor<2xi32>\n}\n";
  const auto with = [&](const std::string& args) {
    return check("// RUN: stablehlo-translate --interpret %s --args=\"" + args + "\"\n" + program);
  };
  EXPECT_EQ(with("[dense<[7, 8]> : tensor<2xi32>, dense<3> : tensor<i32>]").reason, "1 function, 2 checks");
  EXPECT_EQ(with("[dense<[7, 9]> : tensor<2xi32>, dense<3> : tensor<i32>]").verdict, Verdict::kWrong);
  EXPECT_EQ(with("[dense<[7, 8]> : tensor<2xi32>]").verdict, Verdict::kInvalid);
  EXPECT_EQ(with("[dense<[7, 8]> : tensor<2xi32>, dense<3 : tensor<i32>]").verdict, Verdict::kInvalid);
}

TEST(CheckFile, HoldsTheVerifierAgainstExpectedErrors) {
  const std::string head = "// RUN: stablehlo-opt %s -verify-diagnostics -split-input-file\n";
  const std::string good = "func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {\n  return %a : tensor<2xf32>\n}\n";
  const std::string bad =
      "func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
      "  %0 = stablehlo.iota dim = 3 : tensor<2xf32>\n  return %a : tensor<2xf32>\n}\n";
  const std::string expected = "// -----\n// expected-error@+2 {{iota dimension}}\n";
  const auto report = check(head + good + expected + bad);
  EXPECT_EQ(report.verdict, Verdict::kPass) << report.reason;
  EXPECT_EQ(report.reason, "2 parts, 1 of them refused");
  EXPECT_EQ(check(head + good + "// -----\n" + bad).verdict, Verdict::kInvalid);
  const auto accepted = check(head + good + expected + good);
  EXPECT_EQ(accepted.verdict, Verdict::kWrong);
  EXPECT_EQ(accepted.reason, "6:1: accepted, and is to be refused");
  const std::string newer =
      "func.func @f(%a: tensor<f32>) {\n  %0 = chlo._asin_acos_kernel %a : tensor<f32> -> tensor<f32>\n  return\n}\n";
  EXPECT_EQ(check(head + expected + newer).verdict, Verdict::kUnsupported);
}

TEST(CheckFile, TheWorstPartDecides) {
  const std::string good = "func.func @main() {\n  func.return\n}\n", bad = "func.func @main( {\n}\n";
  EXPECT_EQ(check(good).verdict, Verdict::kUnsupported);  // it has no check
  const auto report = check(good + "// -----\n" + bad + "// -----\n" + good);
  EXPECT_EQ(report.verdict, Verdict::kInvalid);
  EXPECT_EQ(report.reason.rfind("5:", 0), 0u) << report.reason;  // the line of the file, not of the part
}

}  // namespace
}  // namespace assay::conform
