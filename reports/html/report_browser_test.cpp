#include <gtest/gtest.h>

#include <chrono>

#include "reports/html/browser_test.h"
#include "reports/html/report.h"
#include "reports/html/report_example_test.h"

/// The report as people have it before them: by mouse and keyboard, on a desk and on a phone, light and dark.
namespace assay::reports {
namespace {

class ReportInABrowser : public testing::Test {
 protected:
  void SetUp() override {
    if (browser().empty()) GTEST_SKIP() << "needs chromium";
  }
};

/// How many cards are in sight.
constexpr const char* kShown = "document.querySelectorAll('.bug:not([hidden])').length";
constexpr const char* kFocused = "document.activeElement.textContent";

constexpr const char* kOpenAll =
    "(document.querySelectorAll('.bug, .section, .more').forEach((d) => { d.make?.(); d.open = true; }), 0)";

/// Takes a choice by its label.
void choose_in(Page& page, const std::string& label, const std::string& value) {
  page.run("(() => {const s = [...document.querySelectorAll('.choice')].find((l) => l.textContent.startsWith('" +
           label + "')).querySelector('select'); s.value = '" + value + "'; s.dispatchEvent(new Event('change'));})()");
}

/// With two nights and a cause that is known, so that everything is there that a page can have.
ReportData full_report() {
  ReportData data = example_report();
  data.campaigns.push_back(data.campaigns[0]);
  data.campaigns[0].provenance = {"2026-11-23T15:38:48Z", "2026-11-23T16:02:01Z", "a-host", "0.1.0"};
  data.campaigns[1].provenance = {"2026-11-24T15:38:48Z", "2026-11-24T16:02:01Z", "a-host", "0.1.0"};
  data.deviations = {{"minmax-nan", "special", 3, 7, {"special", "0.0", "NaN", 0}, 2}};
  data.undecided = {{"20 rounds", 2, 7, "func.func @undecided()"}};
  data.known = *Known::parse("[[known]]\ncluster = \"a1\"\nissue = \"48717\"\n", "known.toml", "2026-11-25");
  return data;
}

TEST_F(ReportInABrowser, FitsAndCanBeReadEverywhere) {
  const std::string html = html_report(full_report());
  expect_page_fits(html);
  expect_page_fits(html, kOpenAll);
  ReportData clean = full_report();
  clean.clusters.clear();
  expect_page_fits(html_report(clean));
}

// So that the test above is known to see what it is for.
TEST_F(ReportInABrowser, WideTextsAreSeen) {
  Page page("<meta name=viewport content='width=device-width'><h1 class=long>" + std::string(200, 'x') + "</h1>",
            {.width = 390});
  EXPECT_GT(page.width(), 390);
  EXPECT_EQ(page.text(kTooWide), "H1.long");
}

TEST_F(ReportInABrowser, PaleTextsAreSeen) {
  Page page("<p class=pale style='color:#999;background:#fff'>pale</p><p style='color:#666;background:#fff'>well</p>");
  EXPECT_EQ(page.run(kPaleTexts), Json::array({"pale: pale"}));
}

TEST_F(ReportInABrowser, OneCardIsOpenAndTheWholeIsShort) {
  Page page(html_report(long_report(48)));
  EXPECT_EQ(page.run(kShown), 9);  // of twelve causes three are deviations
  EXPECT_EQ(page.run("document.querySelectorAll('.bug[open]').length"), 1) << "the first one";
  EXPECT_LT(page.height(), 3'500);
  EXPECT_LT(page.run("document.querySelector('.bug[open] .sides').getBoundingClientRect().top").get<double>(), 900)
      << "program and answers of the first bug are above the fold";
}

TEST_F(ReportInABrowser, AnAddressOpensItsCard) {
  const std::string html = html_report(full_report());
  const char* open = "document.querySelector('.bug[open]')?.id + ' ' + document.querySelector('.finding[open]')?.id";
  EXPECT_EQ(Page(html, {}, "#finding-3").text(open), "finding-3 undefined");
  EXPECT_EQ(Page(html, {}, "#finding-2").text(open), "finding-1 finding-2");  // one more of the cause of the first
  EXPECT_EQ(Page(html, {}, "#cause=b2").text(open), "finding-3 undefined");
  EXPECT_EQ(Page(html, {}, "#finding-99").text(open), "undefined undefined");
  Page page(html, {.width = 390}, "#finding-2");
  EXPECT_EQ(page.run("(() => {const r = document.getElementById('finding-2').getBoundingClientRect();"
                     "return r.top >= 0 && r.top < innerHeight;})()"),
            true);
  EXPECT_NE(page.text(kFocused).find("2. tanh again"), std::string::npos);
  page.run("location.hash = '#finding-3'");
  EXPECT_EQ(page.text("new Promise((f) => setTimeout(() => f(document.getElementById('finding-3').open), 50))"),
            "true");
  EXPECT_EQ(Page(html, {}, "#coverage").run("document.getElementById('coverage').open"), true);
}

TEST_F(ReportInABrowser, AnOpenCardTellsAll) {
  ReportData data = full_report();
  data.findings[0].original_program = "func.func @generated()";
  Page page(html_report(data), {}, "#finding-1");
  page.run(kOpenAll);
  page.run("document.querySelectorAll('#finding-1 details').forEach((d) => { d.make?.(); d.open = true; }), 0");
  const std::string card = page.text("document.getElementById('finding-1').innerText");
  for (const char* part :
       {"tanh (accept ulp 4), contract xla-default", "no-algsimp", "program 4711", "38 compilations",
        "stablehlo.tanh %arg0", "0x7FC00000", "[1.5231882, 1.5231886]", "0.0 wrong",
        "the <b>back end</b> & its \"words\"", "func.func @generated()", "2. tanh again", "known: 48717"})
    EXPECT_NE(card.find(part), std::string::npos) << part << "\n" << card;
}

// What a filter hides is in sight again where an address names it.
TEST_F(ReportInABrowser, AnAddressOfADeviationShowsIt) {
  ReportData data = long_report(16);
  Page page(html_report(data));
  EXPECT_EQ(page.run("document.getElementById('finding-13').hidden"), true);
  page.run("location.hash = '#cause=' + encodeURIComponent('cause 3')");
  EXPECT_EQ(page.text("new Promise((f) => setTimeout(() => {const e = document.getElementById('finding-13');"
                      "f(!e.hidden && e.open);}, 50))"),
            "true");
}

TEST_F(ReportInABrowser, EveryLinkLeadsSomewhere) {
  ReportData second = full_report();
  for (Finding& f : second.findings) f.id += 10;
  for (Cluster& c : second.clusters) c.representative += 10;
  second.deviations[0].finding = 12;
  Page page(html_report(std::vector{full_report(), second}));
  page.run(kOpenAll);
  EXPECT_EQ(page.run("[...document.querySelectorAll('a')].filter((a) => !a.hash.startsWith('#cause=') && "
                     "!document.getElementById(a.hash.slice(1))).map((a) => a.hash)"),
            Json::array());
  EXPECT_GT(page.run("document.querySelectorAll('a').length").get<int>(), 20);
  EXPECT_EQ(page.run("(() => {const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);"
                     "return ids.filter((id, n) => ids.indexOf(id) !== n);})()"),
            Json::array());
}

TEST_F(ReportInABrowser, ButtonsCopy) {
  const ReportData data = full_report();
  Page page(html_report(data), {}, "#finding-1");
  page.click("[aria-label='Copy program of finding 1']");
  EXPECT_EQ(page.clipboard(), data.findings[0].program);
  EXPECT_EQ(page.text("document.querySelector('[aria-label=\"Copy program of finding 1\"]').textContent"), "Copied");
  page.click("[aria-label='Copy finding 1 as a command']");
  EXPECT_EQ(page.clipboard(), "cat > finding-1.mlir <<'END'\n" + data.findings[0].program +
                                  "END\ncat > finding-1.txt <<'END'\n" + data.findings[0].inputs[0] +
                                  "\nEND\nassay check finding-1.mlir --inputs finding-1.txt --backend "
                                  "pjrt:libpjrt_cpu.so --variant default --contract xla-default\n");
  page.click("[aria-label='Copy finding 1 as a JAX script']");
  const std::string script = page.clipboard();
  EXPECT_NE(script.find("import jax"), std::string::npos) << script;
  page.click("[aria-label='Copy finding 1 as an issue']");
  EXPECT_NE(page.clipboard().find(script), std::string::npos) << page.clipboard();
  page.click("[aria-label='Copy link to finding 1']");
  EXPECT_TRUE(page.clipboard().ends_with(".html#finding-1")) << page.clipboard();
  page.click("[aria-label='Copy the key of the bug']");
  EXPECT_EQ(page.clipboard(), "a1");
}

// Where there is no clipboard, as on a page that was sent by plain HTTP.
TEST_F(ReportInABrowser, ButtonsCopyWithoutAClipboardToo) {
  Page page(html_report(full_report()), {}, "#finding-1");
  page.run("navigator.clipboard.writeText = () => Promise.reject(new Error('none')); 0");
  page.click("[aria-label='Copy the key of the bug']");
  EXPECT_EQ(page.clipboard(), "a1");
}

TEST_F(ReportInABrowser, WhatWasCutIsNotCopied) {
  ReportData data = full_report();
  data.findings[0].program = "func.func @main() {\n  %0 = stablehlo.constant " + std::string(5'000, 'A') + "\n}\n";
  Page page(html_report(data), {}, "#finding-1");
  EXPECT_EQ(page.run("document.querySelectorAll('[aria-label=\"Copy program of finding 1\"]').length"), 0);
  EXPECT_EQ(page.run("document.querySelectorAll('[aria-label=\"Copy finding 1 as a command\"]').length"), 0);
  EXPECT_NE(page.text("document.getElementById('finding-1').textContent").find("assay export 1"), std::string::npos);
}

TEST_F(ReportInABrowser, FindsFiltersAndSorts) {
  Page page(html_report(long_report(48)));
  const auto search = [&](const char* text) {
    page.run("(() => {const s = document.querySelector('.bar input'); s.value = '" + std::string(text) +
             "'; s.dispatchEvent(new Event('input'));})()");
    return page.run(kShown);
  };
  const auto choose = [&](const char* label, const char* value) {
    choose_in(page, label, value);
    return page.run(kShown);
  };
  EXPECT_EQ(search("finding 37"), 1);  // the second of its cause
  EXPECT_EQ(search("-0.0: FINDING"), 9);
  EXPECT_EQ(search("nothing has this"), 0);
  EXPECT_EQ(page.run("document.querySelector('.none').checkVisibility()"), true);
  page.click(".none button");
  EXPECT_EQ(page.run(kShown), 12);
  EXPECT_EQ(choose("type", "f32"), 3);
  EXPECT_EQ(choose("op", "op4"), 1);
  choose("op", ""), choose("type", "");
  page.click(".chip");
  EXPECT_EQ(page.run(kShown), 9);
  EXPECT_EQ(page.text("document.querySelector('.chip').getAttribute('aria-pressed')"), "false");
  choose("sort by", "newest");
  EXPECT_EQ(page.text("document.querySelector('.bug').id"), "finding-45");
}

TEST_F(ReportInABrowser, TellsWhatIsNewFromWhatIsKnown) {
  Page page(html_report(full_report()));
  const char* shown = "[...document.querySelectorAll('.bug:not([hidden])')].map((card) => card.id).join()";
  choose_in(page, "known", "known");
  EXPECT_EQ(page.text(shown), "finding-1");
  choose_in(page, "known", "new");
  EXPECT_EQ(page.text(shown), "finding-3");
}

TEST_F(ReportInABrowser, WorksByKeyboardAlone) {
  Page page(html_report(full_report()));
  page.press("/");
  EXPECT_EQ(page.text("document.activeElement.type"), "search");
  for (const char* key : {"s", "o", "r", "t"}) page.press(key);
  EXPECT_EQ(page.run(kShown), 1);
  page.press("Escape");
  EXPECT_EQ(page.run(kShown), 2);
  page.run("document.activeElement.blur()");
  page.press("j");
  EXPECT_NE(page.text(kFocused).find("1. tanh of -0.0"), std::string::npos);
  page.press("j");
  page.press("j");  // there is no third one
  EXPECT_NE(page.text(kFocused).find("3. sort of zero"), std::string::npos);
  page.press("k");
  EXPECT_EQ(page.run("document.getElementById('finding-1').open"), true);
  page.press("Tab");
  EXPECT_EQ(page.text("document.activeElement.ariaLabel"), "Copy program of finding 1");
  page.press("Enter");
  EXPECT_EQ(page.clipboard(), full_report().findings[0].program);
  EXPECT_EQ(page.text("document.activeElement.ariaLabel"), "Copy program of finding 1");
}

/// Of three ops, of which one takes no f8, and families of types.
ReportData matrix_report() {
  ReportData data = full_report();
  data.cells = {{"add", "f32", 5, {.checked = 1'234'567}},
                {"add", "f8E5M2", 5, {.checked = 7}},
                {"add", "f8E4M3", 5, {.open = 7}},
                {"scatter", "i32", 2, {.checked = 7}},
                {"scatter", "f32", 3, {.checked = 1, .weak = 2, .open = 3}}};
  data.takes = {{"add", {"f32", "i32", "f8E5M2", "f8E4M3"}}, {"scatter", {"f32", "i32"}}};
  data.findings[0].typed_ops = {"scatter f32"};
  data.blamed = {data.findings[0]};
  return data;
}

std::string label(const char* name) { return "document.querySelector('[aria-label=\"" + std::string(name) + "\"]')"; }

TEST_F(ReportInABrowser, TheMatrixTellsWhatIsBehindASquare) {
  Page page(html_report(matrix_report()));
  const char* beside = "document.querySelector('.popover').textContent";
  EXPECT_EQ(page.text(label("scatter on f32: with a bug") + ".textContent"), "✗");
  EXPECT_EQ(page.text(label("add on i32: not met") + ".textContent"), "·");
  page.click("[aria-label='add on f32: pass']");
  EXPECT_NE(page.text(beside).find("1,234,567 of 1,234,567 elements checked in 5 programs"), std::string::npos)
      << page.text(beside);
  page.press("ArrowDown");
  EXPECT_EQ(page.text("document.activeElement.ariaLabel"), "scatter on f32: with a bug");
  EXPECT_NE(page.text(beside).find("1. tanh of -0.0 loses the sign of zero"), std::string::npos) << page.text(beside);
  EXPECT_EQ(page.run("(() => {const s = document.querySelector('td[aria-selected]').getBoundingClientRect(), p = "
                     "document.querySelector('.popover').getBoundingClientRect();"
                     "return Math.abs(p.left - s.right) < 12 && Math.abs(p.top - s.top) < 12;})()"),
            true)
      << "beside the square";
  page.press("Enter");
  EXPECT_EQ(page.text("document.activeElement.hash"), "#finding-1") << "the keyboard reaches what is behind the square";
  page.press("Escape");
  EXPECT_EQ(page.run("document.querySelector('.popover').hidden"), true);
  EXPECT_EQ(page.text("document.activeElement.ariaLabel"), "scatter on f32: with a bug");
  page.press("ArrowRight");
  EXPECT_EQ(page.text("document.activeElement.ariaLabel"), "scatter on i32: pass");
  EXPECT_EQ(page.text(beside).find("tanh"), std::string::npos) << "nobody blames the indices";
  choose_in(page, "show", "checked");
  EXPECT_EQ(page.text(label("add on f32: pass") + ".textContent"), "1.2M");
  choose_in(page, "rows", "fail");
  EXPECT_EQ(
      page.text("[...document.querySelectorAll('.matrix tbody tr:not([hidden]) th')].map((t) => t.textContent).join()"),
      "scatter");
}

TEST_F(ReportInABrowser, TheMatrixFoldsFamiliesAndLeavesOutWhatCannotBe) {
  Page page(html_report(matrix_report()));
  const char* heads = "[...document.querySelectorAll('.matrix thead th')].map((t) => t.textContent).join()";
  EXPECT_EQ(page.text(heads), "op,f32,i32,f8 (2) ▸,checked");
  EXPECT_EQ(page.text(label("scatter does not take f8") + ".textContent"), "");
  EXPECT_EQ(page.text("[...document.querySelectorAll('.ratio')].map((t) => t.textContent).join()"),
            "checked,2 of 4,2 of 2");
  EXPECT_NE(page.text("document.querySelector('#matrix .legend').textContent").find("4 of 6 squares checked"),
            std::string::npos);
  page.click("[aria-label='add on f8: unchecked: any answer is legal']");
  EXPECT_NE(page.text("document.querySelector('.popover').textContent").find("add on f8E5M2: pass"), std::string::npos)
      << "all types of the family";
  page.click("[aria-label='Unfold f8, 2 types']");
  EXPECT_EQ(page.text(heads), "op,f32,i32,◂ f8E4M3,f8E5M2,checked");
  EXPECT_EQ(page.text("document.activeElement.ariaLabel"), "Fold f8");
}

// What one sees can be sent: the address says what was chosen.
TEST_F(ReportInABrowser, TheFilterStandsInTheAddress) {
  const std::string html = html_report(long_report(48));
  Page page(html);
  choose_in(page, "type", "f32");
  choose_in(page, "sort by", "newest");
  const std::string hash = page.text("location.hash");
  EXPECT_EQ(hash, "#bugs?type=f32&sort=newest");
  Page other(html, {}, hash);
  EXPECT_EQ(other.run(kShown), 3);
  EXPECT_EQ(other.text("document.querySelector('.bug:not([hidden])').id"),
            page.text("document.querySelector('.bug:not([hidden])').id"));
  Page crash(html, {}, "#bugs?show=crash&q=finding");
  EXPECT_EQ(crash.run(kShown), 3);
  Page unknown(html, {}, "#bugs?type=nothing&sort=x");
  EXPECT_EQ(unknown.run(kShown), 9) << "what there is not is not chosen";
}

TEST_F(ReportInABrowser, WithoutABugItSaysWhatWasCovered) {
  ReportData data = full_report();
  for (Cluster& c : data.clusters) c.failure = kDeviation;
  for (Finding& f : data.findings) f.failure = kDeviation;
  Page page(html_report(data));
  EXPECT_EQ(page.run("document.querySelector('#bugs').checkVisibility()"), false);
  EXPECT_EQ(page.run("document.querySelector('.empty').checkVisibility()"), true);
  page.run("location.hash = '#finding-1'");
  EXPECT_EQ(
      page.text("new Promise((f) => setTimeout(() => f(document.getElementById('finding-1').checkVisibility()), 50))"),
      "true")
      << "what is allowed is shown where it is asked for";
}

// A back end may say anything, in every text that there is.
TEST_F(ReportInABrowser, HostileTextsAreTexts) {
  const std::string hostile =
      "</script><img src=x onerror='window.pwned=1'><script>window.pwned=1</script>{{title}}\"'";
  ReportData data = full_report();
  for (Finding& f : data.findings) {
    f.title = f.law = f.message = f.variant = f.check_flags = f.program = f.original_program = f.bound = hostile;
    f.ops = f.element_types = f.inputs = f.mends = f.grants = {hostile};
    f.evidence[0].type = f.evidence[0].elements[0].text = f.evidence[0].elements[1].got = hostile;
  }
  for (Cluster& c : data.clusters) c.title = c.failure = hostile, c.ops = c.element_types = {hostile};
  data.clusters[0].key = hostile;
  data.findings[0].cluster = data.findings[1].cluster = hostile;
  data.campaigns[0].key.identity = data.campaigns[0].provenance.host = data.campaigns[0].key.backend = hostile;
  data.cells.push_back({hostile, hostile, 1, {.checked = 1}});
  data.refusals[0].message = data.openings[0].reason = data.undecided[0].bound = data.verdicts[0].verdict = hostile;
  data.deviations[0].grants = data.coverage[0].op = hostile;
  Page page(html_report(data), {}, "#finding-1");
  page.run(kOpenAll);
  EXPECT_EQ(page.run("window.pwned === undefined"), true);
  EXPECT_EQ(page.run("document.images.length"), 0);
  EXPECT_EQ(page.run("document.scripts.length"), 2);
  EXPECT_NE(page.text("document.getElementById('finding-1').textContent").find(hostile), std::string::npos);
  for (const int width : {390, 1440}) {
    page.show_on({.width = width});
    EXPECT_LE(page.width(), width) << page.text(kTooWide);
  }
}

TEST_F(ReportInABrowser, IsReadWithoutScripts) {
  Page page(html_report(full_report()), {.width = 390, .scripts = false});
  // The protocol runs no expression of a page without scripts: what it sees is asked of the document.
  const Json root = page.call("DOM.getDocument", {{"depth", 0}});
  const Json html = page.call("DOM.getOuterHTML", {{"nodeId", root["root"]["nodeId"]}});
  const std::string seen = html["outerHTML"];
  const std::string head = seen.substr(0, seen.find("<script"));
  for (const char* part : {"tanh of -0.0 loses the sign of zero", "sort of zero elements", "17,624,690 checked",
                           "a-host", "known: 48717", "id=\"finding-3\"", "need JavaScript", "2 bugs in XLA:CPU 0.11.2"})
    EXPECT_NE(head.find(part), std::string::npos) << part;
  const Json size = page.call("Page.getLayoutMetrics");
  EXPECT_LE(size["cssContentSize"]["width"].get<int>(), 390);
}

TEST_F(ReportInABrowser, TwoThousandFindingsAreThereInThreeSeconds) {
  Page page(html_report(long_report(2'000)));
  EXPECT_LT(page.run("Number(document.documentElement.dataset.ready)").get<double>(), 3'000);
  EXPECT_EQ(page.run(kShown), 375);
  EXPECT_EQ(page.run("performance.getEntriesByType('resource').length"), 0) << "something was fetched";
  const Json search = page.run(
      "(() => {const begin = performance.now(), s = document.querySelector('.bar input'); s.value = 'finding 1999';"
      "s.dispatchEvent(new Event('input')); document.body.offsetHeight; return performance.now() - begin;})()");
  EXPECT_LT(search.get<double>(), 1'000) << "a search takes too long";
}

}  // namespace
}  // namespace assay::reports
