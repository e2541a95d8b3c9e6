#include "measure/profile/worker_pool.h"

#include <gtest/gtest.h>

#include <atomic>
#include <set>

#include "judge/builtin.h"

namespace assay::measure {
namespace {

TEST(WorkerPool, DoesEachPieceOfWorkOnce) {
  const auto factory = judge::open_backend("oracle");
  ASSERT_TRUE(factory.has_value());
  for (const int jobs : {0, 1, 3, 40}) {
    WorkerPool pool(**factory, {}, jobs);
    std::vector<int> times(25, 0);
    pool.each(times.size(), [&](std::size_t k, backends::Backend&) { ++times[k]; });
    EXPECT_EQ(times, std::vector<int>(25, 1)) << jobs;
    pool.each(0, [&](std::size_t, backends::Backend&) { FAIL(); });
  }
}

/// Two that wait for each other end only where they run at the same time, and they have different back ends.
TEST(WorkerPool, WorksAtSeveralPiecesAtATime) {
  const auto factory = judge::open_backend("oracle");
  ASSERT_TRUE(factory.has_value());
  WorkerPool pool(**factory, {}, 2);
  std::atomic<int> here = 0;
  std::vector<backends::Backend*> used(2);
  pool.each(2, [&](std::size_t k, backends::Backend& member) {
    used[k] = &member;
    ++here;
    while (here < 2) continue;
  });
  EXPECT_NE(used[0], used[1]);
}

}  // namespace
}  // namespace assay::measure
