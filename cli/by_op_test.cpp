#include "cli/command_test.h"

/// `assay check --by-op`: the words for a model, and what its exit code says.
namespace assay::cli {
namespace {

class ByOpVerbTest : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    file("model.mlir",
         "func.func @main(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {\n"
         "  %0 = stablehlo.tanh %x : tensor<2x3xf32> loc(#loc2)\n"
         "  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32> loc(#loc3)\n"
         "  %2 = stablehlo.reverse %1, dims = [0] : tensor<3x2xf32> loc(#loc3)\n"
         "  return %2 : tensor<3x2xf32>\n}\n"
         "#loc1 = loc(\"model.py\":7:4)\n"
         "#loc2 = loc(\"jit(f)/tanh\"(\"model.py\":6:4))\n"
         "#loc3 = loc(\"jit(f)/transpose\"(#loc1))\n");
    file("x.in", "dense<[[0.1, 0.2, 0.3], [0.4, 0.5, 0.6]]> : tensor<2x3xf32>\n");
  }
};

TEST_F(ByOpVerbTest, ARightBackEndPasses) {
  const Ran ran = assay("check model.mlir --inputs x.in --backend oracle --by-op");
  EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
  EXPECT_EQ(ran.out.rfind("PASS model.mlir: @main: 3 ops, 18 elements checked\n", 0), 0u) << ran.out;
  EXPECT_NE(ran.out.find("compiled as it is: 6 elements, by the sets of the whole program 6 checked"),
            std::string::npos)
      << ran.out;
}

TEST_F(ByOpVerbTest, TheFirstWrongOpIsNamedWithTheLineOfTheUser) {
  const std::string wrong = " model.mlir --inputs x.in --backend mutant:reverse.means.1 --by-op";
  const Ran ran = assay("check" + wrong);
  EXPECT_EQ(ran.status, 1) << ran.out;
  EXPECT_NE(ran.out.find("first wrong op: stablehlo.reverse at model.py:7 (jit(f)/transpose), op 3 of 3\n"),
            std::string::npos)
      << ran.out << ran.err;
  EXPECT_EQ(assay("check --report model.html" + wrong).status, 1);
  EXPECT_NE(
      content("model.html").find("<h1 class=\"bad\">model.mlir: stablehlo.reverse at model.py:7 is the first wrong op"),
      std::string::npos);
  EXPECT_NE(content("model.html").find("\"operands\":[\"dense"), std::string::npos) << "what the op was given";
  EXPECT_EQ(assay("check model.mlir --inputs x.in --backend oracle --report model.html").status, 2) << "no --by-op";
  const Ran json = assay("check --json" + wrong);
  EXPECT_NE(json.out.find("\"first_wrong\":3"), std::string::npos) << json.out;
  const Ran reduced = assay("reduce" + wrong);
  EXPECT_EQ(reduced.status, 1);
  EXPECT_NE(reduced.out.find("stablehlo.reverse"), std::string::npos) << reduced.out << reduced.err;
  EXPECT_EQ(reduced.out.find("stablehlo.tanh"), std::string::npos) << reduced.out;
}

// What public models are made of: every op is judged, and what is planted in one is named.
TEST_F(ByOpVerbTest, EachModelOfTheCorpusIsJudged) {
  const std::string models = ASSAY_SOURCE_DIR "/corpus/models";
  const auto files = std::distance(std::filesystem::directory_iterator(models), {});
  const Ran right = assay("check " + models + " --draw 1 --backend oracle --by-op");
  EXPECT_EQ(right.status, 0) << right.err;
  EXPECT_GE(files, 42);
  EXPECT_NE(right.out.find("\n" + std::to_string(files) + " passed, 0 failed, 0 skipped, 0 errors"), std::string::npos)
      << right.out.substr(right.out.size() - 200);
  const Ran wrong = assay("check " + models + "/norm_rms.mlir --draw 1 --backend mutant:rsqrt.means.1 --by-op");
  EXPECT_EQ(wrong.status, 1);
  EXPECT_NE(wrong.out.find("first wrong op: stablehlo.rsqrt at "), std::string::npos) << wrong.out << wrong.err;
}

TEST_F(ByOpVerbTest, ABackEndIsNeeded) { EXPECT_EQ(assay("check model.mlir --by-op").status, 2); }

}  // namespace
}  // namespace assay::cli
