#pragma once

#include "spec/record.h"

namespace assay::spec {

/// A generator can draw all of the op, and all of it shows in its results.
inline bool can_draw(const Record& record) { return !record.opaque && !record.effect.any(); }

}  // namespace assay::spec
