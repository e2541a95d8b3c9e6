#include "backends/process/command_run.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace assay::backends {
namespace {

using namespace std::chrono_literals;

TEST(RunCommand, TellsHowACommandEnded) {
  EXPECT_TRUE(run_command("exit 0", 10s).value().succeeded());
  const auto failed = run_command("echo why >&2; exit 3", 10s).value();
  EXPECT_FALSE(failed.succeeded());
  EXPECT_EQ(failed.exit.code, 3);
  EXPECT_EQ(failed.errors, "why\n");
  EXPECT_EQ(run_command("kill -9 $$", 10s).value().exit.signal, 9);
}

TEST(RunCommand, ReadsAllThatACommandPrints) {
  EXPECT_TRUE(run_command("head -c 10000000 /dev/zero; head -c 10000000 /dev/zero >&2", 20s).value().succeeded());
}

TEST(RunCommand, EndsWhatTakesTooLongAndWhatNobodyWaitsFor) {
  const auto begin = std::chrono::steady_clock::now();
  const auto late = run_command("sleep 30; true", 100ms).value();
  EXPECT_FALSE(late.is_in_time);
  EXPECT_FALSE(late.succeeded());
  const std::atomic<bool> stop{true};
  EXPECT_FALSE(run_command("sleep 30; true", 30s, &stop).value().succeeded());
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 20s);
}

TEST(RunCommand, IsNotConfinedAndRunsInOurFolder) {
  const std::string file = testing::TempDir() + "assay-run-command";
  EXPECT_TRUE(run_command("test \"$(pwd)\" = \"" + std::filesystem::current_path().string() + "\" && touch " + file +
                              " && rm " + file,
                          10s)
                  .value()
                  .succeeded());
}

}  // namespace
}  // namespace assay::backends
