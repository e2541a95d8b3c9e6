#pragma once

#include <string>

#include "judge/case.h"
#include "judge/subject/subject.h"

/// The reproducer of a finding once more, on a back end that may be another release.
namespace assay::conform {

enum class Rerun {
  kPasses,   ///< it ran, and every element that was checked is legal
  kFails,    ///< it is a violation there
  kUnknown,  ///< it was not run, or its answer was not judged
};

struct RerunAnswer {
  Rerun rerun = Rerun::kUnknown;
  std::string words;  ///< `passes`, `wrong-value`, `no variant fast-math`
};

/// What is run again: one input set, the name of the variant, and its options where the back end has none of that name.
struct RerunPlan {
  judge::Case c;
  std::string variant, options;
  bool is_of_values = true;  ///< a wrong value; of a crash it is enough that the program runs
};

/// In a child that has run nothing before.
RerunAnswer rerun(const RerunPlan&, const judge::Subject&);

}  // namespace assay::conform
