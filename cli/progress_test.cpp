#include "cli/progress.h"

#include <gtest/gtest.h>

namespace assay::cli {
namespace {

std::string line(std::uint64_t from, std::uint64_t next, double seconds, const Goal& goal) {
  fuzz::CampaignProgress progress;
  progress.first_program = from;
  progress.next_program = next;
  return progress_text(progress, seconds, goal);
}

bool ends_with(const std::string& text, const std::string& end) { return text.ends_with(end); }

TEST(Progress, SaysHowLongIsLeft) {
  using std::chrono::seconds;
  EXPECT_TRUE(ends_with(line(0, 10, 12, {seconds(60), {}}), "  48 s left"));
  EXPECT_TRUE(ends_with(line(0, 10, 70, {seconds(60), {}}), "  0 s left"));
  // 10 programs in 20 s: 30 more take 60 s. What an earlier session did says nothing of this one's speed.
  EXPECT_TRUE(ends_with(line(100, 110, 20, {{}, 140}), "  60 s left"));
  EXPECT_TRUE(ends_with(line(100, 110, 20, {seconds(30), 140}), "  10 s left"));
}

TEST(Progress, CountsProgramsThatWaitForAReduction) {
  fuzz::CampaignProgress progress;
  progress.counts.programs = 6;
  progress.waiting = {30, 4, {.checked = 3, .open = 1}};
  EXPECT_EQ(progress_text(progress, 12, {}), "12 s  36 programs  4 failures  0 allowed  75.0 % checked");
}

TEST(Progress, SaysNothingOfWhatItDoesNotKnow) {
  EXPECT_TRUE(ends_with(line(0, 10, 12, {}), " checked"));
  EXPECT_TRUE(ends_with(line(5, 5, 12, {{}, 140}), " checked"));
}

}  // namespace
}  // namespace assay::cli
