#pragma once

#include <algorithm>

#include "spec/language/functions.h"
#include "spec/language/syntax.h"

/// The one walk through expressions. What is looked for in them is said in a few words where it is needed.
namespace assay::spec {

template <class Test> bool any_of(const Expr* e, const Test& test);

template <class Test> bool any_of(const Binder& b, const Test& test) {
  return any_of(b.domain, test) || any_of(b.condition, test);
}

template <class Test> bool any_of(const Part& p, const Test& test) {
  return any_of(p.value, test) || any_of(p.positions, test) || any_of(p.over, test);
}

template <class Test> bool any_of(const Definition& d, const Test& test) {
  return any_of(d.value, test) || std::ranges::any_of(d.binders, [&](const Binder& b) { return any_of(b, test); });
}

/// True where `test` is true of `e` or of an expression below it: arguments, binders, parts, definitions. `e` may be
/// null.
template <class Test> bool any_of(const Expr* e, const Test& test) {
  if (e == nullptr) return false;
  const auto below = [&](const auto& x) { return any_of(x, test); };
  return test(*e) || std::ranges::any_of(e->args, below) || std::ranges::any_of(e->binders, below) ||
         std::ranges::any_of(e->parts, below) || std::ranges::any_of(e->where, below) || any_of(e->unless, test);
}

/// ... of an expression of a clause, its step included.
template <class Test> bool any_of(const Clause& c, const Test& test) {
  const auto below = [&](const auto& x) { return any_of(x, test); };
  return std::ranges::any_of(c.pattern, below) || any_of(c.value, test) || any_of(c.loop_condition, test) ||
         std::ranges::any_of(c.where, below) || std::ranges::any_of(c.steps, below) ||
         (c.then && any_of(*c.then, test));
}

/// ... of what is put into a queue, its name included.
template <class Test> bool any_of(const Put& p, const Test& test) {
  const auto below = [&](const auto& x) { return any_of(x, test); };
  return any_of(p.values, test) || std::ranges::any_of(p.queue, below) || std::ranges::any_of(p.binders, below);
}

/// ... of a relation, its places included.
template <class Test> bool any_of(const Relation& r, const Test& test) {
  const auto below = [&](const auto& x) { return any_of(x, test); };
  return std::ranges::any_of(r.places, below) || any_of(r.left, test) || any_of(r.right, test) ||
         any_of(r.radius, test) || std::ranges::any_of(r.where, below);
}

/// Whether a relation reads the operand or result of this slot.
inline bool reads(const Relation& r, int slot) {
  return any_of(r, [slot](const Expr& e) {
    return e.symbol != nullptr && e.symbol->scope == SymbolScope::kSlot && e.symbol->index == slot &&
           e.sort.kind == Kind::kTensor;
  });
}

/// Calls `visit` for the expression (or all of a clause, a binder, ...) and everything below it, outer ones first.
template <class Node, class Visit> void walk(const Node& node, const Visit& visit) {
  any_of(node, [&](const Expr& e) {
    visit(e);
    return false;
  });
}

/// A call of this function of the language.
inline bool calls(const Expr& e, Builtin function) {
  return e.node == ExprKind::kCall && e.symbol != nullptr && e.symbol->scope == SymbolScope::kBuiltin &&
         e.symbol->index == static_cast<int>(function);
}

/// Whether `e` is all of `whole`, or all of one of the alternatives that `whole` chooses from.
inline bool is_alternative(const Expr& e, const Expr& whole) {
  if (whole.node != ExprKind::kConditional) return &e == &whole;
  return is_alternative(e, *whole.args[1]) || is_alternative(e, *whole.args[2]);
}

/// The slot of the name of the record that `e` reads or calls; -1 where it is none.
inline int slot_named(const Expr& e) {
  return e.symbol != nullptr && e.symbol->scope == SymbolScope::kSlot ? e.symbol->index : -1;
}

}  // namespace assay::spec
