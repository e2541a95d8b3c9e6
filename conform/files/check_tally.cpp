#include "conform/files/check_tally.h"

#include <fmt/format.h>

#include "conform/names.h"
#include "reports/finding_text.h"

namespace assay::conform {

std::string judged_text(Verdict verdict, const spec::ElementCounts& counts, const std::vector<spec::OpeningRow>& open,
                        const std::optional<judge::WidthSummary>& widths) {
  if (verdict == Verdict::kPass && counts.total() == 0) return "empty: there is no element in what it answers";
  return judge::describe_judged(counts, open) + (widths ? "; " + describe(*widths) : "");
}

CheckReport CheckTally::report_checks(bool only_runs) const {
  if (report_.verdict != Verdict::kPass) return report_;
  const std::string functions = reports::counted(units_, "function");
  if (checks_ == 0 && only_runs) return {Verdict::kPass, functions + " run, and no check in them"};
  if (checks_ == 0) return {Verdict::kUnsupported, functions + ", and no check in them"};
  return {Verdict::kPass, fmt::format("{}, {}", functions, reports::counted(checks_, "check"))};
}

CheckReport CheckTally::report_parts() const {
  if (report_.verdict != Verdict::kPass) return report_;
  return {Verdict::kPass, fmt::format("{}, {} of them refused", reports::counted(units_, "part"), checks_)};
}

CheckReport CheckTally::report_printed() const {
  if (report_.verdict != Verdict::kPass) return report_;
  return {Verdict::kPass, reports::counted(units_, "part") + ", the same when printed and read again"};
}

CheckReport CheckTally::report_elements() const {
  CheckReport out = report_;
  out.counts = elements_;
  out.widths = widths_.summary();
  out.outputs = outputs_;
  out.legal = legal_;
  if (report_.verdict > Verdict::kOpen) return out;
  out.verdict = judge::verdict_of_legal(elements_, is_related_);
  out.reason = judged_text(out.verdict, elements_, openings_, out.widths) + (remark_.empty() ? "" : "; " + remark_);
  if (units_ != 1) out.reason = fmt::format("{}, {}", reports::counted(units_, "function"), out.reason);
  return out;
}

}  // namespace assay::conform
