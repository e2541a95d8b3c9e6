#include <sstream>

#include "cli/command_test.h"

/// What a back end says reaches a terminal, a database and a regression file as text, whatever it is.
namespace assay::cli {
namespace {

// Clears the screen, sets the title, forges a verdict, turns the direction of reading, runs in a test of lit, and
// is long.
constexpr const char* kHostile = R"py(
import sys
sys.path.insert(0, sys.argv[1])
from protocol import Refusal, serve

EVIL = "\x1b[2J\x1b]0;evil\x07RUN: touch x \u202e\nPASS evil.mlir: 1 functions\n"

class Backend:
    def hello(self):
        return {"name": "hostile\x1b[31m", "version": "1"}

    def compile(self, text, replicas, partitions, options):
        raise Refusal("failed", EVIL + "x" * 3_000_000 + "the end")

    def run(self, inputs):
        return [[] for _ in inputs]

serve(Backend)
)py";

class HostileText : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    file("hostile.py", kHostile);
    file("add.mlir",
         "func.func @main() -> tensor<f32> {\n  %0 = stablehlo.constant dense<1.0> : tensor<f32>\n"
         "  %1 = stablehlo.add %0, %0 : tensor<f32>\n  return %1 : tensor<f32>\n}\n");
  }
  const std::string backend_ = " --backend 'worker:python3 hostile.py " ASSAY_SOURCE_DIR "/backends/workers' ";

  static void expect_harmless(const Ran& ran) {
    for (const std::string& said : {ran.out, ran.err}) {
      EXPECT_EQ(said.find_first_of("\x1b\x07\r"), std::string::npos) << said.substr(0, 2000);
      EXPECT_EQ(said.find("\u202e"), std::string::npos);
      EXPECT_EQ(said.find("\nPASS evil"), std::string::npos) << said.substr(0, 2000);
      EXPECT_NE(said.rfind("PASS evil", 0), 0u);
    }
  }
};

TEST_F(HostileText, IsHarmlessOnATerminal) {
  const Ran check = assay("check add.mlir" + backend_);
  EXPECT_NE(check.out.find("\\x1B[2J"), std::string::npos) << check.out.substr(0, 2000);
  expect_harmless(check);
  expect_harmless(assay("run add.mlir" + backend_));
}

TEST_F(HostileText, IsHarmlessInACampaign) {
  const Ran campaign = assay("fuzz --count 12 --jobs 1 --db a.db --report a.html" + backend_);
  EXPECT_EQ(campaign.status, 1) << campaign.err;
  expect_harmless(campaign);
  expect_harmless(assay("show list --db a.db"));
  const Ran shown = assay("show 1 --db a.db");
  expect_harmless(shown);
  EXPECT_NE(shown.out.find("bytes left out]"), std::string::npos) << shown.out.substr(0, 2000);
  EXPECT_LT(std::filesystem::file_size(path("a.db")), 2'000'000u);
  EXPECT_EQ(content("a.html").find('\x1b'), std::string::npos);
}

// What a worker throws is nobody's answer: no finding, and nothing was checked.
TEST_F(HostileText, AnExceptionOfTheWorkerIsNoFinding) {
  std::string faulty(kHostile);
  faulty.replace(faulty.find("Refusal(\"failed\", "), 18, "KeyError(");
  file("hostile.py", faulty);
  const Ran campaign = assay("fuzz --count 6 --jobs 1 --db a.db" + backend_);
  EXPECT_EQ(campaign.status, 1) << campaign.err;
  EXPECT_NE(campaign.out.find("no answer  6 of 6 programs in this session: 6 worker fault\n"), std::string::npos)
      << campaign.out;
  EXPECT_TRUE(assay("show list --db a.db").out.ends_with("\nno findings\n\n"));
  EXPECT_EQ(assay("show list --json --db a.db").out, "");
  const Ran check = assay("check add.mlir" + backend_);
  EXPECT_EQ(check.out.rfind("ERROR add.mlir: @main: the worker itself failed: KeyError: ", 0), 0u) << check.out;
  EXPECT_EQ(check.status, 1);
}

TEST_F(HostileText, IsNoCommandOfARegressionTest) {
  ASSERT_EQ(assay("fuzz --count 12 --jobs 1 --db a.db" + backend_).status, 1);
  std::istringstream test(assay("export 1 --format lit --db a.db").out);
  std::string line;
  ASSERT_TRUE(std::getline(test, line));
  EXPECT_EQ(line, "// RUN: stablehlo-translate --interpret %s");
  while (std::getline(test, line)) EXPECT_EQ(line.find("RUN:"), std::string::npos) << line;
  EXPECT_EQ(assay("export 1 --format lit -o . --db a.db").status, 0);
  std::istringstream own(content("finding-1-backend.mlir"));
  for (int n = 0; std::getline(own, line); ++n) EXPECT_EQ(line.find("RUN:") == std::string::npos, n >= 2) << line;
}

}  // namespace
}  // namespace assay::cli
