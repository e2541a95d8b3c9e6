#include <filesystem>
#include <fstream>

#include "cli/command_test.h"

/// `--backend jax`: the jaxlib of the Python environment at hand.
namespace assay::cli {
namespace {

namespace fs = std::filesystem;

class JaxBackendTest : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    if (!fs::exists(python_of_tests())) GTEST_SKIP() << "needs jaxlib: " << python_of_tests();
    file("abs.mlir",
         "func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
         "  %0 = stablehlo.abs %x : tensor<2xi32>\n  return %0 : tensor<2xi32>\n}\n");
    file("abs.in", "dense<[-3, 4]> : tensor<2xi32>\n");
  }
};

TEST_F(JaxBackendTest, IsAnsweredByTheJaxlibOfTheEnvironment) {
  const Ran ran = assay("check abs.mlir --inputs abs.in --backend jax");
  EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
  EXPECT_NE(ran.err.find("it is for `XLA:CPU jaxlib"), std::string::npos) << ran.err;
  const Ran more = assay("check abs.mlir --inputs abs.in --backend jax:0.4.30");
  EXPECT_EQ(more.status, 2);
  EXPECT_NE(more.err.find("worker:xla_cpu@VERSION"), std::string::npos) << more.err;
}

TEST_F(JaxBackendTest, TheDoctorSaysWhetherItCanRun) {
  EXPECT_EQ(assay("doctor").out.rfind("ok     jax\n       XLA:CPU jaxlib ", 0), 0u);
  EXPECT_NE(assay("fuzz --help").out.find("`jax` is the jaxlib of your Python environment"), std::string::npos);
}

// The program lies alone beside an environment with jaxlib and without a plug-in.
TEST_F(JaxBackendTest, StandsInForXlaCpuWhereNoPluginIsFound) {
  fs::create_directories(folder_ / "python/bin");
  std::ofstream(folder_ / "python/bin/python") << "#!/bin/sh\nexec '" << python_of_tests() << "' \"$@\"\n";
  fs::permissions(folder_ / "python/bin/python", fs::perms::owner_all);
  fs::copy_file(ASSAY_BINARY, folder_ / "alone");
  const std::string variables =
      "unset VIRTUAL_ENV ASSAY_PLUGIN_PATH PJRT_NAMES_AND_LIBRARY_PATHS; PATH=/usr/bin:/bin HOME=. "
      "ASSAY_WORKERS='" ASSAY_SOURCE_DIR "/backends/workers' ASSAY_PYTHON_ENVIRONMENT=../python ../alone ";
  if (shell(variables + "backends", "run").out.find("no plug-in found") == std::string::npos)
    GTEST_SKIP() << "needs a python3 without plug-ins";
  const Ran ran = shell(variables + "check ../abs.mlir --inputs ../abs.in --backend xla-cpu", "run");
  EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
  EXPECT_NE(ran.err.find("no PJRT plug-in is found, so that it is `jax`"), std::string::npos) << ran.err;
}

}  // namespace
}  // namespace assay::cli
