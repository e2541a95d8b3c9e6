#pragma once

#include "spec/rewrites.h"

namespace assay::spec {

/// Whether both sides agree for some real numbers that satisfy the conditions, up to rounding. Whoever slipped wrote a
/// rule that does not. True as well where a primitive cannot be computed here.
bool holds_somewhere(const Rewrite&);

}  // namespace assay::spec
