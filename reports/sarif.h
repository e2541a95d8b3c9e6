#pragma once

#include <string>
#include <vector>

#include "reports/junit.h"

namespace assay::reports {

/// Results as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0), which code scanning reads: one run, one
/// result for each case that did not pass. It holds no times and no absolute places: the same cases give the same
/// bytes.
std::string sarif(const std::string& suite, const std::vector<TestCase>&);

}  // namespace assay::reports
