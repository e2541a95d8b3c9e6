#include <nlohmann/json.hpp>

#include "cli/command_test.h"
#include "reports/certificate/evidence.h"

/// Lists of tests that fail, read by the runners that they are for.
namespace assay::cli {
namespace {

class SkipsTest : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    std::filesystem::create_directories(folder_ / "certificate");
    const auto evidence = reports::Evidence::open(path("certificate/evidence.db")).value();
    reports::SuiteAnswer wrong, right;
    wrong.file = "add/f32-1.mlir", wrong.variant = "default", wrong.verdict = "wrong",
    wrong.cluster = "wrong-value: add";
    right.file = "sub/f32-1.mlir", right.variant = "default", right.verdict = "pass";
    ASSERT_TRUE(evidence->keep({wrong, right}));
    std::filesystem::create_directories(folder_ / "suite");
    file("suite/test_suite.py",
         "import pytest\n@pytest.mark.parametrize('name', ['add/f32-1.mlir', 'sub/f32-1.mlir'])\n"
         "def test_case(name):\n    assert name != 'add/f32-1.mlir'\n");
  }

  std::string pytest(const std::string& arguments) const {
    return shell(python_of_tests() + " -m pytest -p no:cacheprovider -q --rootdir=suite suite " + arguments, ".").out;
  }
  bool has_pytest() const { return shell(python_of_tests() + " -m pytest --version", ".").status == 0; }
};

TEST_F(SkipsTest, PytestTakesThem) {
  if (!has_pytest()) GTEST_SKIP() << "needs pytest";
  EXPECT_NE(pytest("").find("1 failed, 1 passed"), std::string::npos) << pytest("");
  EXPECT_EQ(assay("export bugs --format deselect --certificate certificate -o skips").status, 0);
  EXPECT_NE(pytest("@skips").find("1 passed, 1 deselected"), std::string::npos) << pytest("@skips");
  EXPECT_EQ(assay("export bugs --format xfail --certificate certificate -o suite/conftest.py").status, 0);
  EXPECT_NE(pytest("").find("1 passed, 1 xfailed"), std::string::npos) << pytest("");
}

TEST_F(SkipsTest, BugsOfADatabaseAreTestsToo) {
  EXPECT_EQ(assay("fuzz --backend mutant:primitive.add.5 --seed 5 --count 100 --db a.db").status, 1);
  const auto config = nlohmann::json::parse(assay("export bugs --format iree-config --db a.db").out);
  const auto& failures = config["expected_run_failures"];
  ASSERT_FALSE(failures.empty());
  const auto name = failures[0].get<std::string>();
  EXPECT_EQ(name.rfind("finding-", 0), 0u) << name;
}

TEST_F(SkipsTest, AListIsOfBugsAndAFindingIsNone) {
  EXPECT_EQ(assay("export bugs --format jax --db a.db").status, 2);
  EXPECT_EQ(assay("export 1 --format xfail --db a.db").status, 2);
  EXPECT_EQ(assay("export bugs --format xfail --certificate nowhere").status, 3);
}

}  // namespace
}  // namespace assay::cli
