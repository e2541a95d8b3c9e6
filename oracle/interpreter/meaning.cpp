#include "oracle/interpreter/meaning.h"

#include <algorithm>
#include <numeric>

/// Clauses: what stands on the left of `=`, and for which indices the right is evaluated.
namespace assay::oracle::interpreter {

using spec::Clause;
using spec::Expr;
using spec::ExprKind;

namespace {

/// Calls f(index) for all indices of a shape in row-major order.
template <class F>
void for_each_index(std::span<const std::int64_t> shape, F f) {
  const auto axis = [&](auto& self, List& index) -> void {
    if (index.size() == shape.size()) return f(index);
    for (std::int64_t i = 0; i < shape[index.size()]; ++i) {
      index.push_back(Integer{i});
      self(self, index);
      index.pop_back();
    }
  };
  List index;
  axis(axis, index);
}

}  // namespace

Meaning::Meaning(Process& process, const program::Op& op, const BoundOp& bound, std::span<const WholePtr> operands)
    : process_(process), op_(op), bound_(bound), operands_(operands) {
  for (const std::uint32_t n : bound.result_groups) results_.emplace_back(n);
}

std::vector<WholePtr> Meaning::results() {
  for (const Clause& c : op_.record->means) {
    if (!failed()) clause(c);
  }
  std::vector<WholePtr> flat;
  for (const auto& group : results_) flat.insert(flat.end(), group.begin(), group.end());
  return flat;
}

std::size_t Meaning::position_of(const Clause& c) const {
  const auto& slots = op_.record->results;
  return static_cast<std::size_t>(std::ranges::find(slots, c.slot) - slots.begin());
}

void Meaning::clause(const Clause& c) {
  const Scope scope(*this);
  defined_.clear();
  called_.clear();
  clause_ = &c;
  const std::size_t members = results_[position_of(c)].size();
  if (!c.steps.empty()) return steps(c);
  if (c.loop_condition != nullptr) return loop(c);
  if (!c.has_pattern) return whole(c);
  if (c.group_symbol == nullptr) return indexed(c, 0, members);
  for (std::size_t k = 0; k < members && !failed(); ++k) {
    const Scope member(*this);
    bind(*c.group_symbol, Integer{static_cast<std::int64_t>(k)});
    indexed(c, k, 1);
  }
}

/// `results... = operand`: tensors, tuples and tokens as they are.
void Meaning::whole(const Clause& c) {
  const List values = items(eval(*c.value));
  auto& group = results_[position_of(c)];
  if (!failed() && values.size() != group.size())
    fail(*c.value, std::to_string(values.size()) + " values for " + std::to_string(group.size()) + " results");
  for (std::size_t k = 0; k < values.size() && !failed(); ++k) {
    if (const auto* v = values[k].as<WholePtr>())
      group[k] = *v;
    else
      fail(*c.value, "a result that is no tensor");
  }
}

/// `results... = x then while cond(results) : results... = body(results)`.
void Meaning::loop(const Clause& c) {
  whole(c);
  while (!failed() && is_true(eval(*c.loop_condition)) && process_.count_step()) {
    defined_.clear();
    whole(*c.then);
  }
}

// ---- element by element ----------------------------------------------------------------------------

std::vector<std::shared_ptr<Whole>> Meaning::allocate(const Clause& c, std::size_t first, std::size_t count) {
  const std::size_t position = position_of(c);
  const auto& groups = bound_.result_groups;
  const std::size_t flat =
      std::accumulate(groups.begin(), groups.begin() + static_cast<std::ptrdiff_t>(position), first);
  std::vector<std::shared_ptr<Whole>> made;
  for (std::size_t k = 0; k < count && !failed(); ++k) {
    made.push_back(process_.allocate(bound_.results[flat + k]));
    results_[position][first + k] = made.back();
  }
  if (!failed() && count > 0) result_type_ = made[0]->type.element();
  return made;
}

void Meaning::store(const Clause& c, Whole& to, std::int64_t n, const Value& value) {
  if (value.is<Nowhere>())
    return (void)fail(*c.value, "an element that no value is said of (a read outside without `else`)");
  if (!failed()) interpreter::store(to, n, element(value, to.type.element()));
}

/// `result[i] = value`, `results...[i] = values`.
void Meaning::indexed(const Clause& c, std::size_t first, std::size_t count) {
  const auto made = allocate(c, first, count);
  if (failed() || made.empty()) return;
  std::int64_t n = 0;
  for_each_index(made[0]->type.shape(), [&](const List& index) {
    if (failed() || !process_.count_step()) return;
    const Scope scope(*this);
    defined_.clear();
    called_.clear();
    bind_index(c, index);
    const List values = items(eval(*c.value));
    if (!failed() && values.size() != made.size()) fail(*c.value, "another number of values than results");
    for (std::size_t k = 0; k < made.size() && !failed(); ++k) store(c, *made[k], n, values[k]);
    ++n;
  });
}

/// `results... = x then for u within U in any order : results...[j] = value`: steps one after the other, as numbered.
/// What one writes the next ones read.
void Meaning::steps(const Clause& c) {
  const List start = items(eval(*c.value));
  const auto made = allocate(c, 0, results_[position_of(c)].size());
  for (std::size_t k = 0; k < made.size() && !failed(); ++k) {
    const auto* from = start[k].as<WholePtr>();
    for (std::int64_t n = 0; from != nullptr && n < made[k]->type.elements(); ++n)
      store(c, *made[k], n, element_of(**from, n));
  }
  for_each(c.steps, [&] {
    defined_.clear();
    called_.clear();
    if (process_.count_step()) one_step(*c.then, made);
  });
}

/// A step whose left side is outside does nothing.
void Meaning::one_step(const Clause& step, std::span<const std::shared_ptr<Whole>> made) {
  const List index = items(eval(*step.pattern[0]));
  if (failed() || index.size() != static_cast<std::size_t>(made[0]->type.rank()))
    return (void)fail(*step.pattern[0], "an index of another rank");
  const auto n = offset_of(index, made[0]->type.shape());
  if (!n) return;
  const List values = items(eval(*step.value));
  if (!failed() && values.size() != made.size()) fail(*step.value, "another number of values than results");
  for (std::size_t k = 0; k < made.size() && !failed(); ++k) store(step, *made[k], *n, values[k]);
}

// ---- the left side ---------------------------------------------------------------------------------

/// The pieces of a `++` take as much of the index as they are long.
void Meaning::bind_index(const Clause& c, const List& index) {
  if (c.pattern.size() == 1) return bind_piece(*c.pattern[0], index);
  const auto lengths = lengths_of_pieces(c, index.size());
  auto next = index.begin();
  for (std::size_t k = 0; k < lengths.size() && !failed(); ++k) {
    const auto n = static_cast<std::ptrdiff_t>(lengths[k]);
    if (n > index.end() - next) return (void)fail(*c.pattern[k], "a left side longer than the index");
    bind_piece(*c.pattern[k], List(next, next + n));
    next += n;
  }
}

/// A name is all of the index, `[i, j]` its numbers.
void Meaning::bind_piece(const Expr& piece, const List& index) {
  if (piece.node == ExprKind::kPlacement) return bind_placement(piece, index);
  if (piece.node == ExprKind::kName) return bind(*piece.symbol, index);
  for (std::size_t k = 0; k < piece.args.size(); ++k) bind(*piece.args[k]->symbol, index[k]);
}

/// `b at positions, s elsewhere`: s is what the positions leave, in order.
void Meaning::bind_placement(const Expr& piece, const List& index) {
  List rest = index;
  for (const spec::Part& part : piece.parts) {
    if (part.positions == nullptr) continue;
    const Value positions = eval(*part.positions);
    const Value there = item(piece, index, positions);
    if (failed()) return;
    for (const Value& p : items(positions)) rest[static_cast<std::size_t>(*interpreter::number(p))] = Nowhere{};
    bind(*part.value->symbol, there);
  }
  std::erase_if(rest, [](const Value& v) { return v.is<Nowhere>(); });
  for (const spec::Part& part : piece.parts) {
    if (part.positions == nullptr) bind(*part.value->symbol, rest);
  }
}

namespace {

void add_pieces(const Expr& e, std::vector<const Expr*>& out) {
  if (e.node != ExprKind::kBinary || e.op != spec::Operator::kJoin) return out.push_back(&e);
  for (const Expr* side : e.args) add_pieces(*side, out);
}

}  // namespace

/// `[i, j]` says its own length; a name has that of the same piece of the result's type, or what is left.
std::vector<std::size_t> Meaning::lengths_of_pieces(const Clause& c, std::size_t rank) {
  const auto& domain = op_.record->names[static_cast<std::size_t>(c.slot)].domain;
  std::vector<const Expr*> of_type;
  if (domain && domain->pattern && domain->pattern->node == ExprKind::kTensorType && domain->pattern->args[0])
    add_pieces(*domain->pattern->args[0], of_type);
  std::vector<std::size_t> lengths(c.pattern.size(), 0);
  std::optional<std::size_t> open;
  for (std::size_t k = 0; k < c.pattern.size(); ++k) {
    if (c.pattern[k]->node == ExprKind::kList)
      lengths[k] = c.pattern[k]->args.size();
    else if (of_type.size() == c.pattern.size())
      lengths[k] = items(eval(*of_type[k])).size();
    else
      open = k;
  }
  const std::size_t sum = std::accumulate(lengths.begin(), lengths.end(), std::size_t{0});
  if (open && sum <= rank) lengths[*open] = rank - sum;
  return lengths;
}

}  // namespace assay::oracle::interpreter
