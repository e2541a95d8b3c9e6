#include <fmt/format.h>
#include <sys/resource.h>

#include <chrono>

#include "cli/command_test.h"
#include "cli/options.h"

/// Whatever a program asks of the oracle, it gets the time and the memory of its budget, and no more.
namespace assay::cli {
namespace {

/// @f60 calls @f59 twice, and so on: 2^60 calls of @f0.
std::string doubling() {
  std::string text =
      "func.func @main() -> tensor<f32> {\n  %0 = stablehlo.constant dense<1.0> : tensor<f32>\n"
      "  %1 = func.call @f60(%0) : (tensor<f32>) -> tensor<f32>\n  return %1 : tensor<f32>\n}\n"
      "func.func private @f0(%a: tensor<f32>) -> tensor<f32> {\n  return %a : tensor<f32>\n}\n";
  for (int k = 1; k <= 60; ++k) {
    const std::string call = "func.call @f" + std::to_string(k - 1) + "(%";
    text += "func.func private @f" + std::to_string(k) + "(%a: tensor<f32>) -> tensor<f32> {\n  %0 = " + call +
            "a) : (tensor<f32>) -> tensor<f32>\n  %1 = " + call +
            "0) : (tensor<f32>) -> tensor<f32>\n  return %1 : tensor<f32>\n}\n";
  }
  return text;
}

/// A loop over a number, while a condition holds, around a body.
std::string loop(const std::string& condition, const std::string& body) {
  return "func.func @main() -> tensor<i32> {\n"
         "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
         "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
         "  %most = stablehlo.constant dense<10000000> : tensor<i32>\n"
         "  %0 = stablehlo.while(%i = %zero) : tensor<i32>\n  cond {\n    %1 = " +
         condition + "\n    stablehlo.return %1 : tensor<i1>\n  } do {\n    " + body +
         "\n    %2 = stablehlo.add %i, %one : tensor<i32>\n    stablehlo.return %2 : tensor<i32>\n  }\n"
         "  return %0 : tensor<i32>\n}\n";
}

constexpr const char* kAlways = "stablehlo.constant dense<true> : tensor<i1>";
constexpr const char* kTenMillionTimes = "stablehlo.compare LT, %i, %most : (tensor<i32>, tensor<i32>) -> tensor<i1>";

std::string filling(int exponent) {
  return "%b = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<" +
         std::to_string(std::int64_t{1} << exponent) + "xi32>";
}

/// One op on %0, so many numbers from 0 on.
std::string one_op(const std::string& operand, const std::string& op, const std::string& result) {
  return "func.func @main() -> " + result + " {\n  %0 = stablehlo.iota dim = 0 : " + operand +
         "\n  %z = stablehlo.constant dense<0.0> : tensor<f32>\n  %1 = " + op + "\n  return %1 : " + result + "\n}\n";
}

std::int64_t peak_kilobytes_of_children() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  return usage.ru_maxrss;
}

constexpr auto kBusy = std::chrono::seconds(6);

class BudgetTest : public CommandTest {
 protected:
  /// Runs it for a second in 256 MiB; takes no gibibyte more, and no time but what a busy machine adds to a second.
  Ran in_budget(const std::string& command) const {
    const auto before = std::chrono::steady_clock::now();
    const Ran ran = assay(command + " --timeout 1s --memory 256MiB");
    EXPECT_LT(std::chrono::steady_clock::now() - before, kBusy) << command;
    EXPECT_LT(peak_kilobytes_of_children(), (256 + 1024) * 1024) << command;
    return ran;
  }
};

struct Costly {
  const char* name;
  std::string text;
  std::string message;
  friend std::ostream& operator<<(std::ostream& out, const Costly& costly) { return out << costly.name; }
};

class CostlyPrograms : public BudgetTest, public testing::WithParamInterface<Costly> {};

TEST_P(CostlyPrograms, EndWithTheirBudget) {
  file("costly.mlir", GetParam().text);
  const Ran run = in_budget("run costly.mlir");
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_NE(run.err.find(GetParam().message), std::string::npos) << run.err;
  const Ran check = in_budget("check costly.mlir");
  EXPECT_EQ(check.out.rfind("SKIP costly.mlir: ", 0), 0u) << check.out;
  EXPECT_NE(check.out.find(GetParam().message), std::string::npos) << check.out;
  EXPECT_EQ(in_budget("check costly.mlir --backend worker:false").status, 3);
  EXPECT_EQ(assay("verify costly.mlir").status, 0);
}

INSTANTIATE_TEST_SUITE_P(
    All, CostlyPrograms,
    testing::Values(
        Costly{"doubling", doubling(), "@main, op 1 (func.call): out of its budget of 1 s after "},
        Costly{"endless", loop(kAlways, ""), "@main, op 3 (stablehlo.while): out of its budget of 1 s after "},
        Costly{"ten_million", loop(kTenMillionTimes, ""), "@main, op 3 (stablehlo.while): out of its budget of 1 s"},
        Costly{"allocating", loop(kAlways, filling(28)), "exceeds the memory limit of 268435456 bytes"},
        Costly{"filling", loop(kAlways, filling(24)), "@main, op 3 (stablehlo.while): out of its budget of 1 s after "},
        Costly{"recursion", "func.func @main() {\n  func.call @main() : () -> ()\n  return\n}\n",
               "calls nested deeper than 256"},
        Costly{"products",
               one_op("tensor<2048x2048xf32>",
                      "stablehlo.dot_general %0, %0, batching_dims = [0] x [0], contracting_dims = [] x [] : "
                      "(tensor<2048x2048xf32>, tensor<2048x2048xf32>) -> tensor<2048x2048x2048xf32>",
                      "tensor<2048x2048x2048xf32>"),
               "exceeds the memory limit"},
        Costly{"contraction",
               one_op("tensor<2048x2048xf64>",
                      "stablehlo.dot_general %0, %0, contracting_dims = [1] x [0] : "
                      "(tensor<2048x2048xf64>, tensor<2048x2048xf64>) -> tensor<2048x2048xf64>",
                      "tensor<2048x2048xf64>"),
               "@main, op 2 (stablehlo.dot_general): out of its budget of 1 s after "},
        Costly{"windows",
               one_op("tensor<2097151xf32>",
                      "\"stablehlo.reduce_window\"(%0, %z) ({\n  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
                      "    %3 = stablehlo.add %a, %b : tensor<f32>\n    stablehlo.return %3 : tensor<f32>\n  }) "
                      "{window_dimensions = array<i64: 1048576>} : (tensor<2097151xf32>, tensor<f32>) -> "
                      "tensor<1048576xf32>",
                      "tensor<1048576xf32>"),
               "@main, op 2 (stablehlo.reduce_window): out of its budget of 1 s after "}),
    [](const auto& info) { return info.param.name; });

TEST_F(BudgetTest, WhatEndsInItsBudgetIsTheSameInAnother) {
  file("few.mlir", loop("stablehlo.compare LT, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>", ""));
  EXPECT_EQ(assay("run few.mlir --timeout 1s --memory 1MiB").out, "dense<1> : tensor<i32>\n");
  EXPECT_EQ(assay("run few.mlir --timeout 1h --memory 8GiB").out, "dense<1> : tensor<i32>\n");
}

TEST_F(BudgetTest, InputsAndOutputsCountAsWell) {
  file("same.mlir",
       "func.func @main(%a: tensor<60000000xf32>) -> tensor<60000000xf32> {\n  return %a : tensor<60000000xf32>\n}\n");
  file("in.txt", "dense<1.0> : tensor<60000000xf32>\n");
  EXPECT_EQ(in_budget("run same.mlir --inputs in.txt").status, 2);
}

TEST_F(BudgetTest, ProcessesShareIt) {
  file("grid.mlir",
       "module attributes {mhlo.num_replicas = 8 : i64, mhlo.num_partitions = 1 : i64} {\n"
       "  func.func @main() -> tensor<f32> {\n    %0 = stablehlo.iota dim = 0 : tensor<40000000xf32>\n"
       "    %1 = stablehlo.constant dense<1.0> : tensor<f32>\n    return %1 : tensor<f32>\n  }\n}\n");
  const Ran run = in_budget("run grid.mlir");
  EXPECT_EQ(run.status, 2);
  EXPECT_NE(run.err.find("exceeds the memory limit"), std::string::npos) << run.err;
}

TEST_F(BudgetTest, TheOracleHasItAsABackEndToo) {
  file("costly.mlir", one_op("tensor<1448x1448xf64>",
                             "stablehlo.dot_general %0, %0, contracting_dims = [1] x [0] : "
                             "(tensor<1448x1448xf64>, tensor<1448x1448xf64>) -> tensor<1448x1448xf64>",
                             "tensor<1448x1448xf64>"));
  for (const char* backend : {"oracle", "perturbed:stablehlo"}) {
    const Ran late = assay(fmt::format("run costly.mlir --backend {} --timeout 100ms", backend));
    EXPECT_EQ(late.status, 1) << backend;
    EXPECT_NE(late.err.find("out of its budget of 0.1 s after "), std::string::npos) << late.err;
    const Ran large = assay(fmt::format("run costly.mlir --backend {} --memory 20MiB", backend));
    EXPECT_EQ(large.status, 1) << backend;
    EXPECT_NE(large.err.find("exceeds the memory limit"), std::string::npos) << large.err;
  }
}

TEST_F(BudgetTest, AReductionSaysWhatTheOracleDeclined) {
  file("endless.mlir", loop(kAlways, ""));
  const Ran reduce = in_budget("reduce endless.mlir --backend oracle");
  EXPECT_EQ(reduce.status, 2);
  EXPECT_NE(reduce.err.find("@main, op 3 (stablehlo.while): "), std::string::npos) << reduce.err;
}

TEST(Sizes, HaveUnits) {
  EXPECT_EQ(parse_size("4096").value(), 4096);
  EXPECT_EQ(parse_size("512MiB").value(), std::int64_t{512} << 20);
  EXPECT_EQ(parse_size("1.5G").value(), std::int64_t{3} << 29);
  for (const char* bad : {"", "GiB", "-1", "0", "0.4", "1e30", "18446744073709551616", "4 GiB", "4gib", "nan", "inf"})
    EXPECT_FALSE(parse_size(bad)) << bad;
}

}  // namespace
}  // namespace assay::cli
