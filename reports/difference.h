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
  kFixed,    ///< its reproducer ran on the later back end, and passed
  kNotSeen,  ///< the later night did not meet it, which says nothing of whether it is there
  kFlaky,    ///< it comes back every time in one night, and not every time in the other
  kStillThere,
};
/// `new`, `fixed`, `not seen`, `flaky`, `still there`.
const char* to_string(Change);

struct Changed {
  Change change = Change::kNew;
  Cluster cluster;                     ///< of the later night, of the earlier one where that did not see it
  std::int64_t before = 0, after = 0;  ///< findings
  std::string note = {};               ///< what its reproducer did on the later back end
};

/// In the order of `Change`, then of the clusters. Every bug of the earlier night is among them, and none is `fixed`
/// yet: only a run says so.
std::vector<Changed> difference(const std::vector<Cluster>& before, const std::vector<Cluster>& after);

/// One line: `new              0 -> 3      wrong-value      TITLE`.
std::string describe(const Changed&);
Json json_of(const Changed&);

}  // namespace assay::reports
