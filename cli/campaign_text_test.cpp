#include "cli/campaign_text.h"

#include <gtest/gtest.h>

namespace assay::cli {
namespace {

reports::Cluster wrong_value(std::int64_t number) {
  reports::Cluster c;
  c.key = "wrong-value: op " + std::to_string(number);
  c.failure = "wrong-value", c.title = "tanh on f32: 2.0 where 1.0 is expected";
  c.findings = 3, c.representative = number;
  return c;
}

struct Summary {
  fuzz::CampaignProgress progress;
  reports::ReportData data;
  reports::Known known;

  std::vector<Line> lines() const { return summary({progress, data, known, "", "a.db", "r.html"}); }
  std::string text() const {
    std::string out;
    for (const Line& line : lines()) out += line.text + "\n";
    return out;
  }
};

TEST(CampaignText, FitsAScreenHoweverManyBugsThereAre) {
  Summary many;
  many.progress.counts.elements = {.checked = 900, .weak = 50, .open = 50};
  many.progress.left_out.failures = 1;
  for (int k = 1; k <= 2000; ++k) many.data.clusters.push_back(wrong_value(k));
  EXPECT_LE(many.lines().size(), 25u) << many.text();
  EXPECT_NE(many.text().find("\n2,000 bugs in "), std::string::npos) << many.text();
  EXPECT_NE(many.text().find("  and 1988 more: assay show list --db a.db\n"), std::string::npos) << many.text();
}

TEST(CampaignText, CountsInTheSingularToo) {
  Summary one;
  one.progress.counts = {.programs = 1, .elements = {.checked = 1}};
  one.data.clusters.push_back(wrong_value(5));
  EXPECT_NE(one.text().find("\n1 bug in 1 program\n  #5    wrong value         tanh on f32: 2.0 where"),
            std::string::npos)
      << one.text();
  EXPECT_EQ(one.lines()[1].ink, Ink::kRed);
}

// A green word where nothing was checked costs everything.
TEST(CampaignText, IsGreenOnlyWhereSomethingWasChecked) {
  Summary nothing;
  nothing.progress.counts.programs = 7;
  EXPECT_EQ(nothing.lines()[1].ink, Ink::kRed);
  EXPECT_EQ(nothing.lines()[1].text, "Nothing was checked in 7 programs");
  nothing.progress.counts.elements.checked = 3;
  EXPECT_EQ(nothing.lines()[1].ink, Ink::kGreen);
  nothing.progress.left_out.failures = 1;
  EXPECT_EQ(nothing.lines()[1].ink, Ink::kRed);
}

TEST(CampaignText, TellsABugByTheNumberThatShowTakes) {
  EXPECT_EQ(bug_line(5, "wrong-value", "is_inf on f32: 2 where 1 is expected").text,
            "BUG #5  wrong value  is_inf on f32: 2 where 1 is expected");
}

TEST(Terminal, CutsALineToItsWidth) {
  EXPECT_EQ(fitted("12345678", 8), "12345678");
  EXPECT_EQ(fitted("123456789", 8), "123456..");
}

}  // namespace
}  // namespace assay::cli
