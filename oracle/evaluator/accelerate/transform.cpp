#include "oracle/evaluator/formula/builtins.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace assay::oracle {

using spec::Expr;
using spec::ExprKind;

namespace {

/// From so many terms on a transform is worth its preparation.
constexpr std::int64_t kFewestTerms = 64;

bool is_turn(const Expr& e) {
  return e.node == ExprKind::kCall && e.symbol->scope == spec::SymbolScope::kPrimitive &&
         e.symbol->index == static_cast<int>(PrimitiveId::kTurn);
}

bool is_product(const Expr& e) { return e.node == ExprKind::kBinary && e.op == spec::Operator::kMultiply; }

/// 0 to n - 1 along the axis, and nothing else.
bool is_index(const Space& space, const Numbers& n, int axis) {
  const std::int64_t extent = space.extent[static_cast<std::size_t>(axis)];
  if (extent == 1) return n.is_single() && n.single == 0;
  if (n.axes != axis_bit(axis) || n.is_single()) return false;
  for (std::int64_t i = 0; i < extent; ++i)
    if (n.many[i] != i) return false;
  return true;
}

class Recognised {
 public:
  Recognised(Expressions& x, AxisSet fold_axes) : x_(x), machine_(x.machine()), axes_(outermost_first(fold_axes)) {}

  /// Whether the turns are those of a transform; notes its lengths and the frequencies that are asked for.
  bool take_turns(const Expr& turn);
  std::optional<Term> transformed(const Expr& factor);

 private:
  bool take_dim(std::size_t d, const Term& length, const Term& a, const Term& b);
  Cells elements(const Term&) const;
  Term at_frequencies(const Cells& like, AxisSet batch, Bytes results) const;
  Numbers places(int axis) const;

  Expressions& x_;
  Machine& machine_;
  std::vector<int> axes_;  ///< of the fold, outermost first
  Transform request_;
  std::vector<Numbers> frequencies_;
};

bool Recognised::take_turns(const Expr& turn) {
  if (!is_product(*turn.args[0])) return false;
  const Row lengths = items(x_.eval(*turn.args[1]));
  const Row a = items(x_.eval(*turn.args[0]->args[0])), b = items(x_.eval(*turn.args[0]->args[1]));
  const std::size_t dims = axes_.size();
  if (x_.failed() || lengths.size() != dims || a.size() != dims || b.size() != dims) return false;
  for (std::size_t d = 0; d < dims; ++d)
    if (!take_dim(d, lengths[d], a[d], b[d])) return false;
  return request_.terms() >= kFewestTerms;
}

bool Recognised::take_dim(std::size_t d, const Term& length, const Term& a, const Term& b) {
  const Space& space = machine_.space();
  const Numbers n = numbers(machine_, length), x = numbers(machine_, a), y = numbers(machine_, b);
  const auto axis = static_cast<std::size_t>(axes_[d]);
  if (x_.failed() || !n.is_single() || n.single != space.extent[axis] || n.single < 1) return false;
  const bool is_second = is_index(space, y, axes_[d]);
  const Numbers& frequency = is_second ? x : y;
  const AxisSet folded = std::accumulate(axes_.begin(), axes_.end(), AxisSet{0},
                                         [](AxisSet all, int axis) { return all | axis_bit(axis); });
  if ((!is_second && !is_index(space, x, axes_[d])) || !frequency.regular || (frequency.axes & folded) != 0)
    return false;
  request_.lengths.push_back(n.single);
  frequencies_.push_back(combine(space, spec::Operator::kRemainder, frequency, n));
  return true;
}

/// In the type of the turns, which is that of the result; nothing where they are of another precision.
Cells Recognised::elements(const Term& x) const {
  const auto type = element_type(x);
  const auto& wanted = x_.result().type;
  if (!type || !wanted || type->quantization() != nullptr || wanted->quantization() != nullptr) return {};
  if (!spec::is_float(spec::real_type(*type)) || spec::real_type(*type) != spec::real_type(*wanted)) return {};
  const auto complex = spec::is_complex(*type) ? std::optional<ElementType>(*type) : spec::complex_type(*type);
  return complex ? cells(machine_, x, *complex) : Cells{};
}

/// Counted as the terms are: what a limit of work declines does not depend on accelerators, which not every domain has.
std::optional<Term> Recognised::transformed(const Expr& factor) {
  const Space& space = machine_.space();
  const Cells x = elements(x_.eval(factor));
  if (x_.failed() || x.data == nullptr || x.present) return std::nullopt;
  AxisSet folded = 0, asked = 0;
  for (const int axis : axes_) folded |= axis_bit(axis);
  for (const Numbers& f : frequencies_) asked |= f.axes;
  const AxisSet batch = x.axes & ~folded;
  if ((batch & asked) != 0) return std::nullopt;
  request_.type = x.type;
  request_.batch = space.count(batch);
  const std::size_t size = machine_.cell_size(x.type);
  const Cells all = spread(space, x, batch | folded, size);
  request_.elements = all.data.get();
  const std::int64_t n = request_.terms() * request_.batch;
  if (!machine_.has_room_to_work(n * static_cast<std::int64_t>(size))) return std::nullopt;
  Buffer<std::byte> results(static_cast<std::size_t>(n) * size);
  if (!machine_.domain().transform(request_, results.get())) return std::nullopt;
  if (!machine_.count_work(space.count(axis_range(0, space.axes)))) return std::nullopt;
  return at_frequencies(x, batch, std::move(results).freeze());
}

/// 0, 1, 2 ... along an axis, from wherever the space begins.
Numbers Recognised::places(int axis) const {
  auto values = buffer_over(machine_.space(), axis_bit(axis));
  std::iota(values.get(), values.get() + machine_.space().count(axis_bit(axis)), std::int64_t{0});
  return numbers_over(axis_bit(axis), std::move(values));
}

Term Recognised::at_frequencies(const Cells& like, AxisSet batch, Bytes results) const {
  std::vector<std::int64_t> shape = request_.lengths;
  std::vector<Numbers> index = frequencies_;
  for (const int axis : outermost_first(batch)) {
    shape.push_back(machine_.space().extent[static_cast<std::size_t>(axis)]);
    index.push_back(places(axis));
  }
  RuntimeValue all;
  all.type = spec::Type::tensor(shape, like.type);
  all.cells = std::move(results);
  return read(machine_.space(), machine_.domain(), all, index);
}

}  // namespace

std::optional<Term> transform(Expressions& x, const Expr& term, AxisSet fold_axes) {
  if (!is_product(term) || !is_turn(*term.args[1])) return std::nullopt;
  Recognised recognised(x, fold_axes);
  if (!recognised.take_turns(*term.args[1])) return std::nullopt;
  return recognised.transformed(*term.args[0]);
}

}  // namespace assay::oracle
