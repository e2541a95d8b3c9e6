#pragma once

#include <algorithm>
#include <span>

#include "spec/instance.h"
#include "spec/record.h"

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

/// What the operand at this position of a record holds, where a shape or a law asks for it, else kUndefined: what
/// `read` knows of its value, or a list of that for a group.
template <class T, class Read>
Value held_by_operand(const Record& record, std::size_t position, std::span<const T> values, Arena& arena, Read read) {
  const bool is_group = !record.names[static_cast<std::size_t>(record.operands[position])].dimensions.empty();
  if (!record.facts.held[position] || (!is_group && values.size() != 1)) return Value::undefined();
  if (!is_group) return read(values[0]);
  auto members = arena.array<Value>(values.size());
  std::ranges::transform(values, members.begin(), read);
  return Value::list(members);
}

}  // namespace assay::spec
