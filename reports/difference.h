#pragma once

#include <string>
#include <vector>

#include "reports/finding.h"
#include "reports/json_shape.h"
#include "reports/store.h"

/// Two nights held against each other, by the keys of their causes.
namespace assay::reports {

/// What became of a cause.
enum class Change {
  kNew,
  kGone,
  kFlaky,    ///< it comes back every time in one night, and not every time in the other
  kCounted,  ///< the number of its findings is another one
};
/// `new`, `gone`, `flaky`, `counted`.
const char* to_string(Change);

struct Changed {
  Change change = Change::kNew;
  Cluster cluster;                     ///< of the later night, of the earlier one where it is gone
  std::int64_t before = 0, after = 0;  ///< findings
};

/// New ones first, then gone, flaky and counted ones, each in the order of the clusters.
std::vector<Changed> difference(const std::vector<Cluster>& before, const std::vector<Cluster>& after);

/// One line: `new      0 ->   3 x  wrong-value      TITLE`.
std::string describe(const Changed&);
Json json_of(const Changed&);

}  // namespace assay::reports
