#include "oracle/evaluator/formula/builtins.h"

#include <algorithm>

#include "oracle/evaluator/fold/fold_run.h"

namespace assay::oracle {

using spec::Expr;
using spec::ExprKind;
using spec::Operator;

namespace {

/// Cells that are evaluated at a time; temporaries of this size stay in the cache.
constexpr std::int64_t kBlockCells = 32'768;

bool over_axes(std::span<const spec::Binder> binders) {
  return std::none_of(binders.begin(), binders.end(),
                      [](const spec::Binder& b) { return b.how == spec::BinderKind::kIn; });
}

/// How many cells are evaluated for each term: one for every result, but for a sum those that the term varies over, and
/// for a sum of products those of the larger factor. The first term shows them.
std::int64_t cells_of_a_term(Expressions& x, const Expr& e, AxisSet axes, const std::function<void()>& bind_axes) {
  Space& space = x.machine().space();
  const std::int64_t results = std::max<std::int64_t>(space.count(axis_range(0, space.axes) & ~axes), 1);
  const Expr& term = *e.args.back();
  const bool are_products = term.node == ExprKind::kBinary && term.op == Operator::kMultiply;
  const bool are_all =
      std::none_of(e.binders.begin(), e.binders.end(), [](const spec::Binder& b) { return b.condition != nullptr; });
  if (e.args.size() != 1 || !are_all || results * space.count(axes) <= kBlockCells) return results;
  const Names::Scope scope(x.names());
  const std::array<std::int64_t, kMaxAxes> first{};
  const Fixed one(space, axes, first);
  bind_axes();
  std::int64_t cells = 1;
  for (const Expr* part : are_products ? term.args : std::span<const Expr* const>(&e.args.back(), 1)) {
    const Term value = x.eval(*part);
    if (!value.is<Cells>()) return results;
    cells = std::max(cells, space.count(value.as<Cells>()->axes));
  }
  return cells;
}

/// The axes of a fold's binders while they are bound.
class FoldAxes {
 public:
  FoldAxes(Expressions& x, const Expr& e) : x_(x), expr_(e), scope_(x.names()), bound_(e.binders.size()) {
    for (std::size_t k = e.binders.size(); k-- > 0;) {
      bound_[k].first = x.machine().space().axes;
      const AxisSet set = x.bind_axes(e.binders[k]);
      bound_[k].count = std::popcount(set);
      axes_ |= set;
    }
  }
  AxisSet axes() const { return axes_; }
  /// Binds the names again, after the axes were limited to a block.
  void bind() const {
    for (std::size_t k = 0; k < bound_.size(); ++k)
      x_.names().bind_iotas(expr_.binders[k], bound_[k].first, bound_[k].count);
  }

 private:
  struct Bound {
    int first;
    int count;
  };
  Expressions& x_;
  const Expr& expr_;
  Names::Scope scope_;
  std::vector<Bound> bound_;
  AxisSet axes_ = 0;
};

/// Calls f(axes, condition) for blocks of the binders' index space, in order. Lists of members and
/// conditions that decide a recursion are taken one by one.
void for_terms(Expressions& x, const Expr& e, const std::function<void(AxisSet, const Numbers&)>& f) {
  if (!over_axes(e.binders) || x.is_inside_recursion()) {
    x.unroll(e.binders, [&] { f(0, Numbers::of(1)); });
    return;
  }
  const FoldAxes bound(x, e);
  const AxisSet axes = bound.axes();
  if (x.failed()) return;
  const std::int64_t block = kBlockCells / cells_of_a_term(x, e, axes, [&] { bound.bind(); });
  x.names().for_blocks(outermost_first(axes), block, 0, [&] {
    const Names::Scope names(x.names());
    bound.bind();
    Numbers condition = Numbers::of(1);
    for (const spec::Binder& b : e.binders) {
      if (b.condition != nullptr)
        condition = combine(x.machine().space(), Operator::kAnd, condition, numbers(x.machine(), x.eval(*b.condition)));
    }
    const Space& space = x.machine().space();
    if (!x.failed() && x.machine().count_work(space.count(axis_range(0, space.axes)))) f(axes, condition);
  });
}

/// Whether the terms are there for all indices of some axes: the accelerators take them all at once.
bool takes_all(Expressions& x, const Expr& e) {
  const bool are_all =
      std::none_of(e.binders.begin(), e.binders.end(), [](const spec::Binder& b) { return b.condition != nullptr; });
  return accelerated() && are_all && over_axes(e.binders) && !x.is_inside_recursion();
}

/// `sum((x[i] else n) * y[j] for ...)`.
std::optional<Term> packed_sum(Expressions& x, const Expr& e, FoldRun& run) {
  const Expr& term = *e.args.back();
  const auto reads_outside = [](const Expr* factor) { return factor->node == ExprKind::kElse; };
  if (std::none_of(term.args.begin(), term.args.end(), reads_outside)) return std::nullopt;
  const FoldAxes bound(x, e);
  if (x.failed() || x.machine().space().count(bound.axes()) == 0) return std::nullopt;  // the init is all there is
  if (!run.add_packed(*term.args[0], *term.args[1], bound.axes())) return std::nullopt;
  return x.failed() ? Term{} : run.finish();
}

std::optional<Term> transformed(Expressions& x, const Expr& e) {
  const FoldAxes bound(x, e);
  return x.failed() ? std::nullopt : transform(x, *e.args.back(), bound.axes());
}

/// What is folded, and how.
struct Plan {
  const Expr& e;
  FunctionTerm function;
  std::vector<const Primitive*> parts;  ///< of several results that have nothing to do with one another one each
  Term init;

