#pragma once

#include "spec/record.h"

namespace assay::spec {

/// A generator can draw all of the op, and all of it shows in its results.
inline bool can_draw(const Record& record) {
  const bool is_silent = !record.effect.any() || record.effect.kind == EffectKind::kRandom;
  return !record.opaque && is_silent;
}

}  // namespace assay::spec
