#include "measure/profile/crew.h"

#include <gtest/gtest.h>

#include <atomic>
#include <set>

#include "judge/builtin.h"

namespace assay::measure {
namespace {

TEST(Crew, DoesEachPieceOfWorkOnce) {
  const auto factory = judge::open_backend("oracle");
  ASSERT_TRUE(factory.has_value());
  for (const int jobs : {0, 1, 3, 40}) {
    Crew crew(**factory, {}, jobs);
    std::vector<int> times(25, 0);
    crew.each(times.size(), [&](std::size_t k, backends::Backend&) { ++times[k]; });
    EXPECT_EQ(times, std::vector<int>(25, 1)) << jobs;
    crew.each(0, [&](std::size_t, backends::Backend&) { FAIL(); });
  }
}

/// Two that wait for each other end only where they run at the same time, and they have different back ends.
TEST(Crew, WorksAtSeveralPiecesAtATime) {
  const auto factory = judge::open_backend("oracle");
  ASSERT_TRUE(factory.has_value());
  Crew crew(**factory, {}, 2);
  std::atomic<int> here = 0;
  std::vector<backends::Backend*> used(2);
  crew.each(2, [&](std::size_t k, backends::Backend& member) {
    used[k] = &member;
    ++here;
    while (here < 2) continue;
  });
  EXPECT_NE(used[0], used[1]);
}

}  // namespace
}  // namespace assay::measure
