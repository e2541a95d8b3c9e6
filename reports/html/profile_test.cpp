#include "reports/html/pages.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "reports/html/browser_test.h"
#include "reports/profile_example_test.h"

namespace assay::reports {
namespace {

TEST(ProfilePage, SaysWhatEachTypeNeedsAndWhatNothingCovers) {
  const std::string page = html_profile(example_profile());
  const std::string head = page.substr(0, page.find("<noscript"));
  for (const char* part :
       {"<th scope=\"row\"><code>bf16</code></th><td>flush-moves</td>", "No contract covers 1 of its answers",
        "rule div-self, E = f32: <code>0</code>, the baseline allows <code>1 &lt; 2</code>",
        "1 of 3 answers are outside the baseline; 1 lines of a contract allow them"})
    EXPECT_NE(head.find(part), std::string::npos) << part << head;
  EXPECT_EQ(page, html_profile(example_profile()));
  Profile covered = example_profile();
  covered.unexplained.clear();
  EXPECT_EQ(html_profile(covered).find("id=\"uncovered\""), std::string::npos);
}

TEST(ProfilePage, CountsBudgetsAndNamesEverythingElse) {
  Profile p = example_profile();
  p.grants = {{"math tanh for f32 : 2.15 because measured \"a for b\"", "", "", {}},
              {"math sine for f32, f64 : 3 because x", "", "", {}},
              {"fma for f32", "", "", {}},
              {"reassociate", "", "", {}}};
  const std::string page = html_profile(p);
  for (const char* part : {"<code>f32</code></th><td>fma, larger errors in 2 functions</td>",
                           "<code>f64</code></th><td>larger errors in 1 function</td>",
                           "<code>every type</code></th><td>reassociate</td>"})
    EXPECT_NE(page.find(part), std::string::npos) << part;
}

class ProfileInABrowser : public testing::Test {
 protected:
  void SetUp() override {
    if (browser().empty()) GTEST_SKIP() << "needs chromium";
  }
};

TEST_F(ProfileInABrowser, FitsEverywhere) { expect_page_fits(html_profile(example_profile())); }

/// As many questions, functions and lines as a whole profile has.
Profile long_profile() {
  Profile p = example_profile();
  const Observation sum = p.observations[0], wrong = p.observations[1], function = p.observations[2];
  for (int k = 0; k < 120; ++k)
    for (const char* type : {"f32", "bf16", "f16", "f64"}) {
      Observation o = k % 3 ? sum : wrong;
      o.probe = o.question = fmt::format("question {}", k);
      o.words = fmt::format("E = {}", type);
      p.observations.push_back(o);
      Observation f = function;
      f.chart.op = fmt::format("function{}", k);
      f.chart.type = type;
      p.observations.push_back(f);
    }
  p.grants.resize(500, p.grants[0]);
  p.unexplained.resize(8, p.unexplained[0]);
  return p;
}

TEST_F(ProfileInABrowser, IsShort) {
  Page page(html_profile(long_profile()));
  EXPECT_LT(page.height(), 4'000);
}

TEST_F(ProfileInABrowser, QuestionsAndFunctionsOpenBesideTheirSquares) {
  Page page(html_profile(example_profile()));
  page.click("[aria-label^='In which order']");
  EXPECT_EQ(page.run("document.querySelectorAll('.popover:not([hidden]) svg.tree text').length"), 4);
  page.click("#functions td[tabindex]");
  page.run("new Promise((f) => setTimeout(f, 100))");
  EXPECT_EQ(page.run("document.querySelectorAll('#functions .popover svg.plot').length"), 1);
}

// An edge for each child of an inner node, a label for each term; other texts are no trees.
TEST_F(ProfileInABrowser, DrawsTheOrderOfASum) {
  Page page(html_profile(example_profile()));
  EXPECT_EQ(page.run("tree_drawing('((0 1) (2 3))').querySelector('path').getAttribute('d').split('M').length - 1"), 6);
  EXPECT_EQ(page.text("[...tree_drawing('((0 1) (2 3))').querySelectorAll('text')].map((t) => t.textContent).join()"),
            "0,1,2,3");
  for (const char* text : {"", "((0 1)", "(0 x)", "()"})
    EXPECT_EQ(page.run("!tree_drawing(" + Json(text).dump() + ")"), true) << text;
}

}  // namespace
}  // namespace assay::reports
