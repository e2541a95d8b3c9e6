#include "measure/sweep/verdict.h"

#include <cmath>

#include <fmt/format.h>

#include "measure/sweep/budget.h"
#include "oracle/numerics/ulp_error.h"
#include "reports/finding_text.h"

namespace assay::measure {
namespace {

// Rows of a table are joined while their errors differ by no more than this share, and until so many are left.
constexpr double kRowShare = 0.1;
constexpr std::size_t kRows = 12;

/// Writes the numbers of one sweep.
class Words {
 public:
  explicit Words(const SweepResult& result)
      : result_(result), function_(*oracle::measured_function(result.function)),
        digits_(oracle::numbers(result.type).precision * 0.302 + 4) {}

  std::string argument(const SweepSample& at) const {
    return result_.operands == 1 ? number(at.x) : fmt::format("({}, {})", number(at.x), number(at.y));
  }
  std::string exact(const SweepSample& at) const { return oracle::exact_text(function_, at.x, at.y, int(digits_)); }
  std::string number(double x) const {
    return result_.type == spec::ElementType::f64 ? fmt::format("{}", x) : fmt::format("{}", static_cast<float>(x));
  }

 private:
  const SweepResult& result_;
  const oracle::Elementary& function_;
  double digits_;
};

std::string inputs_text(const SweepResult& result) {
  const std::string what =
      fmt::format("{} {}", reports::grouped(result.inputs), result.operands == 1 ? "inputs" : "pairs");
  if (!result.refusal.ok()) return "ended after " + what;
  if (result.interrupted) return "interrupted after " + what;
  return result.complete ? "all " + what : "hard cases and a sample, " + what;
}

std::string refusal_text(const backends::Outcome& outcome) {
  return outcome.ok() ? "" : fmt::format("{}: {}", backends::to_string(outcome.kind), outcome.message);
}

reports::SweepRow plain_row(const SweepRange& range) {
  return {.low = range.low, .high = range.high, .inputs = range.inputs, .ulps = range.ulps, .at = range.worst.x};
}

reports::SweepRow row_of(const SweepRange& range, const Words& words) {
  reports::SweepRow row = plain_row(range);
  row.argument = words.argument(range.worst);
  row.exact = words.exact(range.worst);
  row.answer = words.number(range.worst.got);
  return row;
}

std::string reach_text(const SpecialMismatch& d, const Words& words) {
  if (d.kind == SpecialMismatchKind::kFlushedResult) return "results up to " + words.number(d.largest);
  if (d.kind == SpecialMismatchKind::kFlushedOperand) return "operands up to " + words.number(d.largest);
  return "";
}

reports::SweepOddity oddity_of(const SpecialMismatch& d, const Words& words) {
  return {std::string(describe(d.kind)), d.count,
          words.argument(d.first),       words.number(d.expected),
          words.number(d.first.got),     reach_text(d, words)};
}

}  // namespace

reports::SweepChart chart_of(const SweepResult& result) {
  const Words words(result);
  reports::SweepChart chart{.op = result.op,
                            .type = std::string(spec::name(result.type)),
                            .inputs = inputs_text(result),
                            .refusal = refusal_text(result.refusal)};
  for (const SweepRange& range : result.ranges) chart.binades.push_back(plain_row(range));
  for (const SweepRange& range : joined_ranges(result.ranges, kRowShare, kRows))
    chart.rows.push_back(row_of(range, words));
  for (const SpecialMismatch& d : result.mismatches) chart.oddities.push_back(oddity_of(d, words));
  chart.proposal = proposed_budget(result);
  return chart;
}

reports::SweepChart chart_of(const SweepResult& result, const SweepVerdict& verdict, const spec::Contract& contract) {
  reports::SweepChart chart = chart_of(result);
  if (verdict.is_broken) chart.proposal.clear();
  if (result.refusal.ok()) chart.verdict = describe(verdict, result, contract);
  chart.is_within = verdict.is_within();
  for (std::size_t k = 0; k < chart.binades.size(); ++k)
    chart.binades[k].allowed = allowed_at(result.ranges[k].worst, result, contract);
  return chart;
}

}  // namespace assay::measure
