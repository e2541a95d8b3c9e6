#pragma once

#include <span>

#include "oracle/explain/alternatives.h"

namespace assay::oracle {

/// What a node with operands computes in a domain, from one cell for each of them; a move is its operand.
void evaluate(Domain&, const NodeForm&, std::span<const ElementType> types, std::span<const std::byte* const> operands,
              std::byte* out);

/// The set of what a node gives for one choice of its operands' sets.
LeafSet set_of(EnvelopeDomain&, const NodeForm&, std::span<const ElementType> types, std::span<const LeafSet> operands);

}  // namespace assay::oracle
