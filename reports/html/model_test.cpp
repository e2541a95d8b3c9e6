#include "reports/html/pages.h"

#include <gtest/gtest.h>

#include "reports/html/browser_test.h"

namespace assay::reports {
namespace {

Json counts_of(int checked, int weak = 0, int open = 0) {
  return {{"checked", checked}, {"weak", weak}, {"open", open}, {"undecided", 0}};
}

Json op_row(int number, const char* name, const char* verdict) {
  return {{"number", number},
          {"depth", 0},
          {"op", "stablehlo.tanh"},
          {"type", "tensor<4xf32>"},
          {"place", "model.py:7"},
          {"name", name},
          {"verdict", verdict},
          {"elements", counts_of(4)},
          {"used", 0.1 + 0.001 * number},
          {"cone", 1},
          {"in_cones", 0},
          {"runs", 1}};
}

/// Two layers of so many ops each; the last op of the second is wrong.
Json example_model(int ops) {
  Json rows = Json::array();
  for (int k = 1; k <= 2 * ops; ++k)
    rows.push_back(op_row(k, k <= ops ? "jit(f)/layer_0/attention/tanh" : "jit(f)/layer_1/tanh", "PASS"));
  Json& wrong = rows.back();
  wrong["verdict"] = "FAIL";
  wrong["failure"] = {{"class", "wrong-value"},  {"element", 3},     {"elements", 1},
                      {"allowed", "[0.1, 0.2]"}, {"given", "<0.3>"}, {"distance", "9 ulp"}};
  wrong["operands"] = {"dense<[0.1, 0.2]> : tensor<2xf32>"};
  wrong["program"] = "func.func @main()";
  const Json whole{{"verdict", "PASS"}, {"elements", counts_of(1)}, {"followed", 1}, {"not_judged", 0}};
  return {
      {"file", "model.mlir"},
      {"verdict", "FAIL"},
      {"reason", "one op is wrong"},
      {"backend", "xla-cpu"},
      {"variant", "default"},
      {"contract", "xla-default"},
      {"by_op", {{"elements", counts_of(8 * ops, 1, 2)}, {"first_wrong", 2 * ops}, {"ops", rows}, {"whole", whole}}}};
}

TEST(ModelPage, NamesTheFirstWrongOpWithoutAScript) {
  const std::string page = html_model(example_model(3));
  const std::string head = page.substr(0, page.find("<noscript"));
  for (const char* part : {"<h1 class=\"bad\">model.mlir: stablehlo.tanh at model.py:7 is the first wrong op</h1>",
                           "<b>6</b>ops", "<b>1</b>wrong", "<b>24</b>elements checked", "<b>3</b>unchecked"})
    EXPECT_NE(head.find(part), std::string::npos) << part << head;
}

class ModelInABrowser : public testing::Test {
 protected:
  void SetUp() override {
    if (browser().empty()) GTEST_SKIP() << "needs chromium";
  }
};

TEST_F(ModelInABrowser, FitsEverywhere) {
  expect_page_fits(html_model(example_model(3)));
  expect_page_fits(html_model(example_model(200)));
}

/// The rows that are in sight: heads of groups, ops, and details.
constexpr const char* kRows =
    "[...document.querySelectorAll('.ops tbody tr')].filter((r) => !r.hidden).map((r) => r.id || (r.className === "
    "'detail' ? 'detail' : r.querySelector('button').textContent)).join()";

void sort_by(Page& page, const std::string& column) {
  page.run("[...document.querySelectorAll('.ops thead button')].find((b) => b.textContent === '" + column +
           "').click()");
}

TEST_F(ModelInABrowser, ALargeModelIsFoldedByNamesUpToWhatIsWrong) {
  Page page(html_model(example_model(20)));
  const std::string rows = page.text(kRows);
  EXPECT_EQ(rows.rfind("▾ jit(f),▸ layer_0/attention,▾ layer_1,op-21,", 0), 0u) << rows;
  EXPECT_TRUE(rows.ends_with("op-39,op-40,detail")) << rows;
  const std::string detail = page.text("document.querySelector('.detail:not([hidden])').innerText");
  for (const char* part : {"[0.1, 0.2]", "<0.3>", "9 ulp", "dense<[0.1, 0.2]> : tensor<2xf32>", "func.func @main()"})
    EXPECT_NE(detail.find(part), std::string::npos) << part << detail;
  page.click(".group:nth-of-type(2) button");
  EXPECT_NE(page.text(kRows).find("layer_0/attention,op-1,op-2"), std::string::npos) << page.text(kRows);
  page.click(".group button");
  EXPECT_EQ(page.text(kRows), "▸ jit(f)");
  page.click(".group button");
  EXPECT_NE(page.text(kRows).find("op-1,"), std::string::npos) << "what was open inside is open again";
}

TEST_F(ModelInABrowser, SortsByWhatMattersAndBack) {
  Page page(html_model(example_model(20)));
  sort_by(page, "verdict");
  EXPECT_EQ(page.text(kRows).rfind("op-40,detail,op-1,", 0), 0u) << page.text(kRows);
  sort_by(page, "used");
  EXPECT_EQ(page.text(kRows).rfind("op-40,detail,op-39,op-38", 0), 0u) << page.text(kRows);
  sort_by(page, "#");
  EXPECT_EQ(page.text(kRows).rfind("▾ jit(f),▸ layer_0", 0), 0u);
}

}  // namespace
}  // namespace assay::reports
