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

/// The factors keep their relation inside the program, which says nothing of a sum of them that is open.
TEST_F(CheckVerbTest, NoPassFollowsFromARelationInsideAProgramAlone) {
  file("lu.mlir", R"(func.func @main(%a: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) {mhlo.backend_config = {},
    operand_layouts = [dense<[0, 1]> : tensor<2xindex>],
    result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>, dense<> : tensor<0xindex>]}
    : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
  %1 = stablehlo.add %0#0, %0#0 : tensor<3x3xf32>
  return %1 : tensor<3x3xf32>
}
)");
  const Ran ran = assay("check lu.mlir --backend oracle");
  EXPECT_NE(ran.out.find("OPEN lu.mlir"), std::string::npos) << ran.out << ran.err;
  EXPECT_NE(ran.status, 0);
}

TEST_F(CheckVerbTest, AFileWithoutACheckIsSkipped) {
  const Ran ran = assay("check bare.mlir");
  EXPECT_EQ(ran.out, "SKIP bare.mlir: 1 function, and no check in them\n0 passed, 0 failed, 1 skipped, 0 errors\n");
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(assay("check bare.mlir --allow-skip").status, 0);
}

TEST_F(CheckVerbTest, MachinesReadTheResults) {
  const Ran ran = assay("check bare.mlir none.mlir --allow-skip --junit a.xml --quiet --github");
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.out.rfind("ERROR none.mlir: ", 0), 0u) << ran.out;
  EXPECT_EQ(ran.err.rfind("::error file=none.mlir,title=oracle::", 0), 0u) << ran.err;
  EXPECT_NE(content("a.xml").find("tests=\"2\" failures=\"0\" errors=\"1\" skipped=\"1\""), std::string::npos);
  EXPECT_EQ(assay("check bare.mlir --allow-skip --quiet --junit a.xml").out, "");
  EXPECT_NE(content("a.xml").find("failures=\"0\" errors=\"0\" skipped=\"1\""), std::string::npos);
  EXPECT_EQ(assay("check bare.mlir --quiet --junit a.xml").status, 1);
  EXPECT_NE(content("a.xml").find("failures=\"1\""), std::string::npos);
}

TEST_F(CheckVerbTest, WhatIsJudgedIsCounted) {
  const Ran ran = assay("check bare.mlir --backend oracle --contract ieee-strict");
  EXPECT_EQ(ran.out,
            "PASS bare.mlir: 2 elements checked; every set is one value\n"
            "1 passed, 0 failed, 0 skipped, 0 errors\n");
}

TEST_F(CheckVerbTest, WhereAnyAnswerIsLegalTheFileIsOpen) {
  const Ran ran = assay("check open.mlir bare.mlir --backend oracle --contract ieee-strict");
  EXPECT_EQ(ran.out,
            "OPEN open.mlir: 0 of 2 elements checked, 2 open; open: 2 by exponential f32 "
            "(no line `math exponential for f32` bounds it)\n"
            "PASS bare.mlir: 2 elements checked; every set is one value\n"
            "1 passed, 1 open, 0 failed, 0 skipped, 0 errors; 2 elements not judged: 2 open, 0 undecided\n");
  EXPECT_NE(ran.err.find("--by-op judges each op"), std::string::npos) << ran.err;
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(assay("check open.mlir bare.mlir --backend oracle --contract ieee-strict --allow-open").status, 0);
  EXPECT_EQ(assay("run open.mlir --backend oracle --contract ieee-strict").status, 1);
  EXPECT_EQ(assay("run open.mlir --backend oracle --contract ieee-strict --allow-open").status, 0);
}

// The interpreter takes no op of CHLO: it gets their decompositions without being asked to.
TEST_F(CheckVerbTest, WhatExpandsIsGivenToABackEndThatLacksIt) {
  file("chlo.mlir",
       "func.func @main() -> tensor<3xi1> {\n"
       "  %0 = stablehlo.constant dense<[1.0, 0x7F800000, 0x7FC00000]> : tensor<3xf32>\n"
       "  %1 = chlo.is_inf %0 : tensor<3xf32> -> tensor<3xi1>\n"
       "  return %1 : tensor<3xi1>\n}\n");
  const std::string passed =
      "PASS chlo.mlir: 3 elements checked; every set is one value\n"
      "1 passed, 0 failed, 0 skipped, 0 errors\n";
  EXPECT_EQ(assay("check chlo.mlir --backend oracle --variant expanded").out, passed);
  const Ran ran = assay("check chlo.mlir --backend worker:interpreter");
  if (ran.status == 3) GTEST_SKIP() << "needs jaxlib: " << ran.err;
  EXPECT_EQ(ran.out, passed);
  EXPECT_EQ(assay("run chlo.mlir --backend worker:interpreter").out, "dense<[false, true, false]> : tensor<3xi1>\n");
}

