#pragma once

#include <vector>

#include "reports/html/report.h"
#include "reports/json_shape.h"

namespace assay::reports {

/// What the scripts of the report lay out, of one back end of `all`: bugs with their programs, the matrix, and lists.
Json report_json(const ReportData&, const std::vector<ReportData>& all);

}  // namespace assay::reports
