#pragma once

#include <optional>

#include "spec/record.h"

namespace assay::spec {

/// The scalar primitive of an op that applies it to elements which may stand at other places of its operands, such as
/// an addition that stretches one of them.
std::optional<PrimitiveId> spread_primitive(const Record&);

}  // namespace assay::spec
