#pragma once

#include <algorithm>

#include "spec/plan/instances_test.h"
#include "spec/plan/schedule.h"

/// The properties by which plan and laws of a record meet, each as a function that says how an
/// instance breaks it, or nothing. Tests demand that no record breaks one, and that planted faults
/// do.
namespace assay::spec {

inline std::string broken_law(const Instance& op, Arena& arena) {
  const auto broken = check(op, arena);
  return broken.law ? broken.message + "\n  " + show(op) : "";
}

/// Everything that would show a name is an empty group: its value cannot be told.
inline bool is_unobservable(const Instance& op, int slot) {
  return std::ranges::all_of(op.record->names, [&](const Declaration& n) {
    const bool shows =
        n.role != Role::kLet && n.role != Role::kAttr && has((*op.record->schedule)[n.slot].mentions, slot);
    return !shows || (op[n.slot].is_list() && op[n.slot].size == 0);
  });
}

inline std::string read_back(const Instance& op, Arena& arena) {
  auto read = copy_of(op, arena);
  if (!bind(read, arena)) return "nothing binds the names of\n  " + show(op);
  for (const auto& n : op.record->names)
    if (!read[n.slot].is_undefined() && !equal(read[n.slot], op[n.slot]) && !is_unobservable(op, n.slot))
      return n.name + " is read as " + to_string(read[n.slot]) + "\n  " + show(op);
  return "";
}

/// Names that inference may leave without a value: those that only results bind, those that only the value of an
/// operand shows, and what follows from either.
inline Names open_names(const Record& record) {
  const auto& schedule = *record.schedule;
  Names open = schedule.bound_by_results;
  for (const auto& n : record.names) {
    const bool follows = n.role == Role::kLet && n.value && (names_in(n.value) & open) != 0;
    if (schedule[n.slot].only_held || follows) open |= name_bit(n.slot);
  }
  return open;
}

/// A result may stay open where a free name of it is shown by results alone.
inline std::string inferred(const Instance& op, Arena& arena) {
  auto again = copy_of(op, arena);
  for (const int slot : op.record->results) again[slot] = Value::undefined();
  if (!infer(again, arena)) return "nothing is inferred for\n  " + show(op);
  const auto& schedule = *op.record->schedule;
  for (const int slot : op.record->results) {
    const bool may_be_open = (schedule[slot].mentions & open_names(*op.record)) != 0;
    if (again[slot].is_undefined() ? !may_be_open : !equal(again[slot], op[slot]))
      return op.record->names[static_cast<std::size_t>(slot)].name + " is inferred as " + to_string(again[slot]) +
             "\n  " + show(op);
  }
  return "";
}

inline std::string no_member(const Instance& op, Arena& arena) {
  std::string why;
  return member(op, arena, &why) ? "" : why + "\n  " + show(op);
}

/// Where laws and plan differ about an op.
struct Verdicts {
  bool by_laws, by_plan;
  std::string label;  ///< of the law that is broken
  std::string why;
  bool agree() const { return by_laws == by_plan; }
};

/// Laws see types and never what an operand holds: nor does the plan here.
inline Instance without_held_values(const Instance& op, Arena& arena) {
  auto out = copy_of(op, arena);
  for (const auto& n : op.record->names)
    if ((*op.record->schedule)[n.slot].only_held) out[n.slot] = Value::undefined();
  return out;
}

inline Verdicts verdicts_of(const Instance& seen, Arena& arena) {
  std::string why;
  const auto op = without_held_values(seen, arena);
  const auto broken = check(op, arena);
  const bool by_plan = member(op, arena, &why);
  return {broken.law == nullptr, by_plan, broken.law ? broken.law->label : "",
          (by_plan ? broken.message : why) + "\n  " + show(op)};
}

using Property = std::string (*)(const Instance&, Arena&);

/// Draws `count` instances of a record and asks `property` of each; the first fault, or nothing.
inline std::string first_fault(const Record& record, std::size_t count, std::uint64_t seed, Property property) {
  Arena arena;
  for (std::size_t i = 0; i < count; ++i) {
    arena.clear();
    Prng choices(seed + i, stream_of(record));
    Instance op;
    const auto grid = grid_of(choices);
    if (!draw(op, record, grid, choices, SizePolicy{}, {}, arena))
      return "nothing is drawn for choices " + std::to_string(i) + "\n  " + show(op);
    if (auto fault = property(op, arena); !fault.empty()) return fault;
  }
  return "";
}

/// ... of mutants of them.
template <class Visit> void for_each_mutant(const Record& record, std::size_t count, std::uint64_t seed, Visit visit) {
  Arena arena;
  for (std::size_t i = 0; i < count; ++i) {
    arena.clear();
    Prng choices(seed + i, stream_of(record));
    Instance op;
    const auto grid = grid_of(choices);
    if (draw(op, record, grid, choices, SizePolicy{}, {}, arena)) visit(mutate(op, choices, arena), arena);
  }
}

}  // namespace assay::spec
