#pragma once

#include <vector>

#include "reports/html/matrix.h"
#include "reports/html/report.h"
#include "reports/json_shape.h"

/// Where else a bug shows, and where it does not.
namespace assay::reports {

/// What a report says of the other places of a bug, once for all bugs of a back end.
class Elsewhere {
 public:
  /// `all` are the back ends of the report; `own` is one of them.
  Elsewhere(const ReportData& own, const std::vector<ReportData>& all);

  /// Groups in the order `builds`, `compile options`, `types`: each a `what` and its `ticks`, `[name, state, note]`.
  /// The state is `fails`, `passes` or `unknown`. Groups without ticks are left out.
  Json of(const Cluster&, const Finding& representative) const;

 private:
  Json builds(const Cluster&, const Finding&) const;
  Json options(const Finding&) const;
  Json types(const Cluster&, const Finding&) const;

  const ReportData& own_;
  const std::vector<ReportData>& all_;
  Matrix matrix_;
};

}  // namespace assay::reports
