#include "oracle/evaluator/formula/builtins.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace assay::oracle {

using spec::Builtin;
using spec::Expr;

Term Builtins::builtin(const Expr& e) {
  // clang-format off
  static constexpr std::pair<Builtin, Term (Builtins::*)(const Expr&)> kFunctions[] = {
      {Builtin::kFold, &Builtins::fold}, {Builtin::kSum, &Builtins::total}, {Builtin::kOne, &Builtins::one},
      {Builtin::kSorting, &Builtins::sorting}, {Builtin::kValues, &Builtins::values}, {Builtin::kNumber, &Builtins::number},
      {Builtin::kNth, &Builtins::nth}, {Builtin::kClamp, &Builtins::clamp}, {Builtin::kBetween, &Builtins::between}, {Builtin::kInside, &Builtins::inside},
      {Builtin::kPosition, &Builtins::position}, {Builtin::kTuple, &Builtins::tuple}, {Builtin::kLayer, &Builtins::layer}, {Builtin::kInterleave, &Builtins::interleave}, {Builtin::kSize, &Builtins::length}, {Builtin::kNext, &Builtins::next}, {Builtin::kSeen, &Builtins::seen},
      {Builtin::kProd, &Builtins::product}, {Builtin::kMin, &Builtins::extremum}, {Builtin::kMax, &Builtins::extremum},
      {Builtin::kRange, &Builtins::sequence}};
  // clang-format on
  for (const auto& [function, evaluate] : kFunctions) {
    if (static_cast<int>(function) == e.symbol->index) return (this->*evaluate)(e);
  }
  return x_.fail(e, "`" + e.name + "` of something that is not known before the elements are");
}

Term Builtins::call_named(const Expr& e) {
  switch (const auto id = static_cast<PrimitiveId>(e.symbol->index)) {
    case PrimitiveId::kTurn: return turn(e);
    case PrimitiveId::kJoinBits: return join_bits(e);
    case PrimitiveId::kBitsAt: return bits_at(e);
    case PrimitiveId::kConvert: return convert(e);
    default: return x_.primitive_call(e, primitive(id));
  }
}

Term Builtins::fold(const Expr& e) { return oracle::fold(x_, e); }
Term Builtins::sorting(const Expr& e) { return oracle::sorting(x_, e); }

Term Builtins::number(const Expr& e) {
  const Row index = items(x_.eval(*e.args[0])), shape = items(x_.eval(*e.args[1]));
  Numbers out = Numbers::of(0);
  for (std::size_t d = 0; d < std::min(index.size(), shape.size()); ++d) {
    out = combine(space(), spec::Operator::kMultiply, out, numbers(machine_, shape[d]));
    out = combine(space(), spec::Operator::kAdd, out, numbers(machine_, index[d]));
  }
  return out;
}

Term Builtins::nth(const Expr& e) {
  Numbers n = numbers(machine_, x_.eval(*e.args[0]));
  const Row shape = items(x_.eval(*e.args[1]));
  Row out(shape.size());
  for (std::size_t d = shape.size(); d-- > 0;) {
    out[d] = combine(space(), spec::Operator::kRemainder, n, numbers(machine_, shape[d]));
    n = combine(space(), spec::Operator::kDivide, n, numbers(machine_, shape[d]));
  }
  return out;
}

Term Builtins::clamp(const Expr& e) {
  return operators_.clamp(x_.eval(*e.args[0]), x_.eval(*e.args[1]), x_.eval(*e.args[2]));
}

Term Builtins::without_freedom(const Expr& e) {
  machine_.domain().take_no_freedom(true);
  Term out = x_.eval(e);
  machine_.domain().take_no_freedom(false);
  return out;
}

/// A domain of single values has the oracle's own.
Term Builtins::between(const Expr& e) {
  if (e.args.size() > 2 && !machine_.domain().has_radii()) return without_freedom(*e.args[2]);
  return operators_.filled_between(
      operators_.choose(Numbers::of(kUncertain), x_.eval(*e.args[0]), x_.eval(*e.args[1])));
}

