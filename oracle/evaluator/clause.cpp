#include <algorithm>
#include <cstring>
#include <numeric>

#include "oracle/evaluator/formula.h"

/// Clauses of `means`: what stands on the left, and the space that the right is evaluated over.
namespace assay::oracle {

using spec::Clause;
using spec::Expr;
using spec::ExprKind;

namespace {

/// Elements of a result that are evaluated at a time.
constexpr std::int64_t kBlockElements = 32'768;

}  // namespace

Formula::Formula(Machine& machine, const spec::Instance& instance, spec::Arena& arena, std::span<const RuntimeValue> operands,
                 std::span<const std::uint32_t> operand_groups, std::span<const program::Region> regions,
                 std::span<const std::uint32_t> region_groups, std::span<const std::uint32_t> result_groups,
                 std::span<const spec::Type> results)
    : machine_(machine), instance_(instance), arena_(arena), operands_(operands), operand_groups_(operand_groups),
      regions_(regions), region_groups_(region_groups), result_groups_(result_groups), result_types_(results) {
  for (const std::uint32_t n : result_groups) results_.emplace_back(n);
}

std::vector<RuntimeValue> Formula::evaluate(const std::vector<Clause>& clauses) {
  for (const Clause& c : clauses) {
    if (!failed()) clause(c);
  }
  std::vector<RuntimeValue> flat;
  for (auto& group : results_) std::move(group.begin(), group.end(), std::back_inserter(flat));
  return flat;
}

std::size_t Formula::result_position(const Clause& c) const {
  const auto& slots = instance_.record->results;
  return static_cast<std::size_t>(std::find(slots.begin(), slots.end(), c.slot) - slots.begin());
}

std::size_t Formula::first_result(std::size_t position) const {
  return std::accumulate(result_groups_.begin(), result_groups_.begin() + static_cast<std::ptrdiff_t>(position), std::size_t{0});
}

/// Where ties of a sort are free the results are those of all rotations of the ties together: every
/// element then has been in each place that it may have.
void Formula::clause(const Clause& c) {
  tie_rotation_ = 0;
  tie_rotations_ = 1;
  clause_once(c);
  for (tie_rotation_ = 1; tie_rotation_ < tie_rotations_ && !failed(); ++tie_rotation_) {
    auto& group = results_[result_position(c)];
    const auto others = group;
    clause_once(c);
    if (!failed()) group = joined(others, group);
  }
}

void Formula::clause_once(const Clause& c) {
  const Scope scope(*this);
  memo_.clear();
  if (!c.steps.empty()) return steps(c);
  if (c.loop_condition != nullptr) return loop(c);
  if (!c.has_pattern) return whole(c);
  const std::size_t members = results_[result_position(c)].size();
  if (c.spread || c.group_symbol == nullptr) {
    std::vector<std::size_t> all(members);
    std::iota(all.begin(), all.end(), std::size_t{0});
    return indexed(c, std::move(all));
  }
  for (std::size_t k = 0; k < members && !failed(); ++k) {
    const Scope each(*this);
    memo_.clear();
    bind(*c.group_symbol, Numbers::of(static_cast<std::int64_t>(k)));
    indexed(c, {k});
  }
}

std::vector<RuntimeValue> Formula::tensors(const Term& t) {
  std::vector<RuntimeValue> out;
  for (const Term& item : items(t)) {
    if (const auto* v = item.as<RuntimeValue>()) out.push_back(*v);
    else if (const auto* c = item.as<Cells>()) out.push_back({spec::Type::tensor({}, c->type), c->data, {}, c->axes});
  }
  return out;
}

/// `results... = body(x)`: tensors as they are.
void Formula::whole(const Clause& c) {
  auto values = tensors(eval(*c.value));
  auto& group = results_[result_position(c)];
  if (!failed() && values.size() != group.size()) {
    fail(*c.value, std::to_string(values.size()) + " values for " + std::to_string(group.size()) + " results");
  }
  if (!failed()) group = std::move(values);
}

/// `x then while cond(x) : x = body(x)`.
void Formula::loop(const Clause& c) {
  whole(c);
  std::optional<std::vector<RuntimeValue>> left;  // what an uncertain condition may have ended with
  auto& state = results_[result_position(c)];
  while (!failed() && machine_.count_steps(1)) {
    memo_.clear();
    const Numbers go = numbers(eval(*c.loop_condition));
    if (failed() || (go.is_single() && go.single == 0)) break;
    if (!go.is_single() || go.single == kNowhere) return (void)fail(*c.loop_condition, "a loop that differs by element");
    if (go.single == kUncertain && !may_leave(left, state)) break;
    auto next = tensors(eval(*c.then->value));
    if (!failed()) state = std::move(next);
  }
  if (left && !failed()) state = joined(*left, state);
}

/// The loop may end here: what it has is kept beside what further iterations give. After a few such
/// iterations everything may be anything.
bool Formula::may_leave(std::optional<std::vector<RuntimeValue>>& left, std::vector<RuntimeValue>& state) {
  constexpr int kMaxUncertain = 8;
  left = left ? joined(*left, state) : state;
  if (++uncertain_iterations_ <= kMaxUncertain) return true;
  for (RuntimeValue& v : state) {
    if (!v.type.is_tensor()) continue;
    auto cells = machine_.allocate_result(v.type);
    if (cells) machine_.domain().any(v.type.element(), v.type.elements(), cells.get());
    v.cells = std::move(cells).freeze();
  }
  return false;
}

std::vector<RuntimeValue> Formula::joined(const std::vector<RuntimeValue>& a, const std::vector<RuntimeValue>& b) {
  std::vector<RuntimeValue> out = a;
  for (std::size_t k = 0; k < out.size(); ++k) {
    if (!out[k].type.is_tensor()) continue;
    const Term both = choose_tensor(Numbers::of(kUncertain), a[k], b[k]);
    if (const auto* v = both.as<RuntimeValue>()) out[k] = *v;
  }
  return out;
}

// ---- the left side -----------------------------------------------------------------------------

void Formula::bind_pattern(const Clause& c, const Row& index) {
  if (c.pattern.size() == 1) return bind_piece(*c.pattern[0], index);
  const auto lengths = piece_lengths(c, index.size());
  auto at = index.begin();
  for (std::size_t k = 0; k < lengths.size() && !failed(); ++k) {
    const auto n = static_cast<std::ptrdiff_t>(lengths[k]);
    if (n > index.end() - at) return (void)fail(*c.pattern[k], "a left side longer than the index");
    bind_piece(*c.pattern[k], Row(at, at + n));
    at += n;
  }
}

void Formula::bind_piece(const Expr& piece, const Row& index) {
  if (piece.node == ExprKind::kPlacement) return bind_placement(piece, index);
  if (piece.node == ExprKind::kName) return bind(*piece.symbol, index);
  for (std::size_t k = 0; k < std::min(piece.args.size(), index.size()); ++k) bind(*piece.args[k]->symbol, index[k]);
}

void Formula::bind_placement(const Expr& piece, const Row& index) {
  std::vector<bool> taken(index.size(), false);
  for (const spec::Part& part : piece.parts) {
    if (part.positions == nullptr) continue;
    const Term at = eval(*part.positions);
    Row values;
    for (const Term& t : is_list(at) ? items(at) : Row{at}) {
      const std::int64_t p = numbers(t).single;
      if (failed() || p < 0 || p >= static_cast<std::int64_t>(index.size())) return (void)fail(piece, "a position outside the result");
      taken[static_cast<std::size_t>(p)] = true;
      values.push_back(index[static_cast<std::size_t>(p)]);
    }
    bind(*part.value->symbol, is_list(at) ? Term(values) : values[0]);
  }
  for (const spec::Part& part : piece.parts) {
    if (part.positions != nullptr) continue;
    Row rest;
    for (std::size_t p = 0; p < index.size(); ++p) {
      if (!taken[p]) rest.push_back(index[p]);
    }
    bind(*part.value->symbol, std::move(rest));
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
  const auto& domain = instance_.record->names[static_cast<std::size_t>(c.slot)].domain;
  std::vector<const Expr*> pieces;
  if (domain != nullptr && domain->pattern != nullptr && domain->pattern->node == ExprKind::kTensorType && domain->pattern->args[0] != nullptr) {
    join_pieces(*domain->pattern->args[0], pieces);
  }
  std::vector<std::size_t> out;
  std::size_t known = 0, open = c.pattern.size();
  for (std::size_t k = 0; k < c.pattern.size(); ++k) {
    const Expr& p = *c.pattern[k];
    std::size_t n = 0;
    if (p.node == ExprKind::kList) n = p.args.size();
    else if (pieces.size() == c.pattern.size()) n = items(eval(*pieces[k])).size();
    else open = k;
    known += n;
    out.push_back(n);
  }
  if (open < out.size() && known <= rank) out[open] = rank - known;
  return out;
}

// ---- element by element, all at once -----------------------------------------------------------

void Formula::indexed(const Clause& c, std::vector<std::size_t> members) {
  if (members.empty()) return;
  fixed_ = 0;
  sum_is_result_ = c.value->node == ExprKind::kCall && c.value->name == "sum";
  while (!failed()) {
    recursion_.clear();
    memo_.clear();
    indexed_once(c, members);
    Fault& fault = machine_.fault();
    const AxisSet more = fault.needs_fixed & ~fixed_;
    if (fault.error || fault.needs_fixed == 0) return;
    fault.needs_fixed = 0;
    if (more == 0 || outermost(more) >= space().axes + static_cast<int>(result_types_[first_result(result_position(c))].rank())) {
      return (void)fail(*c.value, "a recursion or a bound that depends on what it runs over");
    }
    fixed_ |= more;
  }
}

void Formula::indexed_once(const Clause& c, std::span<const std::size_t> members) {
  const std::size_t position = result_position(c), flat = first_result(position);
  const auto type_of = [&](std::size_t k) { return result_types_[flat + k]; };
  const auto shape = type_of(members[0]).shape();
  const Scope scope(*this);
  const int first = space().axes;
  std::vector<int> order;
  for (std::size_t d = shape.size(); d-- > 0;) push_axis(shape[d]);
  for (std::size_t d = 0; d < shape.size(); ++d) order.push_back(first + static_cast<int>(shape.size() - 1 - d));
  const AxisSet axes = axis_range(first, static_cast<int>(shape.size()));
  std::vector<Building> built(members.size());
  for (std::size_t k = 0; k < members.size(); ++k) {
    built[k].value.type = type_of(members[k]);
    if (!machine_.has_room_for(built[k].value.type)) return;
  }
  std::array<std::int64_t, kMaxAxes> begin{}, extent{};
  whole_extent_ = space().extent;
  for_blocks(order, kBlockElements, fixed_, [&] {
    const Scope block(*this);
    forget(begin, extent);
    begin = space().begin;
    extent = space().extent;
    Row index;
    for (const int a : order) index.push_back(iota(space(), a));
    bind_pattern(c, index);
    out_type_ = type_of(members[0]).element();
    if (failed() || !machine_.count_steps(fixed_ != 0 ? 1 : 0)) return;
    const Term value = eval(*c.value);
    if (failed()) return;
    if (members.size() == 1 && !is_list(value)) return store(c, value, axes, built[0]);
    const Row row = items(value);
    if (row.size() != members.size()) return (void)fail(*c.value, "another number of values than results");
    for (std::size_t k = 0; k < row.size() && !failed(); ++k) store(c, row[k], axes, built[k]);
  });
  for (std::size_t k = 0; k < built.size() && !failed(); ++k) {
    Building& b = built[k];
    if (b.value.cells == nullptr && !b.blocks) b.blocks = machine_.allocate_result(b.value.type);  // of no elements
    if (b.blocks) b.value.cells = std::move(b.blocks).freeze();
    results_[position][members[k]] = std::move(b.value);
  }
}

namespace {

AxisSet axes_of(const Term& t) {
  if (const auto* n = t.as<Numbers>()) return n->axes;
  if (const auto* c = t.as<Cells>()) return c->axes;
  if (const auto* along = t.as<AlongAxis>()) return along->axes;
  if (const auto* row = t.as<Row>()) {
    AxisSet all = 0;
    for (const Term& item : *row) all |= axes_of(item);
    return all;
  }
  return t.is<spec::Value>() || t.is<FunctionTerm>() || t.is<RuntimeValue>() ? 0 : ~AxisSet{0};
}

}  // namespace

/// Definitions are kept from block to block as long as the axes they vary over stand still.
void Formula::forget(const std::array<std::int64_t, kMaxAxes>& begin, const std::array<std::int64_t, kMaxAxes>& extent) {
  AxisSet moved = 0;
  const Space& s = space();
  for (int a = 0; a < s.axes; ++a) {
    const auto u = static_cast<std::size_t>(a);
    if (s.begin[u] != begin[u] || s.extent[u] != extent[u]) moved |= axis_bit(a);
  }
  std::erase_if(memo_, [&](const auto& entry) { return (axes_of(entry.second) & moved) != 0; });
  if ((moved & ~fixed_) != 0) recursion_.clear();
}

void Formula::store(const Clause& c, const Term& value, AxisSet axes, Building& out) {
  const spec::Type type = out.value.type;
  Cells result = cells(value, type.element());
  if (failed()) return;
  const std::size_t size = cell_size(result.type);
  const AxisSet ambient = result.axes & ~axes;
  if (result.present) {
    Buffer<std::byte> none(size);
    if (!machine_.domain().outside(result.type, 1, none.get())) {
      return (void)fail(*c.value, "an element that no value is said of (a read outside without `else`)");
    }
    result = fill(space(), result, {result.type, 0, std::move(none).freeze(), nullptr}, size);
  }
  result = spread(space(), result, axes | ambient, size);
  if (type.rank() == 0 || space().count(axes) == type.elements()) {
    out.value.cells = result.data;
    out.value.axes = ambient;
    return;
  }
  if (ambient != 0) return (void)fail(*c.value, "a tensor that differs by element");
  if (!out.blocks) out.blocks = machine_.allocate_result(type);
  if (out.blocks) store_block(result, axes, out.blocks.get());
}

/// Copies a block to its place: runs along the innermost axes.
void Formula::store_block(const Cells& block, AxisSet axes, std::byte* out) {
  const Space& s = space();
  const std::size_t size = cell_size(block.type);
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
