#include "oracle/evaluator/fold/fold_run.h"

#include <algorithm>

#include "oracle/evaluator/accelerate/packed_sum.h"
#include "spec/language/walk.h"

namespace assay::oracle {

using spec::Expr;
using spec::Operator;

FoldRun::FoldRun(Expressions& x, const Expr& e, FunctionTerm f, const Primitive* primitive, Term init, bool is_sum,
                 std::size_t part, bool presumed)
    : x_(x), machine_(x.machine()), operators_(x.operators()), expr_(e), function_(f), init_(std::move(init)),
      is_sum_(is_sum), primitive_(primitive), part_(part), presumed_(presumed) {}

/// The type in which terms are folded: what a region takes; for sums that are the result as a whole its type, where it
/// holds all of the terms' values.
ElementType FoldRun::fold_type(ElementType term) const {
  if (function_.region != nullptr || function_.callee != nullptr)
    return Element::of(machine_.signature(function_).inputs[part_]).expressed();
  const auto out = x_.result().type ? std::optional(x_.result().type->expressed()) : std::nullopt;
  const auto wider = [&](ElementType o) {
    return spec::is_complex(o) == spec::is_complex(term) && spec::bits(o) > spec::bits(term);
  };
  const auto* const whole = x_.result().whole;
  const bool is_result = is_sum_ && out && whole != nullptr && spec::is_alternative(expr_, *whole);
  return is_result && (wider(*out) || spec::is_bool(term)) ? *out : term;
}

void FoldRun::add(const Term& term, AxisSet axes, const Numbers& condition) {
  if (primitive_ != nullptr && !is_list(term)) return add_cells(as_cells(term), axes, condition);
  if (primitive_ != nullptr && items(term).size() == 1) return add_cells(as_cells(items(term)[0]), axes, condition);
  add_by_function(term, axes, condition);
}

void FoldRun::start(const Cells& like, AxisSet axes, const Numbers& condition, ElementType type, bool products) {
  if (folding_) return;
  Space& space = machine_.space();
  type_ = type;
  const Term init = is_list(init_) ? items(init_)[0] : init_;
  const bool has_init = !init.is<Nothing>();
  Cells start;
  if (has_init) start = cells(machine_, init, type);
  outer_ = (like.axes | condition.axes | start.axes) & ~axes;
  const auto size = machine_.cell_size(type);
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
  request.says_accumulator = products && !is_sum_;
  has_init_ = has_init;
  has_products_ = products;
  folding_ = machine_.domain().fold(request);
}

/// Terms per result, an upper bound; the extents of a list of members are not known here.
std::int64_t FoldRun::terms_hint() const {
  const Space& s = machine_.space();
  return std::max<std::int64_t>(s.count(axis_range(0, s.axes)) / std::max<std::int64_t>(s.count(outer_), 1), 1);
}

namespace {

/// Walks results and terms together. Fold axes are the dims in which the result does not move; they
/// lie outside the others, so terms come in order for every result.
template <std::size_t kArrays, class Add> void walk(const Nest<kArrays>& nest, AxisSet fold_axes, Add&& add) {
  if (nest.depth == 1) {
    const bool is_fold = nest.stride[0][0] == 0 && nest.extent[0] > 1 && fold_axes != 0;
    add(std::array<std::int64_t, kArrays>{}, is_fold ? 1 : nest.extent[0], is_fold ? nest.extent[0] : 1,
        is_fold ? 0 : -1, is_fold ? -1 : 0);
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

ProductNest product_nest(const Nest<4>& nest, const Cells& lhs, const Cells& rhs) {
  ProductNest out{{}, lhs.data.get(), rhs.data.get()};
  for (std::size_t d = 0; d < static_cast<std::size_t>(nest.depth); ++d) {
    out.loops.push_back({nest.extent[d], nest.stride[0][d], nest.stride[1][d], nest.stride[2][d]});
  }
  return out;
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

/// The condition with an answer where it has none. Counts for each result how often.
Numbers FoldRun::presuming(const Numbers& condition, AxisSet axes) {
  if (condition.regular) return condition;
  const Space& space = machine_.space();
  const Numbers wide = spread(space, condition, outer_ | axes);
  auto out = buffer_over(space, outer_ | axes);
  const Nest<2> nest(space, outer_ | axes, {outer_, outer_ | axes});
  presumed_terms_.resize(static_cast<std::size_t>(space.count(outer_)));
  nest.for_rows([&](const auto& at, std::int64_t n) {
    for (std::int64_t j = 0; j < n; ++j) {
      const std::int64_t term = at[1] + j * nest.stride[1][0], there = wide.begin()[term];
      const auto result = static_cast<std::size_t>(at[0] + j * nest.stride[0][0]);
      presumed_terms_[result] += there == kUncertain;
      out[term] = there == kUncertain ? std::int64_t{presumed_} : there;
    }
  });
  return numbers_over(outer_ | axes, std::move(out));
}

void FoldRun::add_cells(const Cells& given, AxisSet axes, const Numbers& known) {
  const Cells c = cells(machine_, given, fold_type(given.type));
  start(c, axes, known, c.type, false);
  if (((c.axes | known.axes) & ~axes & ~outer_) != 0) return refuse();
  const Numbers condition = presuming(known, axes);
  const Space& space = machine_.space();
  const Cells mask = presence_of(space, c, condition);
  const auto size = static_cast<std::ptrdiff_t>(machine_.cell_size(c.type));
  const AxisSet all = outer_ | axes;
  const Nest<3> nest(space, all, {outer_, c.axes, mask.present ? mask.axes : 0});
  walk<3>(nest, axes, [&](const auto& at, std::int64_t n, std::int64_t count, int term_dim, int result_dim) {
    const auto stride = [&](std::size_t a, int dim) {
      return dim < 0 ? 0 : nest.stride[a][static_cast<std::size_t>(dim)];
    };
    const Terms terms{{c.data.get() + at[1] * size, stride(1, result_dim) * size}, stride(1, term_dim) * size};
    Presence presence;
    if (mask.present) presence = {mask.present.get() + at[2], stride(2, result_dim), stride(2, term_dim)};
    folding_->add(at[0], n, count, terms, presence);
  });
}

void FoldRun::add_product(const Term& a, const Term& b, AxisSet axes, const Numbers& known) {
  const auto type = Operators::product_type(a, b);
  const bool began_without = folding_ && !has_products_;  // its first term was no product
  if (!type || began_without) return add(operators_.binary(Operator::kMultiply, a, b), axes, known);
  const ElementType wide = fold_type(type->expressed());
  const Cells x = cells(machine_, a, wide), y = cells(machine_, b, wide);
  Cells both{wide, x.axes | y.axes, nullptr, nullptr};
  start(both, axes, known, wide, true);
  if (((both.axes | known.axes) & ~axes & ~outer_) != 0) return refuse();
  const Numbers condition = presuming(known, axes);
  const Space& space = machine_.space();
  const Cells* arrays[] = {&x, &y};
  both.present = both_present(space, both.axes, arrays);
  const Cells mask = presence_of(space, both, condition);
  const auto size = static_cast<std::ptrdiff_t>(machine_.cell_size(wide));
  const Nest<4> nest(space, outer_ | axes, {outer_, x.axes, y.axes, mask.present ? mask.axes : 0});
  if (!mask.present && accelerated() && folding_->takes_nests()) return folding_->add_nest(product_nest(nest, x, y));
  walk<4>(nest, axes, [&](const auto& at, std::int64_t n, std::int64_t count, int term_dim, int result_dim) {
    const auto stride = [&](std::size_t s, int dim) {
      return dim < 0 ? 0 : nest.stride[s][static_cast<std::size_t>(dim)];
    };
    const Terms lhs{{x.data.get() + at[1] * size, stride(1, result_dim) * size}, stride(1, term_dim) * size};
    const Terms rhs{{y.data.get() + at[2] * size, stride(2, result_dim) * size}, stride(2, term_dim) * size};
    Presence presence;
    if (mask.present) presence = {mask.present.get() + at[3], stride(3, result_dim), stride(3, term_dim)};
    folding_->add_products(at[0], n, count, lhs, rhs, presence);
  });
}

bool FoldRun::add_packed(const Expr& a, const Expr& b, AxisSet axes) {
  auto lhs = packed_factor(x_, a), rhs = packed_factor(x_, b);
  if (!lhs || !rhs || lhs->type() != rhs->type() || fold_type(lhs->type()) != lhs->type()) return false;
  start({lhs->type(), lhs->axes() | rhs->axes(), nullptr, nullptr}, axes, Numbers::of(1), lhs->type(), true);
  if (!folding_->takes_nests()) return false;
  PackedSum(machine_, std::move(*lhs), std::move(*rhs), outer_, axes).add_to(*folding_);
  return true;
}

Term FoldRun::finish_either(FoldRun& with) {
  if (!has_presumed()) return finish();
  const Term out = joined(finish(), with.finish());
  const auto* cells = out.as<Cells>();
  if (cells == nullptr || x_.failed()) return out;
  const std::size_t size = machine_.cell_size(type_);
  auto opened = Buffer<std::byte>::copy_of(cells->data.get(), presumed_terms_.size() * size);
  for (std::size_t r = 0; r < presumed_terms_.size(); ++r) {
    if (presumed_terms_[r] > 1) machine_.domain().unknown(Unknown::kIndex, type_, 1, opened.get() + r * size);
  }
  return Cells{type_, outer_, std::move(opened).freeze(), cells->present};
}

Term FoldRun::finish() {
  if (function_.definition == nullptr && primitive_ != nullptr && !folding_ && !by_function_) {
    if (init_.is<Nothing>()) return {};
    Term init = is_list(init_) ? items(init_)[0] : init_;
    if (function_.region != nullptr) return cells(machine_, init, fold_type(ElementType::f32));
    if (is_sum_ && x_.result().type)
      return cells(machine_, init, x_.result().type->expressed());  // a sum of nothing is an element too
    return init;
  }
  if (folding_) {
    const Space& space = machine_.space();
    const auto n = static_cast<std::size_t>(space.count(outer_));
    Buffer<std::byte> out(n * machine_.cell_size(type_));
    Buffer<std::uint8_t> present;
    if (!has_init_) present = Buffer<std::uint8_t>(n);
    folding_->finish(out.get(), present.get());
    return Cells{type_, outer_, std::move(out).freeze(),
                 present_or_all(std::move(present), static_cast<std::int64_t>(n))};
  }
  return finish_by_function();
}

// ---- by a region or a function of the where ----------------------------------------------------

namespace {

/// One term of a block: the arrays at one index of the fold's axes.
Term slice(const Space& space, const Term& t, AxisSet axes, std::span<const std::int64_t> index,
           std::size_t cell_size_of_none, const std::function<std::size_t(ElementType)>& cell_size) {
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
    Cells out{c->type, c->axes & ~axes,
              Bytes(c->data, c->data.get() + static_cast<std::size_t>(at) * cell_size(c->type)), nullptr};
    if (c->present) out.present = Shared<std::uint8_t>(c->present, c->present.get() + at);
    return out;
  }
  return t;
}

}  // namespace

void FoldRun::add_by_function(const Term& term, AxisSet axes, const Numbers& condition) {
  Space& space = machine_.space();
  by_function_ = true;
  if (!started_) {
    started_ = true;
    if (!init_.is<Nothing>()) value_ = first_value();
  }
  if (keeps_leaves()) leaves_.add(machine_, x_.converted_to_inputs(function_, items(term)), axes, condition);
  std::array<std::int64_t, kMaxAxes> index{};
  const auto order = outermost_first(axes);
  const auto size = [&](ElementType e) { return machine_.cell_size(e); };
  const std::int64_t total = space.count(axes);
  for (std::int64_t t = 0; t < total && !x_.failed(); ++t) {
    if (!machine_.count_steps(1)) return;
    const Term x = slice(space, term, axes, index, 0, size);
    const Term there = slice(space, Term(condition), axes, index, 0, size);
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
  if (there.is_single() && there.single != 1 && there.single != kUncertain) return;
  const bool is_there = there.is_single() && there.single == 1;
  ++terms_;
  if (value_.is<Nothing>()) {
    value_ = x;
    exists_ = there;
    return;
  }
  Term next = step(value_, x);
  if (x_.failed()) return;
  if (!(exists_.is_single() && exists_.single == 1)) {
    next = operators_.choose(exists_, next, x);
    value_ = is_there ? next : operators_.choose(there, next, value_);
    exists_ = combine(machine_.space(), Operator::kOr, exists_, there);
    return;
  }
  value_ = is_there ? next : operators_.choose(there, next, value_);
}

Term FoldRun::finish_by_function() {
  if (!started_ && !init_.is<Nothing>()) value_ = first_value();
  if (value_.is<Nothing>()) return {};
  Term out = operators_.limit_to(value_, exists_);
  if (keeps_leaves() && !x_.failed()) out = arranged(out);
  if (const auto* row = out.as<Row>(); row != nullptr && row->size() == 1 && function_.definition == nullptr)
    return (*row)[0];
  return out;
}

// ---- arrangements ------------------------------------------------------------------------------

bool FoldRun::keeps_leaves() const {
  const bool is_free = expr_.freedom != spec::Freedom::kInOrder && function_.definition == nullptr;
  return is_free && (machine_.domain().joins_arrangements() || machine_.domain().draws_arrangements());
}

/// A term without init is its own only tree.
Term FoldRun::arranged(const Term& in_order) {
  const bool has_init = !init_.is<Nothing>();
  if (!has_init && terms_ <= 1) return in_order;
  RegionFold fold{[&](const Row& a, const Row& b) { return items(step(a, b)); }, leaves_, std::nullopt,
                  x_.converted_to_inputs(function_, items(in_order))};
  if (has_init) fold.init = items(first_value());
  Domain& domain = machine_.domain();
  const auto postfix = domain.arrangement(leaves_.count(), has_init);
  if (postfix.empty() && !domain.joins_arrangements()) return in_order;
  Arrangements arrangements(x_, fold);
  Row out = postfix.empty() ? arrangements.results() : arrangements.drawn(postfix);
  for (std::size_t k = 0; k < out.size() && !x_.failed(); ++k) {
    auto& cells = std::get<Cells>(out[k].data);
    const Cells& known = *fold.in_order[k].as<Cells>();
    cells.present = spread(machine_.space(), known, cells.axes, machine_.cell_size(cells.type)).present;
  }
  return out;
}

Term FoldRun::joined(const Term& a, const Term& b) { return operators_.choose(Numbers::of(kUncertain), a, b); }

// ---- steps of a fold ---------------------------------------------------------------------------

void FoldRun::refuse() { x_.fail(expr_, "terms of a fold that vary over other axes than the first one"); }

Cells FoldRun::as_cells(const Term& t) {
  const auto type = element_type(t);
  if (type) return cells(machine_, t, type->expressed());
  return cells(machine_, t, x_.result().type ? x_.result().type->expressed() : ElementType::i64);
}

/// The initial values in the types that the region takes.
Term FoldRun::first_value() {
  return function_.definition != nullptr ? init_ : x_.converted_to_inputs(function_, items(init_));
}

Term FoldRun::step(const Term& value, const Term& x) {
  if (function_.definition != nullptr) return x_.call_definition(*function_.definition, {value, x});
  Row arguments = items(value);
  for (Term& t : items(x)) arguments.push_back(std::move(t));
  Term out = x_.call_function(expr_, function_, arguments);
  return is_list(out) ? out : Term(Row{out});
}

}  // namespace assay::oracle
