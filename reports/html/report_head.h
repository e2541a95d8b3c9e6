#pragma once

#include "reports/html/report.h"
#include "reports/json_shape.h"

namespace assay::reports {

/// What is read of one back end where no script runs: the headline, what ran, and the list of bugs.
Json report_head(const ReportData&);

}  // namespace assay::reports
