#include <filesystem>

#include "cli/command_test.h"

/// Passes as back ends: planted faults are found, reduced and shown like those of any other.
namespace assay::cli {
namespace {

/// Rewrites lines of the text by the rule that is its variant.
constexpr const char* kPlanted = R"py(
import re, sys
sys.path.insert(0, sys.argv[1])
import protocol

RULES = {
    "nothing": ("(?!)", ""),
    "doubles": (r"stablehlo\.add (%\w+), \1 :", r"stablehlo.optimization_barrier \1 :"),
    "swaps": (r"stablehlo\.subtract (%\w+), (%\w+) :", r"stablehlo.subtract \2, \1 :"),
    "breaks": (r"stablehlo\.reverse (%\w+), dims = \[0\]", r"stablehlo.reverse \1, dims = [7]"),
    "forgets": (r"stablehlo\.(negate)", r"stablehlo.unheard_of"),
}

class Planted:
    def hello(self):
        variants = [{"name": name, "options": [["rule", name]]} for name in RULES]
        return {"name": "planted rules", "version": "1", "transforms": True, "variants": variants}

    def transform(self, text, options):
        rule = dict(options).get("rule", "nothing")
        if rule == "swaps" and "stablehlo.power" in text:
            import os
            os.abort()
        return re.sub(*RULES[rule], text)

protocol.serve(Planted)
)py";

class PassTest : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    file("planted.py", kPlanted);
  }
  static std::string planted(const std::string& options = "") {
    return "--backend 'pass:" + python_of_tests() + " planted.py " ASSAY_SOURCE_DIR "/backends/workers" + options +
           "' ";
  }
  Ran fuzz(const std::string& arguments) const { return assay("fuzz --db a.db --seed 3 --jobs 1 " + arguments); }
};

TEST_F(PassTest, ACommandThatChangesNothingPasses) {
  const Ran ran = fuzz("--backend 'pass:cat {}' --count 100");
  EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
  EXPECT_NE(ran.out.find("pass (the oracle runs what a pass writes)"), std::string::npos) << ran.out;
}

TEST_F(PassTest, AWrongRewriteIsFoundAndReduced) {
  const Ran ran = fuzz(
      "--backend \"pass:sed 's/stablehlo.add \\(%[a-z0-9]*\\), \\1 :/stablehlo.optimization_barrier \\1 :/' {}\" "
      "--ops add --types i32 --count 60");
  EXPECT_EQ(ran.status, 1) << ran.out << ran.err;
  const std::string shown = assay("show 1 --db a.db").out;
  EXPECT_NE(shown.find("wrong-value"), std::string::npos) << shown;
  EXPECT_NE(shown.find("stablehlo.add"), std::string::npos) << shown;
  EXPECT_NE(shown.find("--backend \"pass:sed") == std::string::npos ? shown.find("--backend 'pass:sed") : 0,
            std::string::npos)
      << shown;
}

TEST_F(PassTest, PlantedRulesOfAWorkerAreFoundUnderTheirVariants) {
  if (!std::filesystem::exists(python_of_tests())) GTEST_SKIP() << "needs jaxlib: " << python_of_tests();
  EXPECT_EQ(fuzz(planted() + "--count 150").status, 0) << "the rule that is usual changes nothing";
  const Ran swaps = fuzz(planted() + "--variant swaps --ops subtract --types i32,f32 --count 40");
  EXPECT_EQ(swaps.status, 1) << swaps.out << swaps.err;
  EXPECT_EQ(fuzz(planted("?rule=swaps") + "--ops subtract --types i32 --count 40").status, 1)
      << "an option for all variants";
  const std::string shown = assay("show list --db a.db").out;
  EXPECT_NE(shown.find("subtract"), std::string::npos) << shown;
}