TEST_F(CheckVerbTest, StrictlyNothingIsAllowed) {
  EXPECT_EQ(assay("check bare.mlir --strict --allow-skip").status, 1);
  EXPECT_EQ(assay("check open.mlir --backend oracle --contract ieee-strict --strict --allow-open").status, 1);
  EXPECT_EQ(assay("check bare.mlir --backend oracle --contract ieee-strict --strict").status, 0);
}

// Three bits of a sum of many narrow terms are no evidence.
TEST_F(CheckVerbTest, WhatIsOnlyWeakDoesNotPass) {
  file("weak.mlir",
       "func.func @main(%a: tensor<1024xf8E5M2>) -> tensor<f8E5M2> {\n"
       "  %0 = stablehlo.constant dense<0.0> : tensor<f8E5M2>\n"
       "  %1 = stablehlo.reduce(%a init: %0) applies stablehlo.add across dimensions = [0] : (tensor<1024xf8E5M2>, "
       "tensor<f8E5M2>) -> tensor<f8E5M2>\n  return %1 : tensor<f8E5M2>\n}\n");
  file("weak.in", "dense<0.3125> : tensor<1024xf8E5M2>");
  const std::string check = "check weak.mlir --inputs weak.in --backend oracle --contract stablehlo";
  const Ran ran = assay(check);
  EXPECT_EQ(ran.out.rfind("WEAK weak.mlir: ", 0), 0u) << ran.out;
  EXPECT_NE(ran.out.find("0 passed, 1 weak, 0 failed"), std::string::npos) << ran.out;
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(assay(check + " --allow-open").status, 0);
}

TEST_F(CheckVerbTest, WithoutAnyElementAFilePassesAsEmpty) {
  file("zero.mlir",
       "func.func @main(%a: tensor<0x3xf32>) -> tensor<0x3xf32> {\n  %0 = stablehlo.abs %a : tensor<0x3xf32>\n"
       "  return %0 : tensor<0x3xf32>\n}\n");
  file("nothing.mlir", "func.func @main(%a: tensor<3xf32>) {\n  return\n}\n");
  for (const char* name : {"zero.mlir", "nothing.mlir"}) {
    const Ran ran = assay(std::string("check ") + name + " --backend oracle");
    EXPECT_EQ(ran.out.rfind(std::string("PASS ") + name + ": empty: there is no element", 0), 0u) << ran.out;
    EXPECT_EQ(ran.status, 0);
  }
}

TEST_F(CheckVerbTest, InputsThatNobodyGivesAreDrawn) {
  file("abs.mlir",
       "func.func @main(%a: tensor<3xf32>) -> tensor<3xf32> {\n  %0 = stablehlo.abs %a : tensor<3xf32>\n"
       "  return %0 : tensor<3xf32>\n}\n");
  const Ran ran = assay("check abs.mlir --backend oracle");
  EXPECT_NE(ran.out.find("PASS abs.mlir: 3 elements checked"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("its inputs are those of --draw 1 --seed 1"), std::string::npos) << ran.out;
  EXPECT_EQ(ran.status, 0);
}

// Two roundings of a sum of three leave the set two or three ulp wide.
TEST_F(CheckVerbTest, SaysHowWideTheSetsAre) {
  file("sum.mlir",
       "func.func @main(%a: tensor<3xf32>) -> tensor<f32> {\n  %0 = stablehlo.constant dense<0.0> : tensor<f32>\n"
       "  %1 = stablehlo.reduce(%a init: %0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, "
       "tensor<f32>) -> tensor<f32>\n  return %1 : tensor<f32>\n}\n");
  file("sum.in", "dense<[0.1, 0.7, 0.3]> : tensor<3xf32>");
  const std::string check = "check sum.mlir --inputs sum.in --backend oracle --contract stablehlo";
  const std::string text = assay(check).out;
  EXPECT_NE(text.find("; sets: median "), std::string::npos) << text;
  EXPECT_NE(text.find(" ulp, "), std::string::npos) << text;
  EXPECT_NE(text.find(": a wrong answer shows from "), std::string::npos) << text;
  const std::string json = assay(check + " --json").out;
  EXPECT_NE(json.find(R"("widths":{"median":{"ulps":)"), std::string::npos) << json;
  EXPECT_NE(json.find(R"("widest":{"ulps":)"), std::string::npos) << json;
}

// The text names what is wrong, not what led there.
TEST_F(CheckVerbTest, AFailureIsBlamedOnTheOpInsideACall) {
  file("call.mlir",
       "func.func private @f(%a: tensor<2xi32>) -> tensor<2xi32> {\n  %0 = stablehlo.add %a, %a : tensor<2xi32>\n"
       "  return %0 : tensor<2xi32>\n}\n"
       "func.func @main(%a: tensor<2xi32>) -> tensor<2xi32> {\n"
       "  %0 = func.call @f(%a) : (tensor<2xi32>) -> tensor<2xi32>\n"
       "  %1 = stablehlo.optimization_barrier %0 : tensor<2xi32>\n  return %1 : tensor<2xi32>\n}\n");
  file("call.in", "dense<[1, 2]> : tensor<2xi32>");
  const Ran ran = assay("check call.mlir --inputs call.in --backend mutant:add.means.1 --contract ieee-strict");
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.out.find("violates add (means) under ieee-strict"), std::string::npos) << ran.out;
}

