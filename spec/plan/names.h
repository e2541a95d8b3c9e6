#pragma once

#include <bit>
#include <cstdint>

#include "spec/language/syntax.h"

/// Sets of names of one record, by slot.
namespace assay::spec {

/// One bit per slot. A record has at most 64 names; the schedule checks it at load.
using Names = std::uint64_t;

constexpr Names name_bit(int slot) { return Names{1} << slot; }
constexpr bool has(Names names, int slot) { return (names >> slot & 1) != 0; }

/// Calls `visit(slot)` for every member, in slot order.
template <class Visit> void for_each_name(Names names, Visit visit) {
  for (; names != 0; names &= names - 1) visit(std::countr_zero(names));
}

/// The names of the record that an expression mentions, where-definitions included.
Names names_in(const Expr& e);
inline Names names_in(const Expr* e) { return e == nullptr ? Names{0} : names_in(*e); }
/// ... that the domain and the condition of a binder mention.
Names names_in(const Binder& binder);
/// ... that a domain mentions, all its alternatives included.
Names names_in(const Domain& domain);
/// ... that a declaration mentions: dimensions, domain, value, `holds`.
Names names_in(const Declaration& declaration);

/// Whether an expression mentions a symbol, where-definitions included.
bool mentions(const Expr& e, const Symbol& symbol);

/// Written alike: names, numbers and what is computed of them; false of anything with parts, binders or definitions.
bool are_alike(const Expr& a, const Expr& b);

/// The slot that a plain name stands for; -1 where `e` is no plain name of the record.
inline int slot_of(const Expr& e) {
  if (e.node != ExprKind::kName || e.symbol == nullptr) return -1;
  return e.symbol->scope == SymbolScope::kSlot ? e.symbol->index : -1;
}

}  // namespace assay::spec