Term Builtins::inside(const Expr& e) {
  const Row index = items(x_.eval(*e.args[0]));
  const Term what = x_.eval(*e.args[1]);
  const auto* tensor = what.as<RuntimeValue>();
  if (x_.failed()) return {};
  if (tensor == nullptr || static_cast<std::size_t>(tensor->type.rank()) != index.size())
    return x_.fail(e, "inside of what is no tensor of that rank");
  Numbers all = Numbers::of(1);
  for (std::size_t d = 0; d < index.size(); ++d) {
    const Numbers i = numbers(machine_, index[d]);
    const Numbers low = combine(space(), spec::Operator::kLessEqual, Numbers::of(0), i);
    const Numbers high = combine(space(), spec::Operator::kLess, i, Numbers::of(tensor->type.shape()[d]));
    all = combine(space(), spec::Operator::kAnd, all, combine(space(), spec::Operator::kAnd, low, high));
  }
  return all;
}

Term Builtins::position(const Expr& e) {
  const Term item = x_.eval(*e.args[0]);
  const Row list = items(x_.eval(*e.args[1]));
  Term out = Numbers::of(kNowhere);
  for (std::size_t k = list.size(); k-- > 0 && !x_.failed();) {
    out = operators_.choose(operators_.binary(spec::Operator::kEqual, item, list[k]),
                            Numbers::of(static_cast<std::int64_t>(k)), out);
  }
  return out;
}

/// What one index of an axis leaves of a tensor: a copy of its cells.
Term Builtins::layer(const Expr& e) {
  const Term what = x_.eval(*e.args[0]);
  const Numbers axis = numbers(machine_, x_.eval(*e.args[1])), index = numbers(machine_, x_.eval(*e.args[2]));
  for (const Numbers& n : {axis, index})
    if (!n.is_single()) machine_.fault().needs_fixed |= n.axes;
  const auto* tensor = what.as<RuntimeValue>();
  if (x_.failed()) return {};
  if (tensor == nullptr || axis.single < 0 || axis.single >= tensor->type.rank())
    return x_.fail(e, "a layer of what is no tensor with that axis");
  const auto shape = tensor->type.shape();
  const auto at = static_cast<std::ptrdiff_t>(axis.single);
  if (index.single < 0 || index.single >= shape[axis.single]) return x_.fail(e, "a layer outside the tensor");
  std::vector<std::int64_t> rest(shape.begin(), shape.end());
  rest.erase(rest.begin() + at);
  RuntimeValue out{spec::Type::tensor(rest, tensor->type.element()), {}, {}, tensor->axes};
  auto cells = machine_.allocate_result(out.type);
  if (!cells) return {};
  const auto length = [&](auto from, auto to) {
    return static_cast<std::size_t>(std::accumulate(from, to, std::int64_t{1}, std::multiplies<>()));
  };
  const std::size_t run = length(rest.begin() + at, rest.end()) * machine_.cell_size(out.type.element());
  const std::byte* from = tensor->cells.get() + static_cast<std::size_t>(index.single) * run;
  for (std::size_t k = 0; k < length(rest.begin(), rest.begin() + at); ++k)
    std::memcpy(cells.get() + k * run, from + k * run * static_cast<std::size_t>(shape[axis.single]), run);
  out.cells = std::move(cells).freeze();
  return out;
}

/// The elements of a tensor of rank 0, 1 or 2, as numbers known now.
Term Builtins::values(const Expr& e) {
  const Term what = x_.eval(*e.args[0]);
  const auto* tensor = what.as<RuntimeValue>();
  if (x_.failed()) return {};
  if (tensor == nullptr) return x_.fail(e, "values of what is no tensor");
  const std::int64_t n = tensor->type.elements(), rank = tensor->type.rank();
  std::vector<std::int64_t> values(static_cast<std::size_t>(n));
  machine_.domain().to_integers(tensor->type.element(), tensor->cells.get(), n, values.data());
  if (std::ranges::find(values, kUncertain) != values.end()) machine_.note_uncertain();
  Row flat;
  for (const std::int64_t v : values) flat.push_back(Numbers::of(v));
  if (rank < 2) return flat;
  const auto width = static_cast<std::size_t>(tensor->type.shape()[1]);
  Row rows;
  for (std::size_t at = 0; at < flat.size(); at += width) {
    rows.push_back(
        Row(flat.begin() + static_cast<std::ptrdiff_t>(at), flat.begin() + static_cast<std::ptrdiff_t>(at + width)));
  }
  return rows;
}

Term Builtins::interleave(const Expr& e) {
  const Row a = items(x_.eval(*e.args[0])), b = items(x_.eval(*e.args[1]));
  Row out;
  for (std::size_t k = 0; k < std::min(a.size(), b.size()); ++k) out.insert(out.end(), {a[k], b[k]});
  return out;
}

