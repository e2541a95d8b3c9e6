#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "oracle/evaluator/formula.h"

/// Calls: functions of the language, of a `where`, regions, scalar primitives.
namespace assay::oracle {

using spec::Builtin;
using spec::Expr;
using spec::ExprKind;
using spec::SymbolScope;

Term Formula::call(const Expr& e) {
  if (e.symbol->scope == SymbolScope::kBuiltin) return builtin(e);
  if (e.symbol->scope == SymbolScope::kPrimitive) return call_named(e);
  const FunctionTerm f = function(e);
  if (failed()) return {};
  if (f.primitive != nullptr) return primitive_call(e, *f.primitive);
  Row arguments;
  for (const Expr* a : e.args) arguments.push_back(eval(*a));
  return failed() ? Term{} : call_function(e, f, arguments);
}

/// What the name of a call, or a name that stands for a function, means.
FunctionTerm Formula::function(const Expr& e) {
  if (e.node == ExprKind::kName && e.symbol->scope == SymbolScope::kPrimitive) return {nullptr, nullptr, nullptr, &primitive(static_cast<PrimitiveId>(e.symbol->index))};
  if (e.symbol->scope == SymbolScope::kEnvironment && static_cast<spec::Environment>(e.symbol->index) == spec::Environment::kOp) {
    const Primitive* p = find_primitive(instance_.record->mnemonic);
    if (p == nullptr) fail(e, "`" + instance_.record->mnemonic + "` is no scalar function");
    return {nullptr, nullptr, nullptr, p};
  }
  const Term t = name(e);
  const auto* f = t.as<FunctionTerm>();
  if (f == nullptr) return (fail(e, "`" + e.name + "` is no function"), FunctionTerm{});
  return *f;
}

Term Formula::call_function(const Expr& e, const FunctionTerm& f, const Row& arguments) {
  if (f.definition != nullptr) return call_definition(*f.definition, arguments);
  if (f.primitive != nullptr) {
    const auto type = element_type(arguments[0]) ? element_type(arguments[0]) : element_type(arguments[1]);
    if (!type) return fail(e, "a scalar function of numbers");
    std::vector<Cells> operands;
    for (const Term& a : arguments) operands.push_back(cells(a, *type));
    return apply_primitive(*f.primitive, {}, std::move(operands), std::nullopt);
  }
  Row flat;
  for (const Term& a : arguments) {
    if (is_list(a)) for (Term& item : items(a)) flat.push_back(std::move(item));
    else flat.push_back(a);
  }
  const bool on_elements = std::any_of(flat.begin(), flat.end(), [](const Term& t) { return t.is<Cells>() || t.is<Numbers>(); });
  if (!on_elements) return call_on_tensors(f, flat);
  Row out = machine_.call_on_elements(f, converted_to_inputs(f, flat));
  return out.size() == 1 ? out[0] : Term(std::move(out));
}

/// Arguments in the types that a region takes.
Row Formula::converted_to_inputs(const FunctionTerm& f, const Row& arguments) {
  const auto& inputs = machine_.signature(f).inputs;
  Row out;
  for (std::size_t k = 0; k < std::min(arguments.size(), inputs.size()); ++k) out.push_back(cells(arguments[k], inputs[k].element()));
  return out;
}

Term Formula::call_on_tensors(const FunctionTerm& f, const Row& arguments) {
  std::vector<RuntimeValue> values;
  for (const Term& a : arguments) {
    if (const auto* v = a.as<RuntimeValue>()) values.push_back(*v);
  }
  Row out;
  for (RuntimeValue& v : machine_.call(f, std::move(values))) out.push_back(std::move(v));
  return out.size() == 1 ? out[0] : Term(std::move(out));
}

Term Formula::apply(const Expr& e) {
  const Term f = eval(*e.args[0]);
  Row arguments;
  for (std::size_t k = 1; k < e.args.size(); ++k) arguments.push_back(eval(*e.args[k]));
  if (failed()) return {};
  const auto* function = f.as<FunctionTerm>();
  return function == nullptr ? fail(e, "a call of what is no function") : call_function(e, *function, arguments);
}

// ---- functions of a where ----------------------------------------------------------------------

namespace {

bool mentions(const Expr* e, const spec::Symbol* s);

bool mentions_any(const std::vector<const Expr*>& all, const spec::Symbol* s) {
  return std::any_of(all.begin(), all.end(), [&](const Expr* e) { return mentions(e, s); });
}

bool mentions(const Expr* e, const spec::Symbol* s) {
  if (e == nullptr) return false;
  if (e->symbol == s || mentions_any(e->args, s)) return true;
  for (const spec::Binder& b : e->binders) {
    if (mentions(b.domain, s) || mentions(b.condition, s)) return true;
  }
  return std::any_of(e->parts.begin(), e->parts.end(), [&](const spec::Part& p) { return mentions(p.value, s); });
}

/// Functions that `e` calls, directly or through others, include `s`.
bool reaches(const Expr* e, const spec::Symbol* s, std::vector<const spec::Symbol*>& seen) {
  if (e == nullptr) return false;
  if (mentions(e, s)) return true;
  std::vector<const Expr*> below = e->args;
  for (const spec::Binder& b : e->binders) below.insert(below.end(), {b.domain, b.condition});
  for (const spec::Part& p : e->parts) below.push_back(p.value);
  const spec::Symbol* f = e->symbol;
  if (f != nullptr && f->definition != nullptr && std::find(seen.begin(), seen.end(), f) == seen.end()) {
    seen.push_back(f);
    below.push_back(f->definition->value);
  }
  return std::any_of(below.begin(), below.end(), [&](const Expr* b) { return reaches(b, s, seen); });
}

}  // namespace

bool Machine::is_recursive(const spec::Definition& d) {
  const auto [it, is_new] = known_.recursive.emplace(&d, false);
  std::vector<const spec::Symbol*> seen;
  if (is_new) it->second = reaches(d.value, d.symbol, seen);
  return it->second;
}

Term Formula::call_definition(const spec::Definition& d, Row arguments) {
  if (machine_.is_recursive(d)) return recursive(d, std::move(arguments));
  const Scope scope(*this);
  for (std::size_t k = 0; k < d.parameter_symbols.size(); ++k) bind(*d.parameter_symbols[k], std::move(arguments[k]));
  return eval(*d.value);
}

/// A recursive function is evaluated for one set of numbers at a time, and remembered.
Term Formula::recursive(const spec::Definition& d, Row arguments) {
  constexpr int kMaxDepth = 2'000;
  std::vector<std::int64_t> key;
  AxisSet depends = 0;
  for (const Term& a : arguments) {
    const Numbers n = numbers(a);
    if (!n.is_single()) machine_.fault().needs_fixed |= n.axes;
    key.push_back(n.single);
    depends |= n.axes;
  }
  if (failed()) return {};
  const auto known = recursion_.find({&d, key});
  if (known != recursion_.end()) return with_axes(known->second, depends);
  if (!machine_.count_steps(1)) return {};
  if (call_depth_ >= kMaxDepth) {
    machine_.raise({instance_.record->mnemonic + " (means): recursion deeper than " + std::to_string(kMaxDepth), "", ErrorKind::kUnsupported});
    return {};
  }
  const Scope scope(*this);
  for (std::size_t k = 0; k < key.size(); ++k) bind(*d.parameter_symbols[k], Numbers::of(key[k]));
  ++call_depth_;
  Term value = eval(*d.value);
  --call_depth_;
  if (failed()) return {};
  if (!depends_on_fixed(value)) recursion_.emplace(std::make_pair(&d, key), value);
  return with_axes(std::move(value), depends);
}

/// True where the value would be another one at another index of an axis that is fixed now.
bool Formula::depends_on_fixed(const Term& t) const {
  if (const auto* n = t.as<Numbers>()) return (n->axes & fixed_) != 0;
  if (const auto* c = t.as<Cells>()) return (c->axes & fixed_) != 0;
  return false;
}

// ---- scalar primitives -------------------------------------------------------------------------

Term Formula::call_named(const Expr& e) {
  switch (const auto id = static_cast<PrimitiveId>(e.symbol->index)) {
    case PrimitiveId::kTurn: return turn(e);
    case PrimitiveId::kJoinBits: return join_bits(e);
    case PrimitiveId::kBitsAt: return bits_at(e);
    case PrimitiveId::kConvert: return convert(e);
    default: return primitive_call(e, primitive(id));
  }
}

/// The first arguments that are not names of the language are elements, the others parameters.
Term Formula::primitive_call(const Expr& e, const Primitive& p) {
  Parameters parameters{};
  std::fill(parameters.begin(), parameters.end(), -1);
  Row operands;
  std::size_t next = 0;
  for (const Expr* a : e.args) {
    Term t = eval(*a);
    if (failed()) return {};
    const auto* v = t.as<spec::Value>();
    const bool is_name = v != nullptr && (v->kind == spec::ValueKind::kEnum || v->kind == spec::ValueKind::kAbsent);
    if (!is_name && operands.size() < static_cast<std::size_t>(p.operands)) operands.push_back(std::move(t));
    else if (next < parameters.size()) parameters[next++] = v == nullptr ? numbers(t).single : v->kind == spec::ValueKind::kAbsent ? -1 : v->number;
  }
  std::optional<ElementType> type;
  for (const Term& t : operands) {
    if (!type) type = element_type(t);
  }
  if (!type && operands.size() == static_cast<std::size_t>(p.operands)) type = out_type_;
  if (!type) return fail(e, "a scalar function without elements");
  std::vector<Cells> columns;
  for (const Term& t : operands) columns.push_back(cells(t, *type));
  return apply_primitive(p, parameters, std::move(columns), std::nullopt);
}

std::optional<ElementType> Formula::result_type(const Primitive& p, std::span<const Cells> operands) {
  if (operands.empty()) return std::nullopt;
  const ElementType e = operands.back().type;
  switch (p.rule) {
    case ResultRule::kSame: return e;
    case ResultRule::kBool: return ElementType::i1;
    case ResultRule::kReal: return spec::real_type(e);
    case ResultRule::kComplex: return spec::complex_type(e);
    case ResultRule::kSelect: return e;
    case ResultRule::kGiven: return std::nullopt;
  }
  return std::nullopt;
}

Term Formula::apply_primitive(const Primitive& p, const Parameters& parameters, std::vector<Cells> operands,
                              std::optional<ElementType> given) {
  if (failed()) return {};
  const auto result = given ? given : result_type(p, operands);
  std::array<ElementType, kMaxOperands> types{};
  for (std::size_t k = 0; k < operands.size(); ++k) types[k] = operands[k].type;
  const std::span<const ElementType> known(types.data(), operands.size());
  if (operands.empty() || operands.size() != static_cast<std::size_t>(p.operands)) {
    machine_.raise({std::string(p.name) + " takes " + std::to_string(p.operands) + " elements", "", ErrorKind::kInvalid});
    return {};
  }
  if (const auto ok = resolve(p, *result, known, parameters); !ok) {
    machine_.raise(ok.error());
    return {};
  }
  AxisSet all = 0;
  for (const Cells& c : operands) all |= c.axes;
  const std::size_t out_size = cell_size(*result);
  Buffer<std::byte> out(static_cast<std::size_t>(space().count(all)) * out_size);
  const Cells* arrays[kMaxOperands] = {};
  for (std::size_t k = 0; k < operands.size(); ++k) arrays[k] = &operands[k];
  const auto present = both_present(space(), all, {arrays, operands.size()});
  const AxisSet third = operands.size() > 2 ? operands[2].axes : 0, second = operands.size() > 1 ? operands[1].axes : 0;
  constexpr std::int64_t kShortRow = 16;
  const auto nest_of = [&](AxisSet a, AxisSet b, AxisSet c) { return Nest<4>(space(), all, {all, a, b, c}); };
  Nest<4> nest = nest_of(operands[0].axes, second, third);
  if (nest.depth > 1 && nest.extent[0] < kShortRow) {
    for (Cells& c : operands) {
      if (space().count(c.axes) != 1) c = spread(space(), c, all, cell_size(c.type));
    }
    nest = nest_of(operands[0].axes, operands.size() > 1 ? operands[1].axes : 0, operands.size() > 2 ? operands[2].axes : 0);
  }
  std::array<Column, kMaxOperands> columns{};
  nest.for_rows([&](const auto& at, std::int64_t n) {
    for (std::size_t k = 0; k < operands.size(); ++k) {
      const auto size = static_cast<std::ptrdiff_t>(cell_size(types[k]));
      columns[k] = {operands[k].data.get() + at[k + 1] * size, nest.stride[k + 1][0] * size};
    }
    machine_.domain().apply(p, parameters, *result, known, {columns.data(), operands.size()}, n,
                            out.get() + static_cast<std::size_t>(at[0]) * out_size);
  });
  return Cells{*result, all, std::move(out).freeze(), present};
}

Term Formula::convert(const Expr& e) {
  const Term a = eval(*e.args[0]), to = eval(*e.args[1]);
  const auto* type = to.as<spec::Value>();
  if (failed()) return {};
  if (type == nullptr || type->kind != spec::ValueKind::kElement) return fail(e, "a type that is not known");
  return cells(a, type->as_element());
}

/// exp(2 pi i sum k / L): a table of all the angles that occur.
Term Formula::turn(const Expr& e) {
  const Row k = items(eval(*e.args[0])), lengths = items(eval(*e.args[1]));
  if (failed()) return {};
  std::int64_t whole = 1;
  for (const Term& l : lengths) whole = std::lcm(whole, std::max<std::int64_t>(numbers(l).single, 1));
  Numbers sum = Numbers::of(0);
  for (std::size_t j = 0; j < k.size(); ++j) {
    const std::int64_t length = std::max<std::int64_t>(numbers(lengths[j]).single, 1);
    const Numbers part = combine(space(), spec::Operator::kMultiply, numbers(k[j]), Numbers::of(whole / length));
    sum = combine(space(), spec::Operator::kAdd, sum, part);
  }
  sum = combine(space(), spec::Operator::kRemainder, sum, Numbers::of(whole));
  const ElementType type = out_type_ && spec::is_complex(*out_type_) ? *out_type_
                           : spec::complex_type(out_type_.value_or(ElementType::f32)).value_or(ElementType::c64);
  RuntimeValue table;
  table.type = spec::Type::tensor({whole}, type);
  const std::size_t size = cell_size(type);
  Buffer<std::byte> turns(static_cast<std::size_t>(whole) * size);
  for (std::int64_t n = 0; n < whole; ++n) {
    machine_.domain().apply(primitive(PrimitiveId::kTurn), {n, whole}, type, {}, {}, 1, turns.get() + static_cast<std::size_t>(n) * size);
  }
  table.cells = std::move(turns).freeze();
  return read(space(), machine_.domain(), table, std::array{sum});
}

Term Formula::join_bits(const Expr& e) {
  const Expr& piece = *e.args[0];
  const Scope scope(*this);
  AxisSet axes = 0;
  for (const spec::Binder& b : e.binders) axes |= bind_axes(b);
  const Term t = eval(piece);
  const auto* c = t.as<Cells>();
  if (failed()) return {};
  if (c == nullptr) return fail(e, "pieces that are no elements");
  return Pieces{spread(space(), *c, c->axes | axes, cell_size(c->type)), axes};
}

/// One piece of a bit pattern; which one may vary over an axis of the result.
Term Formula::bits_at(const Expr& e) {
  Numbers which = Numbers::of(0);
  for (const Term& t : items(eval(*e.args[0]))) which = numbers(t);
  const Term joined = eval(*e.args[1]), to = eval(*e.args[2]);
  if (failed()) return {};
  const auto* pieces = joined.as<Pieces>();
  if (pieces == nullptr) return fail(e, "bits_at of what join_bits did not make");
  const ElementType from = pieces->cells.type, type = to.as<spec::Value>()->as_element();
  const AxisSet rest = pieces->cells.axes & ~pieces->axes;
  const std::int64_t n = space().count(rest), last = greatest(space(), which);
  const auto size = static_cast<std::ptrdiff_t>(cell_size(from));
  Term out;
  for (std::int64_t k = 0; k <= last; ++k) {
    Buffer<std::byte> piece(static_cast<std::size_t>(n) * cell_size(type));
    machine_.domain().bits_at(from, {pieces->cells.data.get(), size}, size * n, static_cast<int>(space().count(pieces->axes)), k, type,
                              n, piece.get());
    const Cells here{type, rest, std::move(piece).freeze(), nullptr};
    const Numbers is_it = combine(space(), spec::Operator::kEqual, which, Numbers::of(k));
    out = out.is<Nothing>() ? Term(here) : choose(is_it, here, out);
  }
  return out;
}

// ---- functions of the language -----------------------------------------------------------------

Term Formula::builtin(const Expr& e) {
  static constexpr std::pair<Builtin, Term (Formula::*)(const Expr&)> kFunctions[] = {
      {Builtin::kFold, &Formula::fold}, {Builtin::kSum, &Formula::total}, {Builtin::kOne, &Formula::one},
      {Builtin::kSorting, &Formula::sorting}, {Builtin::kValues, &Formula::values}, {Builtin::kNumber, &Formula::number},
      {Builtin::kNth, &Formula::nth}, {Builtin::kClamp, &Formula::clamp}, {Builtin::kInside, &Formula::inside},
      {Builtin::kPosition, &Formula::position}, {Builtin::kTuple, &Formula::tuple}, {Builtin::kInterleave, &Formula::interleave},
      {Builtin::kProd, &Formula::product}, {Builtin::kMin, &Formula::extremum}, {Builtin::kMax, &Formula::extremum},
      {Builtin::kRange, &Formula::sequence}};
  for (const auto& [function, evaluate] : kFunctions) {
    if (static_cast<int>(function) == e.symbol->index) return (this->*evaluate)(e);
  }
  return fail(e, "`" + e.name + "` of something that is not known before the elements are");
}

Term Formula::number(const Expr& e) {
  const Row index = items(eval(*e.args[0])), shape = items(eval(*e.args[1]));
  Numbers out = Numbers::of(0);
  for (std::size_t d = 0; d < std::min(index.size(), shape.size()); ++d) {
    out = combine(space(), spec::Operator::kMultiply, out, numbers(shape[d]));
    out = combine(space(), spec::Operator::kAdd, out, numbers(index[d]));
  }
  return out;
}

Term Formula::nth(const Expr& e) {
  Numbers n = numbers(eval(*e.args[0]));
  const Row shape = items(eval(*e.args[1]));
  Row out(shape.size());
  for (std::size_t d = shape.size(); d-- > 0;) {
    out[d] = combine(space(), spec::Operator::kRemainder, n, numbers(shape[d]));
    n = combine(space(), spec::Operator::kDivide, n, numbers(shape[d]));
  }
  return out;
}

Term Formula::clamp(const Expr& e) {
  return clamp(eval(*e.args[0]), eval(*e.args[1]), eval(*e.args[2]));
}

Term Formula::clamp(const Term& low, const Term& x, const Term& high) {
  if (failed()) return {};
  if (!is_list(low) && !is_list(x) && !is_list(high)) return oracle::minimum(space(), maximum(space(), numbers(x), numbers(low)), numbers(high));
  const std::size_t size = is_list(x) ? items(x).size() : is_list(low) ? items(low).size() : items(high).size();
  const auto at = [&](const Term& t, std::size_t k) { return is_list(t) ? items(t)[k] : t; };
  Row out;
  for (std::size_t k = 0; k < size; ++k) out.push_back(clamp(at(low, k), at(x, k), at(high, k)));
  return out;
}

Term Formula::inside(const Expr& e) {
  const Row index = items(eval(*e.args[0]));
  const Term what = eval(*e.args[1]);
  const auto* tensor = what.as<RuntimeValue>();
  if (failed()) return {};
  if (tensor == nullptr || static_cast<std::size_t>(tensor->type.rank()) != index.size()) return fail(e, "inside of what is no tensor of that rank");
  Numbers all = Numbers::of(1);
  for (std::size_t d = 0; d < index.size(); ++d) {
    const Numbers i = numbers(index[d]);
    const Numbers low = combine(space(), spec::Operator::kLessEqual, Numbers::of(0), i);
    const Numbers high = combine(space(), spec::Operator::kLess, i, Numbers::of(tensor->type.shape()[d]));
    all = combine(space(), spec::Operator::kAnd, all, combine(space(), spec::Operator::kAnd, low, high));
  }
  return all;
}

Term Formula::position(const Expr& e) {
  const Term item = eval(*e.args[0]);
  const Row list = items(eval(*e.args[1]));
  Term out = Numbers::of(kNowhere);
  for (std::size_t k = list.size(); k-- > 0 && !failed();) {
    out = choose(binary(spec::Operator::kEqual, item, list[k]), Numbers::of(static_cast<std::int64_t>(k)), out);
  }
  return out;
}

/// The elements of a tensor of rank 0, 1 or 2, as numbers known now.
Term Formula::values(const Expr& e) {
  const Term what = eval(*e.args[0]);
  const auto* tensor = what.as<RuntimeValue>();
  if (failed()) return {};
  if (tensor == nullptr) return fail(e, "values of what is no tensor");
  const std::int64_t n = tensor->type.elements(), rank = tensor->type.rank();
  std::vector<std::int64_t> values(static_cast<std::size_t>(n));
  machine_.domain().to_integers(tensor->type.element(), tensor->cells.get(), n, values.data());
  Row flat;
  for (const std::int64_t v : values) flat.push_back(Numbers::of(v));
  if (rank < 2) return flat;
  const auto width = static_cast<std::size_t>(tensor->type.shape()[1]);
  Row rows;
  for (std::size_t at = 0; at < flat.size(); at += width) {
    rows.push_back(Row(flat.begin() + static_cast<std::ptrdiff_t>(at), flat.begin() + static_cast<std::ptrdiff_t>(at + width)));
  }
  return rows;
}

Term Formula::interleave(const Expr& e) {
  const Row a = items(eval(*e.args[0])), b = items(eval(*e.args[1]));
  Row out;
  for (std::size_t k = 0; k < std::min(a.size(), b.size()); ++k) out.insert(out.end(), {a[k], b[k]});
  return out;
}

/// Items of a list, or of the terms of a comprehension.
Row Formula::listed(const Expr& e) {
  if (e.binders.empty()) {
    if (e.args.size() == 1) return items(eval(*e.args[0]));
    Row out;
    for (const Expr* a : e.args) out.push_back(eval(*a));
    return out;
  }
  Row out;
  unroll(e.binders, [&] { out.push_back(eval(*e.args[0])); });
  return out;
}

/// `sum` of terms is a fold of `add`; of a list of numbers, their sum.
Term Formula::total(const Expr& e) {
  if (!e.binders.empty()) return fold(e);
  Term out = Numbers::of(0);
  for (const Term& t : listed(e)) out = binary(spec::Operator::kAdd, out, t);
  return out;
}

Term Formula::product(const Expr& e) {
  Term out = Numbers::of(1);
  for (const Term& t : listed(e)) out = binary(spec::Operator::kMultiply, out, t);
  return out;
}

Term Formula::extremum(const Expr& e) {
  const bool is_min = e.symbol->index == static_cast<int>(Builtin::kMin);
  const Row all = listed(e);
  if (all.empty() || failed()) return fail(e, "the extremum of nothing");
  Numbers out = numbers(all[0]);
  for (const Term& t : all) out = is_min ? oracle::minimum(space(), out, numbers(t)) : oracle::maximum(space(), out, numbers(t));
  return out;
}

Term Formula::sequence(const Expr& e) {
  Row out;
  const std::int64_t n = single(*e.args[0]);
  for (std::int64_t i = 0; i < n && machine_.count_steps(1); ++i) out.push_back(Numbers::of(i));
  return out;
}

Term Formula::tuple(const Expr& e) {
  RuntimeValue out;
  std::vector<spec::Type> types;
  for (const Term& t : items(eval(*e.args[0]))) {
    if (const auto* v = t.as<RuntimeValue>()) out.members.push_back(*v);
  }
  for (const RuntimeValue& v : out.members) types.push_back(v.type);
  out.type = spec::Type::tuple(types);
  return out;
}

/// The only value that exists; nothing where none does.
Term Formula::one(const Expr& e) {
  Term out;
  const auto add = [&] {
    Term t = eval(*e.args[0]);
    if (failed() || t.is<Nothing>()) return;
    if (out.is<Nothing>()) out = std::move(t);
    else out = otherwise(out, t);
  };
  unroll(e.binders, add);
  return out;
}

}  // namespace assay::oracle
