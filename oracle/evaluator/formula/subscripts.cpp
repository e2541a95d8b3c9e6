#include "oracle/evaluator/formula/subscripts.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <utility>

namespace assay::oracle {

using spec::Expr;
using spec::ExprKind;

Term Subscripts::subscript(const Expr& e) {
  const Expr* index = e.args.size() > 1 ? e.args[1] : nullptr;
  return subscript(e, x_.eval(*e.args[0]), index);
}

namespace {

bool is_spread(const Expr& e) {
  return e.node == ExprKind::kSpread || (e.node == ExprKind::kAt && is_spread(*e.args[0]));
}

std::size_t rank_of(const Term& t) {
  if (const auto* v = t.as<RuntimeValue>(); v != nullptr && v->type.is_tensor())
    return static_cast<std::size_t>(v->type.rank());
  if (const auto* p = t.as<ByProcess>()) return p->values.empty() ? 0 : rank_of(p->values[0].second);
  if (const auto* row = t.as<Row>(); row != nullptr && !row->empty()) return rank_of((*row)[0]);
  return 0;
}

}  // namespace

Term Subscripts::subscript(const Expr& e, const Term& base, const Expr* index) {
  if (x_.failed()) return {};
  if (const auto* tensor = base.as<RuntimeValue>();
      tensor != nullptr && index != nullptr && is_nth_of(*index, *tensor)) {
    return read_linear(*tensor, numbers(machine_, x_.eval(*index->args[0])));
  }
  const Term at = index != nullptr ? index_of(*index, rank_of(base)) : Term(Row{});
  if (x_.failed()) return {};
  if (const auto* tensor = base.as<RuntimeValue>())
    return tensor->type.is_tensor() ? read_tensor(e, *tensor, at) : member(e, *tensor, at);
  if (const auto* many = base.as<ByProcess>()) return read_by_process(e, *many, at);
  if (const auto* along = base.as<AlongAxis>()) return look_up_along(*along, numbers(machine_, at));
  if (const auto* row = base.as<Row>()) {
    if (!is_spread(*e.args[0])) return item(e, *row, at);
    Row out;
    for (const Term& tensor : *row)
      out.push_back(tensor.is<ByProcess>() ? read_by_process(e, *tensor.as<ByProcess>(), at)
                                           : read_tensor(e, *tensor.as<RuntimeValue>(), at));
    return out;
  }
  return x_.fail(e, "a subscript of what is neither a tensor nor a list");
}

Term Subscripts::index_of(const Expr& index, std::size_t rank) {
  const SubscriptedRank ranked(x_, static_cast<std::ptrdiff_t>(rank));
  return x_.eval(index);
}

std::optional<Reading> Subscripts::reading(const Expr& e) {
  if (e.node != ExprKind::kIndex || e.args.size() != 2) return std::nullopt;
  const Term base = x_.eval(*e.args[0]);
  const auto* tensor = base.as<RuntimeValue>();
  if (x_.failed() || tensor == nullptr || !tensor->type.is_tensor() || tensor->axes != 0) return std::nullopt;
  if (is_nth_of(*e.args[1], *tensor)) return std::nullopt;
  const Term at = index_of(*e.args[1], rank_of(base));
  if (x_.failed()) return std::nullopt;
  Reading out{*tensor, numbers_of(e, *tensor, at)};
  return x_.failed() ? std::nullopt : std::optional(std::move(out));
}

/// `nth(n, shape(tensor))`: n itself is the offset.
bool Subscripts::is_nth_of(const Expr& index, const RuntimeValue& tensor) {
  if (index.node != ExprKind::kCall || index.symbol->scope != spec::SymbolScope::kBuiltin || !accelerated())
    return false;
  if (tensor.type.is_quantized()) return false;  // which slice it is, the index says
  if (index.symbol->index != static_cast<int>(spec::Builtin::kNth) || !x_.is_static(*index.args[1])) return false;
  const Row shape = items(x_.eval(*index.args[1]));
  const auto own = tensor.type.shape();
  return std::equal(shape.begin(), shape.end(), own.begin(), own.end(),
                    [&](const Term& t, std::int64_t n) { return numbers(machine_, t).single == n; });
}

Term Subscripts::read_linear(const RuntimeValue& tensor, const Numbers& offset) {
  if (x_.failed()) return {};
  RuntimeValue flat = tensor;
  flat.type = Element::of(tensor.type).tensor(std::array{tensor.type.elements()});
  return read(space(), machine_.domain(), flat, std::span(&offset, 1));
}

Term Subscripts::member(const Expr& e, const RuntimeValue& tuple, const Term& index) {
  const Numbers n = numbers(machine_, index);
  if (!n.is_single() || n.single < 0 || n.single >= static_cast<std::int64_t>(tuple.members.size()))
    return x_.fail(e, "no such member");
  return tuple.members[static_cast<std::size_t>(n.single)];
}

std::vector<Numbers> Subscripts::numbers_of(const Expr& e, const RuntimeValue& tensor, const Term& index) {
  const auto rank = static_cast<std::size_t>(tensor.type.rank());
  Row made;
  if (!index.is<Row>()) made = items(index);
  const Row& list = index.is<Row>() ? *index.as<Row>() : made;
  if (list.size() != rank) {
    x_.fail(e, "an index of length " + std::to_string(list.size()) + " for a tensor of rank " + std::to_string(rank));
    return {};
  }
  return index_list(machine_, list, rank);
}

Term Subscripts::read_tensor(const Expr& e, const RuntimeValue& tensor, const Term& index) {
  const auto at = numbers_of(e, tensor, index);
  return x_.failed() ? Term{} : Term(read(space(), machine_.domain(), tensor, at));
}

/// Each element comes from the process that its number names.
Term Subscripts::read_by_process(const Expr& e, const ByProcess& many, const Term& index) {
  Term out;
  for (std::size_t k = many.values.size(); k-- > 0;) {
    const Term here = read_tensor(e, many.values[k].second, index);
    if (x_.failed()) return {};
    const Numbers is_it = combine(space(), spec::Operator::kEqual, many.process, Numbers::of(many.values[k].first));
    out = out.is<Nothing>() ? here : operators_.choose(is_it, here, out);
  }
  return out;
}

Term Subscripts::look_up_along(const AlongAxis& along, const Numbers& index) {
  const AxisSet axes = along.axes | index.axes;
  auto values = buffer_over(space(), axes);
  const Numbers place = spread(space(), positions_over(along.axes), axes);
  const Numbers wide = spread(space(), index, axes);
  const std::int64_t count = space().count(axes), stride = space().count(along.axes);
  for (std::int64_t j = 0; j < count; ++j) {
    const std::int64_t i = wide.begin()[j];
    values[j] = i < 0 || i >= along.length ? kNowhere : along.numbers[i * stride + place.begin()[j]];
  }
  Numbers out = numbers_over(axes, std::move(values));
  note_regular(space(), out);
  return out;
}

/// 0, 1, 2 ... in row-major order over the axes.
Numbers Subscripts::positions_over(AxisSet axes) {
  auto values = buffer_over(space(), axes);
  std::iota(values.get(), values.get() + space().count(axes), std::int64_t{0});
  return numbers_over(axes, std::move(values));
}

Term Subscripts::item(const Expr& e, const Row& row, const Term& index) {
  if (is_list(index)) {
    Row out;
    for (const Term& i : items(index)) out.push_back(item(e, row, i));
    return out;
  }
  const Numbers n = numbers(machine_, index);
  const auto size = static_cast<std::int64_t>(row.size());
  if (n.is_single() && n.single != kUncertain) {
    const std::int64_t i = n.single < 0 ? n.single + size : n.single;
    if (i < 0 || i >= size)
      return x_.fail(e, "item " + std::to_string(n.single) + " of a list of " + std::to_string(size));
    return operators_.with_axes(row[static_cast<std::size_t>(i)], n.axes);
  }
  if (std::ranges::all_of(row, &Term::is<FunctionTerm>)) return one_of(row, index);
  std::vector<std::int64_t> table;
  for (const Term& t : row) {
    const Numbers value = numbers(machine_, t);
    if (!value.is_single()) return x_.fail(e, "a list of arrays at an index that varies");
    table.push_back(value.single);
  }
  const auto once = table;
  table.insert(table.end(), once.begin(), once.end());  // negative numbers count from the end
  return look_up(space(), table, combine(space(), spec::Operator::kAdd, n, Numbers::of(size)));
}

/// Those that the index may be the number of.
Term Subscripts::one_of(const Row& functions, const Term& index) {
  OneOf out;
  for (std::size_t k = 0; k < functions.size(); ++k)
    if (may_be(index, static_cast<std::int64_t>(k))) out.functions.push_back(*functions[k].as<FunctionTerm>());
  return out;
}

bool Subscripts::may_be(const Term& index, std::int64_t n) {
  constexpr Parameters kEqual{0, -1};
  const auto type = element_type(index);
  if (!type) return true;
  const Term is_it = operators_.apply_primitive(
      primitive(PrimitiveId::kOrder), kEqual, {cells(machine_, index, *type), cells(machine_, Numbers::of(n), *type)});
  const Numbers known = numbers(machine_, is_it);
  return !known.is_single() || known.single != 0;
}

Term Subscripts::range(const Expr& e) {
  const Row row = items(x_.eval(*e.args[0]));
  const auto size = static_cast<std::int64_t>(row.size());
  const auto bound = [&](const Expr* at, std::int64_t missing) {
    if (at == nullptr) return missing;
    const std::int64_t i = x_.single(*at);
    return std::clamp<std::int64_t>(i < 0 ? i + size : i, 0, size);
  };
  const std::int64_t low = bound(e.args[1], 0), high = bound(e.args[2], size);
  if (x_.failed() || low >= high) return Row{};
  return Row(row.begin() + low, row.begin() + high);
}

Term Subscripts::column(const Expr& e) {
  const std::int64_t c = x_.single(*e.args[1]);
  Row out;
  for (const Term& row : items(x_.eval(*e.args[0]))) out.push_back(item(e, items(row), Numbers::of(c)));
  return out;
}

namespace {

struct PlacedPart {
  Term value;
  std::vector<std::int64_t> positions;
  bool is_rest = false;
  bool beyond = false;
};

}  // namespace

/// Writes the parts at their positions; what is left goes to `elsewhere`, in order.
Term Subscripts::placement(const Expr& e) {
  std::vector<PlacedPart> parts;
  std::size_t total = 0, whole = static_cast<std::size_t>(std::max<std::ptrdiff_t>(x_.subscripted_rank_, 0));
  bool open = false, beyond = false;
  for (const spec::Part& p : e.parts) {
    PlacedPart part{x_.eval(*p.value), {}, p.positions == nullptr, p.or_beyond};
    beyond |= p.or_beyond;
    if (x_.failed()) return {};
    if (p.positions != nullptr) {
      const Term at = x_.eval(*p.positions);
      for (const Term& t : is_list(at) ? items(at) : Row{at}) part.positions.push_back(numbers(machine_, t).single);
      total += part.positions.size();
    } else if (p.over != nullptr) {
      whole = single_rank(*p.over);
      open = true;
    } else if (is_list(part.value)) {
      total += items(part.value).size();
    } else {
      open = true;
    }
    parts.push_back(std::move(part));
  }
  if (open) total = whole;
  else if (beyond && x_.subscripted_rank_ >= 0) total = std::min(total, whole);
  return place(e, parts, total);
}

template <class Parts> Term Subscripts::place(const Expr& e, const Parts& parts, std::size_t total) {
  Row out(total);
  std::vector<bool> taken(total, false);
  for (const auto& part : parts) {
    const bool list = is_list(part.value);
    const Row values = list ? items(part.value) : Row{};
    if (!part.is_rest && list && values.size() != part.positions.size())
      return x_.fail(e, "a part of another length than its positions");
    for (std::size_t k = 0; k < part.positions.size(); ++k) {
      const std::int64_t p = part.positions[k];
      if (part.beyond && p == static_cast<std::int64_t>(total)) continue;
      if (p < 0 || p >= static_cast<std::int64_t>(total) || taken[static_cast<std::size_t>(p)])
        return x_.fail(e, "a position that is taken or outside");
      taken[static_cast<std::size_t>(p)] = true;
      out[static_cast<std::size_t>(p)] = list ? values[k] : part.value;
    }
  }
  for (const auto& part : parts) {
    if (!part.is_rest) continue;
    const bool list = is_list(part.value);
    const Row values = list ? items(part.value) : Row{};
    std::size_t next = 0;
    for (std::size_t p = 0; p < total; ++p) {
      if (taken[p]) continue;
      if (list && next == values.size()) return x_.fail(e, "fewer values than places elsewhere");
      out[p] = list ? values[next++] : part.value;
      taken[p] = true;
    }
    if (list && next != values.size()) return x_.fail(e, "more values than places elsewhere");
  }
  return out;
}

std::size_t Subscripts::single_rank(const Expr& over) {
  const Term t = x_.eval(over);
  return is_list(t) && rank_of(t) == 0 ? items(t).size() : rank_of(t);
}

// ---- other processes ---------------------------------------------------------------------------

Term Subscripts::at_process(const Expr& e) {
  const Numbers process = numbers(machine_, x_.eval(*e.args[1]));
  if (x_.failed()) return {};
  const Expr* what = e.args[0];
  while (what->node == ExprKind::kSpread) what = what->args[0];
  const bool indexed = what->node == ExprKind::kIndex;
  const Expr& named = indexed ? *what->args[0] : *what;
  if (named.node != ExprKind::kName || named.symbol->scope != spec::SymbolScope::kSlot)
    return x_.fail(e, "only an operand has a value in another process");
  const std::int64_t member = indexed ? x_.single(*what->args[1]) : 0;
  const std::int64_t count = process.is_single() ? 1 : space().count(process.axes);
  const std::set<std::int64_t> wanted(process.begin(), process.begin() + count);
  ByProcess out{process, {}};
  for (const std::int64_t q : wanted) {
    out.values.emplace_back(q, x_.values().remote(named.symbol->index, static_cast<std::size_t>(member), q));
    if (x_.failed()) return {};
  }
  if (out.values.size() == 1) return out.values[0].second;
  return out;
}

}  // namespace assay::oracle
