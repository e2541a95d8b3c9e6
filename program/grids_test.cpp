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

TEST(Grids, LawsCountTheProcessesOfThatGrid) {
  const auto module = with_programs("[[@sum, @sum]]");
  ASSERT_TRUE(module);
  const auto verified = verify(*module);
  ASSERT_FALSE(verified);  // one replica, and two of them in the groups
  EXPECT_NE(verified.error().message.find("all_reduce (C2)"), std::string::npos) << verified.error().message;
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
