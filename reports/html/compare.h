#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "reports/html/report.h"
#include "reports/json_shape.h"

/// Several back ends or versions side by side: one matrix of op by element type, with what each of them did.
namespace assay::reports {

/// What one of them did with an op on a type.
struct ComparedSquare {
  std::string verdict;            ///< `fail`, `allowed`, `pass`, `unsupported`, `unchecked`
  std::int64_t checked = 0;       ///< elements
  std::vector<std::string> bugs;  ///< titles; of a certificate, what failed, or why nothing was checked
};

/// A database's back end, or a certificate.
struct ComparedRun {
  std::string name;                                                       ///< `XLA:CPU (jaxlib 0.12.0)`
  std::string source;                                                     ///< the file that it is from
  std::string ran;                                                        ///< in a line
  std::map<std::pair<std::string, std::string>, ComparedSquare> squares;  ///< by op, `add`, and type
};

ComparedRun compared_run(const ReportData&, const std::string& source);
/// Of the text of certificate.json; an error where it is none.
Result<ComparedRun> compared_certificate(const std::string& json, const std::string& source);

/// `runs`, `types` and `rows`; a square is a list with `[verdict, checked, bugs]` of each run, null where it has none.
Json comparison_json(const std::vector<ComparedRun>&, const std::map<std::string, std::set<std::string>>& takes);
/// The page of that.
std::string html_comparison(const Json& comparison);

}  // namespace assay::reports
