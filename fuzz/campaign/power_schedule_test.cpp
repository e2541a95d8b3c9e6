#include "fuzz/campaign/power_schedule.h"

#include <sstream>

#include <gtest/gtest.h>

#include "generator/generator.h"

namespace assay::fuzz {
namespace {

using generator::kUsualEnergy;

/// So many programs of each of three arms.
PowerSchedule tried(int times) {
  PowerSchedule out(3);
  const std::size_t all[] = {0, 1, 2};
  for (int i = 0; i < times; ++i) out.tried(all);
  return out;
}

const std::size_t kFirst[] = {0}, kSecond[] = {1}, kBoth[] = {0, 1};

TEST(PowerSchedule, IsSilentUntilSomethingIsFound) {
  EXPECT_TRUE(PowerSchedule(3).energies().empty());
  EXPECT_TRUE(tried(100).energies().empty());
}

// By hand: of one cause in 300 programs, an arm that has it in 100 has (1 + 1) / (100 + 300) against 1 / 300, half as
// many again as the average, and the others three quarters of it.
TEST(PowerSchedule, GivesMoreToWhatFindsMore) {
  PowerSchedule schedule = tried(100);
  schedule.found(kFirst);
  const std::vector<std::uint32_t> by_hand = {kUsualEnergy * 3 / 2, kUsualEnergy * 3 / 4, kUsualEnergy * 3 / 4};
  EXPECT_EQ(schedule.energies(), by_hand);
}

TEST(PowerSchedule, SharesACause) {
  PowerSchedule alone = tried(100), shared = tried(100);
  alone.found(kFirst);
  shared.found(kBoth);
  EXPECT_LT(shared.energies()[0], alone.energies()[0]);
  EXPECT_EQ(shared.energies()[0], shared.energies()[1]);
  EXPECT_LT(shared.energies()[2], shared.energies()[1]);
}

TEST(PowerSchedule, FallsBackWhereNothingNewComes) {
  PowerSchedule schedule = tried(100);
  for (int i = 0; i < 5; ++i) schedule.found(kFirst);
  schedule.found(kSecond);
  const auto before = schedule.energies();
  for (int i = 0; i < 2000; ++i) schedule.tried(kFirst);
  const auto after = schedule.energies();
  EXPECT_GT(before[0], before[1]);
  EXPECT_LT(after[0], after[1]);
}

TEST(PowerSchedule, NeitherGivesUpNorForgetsTheRest) {
  PowerSchedule schedule = tried(1);
  for (int i = 0; i < 1000; ++i) schedule.found(kFirst);
  for (int i = 0; i < 100000; ++i) schedule.tried(kSecond);
  const auto energies = schedule.energies();
  EXPECT_EQ(energies[0], 16 * kUsualEnergy);
  EXPECT_EQ(energies[1], kUsualEnergy / 4);
}

TEST(PowerSchedule, TextHoldsTheWholeState) {
  PowerSchedule schedule = tried(7), copy(3);
  schedule.found(kBoth);
  schedule.tried(kSecond);
  std::istringstream line(schedule.text("ops"));
  std::string word;
  ASSERT_TRUE(line >> word && copy.restore(line));
  EXPECT_EQ(word, "ops");
  EXPECT_EQ(copy.text("ops"), schedule.text("ops"));
  EXPECT_EQ(copy.energies(), schedule.energies());
}

TEST(PowerSchedule, DamagedTextIsAnError) {
  for (const char* damaged : {"3 1 60", "0 1", "0 x 60", "0 1 60 y"}) {
    std::istringstream line(damaged);
    EXPECT_FALSE(PowerSchedule(3).restore(line)) << damaged;
  }
}

}  // namespace
}  // namespace assay::fuzz