  bool is_sum() const { return e.args.size() == 1; }
  const Expr& term() const { return *e.args.back(); }
  bool has_products() const {
    return function.primitive != nullptr && term().node == ExprKind::kBinary && term().op == Operator::kMultiply;
  }
};

Plan plan_of(Expressions& x, const Expr& e) {
  Plan out{e, {}, {}, {}};
  if (out.is_sum()) {
    out.function.primitive = &primitive(PrimitiveId::kAdd);
    out.init = Numbers::of(0);
  } else {
    out.function = x.function(*e.args[0]);
    if (e.args.size() == 3) out.init = x.eval(*e.args[1]);
  }
  if (x.failed()) return out;
  const FunctionTerm& f = out.function;
  if (f.primitive != nullptr || f.definition != nullptr) out.parts = {f.primitive};
  else out.parts = x.machine().as_primitives(f);
  if (out.parts.empty()) out.parts = {nullptr};
  return out;
}

/// A fold for each part.
std::vector<FoldRun> runs_of(Expressions& x, const Plan& plan, bool presumed) {
  const bool are_several = plan.parts.size() > 1, has_init = !plan.init.is<Nothing>();
  const Row inits = are_several && has_init ? items(plan.init) : Row(plan.parts.size(), plan.init);
  std::vector<FoldRun> out;
  for (std::size_t k = 0; k < plan.parts.size(); ++k)
    out.emplace_back(x, plan.e, plan.function, plan.parts[k], inits[k], plan.is_sum(), k, presumed);
  return out;
}

/// Hands all terms to the runs, each of which folds one part of them.
void add_terms(Expressions& x, const Plan& plan, std::span<FoldRun> runs) {
  const Expr& term = plan.term();
  for_terms(x, plan.e, [&](AxisSet axes, const Numbers& condition) {
    if (plan.has_products()) {
      const Term a = x.eval(*term.args[0]), b = x.eval(*term.args[1]);
      if (!x.failed()) runs[0].add_product(a, b, axes, condition);
      return;
    }
    const Term t = x.eval(term);
    if (x.failed()) return;
    if (runs.size() == 1) return runs[0].add(t, axes, condition);
    const Row parts = items(t);
    for (std::size_t k = 0; k < runs.size() && !x.failed(); ++k) runs[k].add(parts[k], axes, condition);
  });
}

/// What the runs give. Terms of which nobody knows whether they are there ask for all to be folded once more with them.
Row finished(Expressions& x, const Plan& plan, std::span<FoldRun> runs) {
  Row out;
  std::vector<FoldRun> with;
  if (!x.failed() && std::ranges::any_of(runs, &FoldRun::has_presumed)) {
    with = runs_of(x, plan, true);
    add_terms(x, plan, with);
  }
  for (std::size_t k = 0; k < runs.size(); ++k) {
    if (x.failed()) out.emplace_back();
    else out.push_back(with.empty() ? runs[k].finish() : runs[k].finish_either(with[k]));
  }
  return out;
}

}  // namespace

Term fold(Expressions& x, const Expr& e) {
  const Plan plan = plan_of(x, e);
  if (x.failed()) return {};
  std::vector<FoldRun> runs = runs_of(x, plan, false);
  if (plan.has_products() && plan.is_sum() && takes_all(x, e)) {
    if (auto out = transformed(x, e)) return *std::move(out);
    if (auto out = packed_sum(x, e, runs[0])) return *std::move(out);
  }
  add_terms(x, plan, runs);
  Row out = finished(x, plan, runs);
  return out.size() > 1 ? Term(std::move(out)) : out[0];
}

}  // namespace assay::oracle
