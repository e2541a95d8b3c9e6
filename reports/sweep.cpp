#include "reports/sweep.h"

#include <fmt/format.h>

#include <cmath>

#include "reports/finding_text.h"

namespace assay::reports {
namespace {

std::string row_line(const std::string& from, const std::string& to, const std::string& inputs, const std::string& ulps,
                     const std::string& rest) {
  return fmt::format("  {:>10}  {:>10}  {:>14}  {:>10}  {}\n", from, to, inputs, ulps, rest);
}

std::string table(const std::vector<SweepRow>& rows) {
  std::string out = row_line("from", "to", "inputs", "ulps", "at: exact value, answer");
  for (const SweepRow& r : rows)
    out += row_line(end_text(r.low), end_text(r.high), grouped(r.inputs), fmt::format("{:.3f}", r.ulps),
                    fmt::format("{}: {}, {}", r.argument, r.exact, r.answer));
  return out;
}

std::string oddity_lines(const std::vector<SweepOddity>& oddities) {
  std::string out;
  for (const SweepOddity& o : oddities)
    out += fmt::format("  {:>14} answers: {}{}; the first at {}: {}, {}\n", grouped(o.count), o.what,
                       o.reach.empty() ? "" : ", " + o.reach, o.argument, o.exact, o.answer);
  return out;
}

}  // namespace

std::string end_text(double end) {
  int exponent = 0;
  const double fraction = std::frexp(std::fabs(end), &exponent);
  if (fraction != 0.5 || std::abs(exponent - 1) < 7) return fmt::format("{:.6g}", end + 0.0);
  return fmt::format("{}2^{}", end < 0 ? "-" : "", exponent - 1);
}

std::string describe(const SweepChart& chart) {
  std::string out = fmt::format("{} of {}: {}\n", chart.op, chart.type, chart.inputs);
  if (!chart.refusal.empty())
    out += fmt::format("  the back end gave no answer: {}\n", chart.refusal.substr(0, chart.refusal.find('\n')));
  if (!chart.rows.empty()) out += table(chart.rows);
  out += oddity_lines(chart.oddities);
  if (!chart.verdict.empty()) out += fmt::format("  {}\n", chart.verdict);
  if (!chart.proposal.empty()) out += fmt::format("  {}\n", chart.proposal);
  return out;
}

}  // namespace assay::reports
