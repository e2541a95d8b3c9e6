#include "cli/command_test.h"

/// What programs show and feed out, and the order in which their processes run.
namespace assay::cli {
namespace {

class ScheduleTest : public CommandTest {};

constexpr const char* kShows =
    "module attributes {mhlo.num_replicas = 2 : i32} {\n"
    "func.func @main(%a: tensor<2xi32>) -> tensor<2xi32> {\n"
    "  %t = stablehlo.create_token : !stablehlo.token\n"
    "  interpreter.print %a : tensor<2xi32>\n"
    "  %0 = \"stablehlo.collective_permute\"(%a) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : "
    "(tensor<2xi32>) -> tensor<2xi32>\n"
    "  %1 = \"stablehlo.outfeed\"(%0, %t) : (tensor<2xi32>, !stablehlo.token) -> !stablehlo.token\n"
    "  return %0 : tensor<2xi32>\n}\n}\n";

TEST_F(ScheduleTest, WhatIsShownStandsInCommentsBehindTheOutputs) {
  file("a.mlir", kShows);
  file("a.in", "// process (0, 0)\ndense<[1, 2]> : tensor<2xi32>\n// process (1, 0)\ndense<[3, 4]> : tensor<2xi32>\n");
  const std::string expected =
      "// process (0, 0)\ndense<[3, 4]> : tensor<2xi32>\n// process (1, 0)\ndense<[1, 2]> : tensor<2xi32>\n"
      "// outfeed 0: dense<[3, 4]> : tensor<2xi32>\n// print 0: dense<[1, 2]> : tensor<2xi32>\n"
      "// outfeed 1: dense<[1, 2]> : tensor<2xi32>\n// print 1: dense<[3, 4]> : tensor<2xi32>\n";
  EXPECT_EQ(assay("run a.mlir --inputs a.in").out, expected);
  for (const char* seed : {"0", "1", "2"})
    EXPECT_EQ(assay(std::string("run a.mlir --inputs a.in --schedule ") + seed).out, expected) << seed;
}

TEST_F(ScheduleTest, IsForTheOracle) {
  file("a.mlir",
       "func.func @main() -> tensor<i1> {\n  %0 = stablehlo.constant dense<true> : tensor<i1>\n"
       "  return %0 : tensor<i1>\n}\n");
  const Ran ran = assay("run a.mlir --schedule 1 --backend oracle");
  EXPECT_EQ(ran.status, 2);
  EXPECT_NE(ran.err.find("--schedule is for the oracle"), std::string::npos) << ran.err;
}

TEST_F(ScheduleTest, FilesThatOnlyRunPass) {
  file("runs.mlir", "// RUN: stablehlo-translate --interpret %s\nfunc.func @main() {\n  return\n}\n");
  EXPECT_EQ(assay("check runs.mlir").out,
            "PASS runs.mlir: 1 function run, and no check in them\n1 passed, 0 failed, 0 skipped, 0 errors\n");
}

}  // namespace
}  // namespace assay::cli
