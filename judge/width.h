#pragma once

#include <optional>
#include <string>
#include <vector>

#include "oracle/oracle.h"

/// How wide the sets are that answers were held against: what a check could have shown.
namespace assay::judge {

/// Of one set: how far its ends lie apart. A set of one value has none.
struct Width {
  double ulps = 0;      ///< legal values beside one; of integers their difference
  double relative = 0;  ///< the difference by the larger magnitude; infinite where an end is

  bool operator==(const Width&) const = default;
};

/// Of all sets of a check. An answer that is off by more than the widest relative width is outside, whichever it is.
struct WidthSummary {
  Width median, widest;

  bool is_exact() const { return widest == Width{}; }
};

/// Collects the sets of elements that were judged; what is open has no width.
class Widths {
 public:
  void add(const oracle::Acceptance&);
  void add(const Widths& more);
  /// Nothing where there were none.
  std::optional<WidthSummary> summary() const;

 private:
  void add(const oracle::AcceptanceTensor&);

  std::vector<double> ulps_, relative_;
};

/// `sets: median 2 ulp, 2.4e-07; widest 10 ulp, 1.2e-06: a wrong answer shows from 1.2e-06 on`.
std::string describe(const WidthSummary&);

}  // namespace assay::judge
