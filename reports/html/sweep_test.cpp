#include "reports/html/pages.h"

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

SweepPage page_of(std::vector<SweepChart> charts) {
  return {"xla-cpu", "XLA:CPU jaxlib 0.12.0", "default", std::move(charts)};
}

TEST(SweepPage, SaysTheVerdictInItsTitle) {
  SweepChart beyond = chart();
  beyond.verdict = "beyond xla-default: 2.12 ulp at 3.5";
  beyond.is_within = false;
  const std::string page = html_sweep(page_of({chart(), beyond}));
  const std::string head = page.substr(0, page.find("<script"));
  EXPECT_NE(head.find("<title>tanh in XLA:CPU (jaxlib 0.12.0): beyond the contract in 1 of 2 types</title>"),
            std::string::npos)
      << head;
  EXPECT_NE(head.find("<h2 class=\"bad\">tanh in f16: beyond xla-default: 2.12 ulp at 3.5</h2>"), std::string::npos);
  EXPECT_NE(head.find("Largest error 2.125 ulp at 3.5: exactly 0.99, answer &lt;1&gt;."), std::string::npos);
  EXPECT_NE(html_sweep(page_of({chart()})).find("(jaxlib 0.12.0): within the contract</title>"), std::string::npos);
}

TEST(SweepPage, NeedsNothingElse) {
  const std::string page = html_sweep(page_of({chart()}));
  for (const char* const part : {"<link", "src=", "@import"}) EXPECT_EQ(page.find(part), std::string::npos) << part;
  EXPECT_NE(page.find("prefers-color-scheme: dark"), std::string::npos);
}

TEST(SweepPage, FitsEverywhere) {
  if (browser().empty()) GTEST_SKIP() << "needs chromium";
  expect_page_fits(html_sweep(page_of({chart(), chart(), chart(), chart()})));
}

/// The widths of the bars, where the mark is, and that the plot was drawn.
constexpr const char* kWidths = "[...document.querySelectorAll('.plot .bar')].map((b) => b.width.baseVal.value)";
constexpr const char* kMark = "document.querySelector('circle.worst').cx.baseVal.value";
constexpr const char* kDrawn =
    "new Promise((f) => {const look = () => document.querySelector('svg.plot') ? f(1) : setTimeout(look, 5); look();})";

// Each binade has the same width, infinity lies beyond the last power of two.
TEST(SweepPage, DrawsBinadesOfOneWidthAndLettersOfOneSize) {
  if (browser().empty()) GTEST_SKIP() << "needs chromium";
  Page page(html_sweep(page_of({chart()})));
  for (const int width : {1440, 390}) {
    page.show_on({.width = width});
    page.run("new Promise((f) => setTimeout(f, 100))");
    page.run(kDrawn);
    const Json widths = page.run(kWidths);
    ASSERT_EQ(widths.size(), 4u);
    for (const Json& w : widths) EXPECT_NEAR(w.get<double>(), widths[0].get<double>(), 0.11);
    EXPECT_EQ(page.text("document.querySelector('text.worst').textContent"), "2.125 ulp at 3.5");
    EXPECT_GE(page.run("document.querySelector('.tick').getBoundingClientRect().height").get<double>(), 10)
        << "letters do not shrink with the plot";
  }
}

// Two binades have the largest error. The mark is where the first input with it is, and not at the other.
TEST(SweepPage, MarksTheWorstArgument) {
  if (browser().empty()) GTEST_SKIP() << "needs chromium";
  SweepChart equal = chart();
  equal.binades = {{0.5, 1, 9, 0.25}, {1, 2, 9, 2.125}, {2, 4, 9, 2.125}};
  equal.binades[1].at = 1.75;
  equal.binades[2].at = 3.5;
  Page page(html_sweep(page_of({equal})));
  page.run(kDrawn);
  const Json bars =
      page.run("[...document.querySelectorAll('.plot .bar')].map((b) => [b.x.baseVal.value, b.width.baseVal.value])");
  const double at = page.run(kMark).get<double>(), left = bars[1][0].get<double>(), width = bars[1][1].get<double>();
  EXPECT_NEAR(at, left + 0.75 * width, 1) << "three quarters of the way from 1 to 2";
}

TEST(SweepPage, DrawsWhatTheContractAllows) {
  if (browser().empty()) GTEST_SKIP() << "needs chromium";
  SweepChart budget = chart();
  Page without(html_sweep(page_of({budget})));
  without.run(kDrawn);
  EXPECT_EQ(without.run("document.querySelectorAll('.budget').length"), 0);
  for (SweepRow& r : budget.binades) r.allowed = 1;
  Page page(html_sweep(page_of({budget})));
  page.run(kDrawn);
  const double line = page.run("document.querySelector('.budget').getBBox().y").get<double>();
  EXPECT_LT(page.run("document.querySelectorAll('.beyond')[1].y.baseVal.value").get<double>(), line);
  EXPECT_EQ(page.run("document.querySelectorAll('.beyond').length"), 2) << "of 1.5 and 2.125 ulp";
}

// A function that gives an infinity where it has a number is infinitely many ulps off.
TEST(SweepPage, DrawsAnInfiniteErrorAtTheTop) {
  if (browser().empty()) GTEST_SKIP() << "needs chromium";
  SweepChart infinite = chart();
  infinite.binades[1].ulps = infinite.rows[0].ulps = kInfinity;
  Page page(html_sweep(page_of({infinite})));
  page.run(kDrawn);
  EXPECT_EQ(page.run(kWidths).size(), 4u);
  EXPECT_EQ(page.text("document.querySelector('text.worst').textContent"), "∞ ulp at -2");
}

TEST(SweepPage, SaysWhatTheBackEndDidInstead) {
  const std::string page =
      html_sweep(page_of({{.op = "tanh", .type = "f64", .inputs = "interrupted", .refusal = "crashed: <x>"}}));
  EXPECT_NE(page.find("crashed: &lt;x&gt;"), std::string::npos);
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