/// Items of a list, or of the terms of a comprehension.
Row Builtins::listed(const Expr& e) {
  if (e.binders.empty()) {
    if (e.args.size() == 1) return items(x_.eval(*e.args[0]));
    Row out;
    for (const Expr* a : e.args) out.push_back(x_.eval(*a));
    return out;
  }
  Row out;
  x_.unroll(e.binders, [&] { out.push_back(x_.eval(*e.args[0])); });
  return out;
}

/// `sum` of terms is a fold of `add`; of a list of numbers, their sum.
Term Builtins::total(const Expr& e) {
  if (!e.binders.empty()) return fold(e);
  Term out = Numbers::of(0);
  for (const Term& t : listed(e)) out = operators_.binary(spec::Operator::kAdd, out, t);
  return out;
}

Term Builtins::product(const Expr& e) {
  Term out = Numbers::of(1);
  for (const Term& t : listed(e)) out = operators_.binary(spec::Operator::kMultiply, out, t);
  return out;
}

Term Builtins::extremum(const Expr& e) {
  const bool is_min = e.symbol->index == static_cast<int>(Builtin::kMin);
  const Row all = listed(e);
  if (all.empty() || x_.failed()) return x_.fail(e, "the extremum of nothing");
  Numbers out = numbers(machine_, all[0]);
  for (const Term& t : all)
    out = is_min ? minimum(space(), out, numbers(machine_, t)) : maximum(space(), out, numbers(machine_, t));
  return out;
}

Term Builtins::sequence(const Expr& e) {
  Row out;
  const std::int64_t n = x_.single(*e.args[0]);
  for (std::int64_t i = 0; i < n && machine_.count_steps(1); ++i) out.push_back(Numbers::of(i));
  return out;
}

namespace {

Row row_of(std::vector<RuntimeValue> values) {
  Row out;
  for (RuntimeValue& v : values) out.emplace_back(std::move(v));
  return out;
}

}  // namespace

/// `size` of a list that is made while the program runs.
Term Builtins::length(const Expr& e) {
  const Term list = x_.eval(*e.args[0]);
  if (x_.failed()) return {};
  return is_list(list) ? Numbers::of(static_cast<std::int64_t>(items(list).size()))
                       : x_.fail(e, "`size` of what is no list");
}

Term Builtins::next(const Expr& e) {
  const std::string queue = x_.queue_name(e.args);
  return x_.failed() ? Term{} : row_of(machine_.next(queue));
}

Term Builtins::seen(const Expr& e) {
  const std::int64_t item = x_.single(*e.args[0]);
  const std::string queue = x_.queue_name(std::span(e.args).subspan(1));
  return x_.failed() ? Term{} : row_of(machine_.seen(queue, item));
}

Term Builtins::tuple(const Expr& e) {
  RuntimeValue out;
  std::vector<spec::Type> types;
  for (const Term& t : items(x_.eval(*e.args[0]))) {
    if (const auto* v = t.as<RuntimeValue>()) out.members.push_back(*v);
  }
  for (const RuntimeValue& v : out.members) types.push_back(v.type);
  out.type = spec::Type::tuple(types);
  return out;
}

/// The only value that exists; nothing where none does.
Term Builtins::one(const Expr& e) {
  Term out;
  const auto add = [&] {
    Term t = x_.eval(*e.args[0]);
    if (x_.failed() || t.is<Nothing>()) return;
    if (out.is<Nothing>()) out = std::move(t);
    else out = operators_.otherwise(out, t);
  };
  x_.unroll(e.binders, add);
  return out;
}

// ---- functions with arguments of their own kind ------------------------------------------------

namespace {

bool is_element(const spec::Value& v) {
  return v.kind == spec::ValueKind::kElement || (v.kind == spec::ValueKind::kType && v.as_type().is_tensor());
}

/// An element type of the record language: a quantized one is the tensor of rank 0 that has it.
Element element_named(const spec::Value& v) {
  return v.kind == spec::ValueKind::kType ? Element::of(v.as_type()) : Element(v.as_element());
}

}  // namespace

