#include "backends/process/confinement.h"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <algorithm>
#include <filesystem>

#include "backends/misbehaving_child_test.h"
#include "backends/protocol/framed_backend.h"

namespace assay::backends {
namespace {

class Confinement : public testing::Test {
 protected:
  void SetUp() override {
    if (!std::ranges::all_of(measures(), &Measure::holds))
      GTEST_SKIP() << "needs a confining kernel: this one lacks a measure";
    setenv(kSecret, "1", 1);
  }
  void TearDown() override {
    unsetenv(kSecret);
    std::filesystem::remove(outside_);
  }

  /// What a child says that tries everything.
  std::string tries(const Permissions& permissions) const {
    const Command command{{"/proc/self/exe", kMisbehave, "reaches out"}, {{kOutside, outside_}}};
    FramedBackend backend(command, {.permissions = permissions});
    Source source;
    source.text = "compile reach out";
    return backend.compile(source, {}).message;
  }

  const std::string outside_ = testing::TempDir() + "outside_of_scratch";
};

void expect_said(const std::string& log, std::initializer_list<const char*> lines) {
  for (const char* line : lines)
    EXPECT_NE(log.find(std::string(line) + "\n"), std::string::npos) << line << "\n" << log;
}

TEST_F(Confinement, RefusesWhatNoBackEndNeeds) {
  const auto log = tries({});
  expect_said(log, {"internet: refused", "local socket: refused", "file outside: refused", "secret: refused",
                    "signal: refused"});
  EXPECT_FALSE(std::filesystem::exists(outside_));
}

TEST_F(Confinement, LeavesWhatEveryBackEndNeeds) {
  expect_said(tries({}), {"scratch: done", "null: done", "path: done"});
}

TEST_F(Confinement, GivesWhatIsAllowedAndNoMore) {
  expect_said(tries({.network = true}), {"internet: done", "file outside: refused", "secret: refused"});
  expect_said(tries({.writable = {testing::TempDir()}}),
              {"internet: refused", "file outside: done", "secret: refused"});
  expect_said(tries({.environment = {kSecret}}), {"internet: refused", "file outside: refused", "secret: done"});
  expect_said(tries({.all = true}), {"internet: done", "file outside: done", "secret: done", "signal: done"});
}

TEST_F(Confinement, TakesTheScratchFolderAway) {
  const auto log = tries({});
  const auto at = log.find("scratch folder ");
  ASSERT_NE(at, std::string::npos) << log;
  const auto path = log.substr(at + 15, log.find('\n', at) - at - 15);
  EXPECT_FALSE(path.empty());
  EXPECT_FALSE(std::filesystem::exists(path)) << path;
}

TEST(Permissions, AreReadAsTheyAreSaid) {
  const std::vector<std::string> words = {"all", "network", "write=/dev", "write=a=b", "env=CUDA_VISIBLE_DEVICES"};
  const auto read = parse_permissions(words);
  ASSERT_TRUE(read);
  EXPECT_EQ(words_of(*read), words);
  for (const char* wrong : {"", "everything", "write", "write=", "networks", "env="})
    EXPECT_FALSE(parse_permissions({wrong})) << wrong;
}

}  // namespace
}  // namespace assay::backends
