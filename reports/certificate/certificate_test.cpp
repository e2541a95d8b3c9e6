#include "reports/certificate/certificate.h"

#include <gtest/gtest.h>

#include "reports/html/browser_test.h"

namespace assay::reports {
namespace {

using spec::Verdict;

/// An op with one file for each verdict that is asked for, its planted bug seen or not.
CertificateSource source_with(const std::vector<Verdict>& verdicts, bool is_awake = true) {
  CertificateSource out;
  out.facts = {
      {"backend", "pjrt:x.so"}, {"identity", "x 1.0 <b>"}, {"contract", "stablehlo"}, {"started", "2026-11-25"}};
  for (std::size_t k = 0; k < verdicts.size(); ++k) {
    const std::string name = "slice/f32-" + std::to_string(k) + ".mlir";
    out.suite.files.push_back({name, "", "stablehlo.slice", "f32", "exact", "", {"start_indices: 0"}, {}});
    SuiteAnswer a;
    a.file = name;
    a.variant = "default";
    a.verdict = std::string(certificate_word(verdicts[k]));
    a.cluster = is_failure(verdicts[k]) ? "wrong-value: slice" : "";
    a.counts.checked = verdicts[k] == Verdict::kPass ? 100 : 0;
    out.answers.push_back(a);
  }
  out.bugs = {{"slice.means.1", {"stablehlo.slice"}, is_awake ? "slice/f32-0.mlir" : ""}};
  return out;
}

TEST(Certificate, PassesOnEvidenceAlone) {
  EXPECT_TRUE(certificate_of(source_with({Verdict::kPass})).conforms);
  EXPECT_TRUE(certificate_of(source_with({Verdict::kPass, Verdict::kUnsupported, Verdict::kDeviation})).conforms);
  EXPECT_FALSE(certificate_of(source_with({})).conforms) << "nothing was judged";
  EXPECT_FALSE(certificate_of(source_with({Verdict::kUnsupported})).conforms) << "nothing was judged";
  EXPECT_FALSE(certificate_of(source_with({Verdict::kPass}, false)).conforms) << "the judge sleeps";
  for (const auto bad : {Verdict::kWrong, Verdict::kCrash, Verdict::kHang, Verdict::kFailed, Verdict::kUnconfirmed})
    EXPECT_FALSE(certificate_of(source_with({Verdict::kPass, bad})).conforms) << certificate_word(bad);
}

TEST(Certificate, SaysTheGravestOfACell) {
  CertifiedCell cell;
  EXPECT_EQ(cell.status(), "unproven");
  cell.files[static_cast<std::size_t>(Verdict::kPass)] = 3;
  EXPECT_EQ(cell.status(), "unproven") << "no element was checked";
  cell.elements.checked = 9;
  EXPECT_EQ(cell.status(), "pass");
  cell.bugs = 2;
  EXPECT_EQ(cell.status(), "unproven") << "no planted bug was seen";
  cell.seen = 1;
  cell.files[static_cast<std::size_t>(Verdict::kUnsupported)] = 1;
  EXPECT_EQ(cell.status(), "unsupported");
  cell.files[static_cast<std::size_t>(Verdict::kCrash)] = 1;
  EXPECT_EQ(cell.status(), "crash");
}

/// The bound is that of the rule of three: 3 / 200 of two files with 100 elements each.
TEST(Certificate, BoundsWhatItHasNotSeen) {
  const auto passed = certificate_of(source_with({Verdict::kPass, Verdict::kPass}));
  EXPECT_NE(passed.json.find("\"bound\":0.015"), std::string::npos) << passed.json;
  const auto failed = certificate_of(source_with({Verdict::kPass, Verdict::kWrong}));
  EXPECT_NE(failed.json.find("\"bound\":null"), std::string::npos);
}

/// A tick on fewer than 1,000 checked elements is pale.
TEST(Certificate, IsPaleOnFewElements) {
  const auto of = [](std::size_t files) {
    return certificate_of(source_with(std::vector<Verdict>(files, Verdict::kPass))).json;
  };
  EXPECT_NE(of(9).find("\"pale\":true"), std::string::npos) << "900 elements";
  EXPECT_NE(of(10).find("\"pale\":false"), std::string::npos) << "1,000 elements";
  EXPECT_NE(certificate_of(source_with({Verdict::kWrong})).json.find("\"pale\":false"), std::string::npos);
  CertifiedCell cell;
  cell.files[static_cast<std::size_t>(Verdict::kDeviation)] = 1;
  cell.elements.checked = 600;
  EXPECT_TRUE(cell.is_pale());
  cell.campaign_checked = 400;
  EXPECT_FALSE(cell.is_pale()) << "what a campaign checked counts";
}

/// What there was no time for is no tick, stands against the back end, and is said.
TEST(Certificate, SaysWhatWasLeftOut) {
  auto source = source_with({Verdict::kPass, Verdict::kPass, Verdict::kPass});
  EXPECT_TRUE(certificate_of(source).conforms);
  source.answers.pop_back();
  source.suite.files[0].kills = {"slice.means.1", "slice.means.2"};
  source.suite.gaps = {{"stablehlo.add", "all of it", kNoTime}};
  source.facts["left_out"] = "the campaign";
  source.facts["functions"] = "3";
  const auto made = certificate_of(source);
  EXPECT_FALSE(made.conforms);
  EXPECT_NE(made.json.find("\"status\":\"left out\""), std::string::npos) << made.json;
  EXPECT_NE(made.json.find("\"left_out\": {\"ops\":1,\"files\":1,\"planted_bugs\":1,\"functions\":3,\"parts\":\"the "
                           "campaign\"}"),
            std::string::npos)
      << made.json;
  for (const char* words : {"1 files of the suite were left out", "3 functions were left out", "the campaign"})
    EXPECT_NE(made.verdict.find(words), std::string::npos) << made.verdict;
  EXPECT_NE(made.junit.find("left out: no time was left to run it"), std::string::npos) << made.junit;
}

/// A variant without answers is left out too.
TEST(Certificate, CountsFilesForEachVariant) {
  auto source = source_with({Verdict::kPass});
  source.facts["variants"] = R"([{"name":"default"},{"name":"fast"}])";
  EXPECT_NE(certificate_of(source).json.find("\"left_out\":1"), std::string::npos);
}

/// A function beyond its budget takes the tick from its op, however its files fare.
TEST(Certificate, HoldsFunctions) {
  auto source = source_with({Verdict::kPass});
  const SweptFunction within{"slice", "f32", "default", 65536, true, 0.5, 2, "within", "within stablehlo"};
  source.functions = {within};
  EXPECT_TRUE(certificate_of(source).conforms);
  source.functions[0].verdict = "beyond";
  source.functions[0].words = "beyond stablehlo: 9.00 ulp";
  const auto made = certificate_of(source);
  EXPECT_FALSE(made.conforms);
  EXPECT_NE(made.json.find("\"status\":\"beyond budget\""), std::string::npos) << made.json;
  EXPECT_NE(made.junit.find("beyond stablehlo: 9.00 ulp"), std::string::npos) << made.junit;
}

TEST(Certificate, NamesTheTightestContracts) {
  auto source = source_with({Verdict::kPass, Verdict::kPass});
  source.bases = {{"strict", ""}, {"wide", "strict"}, {"wider", "wide"}, {"other", ""}};
  source.holding = {{{"slice/f32-0.mlir", "default"}, {"strict", "wide", "wider", "other"}},
                    {{"slice/f32-1.mlir", "default"}, {"wide", "wider"}}};
  EXPECT_NE(certificate_of(source).json.find("\"contracts\":[\"wide\"]"), std::string::npos);
}

TEST(Certificate, TakesWaiversUntilTheyEnd) {
  auto source = source_with({Verdict::kPass, Verdict::kWrong});
  const std::string text = "[[known]]\ncluster = \"wrong-value: slice\"\nowner = \"me\"\nexpires = 2026-12-01\n";
  source.waivers = *Known::parse(text, "waivers", "2026-11-25");
  EXPECT_TRUE(certificate_of(source).conforms);
  source.waivers = *Known::parse(text, "waivers", "2026-12-02");
  EXPECT_FALSE(certificate_of(source).conforms);
}

/// What became of the files of an earlier certificate: worse ones first.
TEST(Certificate, TellsBetterFromWorse) {
  auto source = source_with({Verdict::kPass, Verdict::kWrong, Verdict::kPass, Verdict::kDeviation});
  source.facts["renews"] = "a hash";
  source.renewed = source.answers;
  source.renewed[0].verdict = "crash";
  source.renewed[1].verdict = "pass";
  const Json renewal = Json::parse(certificate_of(source).json)["renews"];
  EXPECT_EQ(renewal["worse"], 1);
  EXPECT_EQ(renewal["better"], 1);
  EXPECT_EQ(renewal["alike"], 2);
  ASSERT_EQ(renewal["changes"].size(), 2u);
  EXPECT_EQ(renewal["changes"][0]["change"], "worse");
  EXPECT_EQ(renewal["changes"][0]["file"], "slice/f32-1.mlir");
  EXPECT_EQ(renewal["changes"][1]["change"], "better");
}

TEST(Certificate, CountsByTiersOfTypes) {
  auto source = source_with({Verdict::kPass, Verdict::kPass, Verdict::kWrong});
  source.suite.files[1].type = "f64";
  source.suite.files[2].type = "f8E5M2";
  const Json tiers = Json::parse(certificate_of(source).json)["tiers"];
  EXPECT_EQ(tiers[0], Json::parse(R"({"types": "f32 bf16 f16 i32 i1", "cells": 1, "passing": 1})"));
  EXPECT_EQ(tiers[1], Json::parse(R"({"types": "f64 i64 i8 ui8 complex", "cells": 1, "passing": 1})"));
  EXPECT_EQ(tiers[2], Json::parse(R"({"types": "the rest", "cells": 1, "passing": 0})"));
}

CertificateSource page_source() {
  auto source = source_with({Verdict::kPass, Verdict::kWrong, Verdict::kDeviation});
  source.facts["renews"] = "a hash";
  source.renewed = source.answers;
  source.renewed[1].verdict = "pass";
  source.answers[1].message = "the first element is wrong";
  source.answers[1].outputs = "dense<7> : tensor<f32>";
  source.texts["slice/f32-1.mlir"] = "func.func @main() // <slice>";
  source.functions = {{"tanh", "f32", "default", 65536, true, 9, 2, "beyond", "beyond stablehlo: 9.00 ulp"}};
  return source;
}

TEST(CertificatePage, AnswersWithoutAScript) {
  const std::string page = certificate_of(page_source()).html;
  const std::string head = page.substr(0, page.find("<noscript"));
  EXPECT_EQ(page.find("x 1.0 <b>"), std::string::npos) << "text of a back end is no markup";
  for (const char* part : {"May it ship? Not on this evidence.", "<b class=\"bad\">1 of 3</b>programs fail",
                           "<b class=\"bad\">0 of 1</b>pairs of op and common type pass", "<b>100</b>elements checked",
                           "<li>1 programs of the suite fail</li>"})
    EXPECT_NE(head.find(part), std::string::npos) << part << head;
  const std::string good = certificate_of(source_with({Verdict::kPass})).html;
  EXPECT_NE(good.find("Nothing that was judged stands against it."), std::string::npos);
  EXPECT_NE(good.find("<section class=\"banner\">"), std::string::npos);
}

class CertificateInABrowser : public testing::Test {
 protected:
  void SetUp() override {
    if (browser().empty()) GTEST_SKIP() << "needs chromium";
  }
};

TEST_F(CertificateInABrowser, FitsEverywhere) {
  const std::string page = certificate_of(page_source()).html;
  expect_page_fits(page);
  expect_page_fits(page, "(document.querySelectorAll('details').forEach((d) => { d.make?.(); d.open = true; }), 0)");
}

TEST_F(CertificateInABrowser, RowsOpenProgramAnswerAndCommand) {
  Page page(certificate_of(page_source()).html);
  page.click("#failing .row summary");
  page.run("new Promise((f) => setTimeout(f, 50))");
  page.click("#failing .row .row summary");
  page.run("new Promise((f) => setTimeout(f, 50))");
  const std::string row = page.text("document.querySelector('#failing .row .row').innerText");
  for (const char* part : {"the first element is wrong", "func.func @main() // <slice>", "dense<7> : tensor<f32>",
                           "assay check suite/slice/f32-1.mlir --backend pjrt:x.so --contract stablehlo"})
    EXPECT_NE(row.find(part), std::string::npos) << part << row;
  EXPECT_NE(page.text("document.querySelector('#renewal').innerText").find("pass before, wrong now"),
            std::string::npos);
}

TEST_F(CertificateInABrowser, ASquareTellsItsNumbersAndATickOnFewElementsIsPale) {
  Page failing(certificate_of(page_source()).html);
  failing.click("[aria-label='slice on f32: fails']");
  EXPECT_NE(failing.text("document.querySelector('.popover').textContent").find("1 pass, 1 pass by grant, 1 wrong"),
            std::string::npos)
      << failing.text("document.querySelector('.popover').textContent");
  Page pale(certificate_of(source_with({Verdict::kPass})).html);
  EXPECT_EQ(pale.text("document.querySelector('.matrix td.pale').textContent"), "100");
  Page full(certificate_of(source_with(std::vector<Verdict>(10, Verdict::kPass))).html);
  EXPECT_EQ(full.text("document.querySelector('.matrix td.pass').textContent"), "✓");
}

}  // namespace
}  // namespace assay::reports
