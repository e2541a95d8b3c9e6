#include "reports/html/profile.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "reports/html/browser_test.h"
#include "reports/profile_example_test.h"

namespace assay::reports {
namespace {

TEST(ProfilePage, ShowsGrantsQuestionsTreesAndPlots) {
  const std::string page = html_profile(example_profile());
  for (const char* part :
       {"flush-moves for bf16", "Is &lt;tiny&gt; flushed?", "1 &lt; 2", "aria-label=\"tree of the sum\"",
        "1 op, 5 elements", "Order of sums", "fma for f16", "rule div-self", "tanh", "prefers-color-scheme: dark"})
    EXPECT_NE(page.find(part), std::string::npos) << part;
  EXPECT_EQ(page.find("http"), std::string::npos);
  EXPECT_EQ(page.find("<script"), std::string::npos);
  EXPECT_EQ(page, html_profile(example_profile()));
}

TEST(ProfilePage, NeverScrollsSidewaysInABrowser) {
  if (browser().empty()) GTEST_SKIP() << "needs chromium";
  expect_page_fits(html_profile(example_profile()));
}

TEST(ProfilePage, DrawsAnEdgeForEachChild) {
  const std::string drawing = sum_tree_drawing("((0 1) (2 3))");
  EXPECT_EQ(std::ranges::count(drawing, 'M'), 6);
  for (const char* term : {">0<", ">1<", ">2<", ">3<"}) EXPECT_NE(drawing.find(term), std::string::npos);
  for (const char* text : {"", "((0 1)", "(0 x)", "()"}) EXPECT_EQ(sum_tree_drawing(text), "") << text;
}

}  // namespace
}  // namespace assay::reports
