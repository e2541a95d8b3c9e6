#pragma once

#include "judge/verdicts.h"

namespace assay::judge {

/// Of one run, so many elements are explained one by one at most; of a program of few ops more, for each takes less.
inline constexpr int kMostExplained = 4096;
inline constexpr int kMostExplainedOfOneOp = 1 << 16;

/// Once a grant alone has explained this many elements of a run, the sets under the baseline with this grant are
/// computed for the whole program: what they hold needs no explanation of its own.
inline constexpr int kFewAlike = 4;

/// Explanations of the oracle, within these bounds. Without grants what is not legal is a violation, because then
/// nothing is missing but what the search ran out of.
ExplainerSource oracle_explainer(const oracle::Limits&);

}  // namespace assay::judge
