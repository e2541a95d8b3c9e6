#pragma once

#include <string>
#include <vector>

#include "measure/sweep/sweep.h"
#include "reports/sweep.h"
#include "spec/contract/contract.h"

/// What a contract says of the errors that a sweep has measured.
namespace assay::measure {

/// One answer that the contract does not allow.
struct ForbiddenAnswer {
  SweepSample at;
  double ulps = 0;    ///< 0 where the distance is not counted in ulps
  std::string words;  ///< `4.90 ulp`, `NaN where the exact answer is a number`
};

struct SweepVerdict {
  bool is_open = false;                    ///< the contract says nothing of the function
  std::vector<ForbiddenAnswer> forbidden;  ///< among the worst answer of each range and the first of each mismatch
  int undecided = 0;  ///< of these answers, neither allowed nor forbidden within the bounds of the search
  bool is_broken =
      false;           ///< no budget is for it: NaN, zero or sign is wrong, or a hundred times what the baseline allows
  double allowed = 0;  ///< ulps, where the largest error was measured

  bool is_within() const { return forbidden.empty() && undecided == 0; }
};

/// How many times the baseline's budget an error may be, so that it is taken for one of rounding.
inline constexpr double kMostOfBaseline = 100;

/// The oracle is asked about each answer that looks bad: freedoms that are not budgets, as to flush subnormals, count.
Result<SweepVerdict> verdict_of(const SweepResult&, const spec::Contract&);

/// The error that the baseline of a contract allows of that answer, in ulps; 0 where it has no budget.
double allowed_at(const SweepSample&, const SweepResult&, const spec::Contract&);

/// `within xla-default: 4.90 ulp of 5.00`, `beyond xla-default: ...`.
std::string describe(const SweepVerdict&, const SweepResult&, const spec::Contract&);

/// What a report shows of a sweep. No line is proposed for a function that is broken.
reports::SweepChart chart_of(const SweepResult&);
reports::SweepChart chart_of(const SweepResult&, const SweepVerdict&, const spec::Contract&);

}  // namespace assay::measure
