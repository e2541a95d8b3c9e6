#include "cli/command_test.h"

/// The words of `assay check`: nothing passes that was not judged.
namespace assay::cli {
namespace {

class CheckVerbTest : public CommandTest {
 protected:
  static constexpr const char* kBare =
      "func.func @main() -> tensor<2xf32> {\n"
      "  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>\n"
      "  return %0 : tensor<2xf32>\n}\n";
  void SetUp() override {
    CommandTest::SetUp();
    file("bare.mlir", kBare);
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

TEST_F(CheckVerbTest, OfAFolderItsProgramsAreChecked) {
  std::filesystem::create_directories(folder_ / "more/inner");
  std::filesystem::create_directory(folder_ / "empty");
  file("more/inner/one.mlir", kBare);
  file("more/two.mlir", kBare);
  file("more/notes.txt", "no program");
  const Ran ran = assay("check more --backend oracle --contract ieee-strict");
  EXPECT_EQ(ran.out.find("notes"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("PASS more/inner/one.mlir: "), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("\n2 passed"), std::string::npos) << ran.out;
  file("empty/notes.txt", "no program");
  EXPECT_EQ(assay("check empty").status, 2);
}

TEST_F(CheckVerbTest, SeveralBackEndsAreNamedOnEveryLine) {
  const Ran ran = assay("check bare.mlir --backend oracle --backend perturbed:ieee-strict --contract ieee-strict");
  EXPECT_EQ(ran.out,
            "PASS bare.mlir [oracle default]: 1 functions, 2 checked, 0 weak, 0 open, 0 undecided elements\n"
            "PASS bare.mlir [perturbed:ieee-strict default]: 1 functions, 2 checked, 0 weak, 0 open, 0 undecided "
            "elements\n2 passed, 0 failed, 0 skipped, 0 errors\n");
}

TEST_F(CheckVerbTest, JsonSaysTheSame) {
  const Ran ran = assay("check bare.mlir --backend oracle --contract ieee-strict --json");
  EXPECT_EQ(ran.out,
            R"({"file":"bare.mlir","verdict":"PASS","reason":"1 functions, 2 checked, 0 weak, 0 open, 0 undecided )"
            R"(elements","backend":"oracle","variant":"default","contract":"ieee-strict",)"
            R"("elements":{"checked":2,"weak":0,"open":0,"undecided":0}})"
            "\n"
            R"({"files":{"PASS":1,"OPEN":0,"SKIP":0,"DEVIATION":0,"UNDECIDED":0,"FAIL":0,"ERROR":0},)"
            R"("elements":{"checked":2,"weak":0,"open":0,"undecided":0}})"
            "\n");
}

TEST_F(CheckVerbTest, AFailureNamesPlaceDistanceAndClause) {
  file("add.mlir",
       "func.func @main(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {\n"
       "  %r = stablehlo.add %a, %a : tensor<2x2xf32>\n  return %r : tensor<2x2xf32>\n}\n");
  file("add.in", "dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>");
  const Ran ran = assay("check add.mlir --inputs add.in --backend mutant:add.means.1 --contract ieee-strict");
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.out.find("FAIL add.mlir: @main: "), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("output 0 element ["), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("of 4 elements outside; violates add (means) under ieee-strict"), std::string::npos)
      << ran.out;
}

}  // namespace
}  // namespace assay::cli
