#include "cli/command_test.h"

/// `assay check --after` and `--pass`: one program in the place of another.
namespace assay::cli {
namespace {

class AfterTest : public CommandTest {
 protected:
  static std::string unary(const std::string& type, const std::string& body) {
    return "func.func @main(%a: " + type + ") -> " + type + " {\n  " + body + "\n  return %r : " + type + "\n}\n";
  }
  void SetUp() override {
    CommandTest::SetUp();
    file("before.mlir", unary("tensor<3xf32>", "%r = stablehlo.add %a, %a : tensor<3xf32>"));
    file("right.mlir", unary("tensor<3xf32>",
                             "%c = stablehlo.constant dense<2.0> : tensor<3xf32>\n"
                             "  %r = stablehlo.multiply %a, %c : tensor<3xf32>"));
    file("wrong.mlir", unary("tensor<3xf32>", "%r = stablehlo.optimization_barrier %a : tensor<3xf32>"));
    file("some.in", "dense<[1.0, 0.0, 0x7FC00000]> : tensor<3xf32>");
  }
  Ran check(const std::string& arguments) const { return assay("check " + arguments); }
  /// The line about a pair of texts.
  std::string words(const std::string& before, const std::string& after, const std::string& more = "") const {
    file("one.mlir", before);
    file("two.mlir", after);
    return check("one.mlir --after two.mlir " + more).out;
  }
};

TEST_F(AfterTest, ShowsSetsAndValuesSideBySide) {
  const Ran ran = check("before.mlir --after wrong.mlir --inputs some.in");
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.err, "contract stablehlo\n");
  EXPECT_EQ(ran.out.rfind("FAIL before.mlir: @main: wrong-value: output 0 element [0]: expected 2, got 1.0", 0), 0u)
      << ran.out;
  EXPECT_NE(ran.out.find("the first program allows  the second gives"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("output 0 element [0]  2 "), std::string::npos) << ran.out;
  EXPECT_EQ(ran.out.find("element [1]"), std::string::npos) << "zero is its own double: " << ran.out;
}

TEST_F(AfterTest, WhatIsLegalPassesOnDrawnInputs) {
  const Ran ran = check("before.mlir --after right.mlir");
  EXPECT_EQ(ran.status, 0) << ran.out;
  EXPECT_EQ(ran.out.rfind("PASS before.mlir: 192 elements checked", 0), 0u) << "64 sets of three: " << ran.out;
  EXPECT_NE(ran.out.find("--draw 64"), std::string::npos) << ran.out;
  EXPECT_EQ(check("before.mlir --after right.mlir --draw 20").status, 0);
  EXPECT_EQ(check("before.mlir --after wrong.mlir --draw 20").status, 1);
}

TEST_F(AfterTest, JsonHoldsTheSame) {
  const std::string out = check("before.mlir --after wrong.mlir --inputs some.in --json").out;
  EXPECT_NE(out.find(R"("outside":[{"place":"output 0 element [0]","allowed":"2","given":"1.0"})"), std::string::npos)
      << out;
  EXPECT_NE(out.find(R"("after":"wrong.mlir")"), std::string::npos) << out;
}

TEST_F(AfterTest, RefusesWhatCannotStandInThePlaceOfTheOther) {
  const std::string one = unary("tensor<3xf32>", "%r = stablehlo.abs %a : tensor<3xf32>");
  const std::string other = words(one, unary("tensor<4xf32>", "%r = stablehlo.abs %a : tensor<4xf32>"));
  EXPECT_EQ(other.rfind("ERROR one.mlir: @main: two.mlir has another signature: argument 0 is tensor<4xf32>, of the "
                        "first program tensor<3xf32>",
                        0),
            0u)
      << other;
  const std::string unknown = words(one, unary("tensor<3xf32>", "%r = stablehlo.unheard_of %a : tensor<3xf32>"));
  EXPECT_TRUE(unknown.rfind("ERROR one.mlir: two.mlir:2:", 0) == 0 ||
              unknown.rfind("SKIP one.mlir: two.mlir:2:", 0) == 0)
      << unknown;
  const std::string unreadable = words(one, "func.func @main(");
  EXPECT_EQ(unreadable.rfind("ERROR one.mlir: two.mlir:1:", 0), 0u) << unreadable;
  const std::string nothing = words(one, "");
  EXPECT_EQ(nothing.rfind("ERROR one.mlir: two.mlir has no function @main", 0), 0u) << nothing;
  const std::string unlawful =
      words(one, unary("tensor<3xf32>", "%r = stablehlo.reverse %a, dims = [1] : tensor<3xf32>"));
  EXPECT_EQ(unlawful.rfind("ERROR one.mlir: two.mlir:2:3: reverse (C3)", 0), 0u) << unlawful;
}

TEST_F(AfterTest, FunctionsStandForThoseOfTheirNames) {
  const auto constant = [](const std::string& name, int value) {
    return "func.func @" + name + "() -> tensor<i32> {\n  %0 = stablehlo.constant dense<" + std::to_string(value) +
           "> : tensor<i32>\n  return %0 : tensor<i32>\n}\n";
  };
  const std::string both = constant("f", 1) + constant("g", 2);
  EXPECT_EQ(words(both, constant("g", 2) + constant("f", 1)).rfind("PASS one.mlir: 2 functions, 2 elements checked", 0),
            0u);
  EXPECT_EQ(words(both, constant("g", 2) + constant("f", 3)).rfind("FAIL one.mlir: @f: ", 0), 0u);
  EXPECT_EQ(words(both, constant("f", 1)).rfind("ERROR one.mlir: two.mlir has no function @g", 0), 0u);
  EXPECT_EQ(words(constant("src", 1), constant("tgt", 1)).rfind("PASS", 0), 0u) << "the only ones";
  const std::string parts = constant("f", 1) + "// -----\n" + constant("f", 2);
  EXPECT_EQ(words(parts, parts).rfind("PASS one.mlir: 2 functions", 0), 0u);
  EXPECT_EQ(words(parts, constant("f", 1)).rfind("ERROR one.mlir: two.mlir has no part 2", 0), 0u);
}

TEST_F(AfterTest, SizesThatOneLeavesOpenTheOtherMayKnow) {
  const std::string open = unary("tensor<?xi32>", "%r = stablehlo.abs %a : tensor<?xi32>");
  const std::string known = unary("tensor<2xi32>", "%r = stablehlo.abs %a : tensor<2xi32>");
  file("two.in", "dense<[-1, 2]> : tensor<2xi32>");
  file("three.in", "dense<[-1, 2, 3]> : tensor<3xi32>");
  EXPECT_EQ(words(open, known, "--inputs two.in").rfind("PASS", 0), 0u) << words(open, known, "--inputs two.in");
  EXPECT_EQ(words(known, open).rfind("PASS", 0), 0u);
  EXPECT_EQ(words(open, open, "--draw 3").rfind("PASS", 0), 0u);
  const std::string smaller = words(open, known, "--inputs three.in");
  EXPECT_EQ(smaller.rfind("ERROR one.mlir: @main: two.mlir does not take these inputs: argument 0 is tensor<3xi32>", 0),
            0u)
      << smaller;
  const std::string wrong = unary("tensor<?xi32>", "%r = stablehlo.negate %a : tensor<?xi32>");
  EXPECT_EQ(words(open, wrong, "--inputs two.in").rfind("FAIL one.mlir: @main: wrong-value: output 0", 0), 0u);
}

TEST_F(AfterTest, RunsOnTheGrid) {
  const std::string head = "module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {\n";
  const auto gather = [&](const std::string& groups) {
    return head +
           "func.func @main(%a: tensor<1xi32>) -> tensor<2xi32> {\n"
           "  %r = \"stablehlo.all_gather\"(%a) {all_gather_dim = 0 : i64, replica_groups = dense<" +
           groups + "> : tensor<1x2xi64>} : (tensor<1xi32>) -> tensor<2xi32>\n  return %r : tensor<2xi32>\n}\n}\n";
  };
  file("grid.in", "dense<[1]> : tensor<1xi32>\ndense<[2]> : tensor<1xi32>");
  EXPECT_EQ(words(gather("[[0, 1]]"), gather("[[0, 1]]"), "--inputs grid.in").rfind("PASS", 0), 0u);
  EXPECT_EQ(words(gather("[[0, 1]]"), gather("[[1, 0]]"), "--inputs grid.in").rfind("FAIL", 0), 0u);
}

TEST_F(AfterTest, APassMakesTheSecondProgram) {
  EXPECT_EQ(check("before.mlir --pass 'cat {}'").status, 0);
  const Ran wrong = check("before.mlir --pass 'sed s/add/multiply/ {}' --inputs some.in");
  EXPECT_EQ(wrong.out.rfind("FAIL before.mlir: @main: wrong-value", 0), 0u) << wrong.out;
  const Ran invalid = check("before.mlir --pass \"sed 's/-> tensor<3xf32>/-> tensor<2xf32>/' {}\"");
  EXPECT_EQ(invalid.out.rfind("FAIL before.mlir: invalid-output: ", 0), 0u) << invalid.out;
  const Ran crash = check("before.mlir --pass 'kill -SEGV $$; cat {}'");
  EXPECT_EQ(crash.out.rfind("FAIL before.mlir: crash: ", 0), 0u) << crash.out;
  const Ran refused = check("before.mlir --pass 'echo error: no such op >&2; false {}'");
  EXPECT_EQ(refused.out.rfind("SKIP before.mlir: ", 0), 0u) << refused.out;
  EXPECT_NE(refused.out.find("no such op"), std::string::npos) << refused.out;
  EXPECT_EQ(check("before.mlir --pass 'sleep 30; cat {}' --timeout 50ms").out.rfind("FAIL before.mlir: hang: ", 0), 0u);
  EXPECT_EQ(check("before.mlir --pass 'echo hello {}'").out.rfind("SKIP before.mlir: the output cannot be read", 0),
            0u);
}

TEST_F(AfterTest, OptionsThatDoNotGoTogetherAreUsageErrors) {
  EXPECT_EQ(check("before.mlir --after right.mlir --pass 'cat {}'").status, 2);
  EXPECT_EQ(check("before.mlir right.mlir --after right.mlir").status, 2);
  EXPECT_EQ(check("before.mlir --after right.mlir --backend oracle").status, 2);
  EXPECT_EQ(check("before.mlir --pass cat").status, 2);
  EXPECT_EQ(check("before.mlir --after none.mlir").status, 2);
}

}  // namespace
}  // namespace assay::cli
