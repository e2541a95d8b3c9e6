#pragma once

#include "spec/instance.h"

/// What operands hold, as far as it is known before or while a program runs: sizes of dimensions, paddings, start
/// indices. Plans read it by `holds`, laws by `values`.
namespace assay::spec {

/// Infer, where the values of operands are known that `holds` speaks of: `values` by position among the
/// record's operands, kUndefined where not known. A result whose shape is held keeps its element type.
bool infer_from_values(Instance&, std::span<const Value> values, Arena&);

/// These numbers as a tensor of the shape holds them: one number, a list, or a list of rows; kUndefined of a higher
/// rank.
Value held_value(std::span<const std::int64_t> shape, std::span<const std::int64_t> numbers, Arena&);
/// What a literal of integers holds; kUndefined of another one, of a large one, and of a number beyond 63 bits.
Value held_value(const Literal&, Arena&);
/// The slots of a record with `values` (by position among its operands) at those of its operands.
std::span<const Value> held_by_slot(const Record&, std::span<const Value> values, Arena&);

}  // namespace assay::spec
