#include "reports/html/sweep.h"

#include <gtest/gtest.h>

#include <limits>

#include "reports/html/browser_test.h"

namespace assay::reports {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

SweepChart chart() {
  return {.op = "tanh",
          .type = "f16",
          .inputs = "all 65,536 inputs",
          .binades = {{-kInfinity, -1, 9, 1.5}, {-1, 0, 9, 0.5}, {0, 1, 9, 0.25}, {1, kInfinity, 9, 2.125}},
          .rows = {{-kInfinity, 0, 18, 1.5, "-2", "-0.9", "-1"}, {0, kInfinity, 18, 2.125, "3.5", "0.99", "<1>"}},
          .oddities = {{"NaN where the exact answer is a number", 1234, "7", "1", "nan", ""}},
          .proposal = "math tanh for f16 : 2.15 because measured \"all\""};
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t n = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++n;
  return n;
}

TEST(SweepPage, ShowsPlotTableAndProposal) {
  const std::string page = html_sweep({"xla-cpu", "plug-in & more", "default", {chart()}});
  EXPECT_EQ(count(page, "<rect class=bar"), 4u);
  EXPECT_NE(page.find("2.125 ulps at 3.5"), std::string::npos);
  EXPECT_NE(page.find("1,234"), std::string::npos);
  EXPECT_NE(page.find("&lt;1&gt;"), std::string::npos);
  EXPECT_NE(page.find("plug-in &amp; more"), std::string::npos);
  EXPECT_NE(page.find("math tanh for f16 : 2.15 because measured &quot;all&quot;"), std::string::npos);
}

TEST(SweepPage, NeedsNothingElse) {
  const std::string page = html_sweep({"xla-cpu", "plug-in", "default", {chart()}});
  for (const char* const part : {"http:", "https:", "<script", "<link", "src="})
    EXPECT_EQ(page.find(part), std::string::npos) << part;
  EXPECT_NE(page.find("prefers-color-scheme: dark"), std::string::npos);
}

TEST(SweepPage, NeverScrollsSidewaysInABrowser) {
  if (browser().empty()) GTEST_SKIP() << "needs chromium";
  expect_page_fits(html_sweep({"xla-cpu", "plug-in", "default", {chart(), chart(), chart(), chart()}}));
}

// Each binade has the same width, infinity lies beyond the last power of two.
TEST(SweepPage, DrawsBinadesOfOneWidth) {
  const std::string svg = html_chart(chart());
  EXPECT_EQ(count(svg, "<svg"), 1u);
  const auto width = [&](std::size_t bar) {
    std::size_t at = 0;
    for (std::size_t i = 0; i <= bar; ++i) at = svg.find("<rect class=bar", at + 1);
    const std::size_t begin = svg.find("width=\"", at) + 7;
    return std::stod(svg.substr(begin));
  };
  EXPECT_NEAR(width(0), width(1), 0.02);
  EXPECT_NEAR(width(0), width(3), 0.02);
}

// A function that gives an infinity where it has a number is infinitely many ulps off.
TEST(SweepPage, DrawsAnInfiniteErrorAtTheTop) {
  SweepChart infinite = chart();
  infinite.binades[1].ulps = kInfinity;
  const std::string svg = html_chart(infinite);
  EXPECT_EQ(count(svg, "<rect class=bar"), 4u);
  EXPECT_LT(svg.size(), 100'000u);
}

TEST(SweepPage, SaysWhatTheBackEndDidInstead) {
  const std::string page =
      html_chart({.op = "tanh", .type = "f64", .inputs = "interrupted", .refusal = "crashed: <x>"});
  EXPECT_NE(page.find("crashed: &lt;x&gt;"), std::string::npos);
  EXPECT_EQ(page.find("<svg"), std::string::npos);
}

TEST(SweepTable, NamesEndsByPowers) {
  EXPECT_EQ(end_text(0x1p-126), "2^-126");
  EXPECT_EQ(end_text(-0x1p20), "-2^20");
  EXPECT_EQ(end_text(-0.0), "0");
  EXPECT_EQ(end_text(8), "8");
  EXPECT_EQ(end_text(65504), "65504");
  EXPECT_EQ(end_text(-kInfinity), "-inf");
}

TEST(SweepTable, HasALineForEachRange) {
  const std::string text = describe(chart());
  EXPECT_EQ(count(text, "\n"), 6u);
  EXPECT_NE(text.find("2.125  3.5: 0.99, <1>"), std::string::npos) << text;
}

}  // namespace
}  // namespace assay::reports
