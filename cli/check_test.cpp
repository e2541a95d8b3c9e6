#include "cli/command_test.h"

/// The words of `assay check`: nothing passes that was not judged.
namespace assay::cli {
namespace {

class CheckVerbTest : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    file("bare.mlir",
         "func.func @main() -> tensor<2xf32> {\n"
         "  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>\n"
         "  return %0 : tensor<2xf32>\n}\n");
    file("open.mlir",
         "func.func @main() -> tensor<2xf32> {\n"
         "  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>\n"
         "  %1 = stablehlo.exponential %0 : tensor<2xf32>\n"
         "  return %1 : tensor<2xf32>\n}\n");
  }
};

TEST_F(CheckVerbTest, AFileWithoutACheckIsSkipped) {
  const Ran ran = assay("check bare.mlir");
  EXPECT_EQ(ran.out, "SKIP bare.mlir: 1 functions, and no check in them\n0 passed, 0 failed, 1 skipped, 0 errors\n");
  EXPECT_EQ(ran.status, 0);
}

TEST_F(CheckVerbTest, WhatIsJudgedIsCounted) {
  const Ran ran = assay("check bare.mlir --backend oracle --contract ieee-strict");
  EXPECT_EQ(ran.out,
            "PASS bare.mlir: 1 functions, 2 checked, 0 weak, 0 open, 0 undecided elements\n"
            "1 passed, 0 failed, 0 skipped, 0 errors\n");
}

TEST_F(CheckVerbTest, WhereAnyAnswerIsLegalTheFileIsOpen) {
  const Ran ran = assay("check open.mlir bare.mlir --backend oracle --contract ieee-strict");
  EXPECT_EQ(ran.out,
            "OPEN open.mlir: 1 functions, 0 checked, 0 weak, 2 open, 0 undecided elements; open: 2 by exponential f32 "
            "(no line `math exponential for f32` bounds it)\n"
            "PASS bare.mlir: 1 functions, 2 checked, 0 weak, 0 open, 0 undecided elements\n"
            "1 passed, 1 open, 0 failed, 0 skipped, 0 errors; 2 elements not judged: 2 open, 0 undecided\n");
  EXPECT_EQ(ran.status, 0);
}

TEST_F(CheckVerbTest, StrictlyNothingGoesUnjudged) {
  EXPECT_EQ(assay("check bare.mlir --strict").status, 1);
  EXPECT_EQ(assay("check open.mlir --backend oracle --contract ieee-strict --strict").status, 1);
  EXPECT_EQ(assay("check bare.mlir --backend oracle --contract ieee-strict --strict").status, 0);
  EXPECT_EQ(shell("CI=true assay check ../bare.mlir", "ci").status, 1);
  EXPECT_EQ(shell("CI=false assay check ../bare.mlir", "ci").status, 0);
}

}  // namespace
}  // namespace assay::cli
