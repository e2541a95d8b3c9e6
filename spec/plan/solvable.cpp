#include <algorithm>

#include "spec/plan/pattern.h"

/// The static side of `Pattern::match`: the same forms, over sets of names instead of values.
namespace assay::spec {
namespace {

class Solver {
 public:
  Solver(const Record& record, Names known) : record_(record), known_(known) {}

  bool solve(const Expr& e) {
    if ((names_in(e) & ~known_) == 0) return true;
    if (const int slot = slot_of(e); slot >= 0) return solve_name(slot);
    switch (e.node) {
      case ExprKind::kIndex: return solve_member(e);
      case ExprKind::kSpread: return solve(*e.args[0]);
      case ExprKind::kComplexType: return solve(*e.args[0]);
      case ExprKind::kTensorType: return solve(*e.args[1]) && (!e.args[0] || solve(*e.args[0]));
      case ExprKind::kTupleType:
      case ExprKind::kFutureType:
      case ExprKind::kSignature:
      case ExprKind::kList: return solve_all(e);
      case ExprKind::kConditional: return solve_conditional(e);
      case ExprKind::kPlacement: return solve_placement(e);
      case ExprKind::kBinary: return solve_binary(e);
      default: return false;
    }
  }

  Names known() const { return known_; }

 private:
  const Declaration& name(int slot) const { return record_.names[static_cast<std::size_t>(slot)]; }
  bool is_known(Names names) const { return (names & ~known_) == 0; }

  bool solve_all(const Expr& e) {
    return std::ranges::all_of(e.args, [&](const Expr* a) { return solve(*a); });
  }

  bool solve_name(int slot) {
    const auto& n = name(slot);
    if (n.role != Role::kLet) return false;
    if (n.value && (!n.dimensions.empty() || !solve(*n.value))) return false;
    known_ |= name_bit(slot);
    const auto* group = n.dimensions.empty() ? nullptr : &n.dimensions[0].binder;
    if (group && group->domain && group->how == BinderKind::kBelow) solve(*group->domain);
    return true;
  }

  bool solve_member(const Expr& e) {
    const int slot = slot_of(*e.args[0]);
    if (slot < 0 || name(slot).role != Role::kLet || name(slot).value) return false;
    if (name(slot).dimensions.empty() || !is_known(names_in(*e.args[1]))) return false;
    if (!is_known(names_in(name(slot).dimensions[0].binder.domain))) return false;
    known_ |= name_bit(slot);
    return true;
  }

  bool solve_conditional(const Expr& e) {
    if (!is_known(names_in(*e.args[0]))) return false;
    const auto before = known_;
    if (!solve(*e.args[1])) return false;
    const auto one = known_;
    known_ = before;
    if (!solve(*e.args[2])) return false;
    known_ &= one;
    return true;
  }

  bool solve_placement(const Expr& e) {
    return std::ranges::all_of(e.parts, [&](const Part& p) { return is_known(names_in(p.positions)); }) &&
           std::ranges::all_of(e.parts, [&](const Part& p) { return solve(*p.value); });
  }

  bool solve_binary(const Expr& e) {
    if (e.op == Operator::kJoin) return solve_join(e);
    if (e.op != Operator::kMultiply) return false;
    if (is_known(names_in(*e.args[1]))) return solve(*e.args[0]);
    return is_known(names_in(*e.args[0])) && solve(*e.args[1]);
  }

  bool solve_join(const Expr& e) {
    const auto parts = parts_of_join(e);
    const auto all = std::span(parts.at).first(static_cast<std::size_t>(parts.count));
    const auto open = std::ranges::count_if(all, [&](const Expr* part) { return !has_length(*part); });
    return open <= 1 && std::ranges::all_of(all, [&](const Expr* part) { return solve(*part); });
  }

  bool has_length(const Expr& e) const {
    if (is_known(names_in(e)) || e.node == ExprKind::kList) return true;
    if (const int slot = slot_of(e); slot >= 0) {
      const auto& n = name(slot);
      if (n.value && n.dimensions.empty()) return has_length(*n.value);
      if (!n.dimensions.empty()) return is_known(names_in(n.dimensions[0].binder.domain));
      return n.domain && n.domain->kind == DomainKind::kShape && n.domain->exact &&
             is_known(names_in(*n.domain->exact));
    }
    if (e.node == ExprKind::kConditional)
      return is_known(names_in(*e.args[0])) && has_length(*e.args[1]) && has_length(*e.args[2]);
    if (e.node == ExprKind::kBinary && e.op == Operator::kJoin) return has_length(*e.args[0]) && has_length(*e.args[1]);
    return false;
  }

  const Record& record_;
  Names known_;
};

}  // namespace

std::optional<Names> solvable(const Record& record, const Expr& pattern, Names known) {
  Solver solver(record, known);
  if (!solver.solve(pattern)) return std::nullopt;
  return solver.known() & ~known;
}

}  // namespace assay::spec
