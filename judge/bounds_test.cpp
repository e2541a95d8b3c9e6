#include "judge/evidence.h"

#include <gtest/gtest.h>

#include "program/text/text.h"

namespace assay::judge {
namespace {

struct AnsweredOp {
  Module module;
  ProcessTensors inputs, outputs;
  Failure failure;
};

/// One op that answered with the second literal where the argument is the first.
AnsweredOp answered(const std::string& op, const std::string& argument, const std::string& answer,
                    const std::string& attributes = "") {
  spec::Arena arena;
  const auto tensor = [&](const std::string& element) {
    return program::tensor_of(program::parse_literals("[dense<" + element + "> : tensor<1xf32>]", arena)->at(0));
  };
  auto module = program::parse("func.func @main(%a: tensor<1xf32>) -> tensor<1xf32> {\n  %r = stablehlo." + op +
                                   " %a " + attributes + " : tensor<1xf32>\n  return %r : tensor<1xf32>\n}\n",
                               "test");
  EXPECT_TRUE(module) << module.error().text();
  return {*std::move(module), {{tensor(argument)}}, {{tensor(answer)}}, {}};
}

std::string bound(const AnsweredOp& a) {
  const auto contract = spec::parse_contract(
      "contract test : ieee-strict\n"
      "  math cosine for f32 : [-2, 2] 4 ; 8 because documented \"a table\"\n",
      "test.contract");
  EXPECT_TRUE(contract) << contract.error().text();
  return bound_of(a.failure, a.module, a.inputs, a.outputs, *contract);
}

// cos(1) = 0.54030230586..., which lies between the codes 0x3F0A5140 and 0x3F0A5141 and nearer to the first.
TEST(Bounds, NameErrorAllowanceAndSource) {
  EXPECT_EQ(bound(answered("cosine", "1.0", "0x3F0A5146")), "cosine f32: 6 ulp, 4 allowed by a table");
  EXPECT_EQ(bound(answered("cosine", "1.0", "0x3F0A513F")), "cosine f32: 1 ulp, 4 allowed by a table");
  EXPECT_EQ(bound(answered("cosine", "0.0", "1.0")), "cosine f32: 0 ulp, 4 allowed by a table");
  EXPECT_NE(bound(answered("cosine", "3.0", "-1.0")).find("8 allowed by a table"), std::string::npos);
}

TEST(Bounds, AreTheOpsOwnWhereItStatesOne) {
  EXPECT_EQ(bound(answered("cosine", "1.0", "0x3F0A5146",
                           "{result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 2, mode = "
                           "#stablehlo.result_accuracy_mode<TOLERANCE>>}")),
            "cosine f32: 6 ulp, accepted within atol, rtol, ulps if mode = TOLERANCE");
}

TEST(Bounds, AreSilentWhereThereIsNone) {
  EXPECT_EQ(bound(answered("abs", "1.0", "2.0")), "");
  EXPECT_EQ(bound(answered("cosine", "1.0", "0x7F800000")), "");  // no number of ulps
  AnsweredOp crash = answered("cosine", "1.0", "1.0");
  crash.failure.kind = FailureClass::kCrash;
  EXPECT_EQ(bound(crash), "");
}

}  // namespace
}  // namespace assay::judge