TEST_F(CheckVerbTest, WhatDoesNotFailIsNotReduced) {
  const Ran ran = assay("reduce bare.mlir --backend oracle");
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.err.find("does not fail on oracle, so there is nothing to reduce"), std::string::npos) << ran.err;
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
            "PASS bare.mlir [oracle default]: 2 elements checked; every set is "
            "one value\n"
            "PASS bare.mlir [perturbed:ieee-strict default]: 2 elements checked; "
            "every set is one value\n2 passed, 0 failed, 0 skipped, 0 errors\n");
}

TEST_F(CheckVerbTest, JsonSaysTheSame) {
  const Ran ran = assay("check bare.mlir --backend oracle --contract ieee-strict --json");
  EXPECT_EQ(ran.out,
            R"({"file":"bare.mlir","verdict":"PASS","reason":"2 elements checked; )"
            R"(every set is one value","backend":"oracle","variant":"default","contract":"ieee-strict",)"
            R"("elements":{"checked":2,"weak":0,"open":0,"undecided":0},)"
            R"("widths":{"median":{"ulps":0.0,"relative":0.0},"widest":{"ulps":0.0,"relative":0.0}}})"
            "\n"
            R"({"files":{"PASS":1,"WEAK":0,"OPEN":0,"DEVIATION":0,"SKIP":0,"SLOW":0,"UNDECIDED":0,"FAIL":0,"ERROR":0},)"
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

/// A back end gets the program for the inputs at hand.
TEST_F(CheckVerbTest, DynamicProgramsAreRefinedForTheirInputs) {
  file("dynamic.mlir",
       "func.func @main(%n: tensor<i32>, %a: tensor<?xi32>) -> tensor<?xi32> {\n"
       "  %0 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>\n"
       "  %1 = stablehlo.dynamic_iota %0, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>\n"
       "  %2 = stablehlo.add %1, %a : tensor<?xi32>\n  return %2 : tensor<?xi32>\n}\n");
  file("three.in", "dense<3> : tensor<i32>\ndense<[5, 6, 7]> : tensor<3xi32>\n");
  file("two.in", "dense<2> : tensor<i32>\ndense<[5, 6, 7]> : tensor<3xi32>\n");
  EXPECT_EQ(assay("run dynamic.mlir --inputs three.in").out, "dense<[5, 7, 9]> : tensor<3xi32>\n");
  const Ran on_backend = assay("run dynamic.mlir --inputs three.in --backend oracle --contract ieee-strict");
  EXPECT_EQ(on_backend.out, "dense<[5, 7, 9]> : tensor<3xi32>\n") << on_backend.err;
  const Ran judged = assay("check dynamic.mlir --inputs three.in --backend oracle --contract ieee-strict");
  EXPECT_NE(judged.out.find("PASS dynamic.mlir: 3 elements checked"), std::string::npos) << judged.out;
  const Ran broken = assay("check dynamic.mlir --inputs two.in --backend oracle --contract ieee-strict");
  EXPECT_NE(broken.out.find("ERROR dynamic.mlir: 4:3: add (C1)"), std::string::npos) << broken.out;
}

/// What a file that cannot run by itself asks for is that it is the same when it is written and read again.
TEST_F(CheckVerbTest, AFileThatIsWrittenAndReadAgain) {
  const std::string run =
      "// RUN: stablehlo-translate --serialize --target=current %s | stablehlo-translate --deserialize | stablehlo-opt > "
      "%t.0\n// RUN: stablehlo-opt %s > %t.1\n// RUN: diff %t.0 %t.1\n";
  const std::string body =
      "{\n  %0 = stablehlo.abs %a : (tensor<?xi32>) -> tensor<2xi32>\n  return %0 : tensor<2xi32>\n}\n";
  file("same.mlir", run + "func.func @main(%a: tensor<?xi32>) -> tensor<2xi32> " + body);
  file("wrong.mlir",
       run +
           "func.func @main(%a: tensor<?x?xi32>) -> tensor<2xi32> {\n"
           "  %0 = stablehlo.abs %a : (tensor<?x?xi32>) -> tensor<2xi32>\n  return %0 : tensor<2xi32>\n}\n");
  const Ran ran = assay("check same.mlir wrong.mlir");
  EXPECT_NE(ran.out.find("PASS same.mlir: 1 part, the same when printed and read again"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("ERROR wrong.mlir: 5:3: abs (C1)"), std::string::npos) << ran.out;
}

}  // namespace
}  // namespace assay::cli
