#pragma once

#include "reports/html/report.h"
#include "reports/json_shape.h"

namespace assay::reports {

/// What is read of one back end where no script runs: what ran, when and where, sums, and the list of causes.
Json report_head(const ReportData&);

/// Name, version and hash of the back end, or what was given to `--backend`.
std::string back_end_of(const ReportData&);

/// `1 h 2 min`, `31 s`: to the minute from one minute on.
std::string duration_text(double seconds);

}  // namespace assay::reports
