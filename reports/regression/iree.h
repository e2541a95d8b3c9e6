#pragma once

#include <string>

#include "reports/origin.h"
#include "spec/result.h"

namespace assay::reports {

/// The program with the lines of `iree-compile` and `iree-run-module` that run it on its inputs, as RUN lines of a
/// test. Outputs of one legal value are given as such. An error says what these tools cannot read.
Result<std::string> iree_test(const Finding&, const Origin&, const std::string& headline);

}  // namespace assay::reports