TEST_F(PassTest, WhatItWritesIsReadVerifiedAndJudged) {
  if (!std::filesystem::exists(python_of_tests())) GTEST_SKIP() << "needs jaxlib: " << python_of_tests();
  const auto unary = [&](const std::string& op) {
    return "func.func @main(%a: tensor<3xf32>) -> tensor<3xf32> {\n  %r = stablehlo." + op +
           " : tensor<3xf32>\n  return %r : tensor<3xf32>\n}\n";
  };
  file("reverse.mlir", unary("reverse %a, dims = [0]"));
  file("negate.mlir", unary("negate %a"));
  file("power.mlir", unary("power %a, %a"));
  const auto check = [&](const std::string& name, const std::string& variant) {
    return assay("check " + name + ".mlir " + planted() + "--variant " + variant).out;
  };
  EXPECT_EQ(check("negate", "nothing").rfind("PASS", 0), 0u);
  const std::string broken = check("reverse", "breaks");
  EXPECT_EQ(broken.rfind("FAIL reverse.mlir: @main: invalid-output: 2:3: reverse (C3)", 0), 0u) << broken;
  const std::string unknown = check("negate", "forgets");
  EXPECT_EQ(unknown.rfind("SKIP negate.mlir: @main: the back end will not take it: the output is not read", 0), 0u)
      << unknown;
  const std::string crash = check("power", "swaps");
  EXPECT_EQ(crash.rfind("FAIL power.mlir: @main: crash: ", 0), 0u) << crash;
}

/// A pass gets unknown sizes as they are, because its rules may depend on them.
TEST_F(PassTest, UnknownSizesAreGivenAsTheyAre) {
  file("open.mlir",
       "func.func @main(%a: tensor<?xi32>) -> tensor<?xi32> {\n  %r = stablehlo.abs %a : tensor<?xi32>\n"
       "  return %r : tensor<?xi32>\n}\n");
  file("open.in", "dense<[-1, 2]> : tensor<2xi32>");
  const std::string check = "check open.mlir --inputs open.in --backend ";
  EXPECT_EQ(assay(check + "'pass:cat {}'").status, 0);
  const Ran wrong = assay(check + "\"pass:sed 's/abs \\(%[a-z0-9]*\\) : tensor<?x/negate \\1 : tensor<?x/' {}\"");
  EXPECT_EQ(wrong.out.rfind("FAIL open.mlir: @main: wrong-value", 0), 0u) << wrong.out;
}

TEST_F(PassTest, AnInvalidOutputIsAFindingOfItsOwn) {
  if (!std::filesystem::exists(python_of_tests())) GTEST_SKIP() << "needs jaxlib: " << python_of_tests();
  const Ran ran = fuzz(planted("?rule=breaks") + "--ops reverse --types i32 --count 60");
  EXPECT_EQ(ran.status, 1) << ran.out << ran.err;
  const std::string shown = assay("show 1 --db a.db").out;
  EXPECT_NE(shown.find("invalid-output"), std::string::npos) << shown;
  EXPECT_NE(shown.find("in what the pass wrote:"), std::string::npos) << shown;
  EXPECT_NE(shown.find("dims = [7]"), std::string::npos) << shown;
}

/// The passes of jaxlib: what they do to ops that they know is legal.
TEST_F(PassTest, StableHloPassesAreRun) {
  file("scaled.mlir",
       "func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %c = stablehlo.constant dense<2.0> : tensor<4xf32>\n"
       "  %d = stablehlo.add %c, %c : tensor<4xf32>\n  %m = stablehlo.multiply %a, %d : tensor<4xf32>\n"
       "  return %m : tensor<4xf32>\n}\n");
  const Ran ran = assay(
      "check scaled.mlir --backend pass:stablehlo_passes --variant default --variant canonicalize --variant oldest --draw 4");
  if (ran.status == 3) GTEST_SKIP() << "needs jaxlib: " << ran.err;
  EXPECT_EQ(ran.status, 0) << ran.out;
  EXPECT_NE(ran.out.find("3 passed"), std::string::npos) << ran.out;
}

constexpr const char* kDecompositions = "--backend pass:stablehlo_passes --variant chlo-legalize-to-stablehlo ";

/// exp(x + log(0.5)) loses the bits that x has before its point.
TEST_F(PassTest, AnInaccurateDecompositionIsADeviation) {
  file("sinh.mlir",
       "func.func @main(%a: tensor<1xf32>) -> tensor<1xf32> {\n  %r = chlo.sinh %a : tensor<1xf32> -> tensor<1xf32>\n"
       "  return %r : tensor<1xf32>\n}\n");
  file("sinh.in", "dense<70.0073395> : tensor<1xf32>");
  const std::string check = std::string("check sinh.mlir --inputs sinh.in ") + kDecompositions;
  const Ran granted = assay(check);
  if (granted.status == 3) GTEST_SKIP() << "needs jaxlib: " << granted.err;
  EXPECT_EQ(granted.status, 0) << granted.out;
  EXPECT_EQ(granted.out.rfind("DEVIATION sinh.mlir: @main: math sinh for f32: rounding, 21 ulp", 0), 0u) << granted.out;
  EXPECT_EQ(assay(check + "--contract stablehlo").status, 1);
}

