#pragma once

#include <string>

#include "reports/json_shape.h"

namespace assay::reports {

/// A model that was judged op by op, as `check --by-op --json` says it: which op is wrong first is read without a
/// script; the table of its ops, in the order of the graph and folded by the names of their places, needs one.
std::string html_model(const Json& checked);

}  // namespace assay::reports
