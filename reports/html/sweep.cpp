#include "reports/html/sweep.h"

#include <fmt/format.h>

#include "reports/finding_text.h"
#include "reports/html/escape.h"
#include "reports/html/page.h"
#include "reports/html/sweep_plot.h"
#include "reports/html/table.h"

namespace assay::reports {

namespace {

std::string sweep_row(const SweepRow& r) {
  return fmt::format(
      "<tr><td class=number>{}</td><td class=number>{}</td><td class=number>{}</td><td class=number>{:.3f}</td>"
      "<td><code>{}</code></td><td><code>{}</code></td><td><code>{}</code></td></tr>",
      end_text(r.low), end_text(r.high), grouped(r.inputs), r.ulps, escaped(r.argument), escaped(r.exact),
      escaped(r.answer));
}

std::string sweep_table(const std::vector<SweepRow>& rows) {
  if (rows.empty()) return "";
  std::string lines;
  for (const SweepRow& row : rows) lines += sweep_row(row);
  return table(
      "<th class=number>from</th><th class=number>to</th><th class=number>inputs</th>"
      "<th class=number>largest error, ulps</th><th>at</th><th>exact value</th><th>answer</th>",
      lines);
}

std::string oddity_row(const SweepOddity& o) {
  return fmt::format(
      "<tr><td class=number>{}</td><td>{}{}</td><td><code>{}</code></td><td><code>{}</code></td><td><code>{}</code></td></tr>",
      grouped(o.count), escaped(o.what), o.reach.empty() ? "" : ": " + escaped(o.reach), escaped(o.argument),
      escaped(o.exact), escaped(o.answer));
}

std::string oddity_table(const std::vector<SweepOddity>& oddities) {
  if (oddities.empty()) return "";
  std::string lines;
  for (const SweepOddity& o : oddities) lines += oddity_row(o);
  return "<h4>Not counted in ulps</h4>" + table(
                                              "<th class=number>answers</th><th>what</th>"
                                              "<th>first at</th><th>correctly rounded</th><th>answer</th>",
                                              lines);
}

std::string sweep_title(const SweepPage& page) {
  std::string ops;
  for (const SweepChart& chart : page.charts)
    if (ops.find(chart.op) == std::string::npos) ops += (ops.empty() ? "" : ", ") + chart.op;
  return fmt::format("Errors of {} on {}", ops, page.backend);
}

}  // namespace

std::string html_chart(const SweepChart& chart) {
  std::string out = fmt::format("<section class=chart><h3>{} of {}</h3><p class=soft>{}</p>", escaped(chart.op),
                                escaped(chart.type), escaped(chart.inputs));
  if (!chart.refusal.empty())
    out += fmt::format("<p>The back end gave no answer:</p><pre class=wrap>{}</pre>", escaped(elided(chart.refusal)));
  out += sweep_plot(chart) + sweep_table(chart.rows) + oddity_table(chart.oddities);
  if (!chart.verdict.empty()) out += fmt::format("<p>{}</p>", escaped(chart.verdict));
  if (!chart.proposal.empty())
    out += fmt::format("<h4>Line of a contract</h4><pre class=wrap>{}</pre>", escaped(chart.proposal));
  return out + "</section>\n";
}

std::string html_sweep(const SweepPage& page) {
  std::string charts;
  for (const SweepChart& chart : page.charts) charts += html_chart(chart);
  return fmt::format(
      "<!doctype html>\n<html lang=en><head><meta charset=utf-8>"
      "<meta name=viewport content=\"width=device-width, initial-scale=1\"><title>{0}</title><style>{1}{2}</style>"
      "</head><body><main><h1>{0}</h1><p class=soft>How far each answer lies from the exact value, in units in the last "
      "place (ulps) of the type. Bars show the largest error of each binade of the argument, grey stretches "
      "are many binades without an error to speak of; the dashed line is the half ulp of correct rounding.</p><dl class=facts><dt>back end</dt><dd>{3}</dd><dt>variant</dt><dd>{4}</dd></dl>\n{5}"
      "</main></body></html>\n",
      escaped(sweep_title(page)), page_file("style.css"), page_file("sweep.css"), escaped(page.identity),
      escaped(page.variant), charts);
}

}  // namespace assay::reports