/// To the type of the numbers, where quantized elements stand for them.
Term Builtins::convert(const Expr& e) {
  const Term a = x_.eval(*e.args[0]), to = x_.eval(*e.args[1]);
  const auto* type = to.as<spec::Value>();
  if (x_.failed()) return {};
  if (type == nullptr || !is_element(*type)) return x_.fail(e, "a type that is not known");
  return cells(machine_, a, element_named(*type).expressed());
}

/// exp(2 pi i sum k / L): a table of all the angles that occur.
Term Builtins::turn(const Expr& e) {
  const Row k = items(x_.eval(*e.args[0])), lengths = items(x_.eval(*e.args[1]));
  if (x_.failed()) return {};
  const ElementType wanted = x_.result().type ? x_.result().type->expressed() : ElementType::f32;
  const ElementType type = spec::is_complex(wanted) ? wanted : spec::complex_type(wanted).value_or(ElementType::c64);
  const std::size_t size = machine_.cell_size(type);
  std::int64_t whole = 1;
  for (const Term& l : lengths) {
    whole = std::lcm(whole, std::max<std::int64_t>(numbers(machine_, l).single, 1));
    if (!machine_.has_room_to_work(whole * static_cast<std::int64_t>(size))) return {};
  }
  Numbers sum = Numbers::of(0);
  for (std::size_t j = 0; j < k.size(); ++j) {
    const std::int64_t length = std::max<std::int64_t>(numbers(machine_, lengths[j]).single, 1);
    const Numbers part =
        combine(space(), spec::Operator::kMultiply, numbers(machine_, k[j]), Numbers::of(whole / length));
    sum = combine(space(), spec::Operator::kAdd, sum, part);
  }
  sum = combine(space(), spec::Operator::kRemainder, sum, Numbers::of(whole));
  RuntimeValue table;
  table.type = spec::Type::tensor({whole}, type);
  Buffer<std::byte> turns(static_cast<std::size_t>(whole) * size);
  for (std::int64_t n = 0; n < whole && machine_.count_work(1); ++n) {
    machine_.domain().apply(primitive(PrimitiveId::kTurn), {n, whole}, type, {}, {}, 1,
                            turns.get() + static_cast<std::size_t>(n) * size);
  }
  if (x_.failed()) return {};
  table.cells = std::move(turns).freeze();
  return read(space(), machine_.domain(), table, std::array{sum});
}

Term Builtins::join_bits(const Expr& e) {
  const Expr& piece = *e.args[0];
  const Names::Scope scope(names_);
  AxisSet axes = 0;
  for (const spec::Binder& b : e.binders) axes |= x_.bind_axes(b);
  const Term t = x_.eval(piece);
  const auto* c = t.as<Cells>();
  if (x_.failed()) return {};
  if (c == nullptr) return x_.fail(e, "pieces that are no elements");
  return Pieces{spread(space(), *c, c->axes | axes, machine_.cell_size(c->type)), axes};
}

/// One piece of a bit pattern; which one may vary over an axis of the result.
Term Builtins::bits_at(const Expr& e) {
  Numbers which = Numbers::of(0);
  for (const Term& t : items(x_.eval(*e.args[0]))) which = numbers(machine_, t);
  const Term joined = x_.eval(*e.args[1]), to = x_.eval(*e.args[2]);
  if (x_.failed()) return {};
  const auto* pieces = joined.as<Pieces>();
  if (pieces == nullptr) return x_.fail(e, "bits_at of what join_bits did not make");
  const ElementType from = pieces->cells.type;
  const Element type = element_named(*to.as<spec::Value>());
  const AxisSet rest = pieces->cells.axes & ~pieces->axes;
  const std::int64_t n = space().count(rest), last = greatest(space(), which);
  const auto size = static_cast<std::ptrdiff_t>(machine_.cell_size(from));
  Term out;
  for (std::int64_t k = 0; k <= last; ++k) {
    Buffer<std::byte> piece(static_cast<std::size_t>(n) * machine_.cell_size(type));
    machine_.domain().bits_at(from, {pieces->cells.data.get(), size}, size * n,
                              static_cast<int>(space().count(pieces->axes)), k, type, n, piece.get());
    const Cells here{type, rest, std::move(piece).freeze(), nullptr};
    const Numbers is_it = combine(space(), spec::Operator::kEqual, which, Numbers::of(k));
    out = out.is<Nothing>() ? Term(here) : operators_.choose(is_it, here, out);
  }
  return out;
}

}  // namespace assay::oracle
