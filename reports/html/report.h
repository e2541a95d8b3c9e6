#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "reports/finding.h"
#include "reports/known.h"
#include "reports/store.h"
#include "spec/result.h"

/// The report of a database as one HTML file. Its summary and the list of bugs are read without a script; with one, the
/// rest is laid out from data that lies in the page once. The same database gives the same bytes.
namespace assay::reports {

/// Of one back end: what several of them answered is never added up.
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
  std::vector<AvoidedRow> avoided;
  std::vector<Cluster> clusters;  ///< of violations and deviations
  std::vector<Finding> findings;  ///< of each cluster as many as are shown
  std::vector<Finding> blamed;    ///< what violations stand in
  std::vector<Occurrence> occurrences;
  Known known;
  /// What the database does not know and the specification does: by the number of a finding the rule that it breaks, a
  /// sentence of Markdown; by op, `add`, the types that it takes.
  std::map<std::int64_t, std::string> rules;
  std::map<std::string, std::set<std::string>> takes;
};

/// Of campaigns of one back end.
Result<ReportData> collect(Store&, const std::vector<Campaign>&);
/// One for each back end that there is, by its identity; of one campaign where its number is given.
Result<std::vector<ReportData>> collect_by_back_end(Store&, std::optional<std::int64_t> campaign = std::nullopt);

std::string html_report(const ReportData&);
/// One after the other on one page.
std::string html_report(const std::vector<ReportData>&);

}  // namespace assay::reports
