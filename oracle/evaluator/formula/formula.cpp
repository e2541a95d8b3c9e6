#include "oracle/evaluator/formula/formula.h"

#include <algorithm>
#include <cstring>
#include <numeric>

#include "oracle/evaluator/formula/steps.h"

namespace assay::oracle {

using spec::Clause;
using spec::Expr;
using spec::ExprKind;

namespace {

/// Elements of a result that are evaluated at a time.
constexpr std::int64_t kBlockElements = 32'768;

/// Whether a radius is nothing or says that a result may be anything: `c ? 0 : any`. What is not open is as if it had
/// none.
bool only_opens(const Clause& radius) {
  const auto* const choice = radius.value;
  if (choice == nullptr || choice->node != ExprKind::kConditional) return false;
  const bool else_nothing = choice->args[1]->node == ExprKind::kInteger && choice->args[1]->integer == 0;
  return else_nothing && choice->args[2]->node == ExprKind::kAny;
}

}  // namespace

std::vector<RuntimeValue> Formula::evaluate(const std::vector<Clause>& means, const std::vector<Clause>& radius) {
  for (const Clause& c : means) {
    if (!x_.failed()) clause(c);
    const auto of_it = std::ranges::find(radius, c.slot, &Clause::slot);  // before others read the result
    if (!x_.failed() && of_it != radius.end()) enlarge(*of_it);
  }
  for (const Clause& c : means)
    if (!x_.failed()) quantize_results(c);
  return values_.take_results();
}

bool Formula::holds(const Expr& condition) {
  const Numbers n = numbers(machine_, x_.eval(condition));
  return !x_.failed() && n.is_single() && n.single == 1;
}

/// Results are quantized when all of them are known: what a formula reads of another result are the numbers
/// (`dequantize_op_quantize`).
void Formula::quantize_results(const Clause& c) {
  const std::size_t position = values_.result_position(c);
  auto& group = values_.results(position);
  for (std::size_t k = 0; k < group.size() && !x_.failed(); ++k)
    if (const spec::Type type = values_.declared_type(position, k); type != values_.result_type(position, k))
      group[k] = quantized(c, group[k], type);
}

RuntimeValue Formula::quantized(const Clause& c, const RuntimeValue& numbers, spec::Type type) {
  const Names::Scope scope(names_);
  const int first = machine_.space().axes;
  const auto shape = type.shape();
  const std::vector<int> order = push_axes(shape);
  Building built;
  built.value.type = type;
  whole_extent_ = machine_.space().extent;
  names_.for_blocks(order, kBlockElements, 0, [&] {
    std::vector<Numbers> index;
    for (const int a : order) index.push_back(iota(machine_.space(), a));
    const Cells block = read(machine_.space(), machine_.domain(), numbers, index);
    store(c, block, axis_range(first, static_cast<int>(shape.size())), built);
  });
  return finished(built);
}

/// Axes for the dimensions of a shape, the innermost for the last; in the order of the dimensions.
std::vector<int> Formula::push_axes(std::span<const std::int64_t> shape) {
  const int first = machine_.space().axes;
  std::vector<int> order;
  for (std::size_t d = shape.size(); d-- > 0;) names_.push_axis(shape[d]);
  for (std::size_t d = 0; d < shape.size(); ++d) order.push_back(first + static_cast<int>(shape.size() - 1 - d));
  return order;
}

RuntimeValue Formula::finished(Building& b) {
  if (b.value.cells == nullptr && !b.blocks) b.blocks = machine_.allocate_result(b.value.type);  // of no elements
  if (b.blocks) b.value.cells = std::move(b.blocks).freeze();
  return std::move(b.value);
}

std::vector<QueueItem> Formula::items_put(std::span<const spec::Put> puts) {
  std::vector<QueueItem> out;
  for (const spec::Put& p : puts)
    x_.unroll(p.binders, [&] { out.push_back({x_.queue_name(p.queue), values(*p.values)}); });
  return x_.failed() ? std::vector<QueueItem>() : out;
}

/// The radii are computed as the results are, in their place.
void Formula::enlarge(const Clause& radius) {
  Domain& domain = machine_.domain();
  const bool opens = only_opens(radius);
  if (!domain.has_radii() && (!domain.sets_apart() || opens)) return;
  auto& group = values_.results(values_.result_position(radius));
  auto results = group;
  if (domain.has_radii()) {
    domain.measure_radii(true);
    clause(radius);
    domain.measure_radii(false);
  }
  for (std::size_t k = 0; k < results.size() && !x_.failed(); ++k) {
    RuntimeValue& v = results[k];
    const ElementType e = v.type.element();
    const auto size = static_cast<std::size_t>(v.type.elements()) * domain.cell_size(e);
    auto cells = machine_.allocate_result(v.type);
    if (!cells) return;
    std::memcpy(cells.get(), v.cells.get(), size);
    const std::byte* const radii = group[k].cells.get();
    if (opens) domain.open(e, radii, v.type.elements(), cells.get());
    else if (domain.has_radii()) domain.enlarge(e, radii, v.type.elements(), cells.get());
    else domain.set_apart(e, v.type.elements(), cells.get());
    v.cells = std::move(cells).freeze();
  }
  group = std::move(results);
}

/// Where a sort may put several elements into a place the results are those of all of them together.
void Formula::clause(const Clause& c) {
  SortRounds& rounds = x_.sorts() = {};
  clause_once(c);
  for (rounds.now = 1; rounds.now < rounds.count && !x_.failed(); ++rounds.now) {
    auto& group = values_.results(values_.result_position(c));
    const auto others = group;
    rounds.met = 0;
    clause_once(c);
    if (!x_.failed()) group = operators_.joined(others, group);
  }
}

void Formula::clause_once(const Clause& c) {
  const Names::Scope scope(names_);
  x_.forget();
  if (!c.steps.empty()) return Steps(x_).run(c);
  if (c.loop_condition != nullptr) return loop(c);
  if (!c.has_pattern) return whole(c);
  const std::size_t members = values_.results(values_.result_position(c)).size();
  if (c.spread || c.group_symbol == nullptr) {
    std::vector<std::size_t> all(members);
    std::iota(all.begin(), all.end(), std::size_t{0});
    return indexed(c, std::move(all));
  }
  for (std::size_t k = 0; k < members && !x_.failed(); ++k) {
    const Names::Scope each(names_);
    x_.forget();
    names_.bind(*c.group_symbol, Numbers::of(static_cast<std::int64_t>(k)));
    indexed(c, {k});
  }
}

/// `results... = body(x)`: tensors as they are.
void Formula::whole(const Clause& c) {
  const Term value = x_.eval(*c.value);
  if (value.is<Anything>()) return anything(values_.result_position(c));
  auto values = tensors(value);
  auto& group = values_.results(values_.result_position(c));
  if (!x_.failed() && values.size() != group.size()) {
    x_.fail(*c.value, std::to_string(values.size()) + " values for " + std::to_string(group.size()) + " results");
  }
  if (!x_.failed()) group = std::move(values);
}

/// `results... = any`.
void Formula::anything(std::size_t position) {
  auto& group = values_.results(position);
  for (std::size_t k = 0; k < group.size(); ++k) {
    const spec::Type type = values_.result_type(position, k);
    auto cells = machine_.allocate_result(type);
    if (!cells) return;
    machine_.domain().any(type.element(), type.elements(), cells.get());
    group[k] = {type, std::move(cells).freeze(), {}, 0};
  }
}

/// `x then while cond(x) : x = body(x)`.
void Formula::loop(const Clause& c) {
  whole(c);
  std::optional<std::vector<RuntimeValue>> left;  // what an uncertain condition may have ended with
  auto& state = values_.results(values_.result_position(c));
  while (!x_.failed() && machine_.count_steps(1)) {
    x_.forget();
    const Numbers go = numbers(machine_, x_.eval(*c.loop_condition));
    if (x_.failed() || (go.is_single() && go.single == 0)) break;
    if (!go.is_single() || go.single == kNowhere)
      return (void)x_.fail(*c.loop_condition, "a loop that differs by element");
    if (go.single == kUncertain && !may_leave(left, state)) break;
    auto next = tensors(x_.eval(*c.then->value));
    if (!x_.failed()) state = std::move(next);
  }
  if (left && !x_.failed()) state = operators_.joined(*left, state);
}

/// The loop may end here: what it has is kept beside what further iterations give. After a few such
/// iterations everything may be anything.
bool Formula::may_leave(std::optional<std::vector<RuntimeValue>>& left, std::vector<RuntimeValue>& state) {
  constexpr int kMaxUncertain = 8;
  left = left ? operators_.joined(*left, state) : state;
  if (++uncertain_iterations_ <= kMaxUncertain) return true;
  for (RuntimeValue& v : state) {
    if (!v.type.is_tensor()) continue;
    auto cells = machine_.allocate_result(v.type);
    if (cells) machine_.domain().unknown(Unknown::kLoop, v.type.element(), v.type.elements(), cells.get());
    v.cells = std::move(cells).freeze();
  }
  return false;
}

// ---- the left side -----------------------------------------------------------------------------

void Formula::bind_pattern(const Clause& c, const Row& index) {
  if (c.pattern.size() == 1) return bind_piece(*c.pattern[0], index);
  const auto lengths = piece_lengths(c, index.size());
  auto at = index.begin();
  for (std::size_t k = 0; k < lengths.size() && !x_.failed(); ++k) {
    const auto n = static_cast<std::ptrdiff_t>(lengths[k]);
    if (n > index.end() - at) return (void)x_.fail(*c.pattern[k], "a left side longer than the index");
    bind_piece(*c.pattern[k], Row(at, at + n));
    at += n;
  }
}

void Formula::bind_piece(const Expr& piece, const Row& index) {
  if (piece.node == ExprKind::kPlacement) return bind_placement(piece, index);
  if (piece.node == ExprKind::kName) return names_.bind(*piece.symbol, index);
  for (std::size_t k = 0; k < std::min(piece.args.size(), index.size()); ++k)
    names_.bind(*piece.args[k]->symbol, index[k]);
}

void Formula::bind_placement(const Expr& piece, const Row& index) {
  std::vector<bool> taken(index.size(), false);
  for (const spec::Part& part : piece.parts) {
    if (part.positions == nullptr) continue;
    const Term at = x_.eval(*part.positions);
    Row values;
    for (const Term& t : is_list(at) ? items(at) : Row{at}) {
      const std::int64_t p = numbers(machine_, t).single;
      if (x_.failed() || p < 0 || p >= static_cast<std::int64_t>(index.size()))
        return (void)x_.fail(piece, "a position outside the result");
      taken[static_cast<std::size_t>(p)] = true;
      values.push_back(index[static_cast<std::size_t>(p)]);
    }
    names_.bind(*part.value->symbol, is_list(at) ? Term(values) : values[0]);
  }
  for (const spec::Part& part : piece.parts) {
    if (part.positions != nullptr) continue;
    Row rest;
    for (std::size_t p = 0; p < index.size(); ++p) {
      if (!taken[p]) rest.push_back(index[p]);
    }
    names_.bind(*part.value->symbol, std::move(rest));
  }
}

namespace {

void join_pieces(const Expr& e, std::vector<const Expr*>& out) {
  if (e.node == ExprKind::kBinary && e.op == spec::Operator::kJoin) {
    join_pieces(*e.args[0], out);
    join_pieces(*e.args[1], out);
  } else {
    out.push_back(&e);
  }
}

}  // namespace

/// Lengths of the pieces of a `++` on the left: `[i, j]` says its own, names have those of the
/// pieces of the result's type.
std::vector<std::size_t> Formula::piece_lengths(const Clause& c, std::size_t rank) {
  const auto& domain = x_.instance().record->names[static_cast<std::size_t>(c.slot)].domain;
  std::vector<const Expr*> pieces;
  if (domain != nullptr && domain->pattern != nullptr && domain->pattern->node == ExprKind::kTensorType &&
      domain->pattern->args[0] != nullptr) {
    join_pieces(*domain->pattern->args[0], pieces);
  }
  std::vector<std::size_t> out;
  std::size_t known = 0, open = c.pattern.size();
  for (std::size_t k = 0; k < c.pattern.size(); ++k) {
    const Expr& p = *c.pattern[k];
    std::size_t n = 0;
    if (p.node == ExprKind::kList) n = p.args.size();
    else if (pieces.size() == c.pattern.size()) n = items(x_.eval(*pieces[k])).size();
    else open = k;
    known += n;
    out.push_back(n);
  }
  if (open < out.size() && known <= rank) out[open] = rank - known;
  return out;
}

// ---- element by element, all at once -----------------------------------------------------------

namespace {

/// Axes that stand elsewhere than before.
AxisSet moved(const Space& s, const std::array<std::int64_t, kMaxAxes>& begin,
              const std::array<std::int64_t, kMaxAxes>& extent) {
  AxisSet moved = 0;
  for (int a = 0; a < s.axes; ++a) {
    const auto u = static_cast<std::size_t>(a);
    if (s.begin[u] != begin[u] || s.extent[u] != extent[u]) moved |= axis_bit(a);
  }
  return moved;
}

}  // namespace

void Formula::indexed(const Clause& c, std::vector<std::size_t> members) {
  if (members.empty()) return;
  x_.result().fixed = 0;
  x_.result().whole = c.value;
  while (!x_.failed()) {
    x_.forget(true);
    indexed_once(c, members);
    Fault& fault = machine_.fault();
    const AxisSet more = fault.needs_fixed & ~x_.result().fixed;
    if (fault.error || fault.needs_fixed == 0) return;
    fault.needs_fixed = 0;
    if (more == 0 ||
        outermost(more) >= machine_.space().axes +
                               static_cast<int>(values_.result_type(values_.result_position(c), members[0]).rank())) {
      return (void)x_.fail(*c.value, "a recursion or a bound that depends on what it runs over");
    }
    x_.result().fixed |= more;
  }
}

void Formula::indexed_once(const Clause& c, std::span<const std::size_t> members) {
  const std::size_t position = values_.result_position(c);
  const auto type_of = [&](std::size_t k) { return values_.result_type(position, k); };
  const auto shape = type_of(members[0]).shape();
  const Names::Scope scope(names_);
  const int first = machine_.space().axes;
  const std::vector<int> order = push_axes(shape);
  const AxisSet axes = axis_range(first, static_cast<int>(shape.size()));
  std::vector<Building> built(members.size());
  for (std::size_t k = 0; k < members.size(); ++k) {
    built[k].value.type = type_of(members[k]);
    if (!machine_.has_room_for(built[k].value.type)) return;
  }
  std::array<std::int64_t, kMaxAxes> begin{}, extent{};
  whole_extent_ = machine_.space().extent;
  names_.for_blocks(order, kBlockElements, x_.result().fixed, [&] {
    const Names::Scope block(names_);
    x_.forget_moved(moved(machine_.space(), begin, extent));
    begin = machine_.space().begin;
    extent = machine_.space().extent;
    Row index;
    for (const int a : order) index.push_back(iota(machine_.space(), a));
    bind_pattern(c, index);
    x_.result().type = Element::of(type_of(members[0]));
    if (x_.failed() || !machine_.count_steps(x_.result().fixed != 0 ? 1 : 0)) return;
    if (!machine_.count_work(machine_.space().count(axes))) return;
    const Term value = x_.eval(*c.value);
    if (x_.failed()) return;
    if (members.size() == 1 && !is_list(value)) return store(c, value, axes, built[0]);
    const Row row = items(value);
    if (row.size() != members.size()) return (void)x_.fail(*c.value, "another number of values than results");
    for (std::size_t k = 0; k < row.size() && !x_.failed(); ++k) store(c, row[k], axes, built[k]);
  });
  for (std::size_t k = 0; k < built.size() && !x_.failed(); ++k)
    values_.results(position)[members[k]] = finished(built[k]);
}

/// The innermost of the axes runs along the last dimension.
Numbers Formula::slices(spec::Type type, AxisSet axes) {
  return iota(machine_.space(), innermost(axes) + static_cast<int>(type.rank() - 1 - type.quantization()->dimension));
}

void Formula::store(const Clause& c, const Term& value, AxisSet axes, Building& out) {
  const spec::Type type = out.value.type;
  const bool is_per_axis = type.is_quantized() && type.quantization()->is_per_axis();
  Cells result = is_per_axis ? cells(machine_, value, Element::of(type), slices(type, axes))
                             : cells(machine_, value, Element::of(type));
  if (x_.failed()) return;
  const std::size_t size = machine_.cell_size(result.type);
  const AxisSet ambient = result.axes & ~axes;
  if (result.present) {
    Buffer<std::byte> none(size);
    if (!machine_.domain().outside(result.type, 1, none.get())) {
      return (void)x_.fail(*c.value, "an element that no value is said of (a read outside without `else`)");
    }
    result = fill(machine_.space(), result, {result.type, 0, std::move(none).freeze(), nullptr}, size);
  }
  result = spread(machine_.space(), result, axes | ambient, size);
  if (type.rank() == 0 || machine_.space().count(axes) == type.elements()) {
    out.value.cells = result.data;
    out.value.axes = ambient;
    return;
  }
  if (ambient != 0) return (void)x_.fail(*c.value, "a tensor that differs by element");
  if (!out.blocks) out.blocks = machine_.allocate_result(type);
  if (out.blocks) store_block(result, axes, out.blocks.get());
}

/// Copies a block to its place: runs along the innermost axes.
void Formula::store_block(const Cells& block, AxisSet axes, std::byte* out) {
  const Space& s = machine_.space();
  const std::size_t size = machine_.cell_size(block.type);
  std::int64_t run = 1, stride = 1, start = 0;
  bool contiguous = true;
  std::vector<std::pair<std::int64_t, std::int64_t>> outer;  // extent, stride in the result
  for (AxisSet left = axes; left != 0; left &= left - 1) {
    const auto a = static_cast<std::size_t>(innermost(left));
    start += s.begin[a] * stride;
    if (contiguous) run *= s.extent[a];
    else outer.emplace_back(s.extent[a], stride);
    contiguous = contiguous && s.extent[a] == whole_extent_[a];
    stride *= whole_extent_[a];
  }
  const std::byte* from = block.data.get();
  std::vector<std::int64_t> at(outer.size(), 0);
  const std::size_t bytes = static_cast<std::size_t>(run) * size;
  while (true) {
    std::memcpy(out + static_cast<std::size_t>(start) * size, from, bytes);
    from += bytes;
    std::size_t k = 0;
    for (; k < outer.size(); ++k) {
      start += outer[k].second;
      if (++at[k] < outer[k].first) break;
      start -= outer[k].second * outer[k].first;
      at[k] = 0;
    }
    if (k == outer.size()) return;
  }
}

}  // namespace assay::oracle
