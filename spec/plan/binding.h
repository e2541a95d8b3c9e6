#pragma once

#include "spec/plan/reading.h"

namespace assay::spec {

/// `value` for every index of a declared name: one value, a list over its axes or members, lists of
/// lists. kUndefined where one of them is.
Value build(Reading& reading, const Declaration& name, const Expr& value);

}  // namespace assay::spec
