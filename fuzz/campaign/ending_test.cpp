#include "fuzz/campaign/ending.h"

#include <gtest/gtest.h>

namespace assay::fuzz {
namespace {

using std::chrono::milliseconds;

/// Whether it comes within five seconds, which a busy machine has.
bool comes(const Ending& ending) {
  const auto latest = Ending::Clock::now() + std::chrono::seconds(5);
  while (!ending.has_come() && Ending::Clock::now() < latest) std::this_thread::sleep_for(milliseconds(5));
  return ending.has_come();
}

TEST(Ending, ComesWhenTheTimeIsUp) {
  const std::atomic<bool> stop = false;
  const auto at = Ending::Clock::now() + milliseconds(50);
  const Ending ending(stop, at);
  EXPECT_TRUE(comes(ending));
  EXPECT_GE(Ending::Clock::now(), at);
}

TEST(Ending, ComesWhenSomebodySaysSo) {
  std::atomic<bool> stop = false;
  const Ending ending(stop, std::nullopt);
  std::this_thread::sleep_for(milliseconds(50));
  EXPECT_FALSE(ending.has_come());
  stop = true;
  EXPECT_TRUE(comes(ending));
}

}  // namespace
}  // namespace assay::fuzz
