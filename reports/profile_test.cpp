#include "reports/profile.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <filesystem>
#include <limits>

#include "reports/profile_example_test.h"
#include "reports/store.h"

namespace assay::reports {
namespace {

TEST(ProfileJson, HoldsWhatWasWritten) {
  const Profile p = example_profile();
  EXPECT_EQ(grants_from_json(to_json(p.grants)), p.grants);
  const auto all = observations_from_json(to_json(p.observations));
  ASSERT_TRUE(all);
  const auto& read = *all;
  ASSERT_EQ(read.size(), 3u);
  EXPECT_EQ(read[0].tree, "((0 1) (2 3))");
  EXPECT_FALSE(read[1].is_legal);
  EXPECT_EQ(read[1].lines, p.observations[1].lines);
  EXPECT_EQ(read[1].witness, p.observations[1].witness);
  ASSERT_EQ(read[2].chart.binades.size(), 1u);
  EXPECT_EQ(read[2].chart.binades[0].low, -std::numeric_limits<double>::infinity());
  EXPECT_EQ(read[2].chart.binades[0].ulps, 0.1);
}

TEST(ProfileJson, WhatIsNotWrittenSoIsNoProfile) {
  for (const char* text : {"no list", "{}", "[1]", R"([{"topic":1}])", R"([{"witness":[]}])", R"([{"lines":[1]}])",
                           R"([{"witness":{"inputs":[{}]}}])", R"([{"chart":{"rows":[{"low":1}]}}])",
                           R"([{"chart":{"oddities":[[]]}}])", R"([{"is_legal":"yes"}])"})
    EXPECT_FALSE(observations_from_json(text)) << text;
  for (const char* text : {"[[]]", R"([{"line":7}])", R"([{"witness":{"ops":"many"}}])"})
    EXPECT_FALSE(grants_from_json(text)) << text;
  EXPECT_EQ(grants_from_json(R"([{"line":"a line","of_later":[1]}])")->front().line, "a line");
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

TEST(ProfileStore, NamesTheColumnThatIsDamaged) {
  const auto path = std::filesystem::temp_directory_path() / "assay_damaged_profile_test.db";
  for (const char* column : {"observations", "grants", "dropped", "unexplained"}) {
    std::filesystem::remove(path);
    auto store = Store::open(path.string());
    ASSERT_TRUE(store.has_value());
    ASSERT_TRUE((*store)->keep("machine", example_profile()));
    ASSERT_TRUE((*store)->keep({"machine", "probe flush", example_profile().observations}));
    const char* type = column == std::string("dropped") ? "TEXT" : "BLOB";
    const std::string set =
        fmt::format("UPDATE profiles SET {} = CAST('[{{\"line\":7,\"topic\":7}}]' AS {});", column, type);
    sqlite3* handle = nullptr;
    ASSERT_EQ(sqlite3_open(path.c_str(), &handle), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(handle, (set + "UPDATE profile_steps SET observations = x'37'").c_str(), nullptr, nullptr,
                           nullptr),
              SQLITE_OK);
    sqlite3_close(handle);
    const auto profiles = (*store)->profiles();
    ASSERT_FALSE(profiles) << column;
    EXPECT_NE(profiles.error().message.find("is damaged: table profiles, "), std::string::npos);
    EXPECT_NE(profiles.error().message.find(std::string("column ") + column), std::string::npos);
    EXPECT_NE((*store)->profile_steps("machine").error().message.find("table profile_steps, probe flush, column"),
              std::string::npos);
  }
  std::filesystem::remove(path);
}

}  // namespace
}  // namespace assay::reports
