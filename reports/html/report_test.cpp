#include "reports/html/report.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "reports/html/browser_test.h"

namespace assay::reports {
namespace {

Finding finding(std::int64_t id, const std::string& cluster, const std::string& title) {
  Finding f;
  f.id = id;
  f.cluster = cluster;
  f.failure = "wrong-value";
  f.title = title;
  f.ops = {"stablehlo.tanh", "stablehlo.add"};
  f.element_types = {"f32"};
  f.law = "tanh (accept ulp 4), contract xla-default";
  f.program =
      "module {\n  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {\n    %0 = stablehlo.tanh %arg0 : "
      "tensor<4xf32>\n    %1 = stablehlo.add %0, %0 : tensor<4xf32>\n    return %1 : tensor<4xf32>\n  }\n}\n";
  f.inputs = {"dense<[1.0, -0.0, 0x7FC00000, 3.0]> : tensor<4xf32>"};
  OutputEvidence output{0, 0, "tensor<4xf32>", "dense<...>", {}};
  for (const char* set : {"[1.5231882, 1.5231886]", "-0.0", "NaN", "[1.9901093, 1.9901097]"})
    output.elements.push_back({.text = set, .got = set == std::string("-0.0") ? "0.0" : "1.99", .failed = *set == '-'});
  f.evidence = {output};
  f.variant = "default";
  f.mends = {"no-algsimp"};
  f.check_flags = "--backend pjrt:libpjrt_cpu.so --variant default --contract xla-default";
  f.original_program = std::string("module { // ") + std::string(300, 'x') + " }";
  f.message = "the <b>back end</b> & its \"words\"";
  f.program_number = 4711;
  f.compilations = 38;
  return f;
}

ReportData sample() {
  ReportData data;
  Campaign campaign;
  campaign.key = {"pjrt:libpjrt_cpu.so",
                  "XLA:CPU 0.11.2, libpjrt_cpu.so 5be1c0de",
                  {"default", "no-algsimp"},
                  42,
                  "xla-default",
                  "00112233445566778899",
                  "ffeeddccbbaa99887766",
                  ""};
  campaign.next_program = 20'480;
  campaign.counts = {20'480, 40'511, 324'088, 8'812'345, 61'234, 23'001, 0, 0, 0};
  data.campaigns = {campaign};
  data.verdicts = {{"pass", 20'100}, {"unsupported", 372}, {"wrong-value", 8}};
  const char* types[] = {"f32",          "i1",  "i8",  "ui64", "bf16", "f8E4M3FN",
                         "complex<f32>", "f64", "i32", "f16",  "ui8",  "f8E5M2"};
  const char* ops[] = {"stablehlo.add", "stablehlo.dynamic_update_slice", "stablehlo.tanh", "stablehlo.sort",
                       "func.call"};
  std::int64_t n = 3;
  for (const char* op : ops)
    for (const char* type : types) {
      n = n * 7919 % 1'000'003;
      if (n % 5)
        data.cells.push_back({op, type, n / 100, n, n / (1 + n % 7), n / 50, op == ops[2] && type == types[0]});
    }
  data.coverage = {{"stablehlo.slice", "strides: 1", 12}, {"stablehlo.slice", "strides: 2", 4}};
  data.refusals = {{"unsupported", "unsupported type", "sort f8E4M3", "UNIMPLEMENTED: unsupported <type>", 12,
                    "func.func @refused()"}};
  data.openings = {
      {"add", "i8", "integer overflow: `integer-overflow any`, integer overflow is implementation-defined", 31, 2'310},
      {"lgamma", "f32", "no line `math <lgamma> for f32` bounds it", 2, 12}};
  data.clusters = {
      {"a1", "wrong-value", "tanh of -0.0 loses the sign of zero", {"stablehlo.tanh", "stablehlo.add"}, {"f32"}, 2, 1},
      {"b2", "crash", "sort of zero elements: array.h:412 Check failed", {"stablehlo.sort"}, {"i8"}, 1, 3}};
  data.findings = {finding(1, "a1", "tanh of -0.0 loses the sign of zero"), finding(2, "a1", "tanh again"),
                   finding(3, "b2", "sort of zero elements: array.h:412 Check failed")};
  data.blamed = data.findings;
  return data;
}

/// Everything that `pattern` captures in `text`.
std::set<std::string> captures(const std::string& text, const char* pattern) {
  const std::regex expression(pattern);
  std::set<std::string> found;
  for (std::sregex_iterator i(text.begin(), text.end(), expression), end; i != end; ++i) found.insert((*i)[1]);
  return found;
}

TEST(HtmlReport, NeedsNothingFromOutside) {
  const std::string html = html_report(sample());
  EXPECT_EQ(captures(html, "(https?://|<script|<link|@import|url\\()").size(), 0u);
}

TEST(HtmlReport, EveryLinkLeadsSomewhere) {
  const std::string html = html_report(sample());
  const auto anchors = captures(html, "id=\"([^\"]+)\"");
  for (const char* finding : {"finding-1", "finding-2", "finding-3"}) EXPECT_TRUE(anchors.contains(finding)) << finding;
  for (const std::string& link : captures(html, "href=\"#([^\"]+)\"")) EXPECT_TRUE(anchors.contains(link)) << link;
}

TEST(HtmlReport, TextOfOthersIsEscaped) {
  const std::string html = html_report(sample());
  EXPECT_EQ(html.find("<b>back end</b>"), std::string::npos);
  EXPECT_NE(html.find("the &lt;b&gt;back end&lt;/b&gt; &amp; its &quot;words&quot;"), std::string::npos);
}

TEST(HtmlReport, AFindingTellsAll) {
  const std::string html = html_report(sample());
  for (const char* part :
       {"stablehlo.tanh %arg0", "0x7FC00000", "[1.5231882, 1.5231886]", "tanh (accept ulp 4)", "no-algsimp",
        "assay check finding-1/program.mlir --inputs finding-1/inputs.txt --backend pjrt:libpjrt_cpu.so",
        "program 4711", "8,812,345 checked"})
    EXPECT_NE(html.find(part), std::string::npos) << part;
}

TEST(HtmlReport, LargeLiteralsAndLogsDoNotSwampThePage) {
  ReportData data = sample();
  Finding& f = data.findings[0];
  const std::string literal = "dense<\"0x" + std::string(1'000'000, 'A') + "\"> : tensor<125000xf32>";
  f.program = "func.func @main() {\n  %0 = stablehlo.constant " + literal + "\n}\n";
  f.original_program = f.program;
  f.inputs = f.original_inputs = {literal};
  f.message = "first\n" + std::string(100, '\n') + literal;
  f.evidence[0].elements.resize(100'000);
  data.refusals[0].program = f.program;
  EXPECT_LT(html_report(data).size(), html_report(sample()).size() + 30'000);
}

/// Whether the matrix shows the op on this type as part of a finding.
bool is_red(const std::string& html, const std::string& op_on_type) {
  return html.find("<td class=bad title=\"" + op_on_type + ":") != std::string::npos;
}

// The indices of a scatter are i32, and what it adds is f32: nobody blames `add` on i32.
TEST(HtmlReport, TheMatrixBlamesAnOpOnTheTypeThatItHas) {
  ReportData data = sample();
  data.cells = {{"scatter", "f32", 1}, {"scatter", "i32", 1}, {"add", "f32", 1}, {"add", "i32", 1}};
  Finding& f = data.findings[0];
  data.findings.resize(1);
  f.ops = {"scatter", "add"};
  f.element_types = {"f32", "i32"};
  f.typed_ops = {"scatter f32", "add f32"};
  data.blamed = data.findings;
  const std::string html = html_report(data);
  for (const char* blamed : {"scatter on f32", "add on f32"}) EXPECT_TRUE(is_red(html, blamed)) << blamed;
  for (const char* innocent : {"scatter on i32", "add on i32"}) EXPECT_FALSE(is_red(html, innocent)) << innocent;
}

TEST(HtmlReport, SaysWhatIsKnown) {
  ReportData data = sample();
  EXPECT_EQ(html_report(data).find("known: "), std::string::npos);
  data.known = *Known::parse("[[known]]\ncluster = \"a1\"\nissue = \"<48717>\"\n", "known.toml", "2026-11-25");
  const std::string html = html_report(data);
  EXPECT_NE(html.find("<span class=\"badge quiet\">known: &lt;48717&gt;</span>"), std::string::npos);
  EXPECT_NE(html.find("<span class=\"badge\">new</span>"), std::string::npos);
}

TEST(HtmlReport, SeveralNightsHaveATrend) {
  ReportData data = sample();
  EXPECT_EQ(html_report(data).find("id=\"nights\""), std::string::npos);
  data.campaigns.push_back(data.campaigns[0]);
  data.campaigns[0].provenance.started = "2026-11-23T15:38:48Z";
  data.campaigns[1].provenance.started = "2026-11-24T15:38:48Z";
  EXPECT_NE(html_report(data).find("id=\"nights\""), std::string::npos);
}

TEST(HtmlReport, WhatSeveralBackEndsAnsweredIsNotAddedUp) {
  ReportData first = sample(), second = sample();
  second.campaigns[0].key.identity = "XLA:CPU 0.12";
  second.findings[0].id = second.clusters[0].representative = 4;
  second.findings.resize(1);
  second.clusters.resize(1);
  const std::string html = html_report(std::vector{first, second});
  EXPECT_EQ(html.find("17,624,690"), std::string::npos);
  EXPECT_EQ(captures(html, "(XLA:CPU 0[^<]*)</a></li>").size(), 2u);
  const auto anchors = captures(html, "id=\"([^\"]+)\"");
  for (const std::string& link : captures(html, "href=\"#([^\"]+)\"")) EXPECT_TRUE(anchors.contains(link)) << link;
}

TEST(HtmlReport, AnEmptyDatabaseIsAReportToo) {
  EXPECT_NE(html_report(ReportData{}).find("No violation was found"), std::string::npos);
}

TEST(HtmlReport, NeverScrollsSidewaysInABrowser) {
  if (browser().empty()) GTEST_SKIP() << "needs chromium";
  expect_page_fits(html_report(sample()));
}

// `ASSAY_WRITE_REPORT=path` keeps the sample for looking at it.
TEST(HtmlReport, TheSampleCanBeLookedAt) {
  const char* path = std::getenv("ASSAY_WRITE_REPORT");
  if (!path) GTEST_SKIP() << "ASSAY_WRITE_REPORT names no file";
  std::ofstream file(path);
  file << html_report(sample());
  EXPECT_TRUE(file.flush());
}

}  // namespace
}  // namespace assay::reports
