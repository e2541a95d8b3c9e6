#include "reports/known.h"

#include <gtest/gtest.h>

namespace assay::reports {
namespace {

constexpr const char* kText = R"toml(
[[known]]
cluster = "wrong-value: dynamic_slice"
issue = "https://example.org/48717"
owner = "numerics"
expires = 2027-01-31
expect = true

[[known]]
pattern = "crash: *window_util.cc*"
)toml";

Known known(const std::string& today, const std::string& text = kText) {
  auto parsed = Known::parse(text, "known.toml", today);
  EXPECT_TRUE(parsed) << parsed.error().text();
  return *std::move(parsed);
}

Cluster cluster(const std::string& key) { return {.key = key}; }

TEST(Known, IsACauseByItsKeyOrByAPattern) {
  const Known k = known("2026-11-25");
  EXPECT_EQ(k.note(cluster("wrong-value: dynamic_slice")), "known: https://example.org/48717, numerics");
  EXPECT_EQ(k.note(cluster("crash: window_util.cc:259 Check failed: bound >= 0")), "known");
  EXPECT_EQ(k.note(cluster("wrong-value: dynamic_slice on float")), "new");
  const auto unknown = k.unknown({cluster("wrong-value: dynamic_slice"), cluster("hang: sort")});
  ASSERT_EQ(unknown.size(), 1u);
  EXPECT_EQ(unknown[0].key, "hang: sort");
  EXPECT_EQ(Known().note(cluster("hang: sort")), "");
  EXPECT_EQ(Known().unknown({cluster("hang: sort")}).size(), 1u);
}

TEST(Known, IsWhatItsFileSays) {
  const Cluster odd{.key = "crash: \"a\\b\" \t[#]", .failure = "crash", .title = "a title\nof two lines"};
  const Cluster deviation{.key = "deviation: fma", .failure = kDeviation};
  const Known k = known("2026-11-25", known_file({odd, cluster("hang: sort"), deviation}));
  EXPECT_TRUE(k.unknown({odd, cluster("hang: sort")}).empty());
  EXPECT_EQ(k.unknown({deviation}).size(), 1u);
  EXPECT_EQ(known_file({}), "");
}

// The day itself still counts.
TEST(Known, AnEntryExpires) {
  EXPECT_TRUE(known("2027-01-31").find(cluster("wrong-value: dynamic_slice")));
  const Known late = known("2027-02-01");
  EXPECT_FALSE(late.find(cluster("wrong-value: dynamic_slice")));
  EXPECT_EQ(late.unknown({cluster("wrong-value: dynamic_slice")}).size(), 1u);
  EXPECT_EQ(late.note(cluster("wrong-value: dynamic_slice")),
            "known until 2027-01-31, expired: https://example.org/48717, numerics");
  EXPECT_TRUE(late.missing({}).empty());
}

TEST(Known, WhatIsExpectedAndMissingIsTold) {
  const Known k = known("2026-11-25");
  EXPECT_EQ(describe(k.missing({cluster("hang: sort")})),
            "expected and not seen: wrong-value: dynamic_slice (https://example.org/48717, numerics, known.toml:2)\n");
  EXPECT_TRUE(k.missing({cluster("wrong-value: dynamic_slice")}).empty());
}

TEST(Known, AFileThatIsWrongSaysWhere) {
  const auto error = [](const std::string& text) {
    const auto parsed = Known::parse(text, "known.toml", "2026-11-25");
    return parsed ? "" : parsed.error().text();
  };
  EXPECT_EQ(error("[[known]]\ncluster = \"a\"\nexpire = 2027-01-31\n"),
            "known.toml:3: there is no field expire: there are cluster, pattern, issue, owner, expires and expect");
  EXPECT_EQ(error("[[known]]\ncluster = \"a\"\nexpires = \"2027-01-31\"\n"),
            "known.toml:3: expires is a date without quotes, such as 2027-01-31");
  EXPECT_EQ(error("[[known]]\nowner = \"a\"\n"), "known.toml:1: [[known]] has either a cluster or a pattern");
  EXPECT_EQ(error("[[known]]\ncluster = 5\n"), "known.toml:2: cluster is a text in quotes");
  EXPECT_EQ(error("[[known]]\nexpect = 1\n"), "known.toml:2: expect is true or false");
  EXPECT_EQ(error("a = 1\n"), "known.toml:1: `a`: there is nothing but [[known]]");
  EXPECT_EQ(error("[[known\n").substr(0, 13), "known.toml:1:");
}

}  // namespace
}  // namespace assay::reports
