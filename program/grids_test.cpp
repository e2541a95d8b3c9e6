#include "program/grids.h"

#include <gtest/gtest.h>

#include "program/text/text.h"

namespace assay::program {
namespace {

constexpr const char* kProgram = R"(
func.func @main(%a: tensor<2xi32>, %b: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %0:2 = "interpreter.run_parallel"(%a, %b) {programs = PROGRAMS} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  return %0#0, %0#1 : tensor<2xi32>, tensor<2xi32>
}
func.func @sum(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = call @reduced(%a) : (tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func @reduced(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %1 = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
)";

Result<Module> with_programs(const std::string& programs) {
  std::string text = kProgram;
  text.replace(text.find("PROGRAMS"), 8, programs);
  return parse(text);
}

TEST(Grids, FunctionsAndTheirCalleesStandInTheGridThatRunsThem) {
  const auto module = with_programs("[[@sum], [@sum]]");
  ASSERT_TRUE(module) << module.error().text();
  EXPECT_FALSE(module->find("main")->grid);
  for (const char* name : {"sum", "reduced"}) {
    ASSERT_TRUE(module->find(name)->grid) << name;
    EXPECT_EQ(module->find(name)->grid->replicas, 2);
    EXPECT_EQ(module->find(name)->grid->partitions, 1);
  }
  EXPECT_TRUE(verify(*module)) << verify(*module).error().text();
}

/// What feeds the processes are functions that take nothing and yield one tensor.
TEST(Grids, LawsHoldWhatFeedsAGrid) {
  const auto refusal = [](const std::string& infeed) {
    const auto module = parse(
        "func.func @run() {\n  return\n}\nfunc.func @one() -> tensor<i32> {\n  %0 = stablehlo.constant dense<1> : "
        "tensor<i32>\n  return %0 : tensor<i32>\n}\nfunc.func @takes(%a: tensor<i32>) -> tensor<i32> {\n"
        "  return %a : tensor<i32>\n}\nfunc.func @main() {\n  \"interpreter.run_parallel\"() {infeed = " +
        infeed + ", programs = [[@run]]} : () -> ()\n  return\n}");
    EXPECT_TRUE(module) << (module ? "" : module.error().text());
    const auto valid = module ? verify(*module) : Result<void>{};
    return valid ? std::string() : valid.error().message;
  };
  EXPECT_EQ(refusal("[@one, @one]"), "");
  EXPECT_NE(refusal("[]").find("run_parallel (A2)"), std::string::npos) << refusal("[]");
  EXPECT_NE(refusal("[@one, @takes]").find("run_parallel (A3)"), std::string::npos) << refusal("[@one, @takes]");
  EXPECT_NE(refusal("[@run]").find("run_parallel (A3)"), std::string::npos) << refusal("[@run]");
  EXPECT_NE(refusal("[@nobody]").find("there is no function @nobody"), std::string::npos) << refusal("[@nobody]");
}

TEST(Grids, LawsCountTheProcessesOfThatGrid) {
  const auto module = with_programs("[[@sum, @sum]]");
  ASSERT_TRUE(module);
  const auto verified = verify(*module);
  ASSERT_FALSE(verified);  // one replica, and two of them in the groups
  EXPECT_NE(verified.error().message.find("all_reduce (C2)"), std::string::npos) << verified.error().message;
}

/// The text of a program with a collective in `{...}` for each set of groups, one after the other.
std::string with_groups(std::initializer_list<const char*> all) {
  std::string text = "func.func @main(%a: tensor<4xf32>) {\n";
  int number = 0;
  for (const char* groups : all)
    text += "  %" + std::to_string(number++) +
            " = \"stablehlo.all_reduce\"(%a) ({\n  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
            "    stablehlo.return %x : tensor<f32>\n  }) {replica_groups = " +
            groups + "} : (tensor<4xf32>) -> tensor<4xf32>\n";
  return text + "  return\n}\n";
}

std::string refusal(const std::string& text) {
  const auto module = parse(text);
  const auto valid = module.and_then([](const Module& m) { return verify_text(m); });
  return valid ? "valid" : valid.error().text();
}

// Without a grid in the text the groups are held against every grid. What fits none is said of the grid that takes most
// of the program.
TEST(Grids, GroupsThatFitNoGridNameTheirLaw) {
  const std::string two = "dense<[[0, 1]]> : tensor<1x2xi64>", three = "dense<[[0, 1, 2]]> : tensor<1x3xi64>";
  std::string many = "dense<[[0";
  for (int id = 1; id < 300; ++id) many += ", " + std::to_string(id);
  many += "]]> : tensor<1x300xi64>";
  const std::string kNone = " processes; nor is it valid in another grid";
  const std::string kSize = "all_reduce (C2): the size of members(replica_groups), ";
  const std::string kIds = ", differs from ids_a(channel_id, use_global_device_ids), ";
  EXPECT_EQ(refusal(with_groups({three.c_str()})), "valid");
  EXPECT_EQ(refusal(with_groups({"dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>"})), "valid");
  EXPECT_EQ(refusal(with_groups({many.c_str()})), "valid");
  EXPECT_EQ(refusal(with_groups({two.c_str(), three.c_str()})),
            "6:3: " + kSize + "3" + kIds + "2 in a grid of 2 x 128" + kNone);
  EXPECT_EQ(refusal(with_groups({"dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>"})),
            "2:3: all_reduce (C1): members(replica_groups) = [0, 1, 1, 2] has a value twice");
  EXPECT_EQ(refusal(with_groups({"dense<[[0, 7]]> : tensor<1x2xi64>"})),
            "2:3: all_reduce (C3): members(replica_groups)[1] = 7 is not less than the size of "
            "members(replica_groups), 2");
  EXPECT_EQ(refusal("func.func @main(%a: tensor<4xf32>) {\n  %0 = \"stablehlo.collective_permute\"(%a) "
                    "{source_target_pairs = dense<[[0, 1], [1, 400]]> : tensor<2x2xi64>} : (tensor<4xf32>) -> "
                    "tensor<4xf32>\n  return\n}\n"),
            "valid");
  EXPECT_EQ(
      refusal("module {\n" + with_groups({two.c_str()}) +
              "func.func @other(%a: tensor<4xf32>) {\n  %0 = \"stablehlo.cross-replica-sum\"(%a) {replica_groups = " +
              three + "} : (tensor<4xf32>) -> tensor<4xf32>\n  return\n}\n}\n"),
      "valid");
}

// A law that asks for no grid says nothing of one, and of several laws the one is named that the best grid breaks.
TEST(Grids, AreNamedWhereTheyAreAtFaultOnly) {
  const auto gathered = [](const char* result) {
    return "func.func @main(%a: tensor<4xf32>) {\n  %0 = \"stablehlo.all_gather\"(%a) {all_gather_dim = 0 : i64, "
           "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> " +
           std::string(result) + "\n  return\n}\n";
  };
  EXPECT_EQ(refusal(gathered("tensor<8xf32>")), "valid");
  const auto wrong = refusal(gathered("tensor<9xf32>"));
  EXPECT_TRUE(wrong.starts_with("2:3: all_gather (C6): dimension 0 of results[0], 9, differs from ")) << wrong;
  EXPECT_TRUE(refusal(gathered("tensor<8xf64>")).find("grid") == std::string::npos)
      << refusal(gathered("tensor<8xf64>"));
}

TEST(Grids, WhatDoesNotFitIsAnErrorWithItsPlace) {
  const std::pair<const char*, const char*> cases[] = {
      {"[[@sum], [@missing]]", "there is no function @missing"},
      {"[[@sum], [@main]]", "its operands are not the arguments of its functions"},
  };
  for (const auto& [programs, message] : cases) {
    const auto module = with_programs(programs);
    ASSERT_TRUE(module) << programs;
    const auto verified = verify(*module);
    ASSERT_FALSE(verified) << programs;
    EXPECT_EQ(verified.error().place, "3:3");
    EXPECT_NE(verified.error().message.find(message), std::string::npos) << verified.error().message;
  }
}

}  // namespace
}  // namespace assay::program
