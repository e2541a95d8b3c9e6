#pragma once

#include <functional>
#include <optional>
#include <string>

#include "judge/reduce/reduce.h"

/// Reduction for whatever somebody looks for in a program: nothing is judged but the text, and all candidates are
/// valid.
namespace assay::judge {

/// Whether a text still has it; an error where that cannot be asked.
using Predicate = std::function<Result<bool>(const std::string& text)>;

/// How far a reduction is.
struct PredicateProgress {
  std::int64_t asked = 0;  ///< candidates
  Size size;               ///< of the smallest program that has it
};

struct PredicateReduction {
  std::string text;  ///< the smallest program that has it
  PredicateProgress progress;
  std::optional<Error> trouble;  ///< why the predicate could not be asked any longer
};

/// Makes the program smaller while the predicate holds for its text, which it does at the start. Ends where no step is
/// left, at the limits, and where the predicate cannot be asked; what was found so far is kept in any case. `report`
/// hears of every smaller program. The inputs are what the oracle knows of values by: an empty list is as good as any.
PredicateReduction reduce_by_predicate(const Case&, const Predicate&, const ReductionLimits&,
                                       const std::function<void(const PredicateProgress&)>& report);

/// Zeros of the types of the entry function, for a program of which no inputs are known.
Case with_zero_inputs(const Module&);

}  // namespace assay::judge
