#include "reports/profile.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <limits>

#include "reports/profile_example_test.h"
#include "reports/profile_json.h"
#include "reports/store.h"

namespace assay::reports {
namespace {

TEST(ProfileJson, HoldsWhatWasWritten) {
  const Profile p = example_profile();
  EXPECT_EQ(grants_from_json(to_json(p.grants)), p.grants);
  const auto read = observations_from_json(to_json(p.observations));
  ASSERT_EQ(read.size(), 3u);
  EXPECT_EQ(read[0].tree, "((0 1) (2 3))");
  EXPECT_FALSE(read[1].is_legal);
  EXPECT_EQ(read[1].lines, p.observations[1].lines);
  EXPECT_EQ(read[1].witness, p.observations[1].witness);
  ASSERT_EQ(read[2].chart.binades.size(), 1u);
  EXPECT_EQ(read[2].chart.binades[0].low, -std::numeric_limits<double>::infinity());
  EXPECT_EQ(read[2].chart.binades[0].ulps, 0.1);
  EXPECT_TRUE(observations_from_json("no list").empty());
}

TEST(ProfileStore, KeepsStepsAndProfiles) {
  const auto path = std::filesystem::temp_directory_path() / "assay_profile_store_test.db";
  std::filesystem::remove(path);
  {
    auto store = Store::open(path.string());
    ASSERT_TRUE(store.has_value());
    const Profile p = example_profile();
    ASSERT_TRUE((*store)->keep({"machine", "probe flush", p.observations}));
    ASSERT_TRUE((*store)->keep({"other", "probe flush", {}}));
    ASSERT_TRUE((*store)->keep("machine", p));
    ASSERT_TRUE((*store)->keep("machine", p));
  }
  auto store = Store::open_existing(path.string());
  ASSERT_TRUE(store.has_value());
  const auto steps = (*store)->profile_steps("machine");
  ASSERT_EQ(steps->size(), 1u);
  EXPECT_EQ(steps->front().name, "probe flush");
  EXPECT_EQ(steps->front().observations.size(), 3u);
  const auto profiles = (*store)->profiles();
  ASSERT_EQ(profiles->size(), 1u);
  EXPECT_EQ(profiles->front().grants, example_profile().grants);
  EXPECT_EQ(profiles->front().dropped, example_profile().dropped);
  EXPECT_EQ(profiles->front().unexplained, example_profile().unexplained);
  std::filesystem::remove(path);
}

}  // namespace
}  // namespace assay::reports
