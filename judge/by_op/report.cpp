#include "judge/by_op/report.h"

#include <algorithm>

namespace assay::judge {
namespace {

/// Words for what was done: whether all that was judged is legal is said by the counts.
bool says_less_than_counts(Verdict v) { return v == Verdict::kPass || v == Verdict::kWeak || v == Verdict::kOpen; }

}  // namespace

const OpRow* first_wrong(const std::vector<OpRow>& rows) {
  for (const OpRow& row : rows) {
    if (const OpRow* inner = first_wrong(row.inner)) return inner;
    if (spec::is_violation(row.verdict())) return &row;
  }
  return nullptr;
}

ElementCounts ModelReport::counts() const {
  ElementCounts out;
  each_row(rows, [&](const OpRow& row, int) { out += row.judged.counts; });
  return out;
}

Verdict ModelReport::verdict() const {
  Verdict out = verdict_of_legal(counts(), false);
  const auto take = [&](Verdict v) {
    if (!says_less_than_counts(v)) out = std::max(out, v);
  };
  each_row(rows, [&](const OpRow& row, int) { take(row.verdict()); });
  take(verdict_of(whole.judgement));
  return out;
}

}  // namespace assay::judge
