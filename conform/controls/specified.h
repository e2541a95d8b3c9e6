#pragma once

#include "reports/html/report.h"

namespace assay::conform {

/// Adds what the specification says to a report: the rule that each finding breaks, and the types that each op takes.
/// Findings whose programs cannot be read have no rule.
void add_specification(reports::ReportData&);

}  // namespace assay::conform
