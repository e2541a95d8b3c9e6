#include "judge/alone.h"

#include <atomic>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace assay::judge {
namespace {

TEST(Alone, NobodyElseWorksMeanwhile) {
  Crowd crowd;
  std::atomic<int> working = 0, met = 0, times = 0;
  const auto work = [&](int own) {
    for (int k = 0; k < 200; ++k) {
      const InCrowd inside(&crowd);
      ++working;
      if (k % 50 == own) {
        --working;
        const Alone alone(&crowd);
        ++times;
        met += working;
        std::this_thread::yield();
        met += working;
        ++working;
      }
      --working;
    }
  };
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) threads.emplace_back(work, t);
  for (auto& thread : threads) thread.join();
  EXPECT_EQ(times, 16);
  EXPECT_EQ(met, 0);
}

}  // namespace
}  // namespace assay::judge
