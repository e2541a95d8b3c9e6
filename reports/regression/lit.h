#pragma once

#include <string>

#include "reports/finding.h"

namespace assay::reports {

/// A file for upstream's reference interpreter: the reduced program as a function, a @main that
/// calls it on the inputs and holds what comes back against the expected sets with
/// `check.expect_eq_const`. Sets that are more than one value become bounds by compare ops; NaN and
/// the sign of zero are looked at through the bits, because `expect_eq` compares as IEEE does.
std::string lit_test(const Finding&);

}  // namespace assay::reports
