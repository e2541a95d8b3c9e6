#pragma once

#include <array>

#include "spec/instance.h"

/// Runs the expressions of plans and laws over an instance: integers, lists, types and signatures. Conditions are true,
/// false or undefined. Expressions of `means` run here too, if they depend neither on an index nor on an element of a
/// tensor.
namespace assay::spec {

/// At most so many names are bound at one place of a record; more are a load error.
inline constexpr std::size_t kMaxLocals = 24;

/// The values of local names (binders, where-definitions, parameters) during an evaluation;
/// `Symbol::index` is the position.
struct Frame {
  std::array<Value, kMaxLocals> locals;
  Value& operator[](const Symbol& s) { return locals[static_cast<std::size_t>(s.index)]; }
};

/// Value of `e`. kUndefined where an index is out of range, lengths differ, a divisor is 0, or a
/// name is not bound yet. Integer scalars lift over lists element by element.
Value evaluate(const Expr& e, const Instance&, Frame&, Arena&);
/// ... of its code (spec/language/code.h).
Value evaluate(const Code& e, const Instance&, Frame&, Arena&);

inline Value evaluate(const Expr& e, const Instance& instance, Arena& arena) {
  Frame frame;
  return evaluate(e, instance, frame, arena);
}

/// Whether the op says itself how far its answers may lie from the exact ones (`accept within`).
inline bool states_error(const Instance& op, Arena& arena) {
  if (!op.record->accepted_error) return false;
  const Value holds = evaluate(*op.record->accepted_error->condition, op, arena);
  return holds.kind == ValueKind::kBool && holds.number != 0;
}

/// The type `tensor<shape x element>`; kUndefined where the shape is no list of sizes or has more than 2^63 elements.
Value tensor_type(std::span<const Value> shape, const Value& element);

/// Items of a binder's domain, in order: axes, 0 .. N-1, members, or all indices of a shape (lists).
/// kUndefined where the domain is. Conditions are not applied.
Value binder_items(const Binder&, const Instance&, Frame&, Arena&);

}  // namespace assay::spec
