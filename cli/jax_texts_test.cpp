#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "cli/command_test.h"

/// What JAX lowers its functions to (scripts/jax_texts.py) is read and run.
namespace assay::cli {
namespace {

namespace fs = std::filesystem;

class JaxTexts : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    const char* const environment = std::getenv("ASSAY_PYTHON_ENVIRONMENT");
    const fs::path python = fs::path(environment ? environment : ASSAY_SOURCE_DIR "/.venv") / "bin/python";
    const std::string line =
        "JAX_PLATFORMS=cpu '" + python.string() + "' '" ASSAY_SOURCE_DIR "/scripts/jax_texts.py' .";
    if (!fs::exists(python)) GTEST_SKIP() << "needs jax: " << python;
    const Ran made = shell(line, "texts");
    ASSERT_EQ(made.status, 0) << made.err;
    for (const auto& entry : fs::directory_iterator(folder_ / "texts"))
      if (entry.path().extension() == ".mlir") names_.push_back(entry.path().stem().string());
    std::ranges::sort(names_);
    EXPECT_GE(names_.size(), 70u);
  }

  std::vector<std::string> names_;
};

/// Custom calls that only a back end knows.
bool is_known(const std::string& message) { return message.find("stablehlo.custom_call") != message.npos; }

TEST_F(JaxTexts, AreReadAndRun) {
  for (const std::string& name : names_) {
    const std::string text = "texts/" + name + ".mlir";
    const Ran verified = assay("verify " + text);
    EXPECT_EQ(verified.status, 0) << name << ": " << verified.out << verified.err;
    const Ran ran = assay("run " + text + " --inputs texts/" + name + ".inputs");
    EXPECT_TRUE(ran.status == 0 || is_known(ran.err)) << name << ": " << ran.err;
  }
}

}  // namespace
}  // namespace assay::cli
