#include "generator/roles.h"

#include <algorithm>
#include <functional>

namespace assay::generator {
namespace {

using spec::Clause;
using spec::Expr;
using spec::ExprKind;
using spec::Record;
using spec::SymbolScope;

using Visit = std::function<void(const Expr&)>;

void walk(const Expr* e, const Visit& visit);

void walk(const std::vector<spec::Definition>& definitions, const Visit& visit) {
  for (const auto& d : definitions) {
    walk(d.value, visit);
    for (const auto& b : d.binders) walk(b.domain, visit);
  }
}

void walk(const Expr* e, const Visit& visit) {
  if (!e) return;
  visit(*e);
  for (const auto* a : e->args) walk(a, visit);
  for (const auto& p : e->parts) {
    walk(p.value, visit);
    walk(p.positions, visit);
  }
  for (const auto& b : e->binders) {
    walk(b.domain, visit);
    walk(b.condition, visit);
  }
  walk(e->where, visit);
}

void walk(const Clause& clause, const Visit& visit) {
  for (const auto* p : clause.pattern) walk(p, visit);
  walk(clause.value, visit);
  walk(clause.loop_condition, visit);
  walk(clause.where, visit);
  for (const auto& b : clause.steps) walk(b.domain, visit);
  if (clause.then) walk(*clause.then, visit);
}

int slot_of(const Expr* e) {
  return e && e->symbol && e->symbol->scope == SymbolScope::kSlot ? e->symbol->index : -1;
}

/// The slot named anywhere below `e` as the thing called or read: `init_values...`, `body`.
int slot_below(const Expr* e) {
  int slot = -1;
  walk(e, [&](const Expr& x) {
    if (slot < 0) slot = slot_of(&x);
  });
  return slot;
}

class Reader {
 public:
  explicit Reader(const Record& record) : record_(record) {
    roles_.regions.resize(record.regions.size());
    roles_.operands.resize(record.operands.size());
  }

  Roles read() {
    for (const auto& clause : record_.means) read(clause);
    read_attributes();
    for (const int slot : record_.operands) roles_.leading.push_back(spec::leading_types(record_, slot));
    roles_.loops = std::ranges::find(roles_.regions, RegionRole::kLoopBody) != roles_.regions.end();
    roles_.drawable = !record_.opaque && record_.effects.empty() && !roles_.carries_function;
    return roles_;
  }

 private:
  void read(const Clause& clause) {
    if (clause.loop_condition && clause.then) {
      mark_calls(clause.loop_condition, RegionRole::kCondition);
      mark_calls(clause.then->value, RegionRole::kLoopBody);
    } else if (clause.then) {
      mark_calls(clause.then->value, RegionRole::kUpdate);
    }
    walk(clause, [&](const Expr& e) { read(e); });
  }

  void read(const Expr& e) {
    if (e.node == ExprKind::kAt) roles_.communicates = true;
    if (e.node != ExprKind::kCall || e.args.empty()) return;
    if (e.name == "fold") read_fold(e);
    if (e.name == "sorting") mark_definition_calls(e.args[0], RegionRole::kOrder);
  }

  void read_fold(const Expr& e) {
    mark(slot_of(e.args[0]), RegionRole::kMonoid);
    if (e.args.size() < 3) return;
    const auto at = std::ranges::find(record_.operands, slot_below(e.args[1]));
    if (at != record_.operands.end())
      roles_.operands[static_cast<std::size_t>(at - record_.operands.begin())] = OperandRole::kIdentity;
  }

  /// `sorting(before, ...) where before(a, b) = comparator(...)`.
  void mark_definition_calls(const Expr* function, RegionRole role) {
    mark(slot_of(function), role);
    if (function->symbol && function->symbol->definition) mark_calls(function->symbol->definition->value, role);
  }

  void mark_calls(const Expr* e, RegionRole role) {
    walk(e, [&](const Expr& x) { mark(slot_of(&x), role); });
  }

  void mark(int slot, RegionRole role) {
    const auto at = std::ranges::find(record_.regions, slot);
    if (at != record_.regions.end()) roles_.regions[static_cast<std::size_t>(at - record_.regions.begin())] = role;
  }

  void read_attributes() {
    for (const int slot : record_.attributes) {
      const auto& domain = record_.names[static_cast<std::size_t>(slot)].domain;
      if (!domain) continue;
      if (domain->kind == spec::DomainKind::kFunction) roles_.carries_function = true;
      if (domain->kind == spec::DomainKind::kLiteral) roles_.is_literal = record_.operands.empty();
    }
  }

  const Record& record_;
  Roles roles_;
};

}  // namespace

Roles roles_of(const Record& record) { return Reader(record).read(); }

}  // namespace assay::generator
