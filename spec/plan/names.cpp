#include "spec/plan/names.h"

#include <algorithm>

namespace assay::spec {
namespace {

Names names_in(const Part& part) {
  return spec::names_in(part.value) | spec::names_in(part.positions) | spec::names_in(part.over);
}

Names names_in(const Definition& definition) {
  auto names = spec::names_in(definition.value);
  for (const auto& b : definition.binders) names |= spec::names_in(b);
  return names;
}

}  // namespace

Names names_in(const Binder& binder) {
  return names_in(binder.domain) | names_in(binder.condition);
}

bool mentions(const Expr& e, const Symbol& symbol) {
  const auto inside = [&](const Expr* x) { return x && mentions(*x, symbol); };
  const auto in_binder = [&](const Binder& b) { return inside(b.domain) || inside(b.condition); };
  const auto in_part = [&](const Part& p) { return inside(p.value) || inside(p.positions) || inside(p.over); };
  const auto in_definition = [&](const Definition& d) { return inside(d.value) || std::ranges::any_of(d.binders, in_binder); };
  return e.symbol == &symbol || std::ranges::any_of(e.args, inside) || std::ranges::any_of(e.binders, in_binder) ||
         std::ranges::any_of(e.parts, in_part) || std::ranges::any_of(e.where, in_definition);
}

bool are_alike(const Expr& a, const Expr& b) {
  const auto alike = [](const Expr* x, const Expr* y) { return x == y || (x && y && are_alike(*x, *y)); };
  return a.node == b.node && a.op == b.op && a.symbol == b.symbol && a.integer == b.integer && a.parts.empty() &&
         a.binders.empty() && a.where.empty() && std::ranges::equal(a.args, b.args, alike);
}

Names names_in(const Expr& e) {
  const int slot = slot_of(e);
  Names names = slot < 0 ? 0 : name_bit(slot);
  for (const auto* a : e.args) names |= names_in(a);
  for (const auto& b : e.binders) names |= names_in(b);
  for (const auto& p : e.parts) names |= names_in(p);
  for (const auto& d : e.where) names |= names_in(d);
  return names;
}

Names names_in(const Domain& d) {
  auto names = names_in(d.low) | names_in(d.high) | names_in(d.exact) | names_in(d.pattern) |
               names_in(d.with) | names_in(d.condition);
  for (const auto* e : d.near) names |= names_in(e);
  for (const auto* e : d.items) names |= names_in(e);
  if (d.otherwise) names |= names_in(*d.otherwise);
  return names;
}

Names names_in(const Declaration& d) {
  auto names = names_in(d.value) | names_in(d.holds) | names_in(d.default_value);
  for (const auto& dimension : d.dimensions) names |= names_in(dimension.binder);
  if (d.domain) names |= names_in(*d.domain);
  return names;
}

}  // namespace assay::spec
