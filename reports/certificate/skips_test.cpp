#include "reports/certificate/skips.h"

#include <gtest/gtest.h>

#include "reports/json_shape.h"

namespace assay::reports {
namespace {

SuiteAnswer answer(const std::string& file, const std::string& variant, const std::string& verdict,
                   const std::string& cluster = "") {
  SuiteAnswer a;
  a.file = file, a.variant = variant, a.verdict = verdict, a.cluster = cluster;
  return a;
}

std::vector<FailingTest> of_suite() {
  return failing_tests(std::vector{
      answer("add/f32-1.mlir", "default", "wrong", "wrong-value: add"), answer("add/f32-1.mlir", "no-fusion", "pass"),
      answer("cosine/f32-1.mlir", "default", "pass"), answer("sine/f32-1.mlir", "default", "unsupported"),
      answer("sort/f32-1.mlir", "no-fusion", "crash", "crash: \"sort\"")});
}

TEST(Skips, AreTheFilesThatFail) {
  const auto tests = of_suite();
  ASSERT_EQ(tests.size(), 2u);
  EXPECT_EQ(tests[0].why, "wrong-value: add under default");
  EXPECT_FALSE(tests[0].is_lost);
  EXPECT_TRUE(tests[1].is_lost);
}

TEST(Skips, OfADatabaseAreItsBugs) {
  const auto tests = failing_tests(
      std::vector<Cluster>{{.key = "a", .failure = "wrong-value", .title = "1 is 2", .representative = 12},
                           {.key = "b", .failure = kDeviation, .title = "allowed", .representative = 13},
                           {.key = "c", .failure = "hang", .title = "sort hangs", .representative = 14}});
  EXPECT_EQ(pytest_deselect(tests),
            "--deselect=finding-12/repro.py::test_finding\n--deselect=finding-14/repro.py::test_finding\n");
  EXPECT_TRUE(tests[1].is_lost);
}

TEST(Skips, ForPytest) {
  EXPECT_EQ(pytest_deselect(of_suite()),
            "--deselect=test_suite.py::test_case[add/f32-1.mlir]\n"
            "--deselect=test_suite.py::test_case[sort/f32-1.mlir]\n");
  const std::string marks = pytest_xfail(of_suite());
  EXPECT_NE(
      marks.find("FAILS = {\n    \"test_suite.py::test_case[add/f32-1.mlir]\": \"wrong-value: add under default\",\n}"),
      std::string::npos)
      << marks;
  EXPECT_NE(marks.find(R"("crash: \"sort\" under no-fusion",)"), std::string::npos) << marks;
}

TEST(Skips, ForIree) {
  const Json config = Json::parse(iree_config(of_suite()));
  EXPECT_EQ(config["expected_run_failures"], Json::array({"add/f32-1.mlir"}));
  EXPECT_EQ(config["skip_compile_tests"], Json::array({"sort/f32-1.mlir"}));
  EXPECT_EQ(Json::parse(iree_config({}))["expected_run_failures"], Json::array());
}

}  // namespace
}  // namespace assay::reports
