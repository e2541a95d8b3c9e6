#include "oracle/evaluator/fold.h"

#include <algorithm>

/// Folds: their index space in blocks, and the run of one fold over it.
namespace assay::oracle {

using spec::Expr;
using spec::ExprKind;
using spec::Operator;

namespace {

/// Cells that are evaluated at a time; temporaries of this size stay in the cache.
constexpr std::int64_t kBlockCells = 32'768;

}  // namespace

int Formula::push_axis(std::int64_t extent) {
  Space& s = space();
  if (s.axes == kMaxAxes) {
    machine_.raise({"not supported yet: more than 64 axes in one formula", "", ErrorKind::kUnsupported});
    return kMaxAxes - 1;
  }
  const auto a = static_cast<std::size_t>(s.axes);
  s.begin[a] = 0;
  s.extent[a] = extent;
  return s.axes++;
}

/// Axes of a binder, the first one outermost, and its name bound to their numbers.
AxisSet Formula::bind_axes(const spec::Binder& b) {
  std::vector<std::int64_t> extents;
  if (b.how == spec::BinderKind::kWithin) {
    for (const Term& t : items(eval(*b.domain))) extents.push_back(numbers(t).single);
  } else if (b.how == spec::BinderKind::kBelow) {
    extents.push_back(single(*b.domain));
  } else {
    extents.push_back(static_cast<std::int64_t>(binder_values(b).size()));
  }
  if (failed()) return 0;
  const int first = space().axes;
  for (std::size_t d = extents.size(); d-- > 0;) push_axis(std::max<std::int64_t>(extents[d], 0));
  const auto count = static_cast<int>(extents.size());
  bind_iotas(b, first, count);
  return axis_range(first, count);
}

void Formula::bind_iotas(const spec::Binder& b, int first, int count) {
  Row index;
  for (int d = count; d-- > 0;) index.push_back(iota(space(), first + d));
  bind(*b.symbol, b.how == spec::BinderKind::kWithin ? Term(std::move(index)) : index[0]);
}

/// Splits a box into blocks of at most `limit` cells, in row-major order: a range of one axis, the
/// axes outside it one index at a time. Axes in `fixed` are taken one index at a time as well.
void Formula::for_blocks(std::span<const int> axes, std::int64_t limit, AxisSet fixed, const std::function<void()>& body) {
  Space& s = space();
  std::array<std::int64_t, kMaxAxes> whole, step, at;
  for (std::size_t k = 0; k < axes.size(); ++k) {
    whole[k] = step[k] = s.extent[static_cast<std::size_t>(axes[k])];
    at[k] = 0;
    if (whole[k] == 0) return;
  }
  std::int64_t room = std::max<std::int64_t>(limit, 1);
  for (std::size_t k = axes.size(); k-- > 0;) {
    step[k] = (fixed & axis_bit(axes[k])) != 0 ? 1 : std::clamp<std::int64_t>(room, 1, whole[k]);
    room /= step[k] == whole[k] || (fixed & axis_bit(axes[k])) != 0 ? step[k] : room + 1;
  }
  while (!failed()) {
    for (std::size_t k = 0; k < axes.size(); ++k) {
      const auto a = static_cast<std::size_t>(axes[k]);
      s.begin[a] = at[k];
      s.extent[a] = std::min(step[k], whole[k] - at[k]);
    }
    body();
    std::size_t k = axes.size();
    while (k > 0 && (at[k - 1] += step[k - 1]) >= whole[k - 1]) at[--k] = 0;
    if (k == 0) break;
  }
  for (std::size_t k = 0; k < axes.size(); ++k) {
    s.begin[static_cast<std::size_t>(axes[k])] = 0;
    s.extent[static_cast<std::size_t>(axes[k])] = whole[k];
  }
}

namespace {

std::vector<int> outermost_first(AxisSet axes) {
  std::vector<int> out;
  for (; axes != 0; axes &= ~axis_bit(outermost(axes))) out.push_back(outermost(axes));
  return out;
}

bool over_axes(std::span<const spec::Binder> binders) {
  return std::none_of(binders.begin(), binders.end(), [](const spec::Binder& b) { return b.how == spec::BinderKind::kIn; });
}

}  // namespace

/// Calls f(axes, condition) for blocks of the binders' index space, in order. Lists of members and
/// conditions that decide a recursion are taken one by one.
void Formula::for_terms(const Expr& e, const std::function<void(AxisSet, const Numbers&)>& f) {
  if (!over_axes(e.binders) || call_depth_ > 0) {
    unroll(e.binders, [&] { f(0, Numbers::of(1)); });
    return;
  }
  const std::int64_t results = space().count(axis_range(0, space().axes));
  const Scope scope(*this);
  struct Bound {
    int first;
    int count;
  };
  std::vector<Bound> bound(e.binders.size());
  AxisSet axes = 0;
  for (std::size_t k = e.binders.size(); k-- > 0;) {
    bound[k].first = space().axes;
    const AxisSet set = bind_axes(e.binders[k]);
    bound[k].count = std::popcount(set);
    axes |= set;
  }
  if (failed()) return;
  for_blocks(outermost_first(axes), kBlockCells / std::max<std::int64_t>(results, 1), 0, [&] {
    const std::size_t names = bindings_.size();
    for (std::size_t k = 0; k < bound.size(); ++k) bind_iotas(e.binders[k], bound[k].first, bound[k].count);
    Numbers condition = Numbers::of(1);
    for (const spec::Binder& b : e.binders) {
      if (b.condition != nullptr) condition = combine(space(), Operator::kAnd, condition, numbers(eval(*b.condition)));
    }
    if (!failed() && machine_.count_steps(0)) f(axes, condition);
    bindings_.resize(names);
  });
}

Term Formula::fold(const Expr& e) {
  const bool is_sum = e.args.size() == 1;
  FunctionTerm f;
  Term init;
  if (is_sum) {
    f.primitive = &primitive(PrimitiveId::kAdd);
    init = Numbers::of(0);
  } else {
    f = function(*e.args[0]);
    if (e.args.size() == 3) init = eval(*e.args[1]);
  }
  if (failed()) return {};
  const auto parts = f.primitive != nullptr || f.definition != nullptr ? std::vector{f.primitive} : machine_.as_primitives(f);
  if (parts.size() > 1) return fold_apart(e, f, parts, init);
  const Expr& term = *e.args.back();
  FoldRun run(*this, e, f, parts.empty() ? nullptr : parts[0], std::move(init), is_sum);
  const bool product = f.primitive != nullptr && term.node == ExprKind::kBinary && term.op == Operator::kMultiply;
  for_terms(e, [&](AxisSet axes, const Numbers& condition) {
    if (product) {
      const Term a = eval(*term.args[0]), b = eval(*term.args[1]);
      if (!failed()) run.add_product(a, b, axes, condition);
    } else {
      Term t = eval(term);
      if (!failed()) run.add(std::move(t), axes, condition);
    }
  });
  return failed() ? Term{} : run.finish();
}

/// Several results that have nothing to do with one another: as many folds, each by its primitive.
Term Formula::fold_apart(const Expr& e, const FunctionTerm& f, std::span<const Primitive* const> parts, const Term& init) {
  const Row inits = init.is<Nothing>() ? Row(parts.size()) : items(init);
  std::vector<FoldRun> runs;
  for (std::size_t k = 0; k < parts.size(); ++k) runs.emplace_back(*this, e, f, parts[k], inits[k], false, k);
  for_terms(e, [&](AxisSet axes, const Numbers& condition) {
    Row terms = items(eval(*e.args.back()));
    for (std::size_t k = 0; k < runs.size() && !failed(); ++k) runs[k].add(std::move(terms[k]), axes, condition);
  });
  Row out;
  for (FoldRun& run : runs) out.push_back(failed() ? Term{} : run.finish());
  return out;
}

// ---- one fold ----------------------------------------------------------------------------------

FoldRun::FoldRun(Formula& formula, const Expr& e, FunctionTerm f, const Primitive* primitive, Term init, bool is_sum, std::size_t part)
    : formula_(formula), expr_(e), function_(f), init_(std::move(init)), is_sum_(is_sum), primitive_(primitive), part_(part) {}

/// The type in which terms are folded: what a region takes; for sums the result's, where it holds
/// all of the terms' values.
ElementType FoldRun::fold_type(ElementType term) const {
  if (function_.region != nullptr || function_.callee != nullptr) return formula_.machine_.signature(function_).inputs[part_].element();
  const auto out = formula_.out_type_;
  const auto wider = [&](ElementType o) { return spec::is_complex(o) == spec::is_complex(term) && spec::bits(o) > spec::bits(term); };
  return is_sum_ && out && formula_.sum_is_result_ && (wider(*out) || spec::is_bool(term)) ? *out : term;
}

void FoldRun::add(Term term, AxisSet axes, const Numbers& condition) {
  if (primitive_ != nullptr && !formula_.is_list(term)) return add_cells(formula_.as_cells(term), axes, condition);
  if (primitive_ != nullptr && formula_.items(term).size() == 1) return add_cells(formula_.as_cells(formula_.items(term)[0]), axes, condition);
  add_by_function(term, axes, condition);
}

void FoldRun::start(const Cells& like, AxisSet axes, const Numbers& condition, ElementType type, bool products) {
  if (folding_) return;
  Space& space = formula_.space();
  type_ = type;
  const Term init = formula_.is_list(init_) ? formula_.items(init_)[0] : init_;
  const bool has_init = !init.is<Nothing>();
  Cells start;
  if (has_init) start = formula_.cells(init, type);
  outer_ = (like.axes | condition.axes | start.axes) & ~axes;
  const auto size = formula_.cell_size(type);
  if (has_init && space.count(start.axes) != 1) start = spread(space, start, outer_, size);
  init_cells_ = start;
  const Column column{start.data.get(), space.count(start.axes) == 1 ? 0 : static_cast<std::ptrdiff_t>(size)};
  FoldRequest request;
  request.function = primitive_;
  request.type = type;
  request.freedom = is_sum_ ? spec::Freedom::kAnyTree : expr_.freedom;
  request.results = space.count(outer_);
  request.terms = terms_hint();
  request.init = has_init ? &column : nullptr;
  request.products = products;
  has_init_ = has_init;
  folding_ = formula_.machine_.domain().fold(request);
}

/// Terms per result, an upper bound; the extents of a list of members are not known here.
std::int64_t FoldRun::terms_hint() const {
  const Space& s = formula_.space();
  return std::max<std::int64_t>(s.count(axis_range(0, s.axes)) / std::max<std::int64_t>(s.count(outer_), 1), 1);
}

namespace {

/// Walks results and terms together. Fold axes are the dims in which the result does not move; they
/// lie outside the others, so terms come in order for every result.
template <std::size_t kArrays, class Add>
void walk(const Nest<kArrays>& nest, AxisSet fold_axes, Add&& add) {
  if (nest.depth == 1) {
    const bool is_fold = nest.stride[0][0] == 0 && nest.extent[0] > 1 && fold_axes != 0;
    add(std::array<std::int64_t, kArrays>{}, is_fold ? 1 : nest.extent[0], is_fold ? nest.extent[0] : 1, is_fold ? 0 : -1, is_fold ? -1 : 0);
    return;
  }
  // The innermost fold loop is handed over as a whole, where everything inside it is one row.
  const bool inner_is_fold = nest.stride[0][0] == 0;
  const bool pair = !inner_is_fold && nest.stride[0][1] == 0;
  Nest<kArrays> outer = nest;
  const int inside = pair ? 2 : 1;
  outer.depth = nest.depth - inside;
  for (int d = 0; d < outer.depth; ++d) {
    const auto to = static_cast<std::size_t>(d), from = static_cast<std::size_t>(d + inside);
    outer.extent[to] = nest.extent[from];
    for (std::size_t a = 0; a < kArrays; ++a) outer.stride[a][to] = nest.stride[a][from];
  }
  const auto body = [&](const std::array<std::int64_t, kArrays>& at) {
    if (inner_is_fold) add(at, 1, nest.extent[0], 0, -1);
    else if (pair) add(at, nest.extent[0], nest.extent[1], 1, 0);
    else add(at, nest.extent[0], 1, -1, 0);
  };
  if (outer.depth == 0) return body({});
  outer.for_rows([&](const std::array<std::int64_t, kArrays>& at, std::int64_t n) {
    auto here = at;
    for (std::int64_t j = 0; j < n; ++j) {
      body(here);
      for (std::size_t a = 0; a < kArrays; ++a) here[a] += outer.stride[a][0];
    }
  });
}

/// Present terms over the axes of a block, or nothing where all are.
Cells presence_of(const Space& space, const Cells& c, const Numbers& condition) {
  Cells mask{ElementType::i1, c.axes, nullptr, c.present};
  if (condition.is_single() && condition.single == 1 && !c.present) return mask;
  mask.data = Buffer<std::byte>(static_cast<std::size_t>(space.count(c.axes))).freeze();
  Cells limited = restrict(space, mask, condition, 1);
  return limited;
}

}  // namespace

void FoldRun::add_cells(const Cells& given, AxisSet axes, const Numbers& condition) {
  const Cells c = formula_.cells(given, fold_type(given.type));
  start(c, axes, condition, c.type, false);
  if (((c.axes | condition.axes) & ~axes & ~outer_) != 0) return formula_.widen_error(expr_);
  const Space& space = formula_.space();
  const Cells mask = presence_of(space, c, condition);
  const auto size = static_cast<std::ptrdiff_t>(formula_.cell_size(c.type));
  const AxisSet all = outer_ | axes;
  const Nest<3> nest(space, all, {outer_, c.axes, mask.present ? mask.axes : 0});
  walk<3>(nest, axes, [&](const auto& at, std::int64_t n, std::int64_t count, int term_dim, int result_dim) {
    const auto stride = [&](std::size_t a, int dim) { return dim < 0 ? 0 : nest.stride[a][static_cast<std::size_t>(dim)]; };
    const Terms terms{{c.data.get() + at[1] * size, stride(1, result_dim) * size}, stride(1, term_dim) * size};
    Presence presence;
    if (mask.present) presence = {mask.present.get() + at[2], stride(2, result_dim), stride(2, term_dim)};
    folding_->add(at[0], n, count, terms, presence);
  });
}

void FoldRun::add_product(const Term& a, const Term& b, AxisSet axes, const Numbers& condition) {
  const auto type = formula_.product_type(a, b);
  if (!type) return add(formula_.binary(Operator::kMultiply, a, b), axes, condition);
  const ElementType wide = fold_type(*type);
  const Cells x = formula_.cells(a, wide), y = formula_.cells(b, wide);
  Cells both{wide, x.axes | y.axes, nullptr, nullptr};
  start(both, axes, condition, wide, true);
  if (((both.axes | condition.axes) & ~axes & ~outer_) != 0) return formula_.widen_error(expr_);
  const Space& space = formula_.space();
  const Cells* arrays[] = {&x, &y};
  both.present = both_present(space, both.axes, arrays);
  const Cells mask = presence_of(space, both, condition);
  const auto size = static_cast<std::ptrdiff_t>(formula_.cell_size(wide));
  const Nest<4> nest(space, outer_ | axes, {outer_, x.axes, y.axes, mask.present ? mask.axes : 0});
  walk<4>(nest, axes, [&](const auto& at, std::int64_t n, std::int64_t count, int term_dim, int result_dim) {
    const auto stride = [&](std::size_t s, int dim) { return dim < 0 ? 0 : nest.stride[s][static_cast<std::size_t>(dim)]; };
    const Terms lhs{{x.data.get() + at[1] * size, stride(1, result_dim) * size}, stride(1, term_dim) * size};
    const Terms rhs{{y.data.get() + at[2] * size, stride(2, result_dim) * size}, stride(2, term_dim) * size};
    Presence presence;
    if (mask.present) presence = {mask.present.get() + at[3], stride(3, result_dim), stride(3, term_dim)};
    folding_->add_products(at[0], n, count, lhs, rhs, presence);
  });
}

Term FoldRun::finish() {
  if (function_.definition == nullptr && primitive_ != nullptr && !folding_ && !by_function_) {
    if (init_.is<Nothing>()) return {};
    Term init = formula_.is_list(init_) ? formula_.items(init_)[0] : init_;
    if (function_.region != nullptr) return formula_.cells(init, fold_type(ElementType::f32));
    if (is_sum_ && formula_.out_type_) return formula_.cells(init, *formula_.out_type_);  // a sum of nothing is an element too
    return init;
  }
  if (folding_) {
    const Space& space = formula_.space();
    const auto n = static_cast<std::size_t>(space.count(outer_));
    Buffer<std::byte> out(n * formula_.cell_size(type_));
    Buffer<std::uint8_t> present;
    if (!has_init_) present = Buffer<std::uint8_t>(n);
    folding_->finish(out.get(), present.get());
    return Cells{type_, outer_, std::move(out).freeze(), present_or_all(std::move(present), static_cast<std::int64_t>(n))};
  }
  return finish_by_function();
}

// ---- by a region or a function of the where ----------------------------------------------------

namespace {

/// One term of a block: the arrays at one index of the fold's axes.
Term slice(const Space& space, const Term& t, AxisSet axes, std::span<const std::int64_t> index, std::size_t cell_size_of_none,
           const std::function<std::size_t(ElementType)>& cell_size) {
  if (const auto* row = t.as<Row>()) {
    Row out;
    for (const Term& item : *row) out.push_back(slice(space, item, axes, index, cell_size_of_none, cell_size));
    return out;
  }
  const auto offset = [&](AxisSet own) {
    std::int64_t at = 0, stride = 1;
    for (AxisSet left = own; left != 0; left &= left - 1) {
      const int a = innermost(left);
      if ((axes & axis_bit(a)) != 0) at += index[static_cast<std::size_t>(a)] * stride;
      stride *= space.extent[static_cast<std::size_t>(a)];
    }
    return at;
  };
  if (const auto* n = t.as<Numbers>()) {
    if (n->is_single()) return Numbers{n->axes & ~axes, n->single, nullptr, n->regular};
    const std::int64_t at = offset(n->axes);
    if (space.count(n->axes & ~axes) == 1) return Numbers{n->axes & ~axes, n->many[at], nullptr, n->regular};
    return Numbers{n->axes & ~axes, 0, Shared<std::int64_t>(n->many, n->many.get() + at), n->regular};
  }
  if (const auto* c = t.as<Cells>()) {
    const std::int64_t at = offset(c->axes);
    Cells out{c->type, c->axes & ~axes, Bytes(c->data, c->data.get() + static_cast<std::size_t>(at) * cell_size(c->type)), nullptr};
    if (c->present) out.present = Shared<std::uint8_t>(c->present, c->present.get() + at);
    return out;
  }
  return t;
}

}  // namespace

void FoldRun::add_by_function(const Term& term, AxisSet axes, const Numbers& condition) {
  Space& space = formula_.space();
  by_function_ = true;
  if (!started_) {
    started_ = true;
    if (!init_.is<Nothing>()) value_ = formula_.fold_start(function_, init_);
  }
  std::array<std::int64_t, kMaxAxes> index{};
  const auto order = outermost_first(axes);
  const auto size = [&](ElementType e) { return formula_.cell_size(e); };
  const std::int64_t total = space.count(axes);
  for (std::int64_t t = 0; t < total && !formula_.failed(); ++t) {
    if (!formula_.machine_.count_steps(1)) return;
    const Term x = slice(space, term, axes, index, 0, size);
    const Term there = slice(space, Term(condition), axes, index, 0, size);
    if (terms_ == 0) first_term_ = x;
    // Only the results' axes are looped over inside; the fold's stand still.
    const Fixed fixed(space, axes, index);
    combine_one(x, *there.as<Numbers>());
    for (std::size_t k = order.size(); k-- > 0;) {
      const auto a = static_cast<std::size_t>(order[k]);
      if (++index[a] < fixed.extent(a)) break;
      index[a] = 0;
    }
  }
}

/// value = f(value, x) where x exists; the first x where there is no value yet.
void FoldRun::combine_one(const Term& x, const Numbers& there) {
  if (there.is_single() && there.single != 1) return;
  ++terms_;
  is_conditional_ |= !there.is_single();
  if (value_.is<Nothing>()) {
    value_ = x;
    exists_ = there;
    return;
  }
  Term next = formula_.fold_step(expr_, function_, value_, x);
  if (formula_.failed()) return;
  if (!(exists_.is_single() && exists_.single == 1)) {
    next = formula_.choose(exists_, next, x);
    value_ = there.is_single() ? next : formula_.choose(there, next, value_);
    exists_ = combine(formula_.space(), Operator::kOr, exists_, there);
    return;
  }
  value_ = there.is_single() ? next : formula_.choose(there, next, value_);
}

Term FoldRun::finish_by_function() {
  if (!started_ && !init_.is<Nothing>()) value_ = formula_.fold_start(function_, init_);
  if (value_.is<Nothing>()) return {};
  Term out = formula_.limit_to(value_, exists_);
  const bool is_free = expr_.freedom != spec::Freedom::kInOrder && function_.definition == nullptr;
  if (is_free && formula_.machine_.domain().joins_arrangements()) out = every_arrangement(out);
  if (const auto* row = out.as<Row>(); row != nullptr && row->size() == 1 && function_.definition == nullptr) return (*row)[0];
  return out;
}

// ---- what a fold asks of the formula -----------------------------------------------------------

void Formula::widen_error(const Expr& e) { fail(e, "terms of a fold that vary over other axes than the first one"); }

Cells Formula::as_cells(const Term& t) {
  const auto type = element_type(t);
  return cells(t, type ? *type : out_type_.value_or(ElementType::i64));
}

std::optional<ElementType> Formula::product_type(const Term& a, const Term& b) const {
  const auto x = element_type(a), y = element_type(b);
  if (x && y) return spec::is_complex(*y) ? y : x;
  return std::nullopt;
}

/// The initial values in the types that the region takes.
Term Formula::fold_start(const FunctionTerm& f, const Term& init) {
  if (f.definition != nullptr) return init;
  return converted_to_inputs(f, items(init));
}

Term Formula::fold_step(const Expr& e, const FunctionTerm& f, const Term& value, const Term& x) {
  if (f.definition != nullptr) return call_definition(*f.definition, {value, x});
  Row arguments = items(value);
  for (Term& t : items(x)) arguments.push_back(std::move(t));
  Term out = call_function(e, f, arguments);
  return is_list(out) ? out : Term(Row{out});
}

/// Numbers become nowhere, elements absent, where the condition does not hold.
Term Formula::limit_to(const Term& t, const Numbers& condition) {
  if (condition.is_single() && condition.single == 1) return t;
  if (const auto* row = t.as<Row>()) {
    Row out;
    for (const Term& item : *row) out.push_back(limit_to(item, condition));
    return out;
  }
  if (const auto* n = t.as<Numbers>()) return oracle::choose(space(), condition, *n, Numbers::of(kNowhere));
  if (const auto* c = t.as<Cells>()) return restrict(space(), *c, condition, cell_size(c->type));
  return t;
}

}  // namespace assay::oracle
