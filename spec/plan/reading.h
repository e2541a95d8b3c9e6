#pragma once

#include <cassert>

#include "spec/instance.h"
#include "spec/language/code.h"
#include "spec/language/evaluate.h"
#include "spec/plan/schedule.h"

namespace assay::spec {

/// One reading of one op: the instance, the values of binders, and the memory it may use. Every
/// pattern and domain of a plan is run in one.
struct Reading {
  Instance& op;
  Arena& arena;
  Frame& frame;
  const Schedule& schedule;

  Reading(Instance& instance, Arena& memory)
      : op(instance), arena(memory), frame(scratch_frame()), schedule(*instance.record->schedule) {}

  const Declaration& name(int slot) const { return op.record->names[static_cast<std::size_t>(slot)]; }
  bool is_bound(int slot) const { return !op[slot].is_undefined(); }
  bool are_bound(Names names) const {
    for (; names != 0; names &= names - 1)
      if (!is_bound(std::countr_zero(names))) return false;
    return true;
  }

  Value value(const Expr& e) {
    // Most of what plans say are numbers, names and members of names.
    const Code& code = code_of(e);
    if (code.node == ExprKind::kInteger) return Value::integer(code.integer);
    if (code.node == ExprKind::kName && code.scope == SymbolScope::kSlot) return op[code.index];
    if (code.node == ExprKind::kName && code.scope == SymbolScope::kLocal)
      return frame.locals[static_cast<std::size_t>(code.index)];
    return evaluate(code, op, frame, arena);
  }
  /// Sets the index of a declared group, `d` of `x[d over S]`.
  void set_index(const Dimension& dimension, std::int64_t i) {
    if (dimension.binder.symbol) frame[*dimension.binder.symbol] = Value::integer(i);
  }
  /// How many members a dimension of a declared name has; -1 where its names are not bound yet.
  std::int64_t count(const Dimension& dimension);

  /// A list of `n` unbound members.
  std::span<Value> members(std::int64_t n) {
    auto items = arena.array<Value>(static_cast<std::size_t>(n));
    for (auto& v : items) v = Value::undefined();
    return items;
  }
  Value shape(Type t) { return Value::list(arena, t.shape()); }

 private:
  /// The frame of this thread: it grows to the largest record once and is kept.
  static Frame& scratch_frame() {
    thread_local Frame frame;
    return frame;
  }
};

/// `value` for every index of a declared name: one value, a list over its axes or members, lists of
/// lists. kUndefined where one of them is.
Value build(Reading& reading, const Declaration& name, const Expr& value);

/// The members of a list in an arena, to be filled in place.
inline std::span<Value> writable(const Value& list) { return {const_cast<Value*>(list.items), list.size}; }

/// Copies of a list: without its member at `i`, with `v` behind the last, with `v` at `i`.
Value without(Arena&, const Value& list, std::size_t i);
Value with_item(Arena&, const Value& list, const Value& v);
Value with_change(Arena&, const Value& list, std::size_t i, const Value& v);

}  // namespace assay::spec
