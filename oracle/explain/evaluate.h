#pragma once

#include <span>

#include "oracle/explain/alternatives.h"

namespace assay::oracle {

/// The set of what a node gives for one choice of its operands' sets.
LeafSet set_of(EnvelopeDomain&, const NodeForm&, std::span<const ElementType> types, std::span<const LeafSet> operands);

}  // namespace assay::oracle