TEST_F(PassTest, DecompositionsAreSwept) {
  const std::string sweep = std::string("sweep chlo.acosh --type f8E4M3 ") + kDecompositions;
  const Ran granted = assay(sweep);
  if (granted.status == 3) GTEST_SKIP() << "needs jaxlib: " << granted.err;
  EXPECT_EQ(granted.status, 0) << granted.out;
  EXPECT_NE(granted.out.find("within the grants of pass: 0.81 ulp"), std::string::npos) << granted.out;
  const Ran strict = assay(sweep + "--contract stablehlo");
  EXPECT_EQ(strict.status, 1);
  EXPECT_NE(strict.out.find("beyond stablehlo: 0.81 ulp at 7.5"), std::string::npos) << strict.out;
}

TEST_F(PassTest, APassIsProfiled) {
  const Ran ran = assay(std::string("profile --parts probes --jobs 1 --db p.db -o p.contract ") + kDecompositions);
  if (ran.status == 3) GTEST_SKIP() << "needs jaxlib: " << ran.err;
  EXPECT_NE(ran.out.find("back end      pass StableHLO passes of jaxlib"), std::string::npos) << ran.out << ran.err;
  EXPECT_EQ(ran.out.find("asked         0 questions"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("unexplained   0"), std::string::npos) << ran.out;
}

/// The type has no infinity: what stands for it is 0.
TEST_F(PassTest, TheExportedScriptShowsTheFinding) {
  const Ran ran = fuzz(std::string(kDecompositions) + "--ops chlo.is_inf --types f6E2M3FN --count 60");
  if (ran.status == 3) GTEST_SKIP() << "needs jaxlib: " << ran.err;
  ASSERT_EQ(ran.status, 1) << ran.out;
  const std::string script = assay("export 1 --format worker --db a.db").out;
  const Ran shown = shell(python_of_tests() + " " + file("show.py", script), ".");
  EXPECT_NE(shown.out.find("chlo.is_inf"), std::string::npos) << shown.out << shown.err;
  EXPECT_NE(shown.out.find("stablehlo.compare EQ"), std::string::npos) << "what the pass wrote";
  ASSERT_NE(script.find("# It has to be:\n# output 0, tensor<i1>\n#                false"), std::string::npos)
      << script;
  EXPECT_NE(shown.out.find("\ndense<true> : tensor<i1>\n"), std::string::npos) << shown.out;
  const std::string issue = assay("export 1 --format issue --no-controls --db a.db").out;
  EXPECT_NE(issue.find("PassManager.parse(\"builtin.module(func.func(chlo-legalize-to-stablehlo))\")"),
            std::string::npos)
      << issue;
  EXPECT_EQ(issue.rfind("# chlo-legalize-to-stablehlo: is_inf(", 0), 0u) << issue;
}

TEST_F(PassTest, ALitTestRunsThePassAndThenTheInterpreter) {
  const Ran ran = fuzz(
      "--backend \"pass:sed 's/stablehlo.add \\(%[a-z0-9]*\\), \\1 :/stablehlo.optimization_barrier \\1 :/' {}\" "
      "--ops add --types i32 --count 60");
  ASSERT_EQ(ran.status, 1) << ran.out << ran.err;
  const std::string test = assay("export 1 --format lit --db a.db").out;
  EXPECT_EQ(test.rfind("// RUN: sed ", 0), 0u) << test;
  EXPECT_NE(test.find(" %s | stablehlo-translate --interpret\n"), std::string::npos) << test;
  EXPECT_NE(test.find("check.expect_"), std::string::npos) << test;
  const Ran jax = assay("export 1 --format jax --db a.db");
  EXPECT_NE(jax.err.find("a pass runs nothing"), std::string::npos) << jax.err;
}

TEST_F(PassTest, WhatIsNoPassIsAnErrorOfTheEnvironment) {
  EXPECT_EQ(fuzz("--backend 'pass:no-such-command-at-all {}' --count 1").status, 3);
  EXPECT_EQ(fuzz("--backend 'pass:echo {}' --count 1").status, 3) << "it writes no program";
  EXPECT_EQ(fuzz("--backend 'pass:cat' --count 1").status, 3) << "it speaks no protocol";
}

}  // namespace
}  // namespace assay::cli
