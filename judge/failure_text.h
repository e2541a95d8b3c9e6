#pragma once

#include <string>
#include <vector>

#include "judge/case.h"
#include "judge/verdicts.h"

/// Verdicts in words, for a line of a terminal.
namespace assay::judge {

/// `output 0 element [1, 3]`, `output 1 of process 2` (a scalar).
std::string describe(const ElementPlace&, const Module&);

/// `wrong-value: output 0 element [1, 3]: expected [1.0, 1.5], got 7.0 (rounding, 12 ulp), farthest of 5 of 64 elements
/// outside`, `crash: SIGSEGV in compile`.
std::string describe(const Failure&, const Module&);

/// Of the message of a back end.
std::string first_line(const std::string& message);

/// All deviations, the gravest first.
std::string describe(std::vector<Deviation>, const Module&);

}  // namespace assay::judge
