#include "reports/html/pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "reports/finding_text.h"
#include "reports/html/page.h"
#include "reports/html/report_summary.h"

namespace assay::reports {
namespace {

const PageKind kSweepPage{"sweep.html", {"plot.css"}, {"plot.js", "chart.js", "sweep.js"}};

/// JSON has no infinities.
Json number_or_infinity(double x) { return std::isfinite(x) ? Json(x) : Json(x > 0 ? "inf" : "-inf"); }

/// `[from, to, largest error, where, allowed]`, as numbers.
Json binade_json(const SweepRow& r) {
  return Json::array({number_or_infinity(r.low), number_or_infinity(r.high), number_or_infinity(r.ulps),
                      number_or_infinity(r.at), number_or_infinity(r.allowed)});
}

Json row_json(const SweepRow& r) {
  return {
      {"from", end_text(r.low)}, {"to", end_text(r.high)}, {"inputs", r.inputs}, {"ulps", number_or_infinity(r.ulps)},
      {"argument", r.argument},  {"exact", r.exact},       {"answer", r.answer}};
}

Json oddity_json(const SweepOddity& o) {
  return {{"count", o.count},       {"what", o.what},   {"reach", o.reach},
          {"argument", o.argument}, {"exact", o.exact}, {"answer", o.answer}};
}

/// The largest error in words, where there is one.
std::string worst_text(const SweepChart& chart) {
  if (chart.rows.empty()) return "";
  const SweepRow& worst = *std::ranges::max_element(chart.rows, {}, &SweepRow::ulps);
  return fmt::format("Largest error {:.3f} ulp at {}: exactly {}, answer {}.", worst.ulps, worst.argument, worst.exact,
                     worst.answer);
}

std::string ops_of(const SweepPage& page) {
  std::string ops;
  for (const SweepChart& chart : page.charts)
    if (ops.find(chart.op) == std::string::npos) ops += (ops.empty() ? "" : ", ") + chart.op;
  return ops;
}

bool is_bad(const SweepChart& c) { return !c.refusal.empty() || !c.is_within; }

std::string sweep_title(const SweepPage& page) {
  const auto bad = std::ranges::count_if(page.charts, is_bad);
  const std::string judged =
      bad == 0 ? "within the contract" : fmt::format("beyond the contract in {} of {} types", bad, page.charts.size());
  return fmt::format("{} in {}: {}", ops_of(page), spoken_identity(page.identity), judged);
}

/// What is read without a script.
Json chart_values(const SweepChart& chart) {
  return {{"op", chart.op},
          {"type", chart.type},
          {"bad", is_bad(chart)},
          {"verdict", chart.verdict},
          {"inputs", chart.inputs},
          {"refusal", elided(chart.refusal)},
          {"worst", worst_text(chart)}};
}

}  // namespace

Json chart_json(const SweepChart& chart) {
  Json binades = Json::array(), rows = Json::array(), oddities = Json::array();
  for (const SweepRow& r : chart.binades) binades.push_back(binade_json(r));
  for (const SweepRow& r : chart.rows) rows.push_back(row_json(r));
  for (const SweepOddity& o : chart.oddities) oddities.push_back(oddity_json(o));
  return {{"op", chart.op},           {"type", chart.type},
          {"inputs", chart.inputs},   {"refusal", elided(chart.refusal)},
          {"binades", binades},       {"rows", rows},
          {"oddities", oddities},     {"proposal", chart.proposal},
          {"verdict", chart.verdict}, {"within", chart.is_within}};
}

std::string html_sweep(const SweepPage& page) {
  Json charts = Json::array(), values = Json::array();
  for (const SweepChart& chart : page.charts) {
    charts.push_back(chart_json(chart));
    values.push_back(chart_values(chart));
  }
  const bool bad = std::ranges::any_of(page.charts, is_bad);
  return html_page(kSweepPage, sweep_title(page),
                   {{"title", sweep_title(page)},
                    {"bad", bad},
                    {"identity", page.identity},
                    {"variant", page.variant},
                    {"charts", values}},
                   {{"charts", charts}});
}

}  // namespace assay::reports
