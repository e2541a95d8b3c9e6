#pragma once

#include "spec/instance.h"

namespace assay::spec {

/// Infer, where the values of operands are known that `holds` speaks of: `values` by position among the
/// record's operands, kUndefined where not known. A result whose shape is held keeps its element type.
bool infer_from_values(Instance&, std::span<const Value> values, Arena&);

}  // namespace assay::spec
