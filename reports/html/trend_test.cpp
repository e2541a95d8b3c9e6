#include "reports/html/trend.h"

#include <gtest/gtest.h>

namespace assay::reports {
namespace {

Campaign campaign(std::int64_t id, const std::string& started, std::int64_t programs) {
  Campaign c{.id = id, .counts = {.programs = programs, .elements = {.checked = 10 * programs}}};
  c.provenance.started = started;
  return c;
}

// Two shards of the first night; the third has `a` back, which is no news.
TEST(Trend, IsWhatEachNightMetFirstAndNoMore) {
  const std::vector<Campaign> all = {campaign(4, "2026-11-25T01:00:00Z", 7), campaign(1, "2026-11-23T22:00:00Z", 5),
                                     campaign(2, "2026-11-23T23:00:00Z", 6), campaign(3, "2026-11-24T22:00:00Z", 9),
                                     campaign(5, "", 100)};
  const auto trend = nights(all, {{1, "a", "crash", 1},
                                  {2, "a", "crash", 1},
                                  {2, "b", "wrong-value", 1},
                                  {2, "granted", kDeviation, 1},
                                  {3, "b", "wrong-value", 1},
                                  {3, "c", "wrong-value", 1},
                                  {4, "a", "crash", 1}});
  ASSERT_EQ(trend.size(), 3u);
  EXPECT_EQ(trend[0].date, "2026-11-23");
  EXPECT_EQ(trend[0].programs, 11);
  EXPECT_EQ(trend[0].checked, 110);
  const auto numbers = [](const Night& n) { return std::vector<std::size_t>{n.causes, n.fresh, n.gone}; };
  EXPECT_EQ(numbers(trend[0]), (std::vector<std::size_t>{2, 2, 0}));
  EXPECT_EQ(numbers(trend[1]), (std::vector<std::size_t>{2, 1, 1}));
  EXPECT_EQ(numbers(trend[2]), (std::vector<std::size_t>{1, 0, 2}));
  EXPECT_EQ(trend[1].date, "2026-11-24");
}

}  // namespace
}  // namespace assay::reports
