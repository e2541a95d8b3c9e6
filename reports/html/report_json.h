#pragma once

#include "reports/html/report.h"
#include "reports/json_shape.h"

namespace assay::reports {

/// What the script of the report shows of one back end. Texts of a finding that are too long to be read have lost their
/// middle; `cut` names them.
Json report_json(const ReportData&);

}  // namespace assay::reports
