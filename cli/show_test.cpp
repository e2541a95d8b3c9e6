#include <cstdlib>
#include <filesystem>

#include "cli/command_test.h"

/// `assay show ID --versions`: the releases are workers that are right or wrong by their number.
namespace assay::cli {
namespace {

/// Negates one argument of f32; from release 1.2 up to 1.4 it does not, and 1.1 takes nothing.
constexpr const char* kWorker = R"(import os
import protocol

RELEASE = os.environ["PLANTED_RELEASE"]

class Planted:
    def hello(self):
        return {"name": "Planted", "version": RELEASE, "devices": 1}

    def compile(self, text, replicas, partitions, options):
        if RELEASE == "1.1" or text.count("stablehlo.") != 1 or "stablehlo.negate %" not in text:
            raise protocol.Refusal("unsupported", "it takes one negate")

    def run(self, inputs):
        data = bytearray(inputs[0][0][2])
        if not "1.2" <= RELEASE <= "1.4":
            data[3::4] = bytes(byte ^ 0x80 for byte in data[3::4])
        return [[(*inputs[0][0][:2], bytes(data))]]

if __name__ == "__main__":
    protocol.serve(Planted)
)";

class ShowVersionsTest : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    std::filesystem::create_directories(path("workers"));
    std::filesystem::copy_file(ASSAY_SOURCE_DIR "/backends/workers/protocol.py", path("workers/protocol.py"));
    file("workers/planted.py", kWorker);
    for (const char* version : {"1.0", "1.1", "1.2", "1.3", "1.4", "1.5"}) install(version);
    setenv("ASSAY_WORKERS", path("workers").c_str(), 1);
    assay("fuzz --backend worker:planted@1.3 --ops negate --types f32 --seed 1 --count 60 --db a.db");
  }
  void TearDown() override {
    unsetenv("ASSAY_WORKERS");
    CommandTest::TearDown();
  }

  void install(const std::string& version) const {
    const std::string folder = "environments/planted/" + version;
    std::filesystem::create_directories(path(folder + "/bin"));
    file(folder + "/complete", "");
    const std::string python =
        file(folder + "/bin/python", "#!/bin/sh\nPLANTED_RELEASE=" + version + " exec python3 \"$@\"\n");
    std::filesystem::permissions(python, std::filesystem::perms::owner_all);
  }
};

TEST_F(ShowVersionsTest, FindsTheFirstBadAndTheLastGoodRelease) {
  const Ran ran = assay("show 1 --db a.db --versions all");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out, "first bad 1.2, last good 1.0\nlast bad 1.4, first good 1.5\n") << ran.err;
  EXPECT_NE(ran.err.find("worker:planted@1.4: wrong-value"), std::string::npos) << ran.err;
}

TEST_F(ShowVersionsTest, AsksTheReleasesThatAreNamed) {
  EXPECT_EQ(assay("show 1 --db a.db --versions 1.4").out, "bad as late as 1.4\n");
  EXPECT_EQ(assay("show 1 --db a.db --versions 1.0,1.5 --json").out,
            "{\"versions\":\"first bad 1.3, last good 1.0\"}\n{\"versions\":\"last bad 1.3, first good 1.5\"}\n");
  EXPECT_EQ(assay("show 1 --db a.db --versions 1.1").out, "no other build that is installed can run it\n");
  const Ran missing = assay("show 1 --db a.db --versions 7.0");
  EXPECT_EQ(missing.status, 3);
  EXPECT_EQ(missing.err,
            "assay: no release 7.0 of worker:planted@1.3 is installed; `assay doctor --versions` does that\n");
}

}  // namespace
}  // namespace assay::cli
