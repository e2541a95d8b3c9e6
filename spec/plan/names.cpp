#include "spec/plan/names.h"

#include <algorithm>

#include "spec/language/walk.h"

namespace assay::spec {
namespace {

/// Of an expression, a binder, a part, ...
template <class Node> Names names_below(const Node& node) {
  Names names = 0;
  walk(node, [&](const Expr& e) {
    if (const int slot = slot_of(e); slot >= 0) names |= name_bit(slot);
  });
  return names;
}

}  // namespace

Names names_in(const Expr& e) { return names_below(&e); }
Names names_in(const Binder& binder) { return names_below(binder); }

bool mentions(const Expr& e, const Symbol& symbol) {
  return any_of(&e, [&](const Expr& x) { return x.symbol == &symbol; });
}

bool are_alike(const Expr& a, const Expr& b) {
  const auto alike = [](const Expr* x, const Expr* y) { return x == y || (x && y && are_alike(*x, *y)); };
  return a.node == b.node && a.op == b.op && a.symbol == b.symbol && a.integer == b.integer && a.parts.empty() &&
         a.binders.empty() && a.where.empty() && std::ranges::equal(a.args, b.args, alike);
}

Names names_in(const Domain& d) {
  auto names = names_in(d.low) | names_in(d.high) | names_in(d.exact) | names_in(d.pattern) | names_in(d.with) |
               names_in(d.condition);
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
