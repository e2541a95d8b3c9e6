#pragma once

#include <string>
#include <vector>

#include "reports/finding.h"
#include "reports/store.h"
#include "spec/result.h"

/// The report of a database as one HTML file that needs nothing else: no network, no script to be
/// read. The same database gives the same bytes.
namespace assay::reports {

struct ReportData {
  std::string database;  ///< path of the database
  std::vector<Campaign> campaigns;
  std::vector<VerdictCount> verdicts;
  std::vector<MatrixCell> cells;
  std::vector<Coverage> coverage;
  std::vector<Refusal> refusals;
  std::vector<DeviationRow> deviations;
  std::vector<UndecidedRow> undecided;
  std::vector<OpeningRow> openings;
  std::vector<Cluster> clusters;  ///< of violations and deviations
  std::vector<Finding> findings;
};

Result<ReportData> collect(Store&);

std::string html_report(const ReportData&);

}  // namespace assay::reports
