#include "reports/html/compare.h"

#include <gtest/gtest.h>

#include "reports/html/browser_test.h"
#include "reports/html/report_example_test.h"

namespace assay::reports {
namespace {

/// Two back ends: `add` is wrong in f32 on the first alone, `tanh` on both; the second has not tried i8.
std::vector<ComparedRun> example_runs() {
  ComparedRun one{"XLA:CPU (jaxlib 0.11.0)", "a.db", "7 programs", {}},
      two{"XLA:CPU (jaxlib 0.12.0)", "b.db", "8 programs", {}};
  one.squares = {{{"add", "f32"}, {"fail", 70, {"add is <wrong>"}}},
                 {{"add", "i8"}, {"pass", 7, {}}},
                 {{"tanh", "f32"}, {"fail", 7, {"tanh"}}},
                 {{"abs", "f32"}, {"pass", 7, {}}}};
  two.squares = {{{"add", "f32"}, {"pass", 80, {}}},
                 {{"tanh", "f32"}, {"fail", 8, {"tanh"}}},
                 {{"abs", "f32"}, {"allowed", 8, {}}}};
  return {one, two};
}

TEST(Comparison, IsOneMatrixWithWhatEachOfThemDid) {
  const Json json = comparison_json(example_runs(), {{"add", {"f32", "i8", "i32"}}});
  EXPECT_EQ(json["types"], Json::array({"f32", "i8"}));
  EXPECT_EQ(json["runs"][1]["name"], "XLA:CPU (jaxlib 0.12.0)");
  EXPECT_EQ(json["rows"][1]["op"], "add");
  EXPECT_EQ(json["rows"][1]["squares"]["f32"], Json::parse(R"([["fail", 70, ["add is <wrong>"]], ["pass", 80, []]])"));
  EXPECT_EQ(json["rows"][1]["squares"]["i8"], Json::parse(R"([["pass", 7, []], null])"));
  const std::string page = html_comparison(json);
  const std::string head = page.substr(0, page.find("<noscript"));
  EXPECT_NE(head.find("They differ in 1 pairs of op and type"), std::string::npos) << head;
  EXPECT_NE(head.find("<b>XLA:CPU (jaxlib 0.11.0)</b>: a bug in 2 pairs of op and type."), std::string::npos) << head;
}

TEST(Comparison, ReadsCampaigns) {
  ReportData data = example_report();
  data.cells = {{"tanh", "f32", 5, {.checked = 9}}, {"abs", "f32", 5, {.checked = 7}}, {"abs", "i8", 5, {.open = 7}}};
  data.findings[0].typed_ops = {"tanh f32"};
  data.clusters.resize(1);
  data.blamed = {data.findings[0]};
  const ComparedRun run = compared_run(data, "a.db");
  EXPECT_EQ(run.name, "XLA:CPU 0.11.2");
  EXPECT_EQ(run.squares.at({"tanh", "f32"}).verdict, "fail");
  EXPECT_EQ(run.squares.at({"tanh", "f32"}).bugs, std::vector<std::string>{"tanh of -0.0 loses the sign of zero"});
  EXPECT_EQ(run.squares.at({"abs", "f32"}).verdict, "pass");
  EXPECT_EQ(run.squares.at({"abs", "i8"}).verdict, "unchecked");
}

Json cell(const char* type, const char* status, int checked) {
  return {{"op", "stablehlo.add"}, {"type", type}, {"status", status}, {"checked", checked}};
}

TEST(Comparison, ReadsCertificates) {
  const Json json{{"subject", {{"identity", "IREE 3.0 (x)"}, {"started", "2026-11-25"}}},
                  {"cells", Json::array({cell("f32", "pass", 900), cell("i8", "wrong", 9),
                                         cell("f16", "pass by grant", 9), cell("f64", "left out", 0)})}};
  const auto run = compared_certificate(json.dump(), "certificate.json");
  ASSERT_TRUE(run) << run.error().text();
  EXPECT_EQ(run->name, "IREE 3.0");
  EXPECT_EQ(run->squares.at({"add", "f32"}).verdict, "pass");
  EXPECT_EQ(run->squares.at({"add", "f32"}).checked, 900);
  EXPECT_EQ(run->squares.at({"add", "i8"}).verdict, "fail");
  EXPECT_EQ(run->squares.at({"add", "f16"}).verdict, "allowed");
  EXPECT_EQ(run->squares.at({"add", "f64"}).verdict, "unchecked");
  for (const char* other : {"", "[]", "{}", "{\"cells\": 7}", "{\"cells\": [{\"op\": 7}]}"})
    EXPECT_FALSE(compared_certificate(other, "x.json")) << other;
}

TEST(Comparison, SaysOfACertificateWhatFailedAndWhatWasNotRun) {
  const Json failed{{"op", "stablehlo.add"}, {"type", "i8"}, {"message", "wrong-value: output 0\nand more"}};
  Json json{
      {"subject",
       {{"identity", "IREE 3.0 (x)"},
        {"started", "2026-11-25T10:00:00Z"},
        {"variants", R"([{"name": "default"}, {"name": "vulkan"}])"}}},
      {"contract", {{"name", "iree"}}},
      {"suite", {{"files", 1200}, {"types", "f32,i32"}, {"ops", "add,abs"}}},
      {"left_out", {{"files", 7}}},
      {"failing", Json::array({failed, failed})},
      {"cells", Json::array({cell("i8", "wrong", 9), cell("f16", "unsupported", 0), cell("f64", "left out", 0)})}};
  const auto run = compared_certificate(json.dump(), "certificate.json");
  ASSERT_TRUE(run) << run.error().text();
  EXPECT_EQ(run->name, "IREE 3.0, variant vulkan");
  EXPECT_EQ(run->ran,
            "certificate of 2026-11-25 under the contract iree, on f32, i32, 2 ops alone, 1,200 files of the suite, of "
            "which 7 were not run");
  EXPECT_EQ(run->squares.at({"add", "i8"}).bugs, std::vector<std::string>{"wrong-value: output 0"});
  EXPECT_EQ(run->squares.at({"add", "f16"}).verdict, "unsupported");
  EXPECT_EQ(run->squares.at({"add", "f64"}).bugs, std::vector<std::string>{"left out"});
  json["failing"] = Json::array({7});
  EXPECT_FALSE(compared_certificate(json.dump(), "x.json"));
}

class ComparisonInABrowser : public testing::Test {
 protected:
  void SetUp() override {
    if (browser().empty()) GTEST_SKIP() << "needs chromium";
  }
  const std::string html_ = html_comparison(comparison_json(example_runs(), {{"add", {"f32", "i8", "i32"}}}));
};

TEST_F(ComparisonInABrowser, FitsEverywhere) { expect_page_fits(html_); }

TEST_F(ComparisonInABrowser, ShowsASignForEach) {
  Page page(html_);
  const auto sign = [&](const char* label) {
    return page.text("document.querySelector('[aria-label=\"" + std::string(label) + "\"]').textContent");
  };
  EXPECT_EQ(sign("add on f32: differ"), "✗✓");
  EXPECT_EQ(sign("tanh on f32: have a bug in all"), "✗✗");
  EXPECT_EQ(sign("abs on f32: allowed"), "✓~");
  EXPECT_EQ(sign("add on i8: not checked in all"), "✓·");
  page.click("[aria-label='add on f32: differ']");
  EXPECT_NE(page.text("document.querySelector('.popover').textContent").find("add is <wrong>"), std::string::npos);
}

TEST_F(ComparisonInABrowser, TheFilterStandsInTheAddress) {
  const char* rows =
      "[...document.querySelectorAll('.matrix tbody tr:not([hidden]) th')].map((t) => t.textContent).join()";
  Page page(html_, {}, "#matrix?rows=differs");
  EXPECT_EQ(page.text(rows), "add");
  page.run(
      "(() => {const s = document.querySelectorAll('.choice select')[1]; s.value = 'fail'; s.dispatchEvent(new "
      "Event('change'));})()");
  EXPECT_EQ(page.text(rows), "tanh");
  EXPECT_EQ(page.text("location.hash"), "#matrix?rows=fail");
}

/// Back ends as columns: the second pair does not support i8.
class ManyInABrowser : public ComparisonInABrowser {
 protected:
  static std::string page_of_many() {
    std::vector<ComparedRun> runs = example_runs();
    for (ComparedRun run : example_runs()) {
      run.name += " again";
      run.squares[{"add", "i8"}] = {"unsupported", 0, {}};
      runs.push_back(run);
    }
    return html_comparison(comparison_json(runs, {}));
  }
  const std::string many_ = page_of_many();
};

TEST_F(ManyInABrowser, FitEverywhere) { expect_page_fits(many_); }

TEST_F(ManyInABrowser, AreTheColumnsOfOneMatrix) {
  Page page(many_);
  EXPECT_EQ(page.text("document.querySelector('h1').textContent"), "4 back ends, op by op");
  const auto signs = [&](const char* op) {
    return page.text(
        "[...[...document.querySelectorAll('.matrix tbody tr')].find((r) => r.firstChild.textContent === '" +
        std::string(op) + "').querySelectorAll('td')].map((t) => t.textContent).join()");
  };
  EXPECT_EQ(signs("add"), "✗ 1,✓ 1,✗ 1,✓ 1,2 of 4") << "of two types";
  EXPECT_EQ(signs("tanh"), "✗,✗,✗,✗,0 of 4");
  page.click("[aria-label='add on XLA:CPU (jaxlib 0.11.0): fail']");
  const std::string said = page.text("document.querySelector('.popover').textContent");
  EXPECT_NE(said.find("add is <wrong>"), std::string::npos) << said;
  EXPECT_NE(said.find("i8 passes, 7 elements checked"), std::string::npos) << said;
}

TEST_F(ManyInABrowser, OneTypeAloneIsShown) {
  Page page(many_, {}, "#matrix?type=i8");
  EXPECT_EQ(page.text("[...document.querySelectorAll('.matrix tbody tr')].map((t) => t.textContent).join()"),
            "add✓○––1 of 4");
}

}  // namespace
}  // namespace assay::reports
