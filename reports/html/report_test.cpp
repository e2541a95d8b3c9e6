#include "reports/html/report.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <regex>
#include <set>

#include "reports/html/report_example_test.h"
#include "reports/html/report_summary.h"
#include "reports/json_shape.h"

namespace assay::reports {
namespace {

/// Everything that `pattern` captures in `text`.
std::set<std::string> captures(const std::string& text, const char* pattern) {
  const std::regex expression(pattern);
  std::set<std::string> found;
  for (std::sregex_iterator i(text.begin(), text.end(), expression), end; i != end; ++i) found.insert((*i)[1]);
  return found;
}

/// What stands before the data: it is read without a script.
std::string head_of(const std::string& html) { return html.substr(0, html.find("<script")); }

/// The data of the page, of its first back end.
Json data_of(const std::string& html) {
  static constexpr std::string_view kBegin = "<script type=\"application/json\" id=\"data\">";
  const std::size_t begin = html.find(kBegin) + kBegin.size();
  return Json::parse(html.substr(begin, html.find("</script>", begin) - begin))["back_ends"][0];
}

// Links lead outside; nothing is fetched.
TEST(HtmlReport, NeedsNothingFromOutside) {
  const std::string html = html_report(example_report());
  EXPECT_EQ(captures(html, "(<link|@import|url\\(|src=)"), std::set<std::string>{});
  EXPECT_NE(html.find("default-src 'none'"), std::string::npos);
}

TEST(HtmlReport, HoldsItsDataOnce) {
  const std::string html = html_report(example_report());
  const std::string program = "stablehlo.tanh %arg0";
  EXPECT_EQ(captures(html, "(id=\"data\")").size(), 1u);
  std::size_t count = 0;
  for (std::size_t at = html.find(program); at != std::string::npos; at = html.find(program, at + 1)) ++count;
  EXPECT_EQ(count, 7u);  // of three findings, and of two of them in the script and in the issue as well
}

TEST(HtmlReport, EveryLinkThatIsThereWithoutAScriptLeadsSomewhere) {
  const std::string html = html_report(std::vector{example_report(), example_report()});
  const auto anchors = captures(html, "id=\"([^\"]+)\"");
  const auto links = captures(html, "href=\"#([^\"]+)\"");
  EXPECT_EQ(links.size(), 2u);
  for (const std::string& link : links) EXPECT_TRUE(anchors.contains(link)) << link;
  for (const char* finding : {"finding-1", "finding-3"}) EXPECT_TRUE(anchors.contains(finding)) << finding;
}

TEST(HtmlReport, TextOfOthersIsEscaped) {
  ReportData data = example_report();
  data.clusters[0].title = data.findings[0].title = "</script><script>alert(1)</script> & <!-- \xE2\x80\xAE";
  const std::string html = html_report(data);
  EXPECT_EQ(html.find("<b>back end</b>"), std::string::npos);
  EXPECT_EQ(html.find("<script>alert"), std::string::npos);
  EXPECT_EQ(html.find("<!--"), std::string::npos);
  EXPECT_NE(html.find("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;!-- \\u{202E}"),
            std::string::npos);
  EXPECT_EQ(captures(html, "(</script>)").size(), 1u);
  const Json finding = data_of(html)["bugs"][0]["findings"][0];
  EXPECT_EQ(finding["message"], "the <b>back end</b> & its \"words\"");
  EXPECT_EQ(finding["title"], "</script><script>alert(1)</script> & <!-- \\u{202E}");
}

TEST(HtmlReport, AFindingTellsAll) {
  const Json finding = data_of(html_report(example_report()))["bugs"][0]["findings"][0];
  EXPECT_NE(finding["program"].get<std::string>().find("stablehlo.tanh %arg0"), std::string::npos);
  EXPECT_NE(finding["inputs"].get<std::string>().find("0x7FC00000"), std::string::npos);
  EXPECT_EQ(finding["outputs"][0]["rows"][0], Json({"[1]", "-0.0", "0.0", true})) << "what is wrong comes first";
  EXPECT_EQ(finding["outputs"][0]["rows"][1], Json({"[0]", "[1.5231882, 1.5231886]", "1.99", false}));
  EXPECT_EQ(finding["law"], "tanh (accept ulp 4), contract xla-default");
  EXPECT_EQ(finding["mends"], Json::array({"no-algsimp"}));
  EXPECT_EQ(finding["program_number"], 4711);
  EXPECT_EQ(finding["flags"], "--backend pjrt:libpjrt_cpu.so --variant default --contract xla-default");
}

TEST(HtmlReport, SaysWhatRanWhenWhereAndHowLong) {
  ReportData data = example_report();
  data.campaigns.push_back(data.campaigns[0]);
  data.campaigns[0].provenance = {"2026-11-23T15:38:48Z", "2026-11-23T16:02:01Z", "one", "0.1.0"};
  data.campaigns[1].provenance = {"2026-11-24T22:00:00Z", "2026-11-25T01:00:00Z", "two", "0.1.0"};
  data.campaigns[0].counts.seconds = 1'393;
  data.campaigns[1].counts.seconds = 10'800;
  const std::string head = head_of(html_report(data));
  for (const char* fact :
       {"<dt>back end</dt><dd>XLA:CPU 0.11.2, libpjrt_cpu.so 5be1c0de</dd>", "<dt>host</dt><dd>one; two</dd>",
        "<dt>date</dt><dd>2026-11-23 15:38 to 2026-11-25 01:00 UTC</dd>",
        "<dt>duration</dt><dd>3 h 23 min in 2 campaigns</dd>", "<dt>assay</dt><dd>0.1.0</dd>",
        "<dt>spec</dt><dd>ffeeddccbbaa</dd>", "<dt>contract</dt><dd>xla-default 001122334455</dd>",
        "17,624,690 checked",
        "40,960 programs in 3 h 23 min, 17,624,690 of 17,793,160 elements checked (99.05 %), contract "
        "xla-default, seed 42",
        "from 2026-11-24T22:00:00Z to 2026-11-25T01:00:00Z on two"})
    EXPECT_NE(head.find(fact), std::string::npos) << fact;
}

TEST(HtmlReport, DurationsAreRoundedToWhatOneReads) {
  EXPECT_EQ(duration_text(0.4), "0 s");
  EXPECT_EQ(duration_text(59.4), "59 s");
  EXPECT_EQ(duration_text(59.5), "1 min");
  EXPECT_EQ(duration_text(3'569), "59 min");
  EXPECT_EQ(duration_text(3'570), "1 h 0 min");
  EXPECT_EQ(duration_text(8 * 3600 + 90), "8 h 2 min");
}

TEST(HtmlReport, LargeLiteralsAndLogsDoNotSwampThePage) {
  ReportData data = example_report();
  Finding& f = data.findings[0];
  const std::string literal = "dense<\"0x" + std::string(1'000'000, 'A') + "\"> : tensor<125000xf32>";
  f.program = "func.func @main() {\n  %0 = stablehlo.constant " + literal + "\n}\n";
  f.original_program = f.program;
  f.inputs = f.original_inputs = {literal};
  f.message = "first\n" + std::string(100, '\n') + literal;
  f.evidence[0].elements.resize(100'000);
  data.refusals[0].program = f.program;
  const std::string html = html_report(data);
  EXPECT_LT(html.size(), html_report(example_report()).size() + 30'000);
  // What was cut is offered to nobody as a program.
  EXPECT_EQ(data_of(html)["bugs"][0]["findings"][0]["cut"], Json::array({"program", "inputs", "message"}));
}

TEST(HtmlReport, SaysWhatIsKnown) {
  ReportData data = example_report();
  EXPECT_EQ(head_of(html_report(data)).find("known: "), std::string::npos);
  data.known = *Known::parse("[[known]]\ncluster = \"a1\"\nissue = \"<48717>\"\n", "known.toml", "2026-11-25");
  const std::string html = html_report(data);
  EXPECT_NE(html.find("<span class=\"badge quiet\">known: &lt;48717&gt;</span>"), std::string::npos);
  EXPECT_NE(html.find("1 new, 1 known</p>"), std::string::npos);
  const Json bugs = data_of(html)["bugs"];
  EXPECT_EQ(bugs[0]["is_known"], true);
  EXPECT_EQ(bugs[1]["note"], "new");
}

TEST(HtmlReport, SeveralNightsHaveATrend) {
  ReportData data = example_report();
  data.campaigns[0].provenance.started = "2026-11-24T15:38:48Z";
  EXPECT_EQ(data_of(html_report(data))["nights"].size(), 0u);  // one night is no trend
  data.campaigns.push_back(data.campaigns[0]);
  data.campaigns[0].provenance.started = "2026-11-23T15:38:48Z";
  const Json nights = data_of(html_report(data))["nights"];
  ASSERT_EQ(nights.size(), 2u);
  EXPECT_EQ(nights[1]["date"], "2026-11-24");
}

TEST(HtmlReport, WhatSeveralBackEndsAnsweredIsNotAddedUp) {
  ReportData first = example_report(), second = example_report();
  second.campaigns[0].key.identity = "XLA:CPU 0.12";
  const std::string html = html_report(std::vector{first, second});
  EXPECT_EQ(html.find("17,624,690"), std::string::npos);
  EXPECT_EQ(captures(html, "(XLA:CPU [^<]*)</a></li>").size(), 2u);
  for (const char* anchor : {"id=\"back-end-1-bugs\"", "id=\"back-end-2-bugs\""})
    EXPECT_NE(html.find(anchor), std::string::npos) << anchor;
}

TEST(HtmlReport, AnEmptyDatabaseIsAReportToo) {
  EXPECT_NE(html_report(ReportData{}).find("<h1>Nothing was run</h1>"), std::string::npos);
  EXPECT_NE(html_report(std::vector<ReportData>{}).find("Nothing was run"), std::string::npos);
}

TEST(HtmlReport, BeginsWithHowManyBugsThereAre) {
  ReportData data = example_report();
  data.campaigns[0].key.identity = "XLA:CPU jaxlib 0.12.0";
  const std::string head = head_of(html_report(data));
  EXPECT_NE(head.find("<h1 class=\"bad\">2 bugs in XLA:CPU (jaxlib 0.12.0)</h1>"), std::string::npos);
  EXPECT_NE(head.find("<p class=\"kinds\">1 wrong value, 1 crash; 2 on common types</p>"), std::string::npos) << head;
  data.clusters[1].failure = kDeviation;
  data.clusters[0].failure = "unexpected-nan";
  data.clusters[0].element_types = {"f32", "ui4"};
  const std::string other = head_of(html_report(data));
  EXPECT_NE(other.find("1 bug in XLA:CPU"), std::string::npos) << "what the contract allows is no bug";
  EXPECT_NE(other.find("1 wrong value; 0 on common types"), std::string::npos);
  EXPECT_NE(other.find("1 kind of answer differs in a way that the contract allows."), std::string::npos);
}

TEST(HtmlReport, SaysWhatWasCoveredWhereThereIsNoBug) {
  ReportData data = example_report();
  data.clusters.clear();
  data.cells = {{"add", "f32", 5, {.checked = 7}}, {"add", "i8", 5, {.open = 7}}, {"tanh", "f32", 5, {.checked = 7}}};
  data.takes = {{"add", {"f32", "i8"}}, {"tanh", {"f32"}}};
  const std::string head = head_of(html_report(data));
  for (const char* part :
       {"No bug found in XLA:CPU 0.11.2", "2 of 3 pairs of op and type were checked: 2 ops, 1 element types.",
        "assay fuzz --backend pjrt:libpjrt_cpu.so --time 10m"})
    EXPECT_NE(head.find(part), std::string::npos) << part << head;
}

// What the page copies works elsewhere: no folder of this machine stands in it.
TEST(HtmlReport, WhatIsCopiedNamesNoFolderOfThisMachine) {
  ReportData data = example_report();
  data.campaigns[0].id = data.findings[0].campaign = 1;
  data.database = "/home/me/assay.db";
  data.rules[1] = "By the specification, `tanh` is so";
  for (Finding& f : data.findings) f.check_flags = "--backend pjrt:/home/me/lib/libpjrt_cpu.so --variant default";
  const Json finding = data_of(html_report(data))["bugs"][0]["findings"][0];
  EXPECT_EQ(finding.dump().find("/home"), std::string::npos) << finding.dump();
  EXPECT_EQ(finding["why"], "By the specification, `tanh` is so");
  EXPECT_NE(finding["issue"].get<std::string>().find("By the specification, `tanh` is so"), std::string::npos);
  EXPECT_NE(finding["script"].get<std::string>().find("jaxlib"), std::string::npos);
}

TEST(HtmlReport, SaysWhereElseABugShows) {
  ReportData own = example_report(), other = example_report();
  own.clusters = {{"a1", "wrong-value", "tanh", {"stablehlo.tanh"}, {"f32"}, 1, 1}};
  own.findings.resize(1);
  own.findings[0].typed_ops = {"tanh f32"};
  own.findings[0].title = "tanh of -0.0, also in jaxlib 0.12.0";
  own.blamed = own.findings;
  own.cells = {
      {"tanh", "f32", 5, {.checked = 7}}, {"tanh", "f16", 5, {.checked = 1'234}}, {"tanh", "bf16", 5, {.open = 7}}};
  other.clusters.clear();
  other.cells = own.cells;
  other.campaigns[0].key.identity = "IREE 3.0";
  const Json groups = data_of(html_report(std::vector{own, other}))["bugs"][0]["findings"][0]["elsewhere"];
  EXPECT_EQ(groups[0]["ticks"], Json::parse(R"([["jaxlib 0.12.0", "fails", ""],
                                                ["IREE 3.0", "unknown", "not seen there, though its ops were checked"]])"));
  EXPECT_EQ(groups[1]["ticks"], Json::parse(R"([["default", "fails", ""], ["no-algsimp", "passes", ""]])"));
  EXPECT_EQ(groups[2]["ticks"], Json::parse(R"([["f32", "fails", ""], ["f16", "passes", "1,234 elements checked"]])"))
      << "nothing of bf16 was checked";
}

// `ASSAY_WRITE_REPORT=path` keeps the sample for looking at it.
TEST(HtmlReport, TheSampleCanBeLookedAt) {
  const char* path = std::getenv("ASSAY_WRITE_REPORT");
  if (!path) GTEST_SKIP() << "needs ASSAY_WRITE_REPORT: the path of a file";
  std::ofstream file(path);
  file << html_report(example_report());
  EXPECT_TRUE(file.flush());
}

}  // namespace
}  // namespace assay::reports
