#include "reports/finding.h"

#include <algorithm>

namespace assay::reports {

bool is_own_failure(std::string_view failure) { return std::ranges::find(kOwnFailures, failure) != kOwnFailures.end(); }

std::vector<ExpectedInterval> intervals_of(const ExpectedElement& e) {
  std::vector<ExpectedInterval> out = {{e.low, e.high, e.integer_low, e.integer_high}};
  for (const ExpectedInterval& gap : e.gaps) {
    out.push_back({gap.high, out.back().high, gap.integer_high, out.back().integer_high});
    ExpectedInterval& below = out[out.size() - 2];
    below.high = gap.low;
    below.integer_high = gap.integer_low;
  }
  return out;
}

}  // namespace assay::reports
