#include "cli/command_test.h"

/// What a contract has to say of an answer, in the words of every verb.
namespace assay::cli {
namespace {

class ContractTest : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    const std::string freedom = "minmax-nan either because documented \"the extremum of a NaN and x may be x\"\n";
    file("free.contract", "contract free : ieee-strict\n  " + freedom);
    file("granting.contract", "contract granting : ieee-strict\n  grant " + freedom);
    file("extremum.mlir",
         "func.func @main(%a: tensor<32xf32>, %b: tensor<32xf32>) -> tensor<32xf32> {\n"
         "  %r = stablehlo.maximum %a, %b : tensor<32xf32>\n  return %r : tensor<32xf32>\n}\n");
    file("inputs", "dense<0x7FC00000> : tensor<32xf32>\ndense<5.0> : tensor<32xf32>\n");
  }

  static void expect_in(const std::string& part, const std::string& text) {
    EXPECT_NE(text.find(part), std::string::npos) << part << "\nis not in\n" << text;
  }

  // 32 elements, each drawn NaN or 5: all alike in one of 2^31 back ends.
  static constexpr const char* kArguments = "extremum.mlir --inputs inputs --backend perturbed:./free.contract ";
};

TEST_F(ContractTest, CheckSaysDeviationWithGrantsKindAndWitness) {
  const Ran granted = assay(std::string("check ") + kArguments + "--contract ./granting.contract");
  EXPECT_EQ(granted.status, 0) << granted.out;
  expect_in("DEVIATION extremum.mlir: @main: minmax-nan", granted.out);
  expect_in(": special: output 0 element ", granted.out);
  expect_in(": got 5.0, nearest legal NaN, ", granted.out);
  expect_in("0 passed, 1 deviations, 0 failed, 0 skipped, 0 errors\n", granted.out);
  const Ran strict = assay(std::string("check ") + kArguments + "--contract ieee-strict");
  EXPECT_EQ(strict.status, 1) << strict.out;
  expect_in("FAIL extremum.mlir: @main: missing-nan: output 0 element ", strict.out);
  expect_in("expected NaN, got 5.0 (special), ", strict.out);
}

TEST_F(ContractTest, RunPrintsItsVerdictBesideTheOutputs) {
  const Ran granted = assay(std::string("run ") + kArguments + "--contract ./granting.contract");
  EXPECT_EQ(granted.status, 0) << granted.err;
  EXPECT_EQ(granted.out.rfind("dense<", 0), 0u) << granted.out;
  EXPECT_EQ(granted.out.find("DEVIATION"), std::string::npos) << granted.out;
  expect_in("DEVIATION: minmax-nan", granted.err);
  expect_in("contract ./granting.contract (as given)", granted.err);
  const Ran strict = assay(std::string("run ") + kArguments + "--contract ieee-strict");
  EXPECT_EQ(strict.status, 1) << strict.err;
  expect_in("FAIL: missing-nan", strict.err);
  const Ran own = assay(std::string("run ") + kArguments);
  EXPECT_EQ(own.status, 0) << own.err;
  expect_in(
      "PASS: 32 elements checked; every set is one value; contract ./free.contract (its answers are drawn under it)",
      own.err);
}

TEST_F(ContractTest, DeviationsAreNoViolationsOfACampaign) {
  const std::string campaign = "fuzz --verbose --backend perturbed:./free.contract --seed 1 --count 200 --jobs 2 --db ";
  const Ran granted = assay(campaign + "granted.db --contract ./granting.contract --report granted.html");
  EXPECT_EQ(granted.status, 0) << granted.out << granted.err;
  expect_in("contract   ./granting.contract (as given)\n", granted.out);
  expect_in("  deviation  ", granted.out);
  expect_in("Allowed: outside the baseline, and granted by the contract", granted.out);
  expect_in("\nNo bug in ", granted.out);
  expect_in("nearest legal NaN", granted.out);
  expect_in("\"deviations\":[{\"grants\":\"minmax-nan\"", content("granted.html"));
  expect_in("No bug found in perturbed", content("granted.html"));
  const Ran shown = assay("show 1 --db granted.db");
  expect_in("\ngranted by minmax-nan", shown.out);
  expect_in("nearest legal", shown.out);
  EXPECT_EQ(assay(campaign + "strict.db --contract ieee-strict").status, 1);
}

TEST_F(ContractTest, AutoIsTheDefaultAndSaysWhy) {
  const Ran ran = assay("fuzz --backend oracle --count 20 --seed 1");
  EXPECT_EQ(ran.status, 0) << ran.err;
  expect_in("contract   stablehlo (it is for `oracle of assay`)\n", ran.out);
}

}  // namespace
}  // namespace assay::cli
