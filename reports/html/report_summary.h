#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "reports/html/report.h"
#include "reports/json_shape.h"

/// What is read first of a back end: how many bugs, which kinds, and on what that rests.
namespace assay::reports {

/// `XLA:CPU (jaxlib 0.12.0)` of `XLA:CPU jaxlib 0.12.0`; of others what stands before the first comma or bracket.
std::string spoken_identity(const std::string& identity);

/// Name, version and hash of the back end, or what was given to `--backend`.
std::string back_end_of(const ReportData&);

/// `7 bugs in XLA:CPU (jaxlib 0.12.0)`.
std::string headline_of(const ReportData&);

/// `5 wrong values, 1 crash, 1 hang; 4 on common types; 2 new, 5 known`; empty where there is no bug.
std::string kinds_of(const ReportData&);

/// `462 programs in 3 min, 1,231,006 of 1,238,703 elements checked (99.38 %), contract xla-default, seed 42, ...`.
std::string what_ran(const ReportData&);

/// `6 kinds of answers differ in ways that the contract allows.`; empty where there is none.
std::string what_is_allowed(const ReportData&);

/// Where no bug was found: `covered`, a sentence, and `tries`, each a `what` with its `command`.
Json covered_and_next(const ReportData&);

/// `1 h 2 min`, `31 s`: to the minute from one minute on.
std::string duration_text(double seconds);

/// `2026-11-23 15:38 to 16:02 UTC`; the second date only where it is another one.
std::string span_text(const std::vector<Campaign>&);

/// The sums of all campaigns.
Counts total(const std::vector<Campaign>&);

/// What campaigns say of something, each text once, in order.
template <class Text> std::string distinct(const std::vector<Campaign>& campaigns, Text text) {
  std::string all;
  std::vector<std::string> texts;
  for (const Campaign& c : campaigns)
    if (std::string t = text(c); !t.empty() && std::ranges::find(texts, t) == texts.end()) {
      all += (texts.empty() ? "" : "; ") + t;
      texts.push_back(std::move(t));
    }
  return all;
}

/// What is read of one back end where no script runs: the headline, what ran, and the list of bugs.
Json report_head(const ReportData&);

/// What the scripts of the report lay out, of one back end of `all`: bugs with their programs, the matrix, and lists.
Json report_json(const ReportData&, const std::vector<ReportData>& all);

}  // namespace assay::reports
