#include "oracle/evaluator/formula/operators.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "oracle/numerics/format.h"
#include "spec/language/evaluate.h"

namespace assay::oracle {

using spec::Operator;

Operators::Operators(Machine& machine, const spec::Instance& instance, spec::Arena& arena)
    : machine_(machine), record_(*instance.record) {
  if (spec::states_error(instance, arena)) stated_ = &instance;
}

namespace {

double number_in(const spec::Value& v) {
  return v.kind == spec::ValueKind::kReal ? v.real : static_cast<double>(v.number);
}

}  // namespace

Parameters Operators::with_stated_error(const Primitive& p, ElementType e, const Parameters& given) const {
  const bool is_function = p.function != nullptr || p.id == PrimitiveId::kSqrt;
  const ElementType part = spec::real_type(e);
  if (stated_ == nullptr || !is_function || !spec::is_float(part)) return given;
  const spec::AcceptedError& error = *record_.accepted_error;
  const double epsilon = std::ldexp(1.0, 1 - numbers(part).precision);
  const double by_ulps = number_in((*stated_)[error.ulps]) * epsilon;
  return parameters_of(
      {number_in((*stated_)[error.absolute]), std::max(number_in((*stated_)[error.relative]), by_ulps)});
}

namespace {

bool is_quantized(const Term& t) {
  const auto type = element_type(t);
  return type && type->quantization() != nullptr;
}

/// Both are there, and i64 holds them.
bool are_integers(const Term& a, const Term& b) {
  const auto is_one = [](const Term& t) {
    if (const auto* n = t.as<Numbers>()) return n->regular;
    const auto* c = t.as<Cells>();
    const auto e = element_type(t);
    const bool is_there = c == nullptr || !c->present;
    return is_there && e && e->quantization() == nullptr && spec::is_int(*e) && *e != ElementType::ui64;
  };
  return is_one(a) && is_one(b);
}

/// Both are elements, and the same integers stand for different numbers.
bool have_other_scales(const Term& a, const Term& b) {
  const auto x = element_type(a), y = element_type(b);
  return x && y && *x != *y && (is_quantized(a) || is_quantized(b));
}

}  // namespace

Term Operators::fail(const std::string& what) {
  machine_.raise({record_.mnemonic + " (means): " + what, "", ErrorKind::kInvalid});
  return {};
}

Term Operators::expressed(const Term& t) {
  const auto type = element_type(t);
  return type && type->quantization() != nullptr ? Term(cells(machine_, t, type->expressed())) : t;
}

Term Operators::negate(const Term& t) {
  if (t.is<Numbers>()) return oracle::negate(space(), *t.as<Numbers>());
  return apply_primitive(primitive(PrimitiveId::kNegate), {}, {cells(machine_, t, *element_type(t))});
}

Term Operators::binary(Operator op, const Term& a, const Term& b) {
  if (failed()) return {};
  if (op == Operator::kIn) return contains(a, b);
  if (op == Operator::kNotIn) return logical_not(space(), numbers(machine_, contains(a, b)));
  if (op == Operator::kJoin) {
    Row row = items(a);
    for (Term& item : items(b)) row.push_back(std::move(item));
    return row;
  }
  if (op == Operator::kWithout) {
    const Row positions = items(b);
    const auto gone = index_list(machine_, positions, positions.size());
    Row row;
    std::int64_t at = 0;
    for (Term& item : items(a)) {
      const bool out = std::any_of(gone.begin(), gone.end(), [&](const Numbers& n) { return n.single == at; });
      if (!out) row.push_back(std::move(item));
      ++at;
    }
    return row;
  }
  if (is_list(a) || is_list(b)) return is_comparison(op) ? compare_lists(op, a, b) : lift(op, a, b);
  const bool elements = (!is_numeric(a) && element_type(a)) || (!is_numeric(b) && element_type(b)) ||
                        (element_type(a) && element_type(b));
  if (elements && op < Operator::kEqual) return element_binary(op, a, b);
  const Numbers x = numbers(machine_, a), y = numbers(machine_, b);
  if (is_comparison(op) && !(x.regular && y.regular) && are_integers(a, b)) return compare_elements(op, a, b);
  return combine(space(), op, x, y);
}

/// Integers that are not known may still all lie on one side of others.
Term Operators::compare_elements(Operator op, const Term& a, const Term& b) {
  using enum Operator;
  static constexpr Operator kDirections[] = {kEqual, kNotEqual, kGreaterEqual, kGreater, kLessEqual, kLess};
  const auto direction = std::ranges::find(kDirections, op) - std::begin(kDirections);
  return apply_primitive(primitive(PrimitiveId::kOrder), {direction, -1},
                         {cells(machine_, a, ElementType::i64), cells(machine_, b, ElementType::i64)});
}

Term Operators::lift(Operator op, const Term& a, const Term& b) {
  const Row x = is_list(a) ? items(a) : Row{}, y = is_list(b) ? items(b) : Row{};
  if (is_list(a) && is_list(b) && x.size() != y.size()) {
    return fail("lists of lengths " + std::to_string(x.size()) + " and " + std::to_string(y.size()));
  }
  Row out;
  for (std::size_t k = 0; k < std::max(x.size(), y.size()); ++k) {
    out.push_back(binary(op, is_list(a) ? x[k] : a, is_list(b) ? y[k] : b));
  }
  return out;
}

/// A comparison of lists is true if it is true everywhere; of lists of different length, false.
Term Operators::compare_lists(Operator op, const Term& a, const Term& b) {
  if (is_list(a) && is_list(b) && items(a).size() != items(b).size()) return Numbers::of(op == Operator::kNotEqual);
  const bool negated = op == Operator::kNotEqual;
  Numbers all = Numbers::of(1);
  for (const Term& item : items(lift(negated ? Operator::kEqual : op, a, b)))
    all = combine(space(), Operator::kAnd, all, numbers(machine_, item));
  return negated ? logical_not(space(), all) : all;
}

Term Operators::contains(const Term& item, const Term& list) {
  Numbers any = Numbers::of(0);
  for (const Term& member : items(list)) {
    any = combine(space(), Operator::kOr, any, numbers(machine_, binary(Operator::kEqual, item, member)));
  }
  return any;
}

Term Operators::element_binary(Operator op, const Term& a, const Term& b) {
  static constexpr std::pair<Operator, PrimitiveId> kPrimitives[] = {{Operator::kAdd, PrimitiveId::kAdd},
                                                                     {Operator::kSubtract, PrimitiveId::kSubtract},
                                                                     {Operator::kMultiply, PrimitiveId::kMultiply},
                                                                     {Operator::kDivide, PrimitiveId::kDivide},
                                                                     {Operator::kRemainder, PrimitiveId::kRemainder}};
  for (const auto& [known, id] : kPrimitives) {
    if (known != op) continue;
    if (is_quantized(a) || is_quantized(b)) return element_binary(op, expressed(a), expressed(b));
    const Element type = product_type(a, b).value_or(element_type(a) ? *element_type(a) : *element_type(b));
    return apply_primitive(primitive(id), {}, {cells(machine_, a, type), cells(machine_, b, type)});
  }
  return fail("an operator that elements do not have");
}

std::optional<Element> Operators::product_type(const Term& a, const Term& b) {
  const auto x = element_type(a), y = element_type(b);
  if (x && y) return spec::is_complex(*y) ? y : x;
  return std::nullopt;
}

Term Operators::choose(const Term& condition, const Term& a, const Term& b) {
  if (failed()) return {};
  if (a.is<Anything>() && b.is<Anything>()) return a;
  if (is_list(a) || is_list(b)) {
    const Row x = items(a), y = items(b);
    Row out;
    for (std::size_t k = 0; k < std::min(x.size(), y.size()); ++k) out.push_back(choose(condition, x[k], y[k]));
    return out;
  }
  if (const auto* v = a.as<RuntimeValue>(); v != nullptr && !v->type.is_tensor())
    return choose_members(condition, *v, b);
  if (const auto* v = a.as<RuntimeValue>(); v != nullptr && v->type.rank() != 0) return choose_tensor(condition, *v, b);
  if (have_other_scales(a, b)) return choose(condition, expressed(a), expressed(b));
  const auto type = element_type(a) ? element_type(a) : element_type(b);
  if (!type) return oracle::choose(space(), numbers(machine_, condition), numbers(machine_, a), numbers(machine_, b));
  return choose_cells(condition, cells(machine_, a, *type), cells(machine_, b, *type));
}

Term Operators::choose_cells(const Term& condition, const Cells& a, const Cells& b) {
  const std::size_t size = machine_.cell_size(a.type);
  const Numbers known = numbers(machine_, condition);
  if (known.regular && (!element_type(condition) || a.present || b.present))
    return oracle::choose(space(), known, a, b, size);
  const AxisSet axes = known.axes | a.axes | b.axes;
  const Cells* both[] = {&a, &b};
  const std::int64_t n = space().count(axes);
  Buffer<std::byte> out(static_cast<std::size_t>(n) * size);
  const std::size_t pred_size = machine_.cell_size(ElementType::i1);
  const Cells p = spread(space(), cells(machine_, condition, ElementType::i1), axes, pred_size);
  const Cells x = spread(space(), a, axes, size), y = spread(space(), b, axes, size);
  const auto column = [](const Cells& c, std::size_t s) {
    return Column{c.data.get(), static_cast<std::ptrdiff_t>(s)};
  };
  if (element_type(condition)) {
    machine_.domain().select(column(p, pred_size), a.type, column(x, size), column(y, size), n, out.get());
  } else {
    machine_.domain().join(a.type, column(x, size), column(y, size), n, out.get());
    const Numbers wide = spread(space(), known, axes);
    for (std::int64_t j = 0; j < n; ++j) {
      const std::int64_t c = wide.begin()[j];
      const auto at = static_cast<std::size_t>(j) * size;
      if (c != kUncertain) copy_cells(out.get() + at, (c == 1 ? x : y).data.get() + at, 1, size, size);
    }
  }
  return Cells{a.type, axes, std::move(out).freeze(), both_present(space(), axes, both)};
}

/// Tokens and tuples: there is nothing to choose of a token.
Term Operators::choose_members(const Term& condition, const RuntimeValue& a, const Term& b) {
  const auto* other = b.as<RuntimeValue>();
  if (other == nullptr || other->members.size() != a.members.size())
    return fail("a choice of values that do not match");
  RuntimeValue out = a;
  for (std::size_t k = 0; k < a.members.size(); ++k)
    out.members[k] = tensors(choose(condition, a.members[k], other->members[k])).at(0);
  return out;
}

/// Whole tensors: the condition is one element that may be either.
Term Operators::choose_tensor(const Term& condition, const RuntimeValue& a, const Term& b) {
  const Numbers known = numbers(machine_, condition);
  const auto* other = b.as<RuntimeValue>();
  if (other == nullptr || !known.is_single()) {
    machine_.raise(Error{"not supported yet: a condition that differs by element chooses among tensors", "",
                         ErrorKind::kUnsupported});
    return {};
  }
  if (known.single != kUncertain) return known.single == 1 ? a : *other;
  RuntimeValue out = a;
  const auto size = static_cast<std::ptrdiff_t>(machine_.cell_size(a.type.element()));
  auto cells = machine_.allocate_result(a.type);
  if (!cells) return {};
  machine_.domain().join(a.type.element(), {a.cells.get(), size}, {other->cells.get(), size}, a.type.elements(),
                         cells.get());
  out.cells = std::move(cells).freeze();
  return out;
}

Term Operators::filled_between(const Term& ends) {
  const auto* cells = ends.as<Cells>();
  if (cells == nullptr) return ends;
  Cells out = *cells;
  const std::int64_t n = space().count(out.axes);
  auto filled = Buffer<std::byte>::copy_of(out.data.get(), static_cast<std::size_t>(n) * machine_.cell_size(out.type));
  machine_.domain().fill_between(out.type, n, filled.get());
  out.data = std::move(filled).freeze();
  return out;
}

std::vector<RuntimeValue> Operators::joined(const std::vector<RuntimeValue>& a, const std::vector<RuntimeValue>& b) {
  std::vector<RuntimeValue> out = a;
  for (std::size_t k = 0; k < out.size(); ++k) {
    if (!out[k].type.is_tensor()) continue;
    const Term both = choose_tensor(Numbers::of(kUncertain), a[k], b[k]);
    if (const auto* v = both.as<RuntimeValue>()) out[k] = *v;
  }
  return out;
}

/// The value depends on the axes of its condition as well.
Term Operators::with_axes(Term t, AxisSet axes) {
  if (axes == 0) return t;
  if (const auto* n = t.as<Numbers>()) {
    Numbers out = *n;
    if (out.is_single() || space().count(axes & ~out.axes) == 1) {
      out.axes |= axes;
      return out;
    }
  }
  if (const auto* c = t.as<Cells>()) {
    Cells out = *c;
    if (space().count(axes & ~out.axes) == 1) out.axes |= axes;
    return out;
  }
  return t;
}

Term Operators::otherwise(const Term& a, const Term& fallback) {
  const auto* c = a.as<Cells>();
  if (c == nullptr || !c->present || failed()) return a;
  const bool is_computed_with = is_quantized(a) && record_.facts.computes;  // a zero that is added is no stored one
  if (is_computed_with || have_other_scales(a, fallback)) return otherwise(expressed(a), expressed(fallback));
  return fill(space(), *c, cells(machine_, fallback, c->type), machine_.cell_size(c->type));
}

/// Numbers become nowhere, elements absent, where the condition does not hold.
Term Operators::limit_to(const Term& t, const Numbers& condition) {
  if (condition.is_single() && condition.single == 1) return t;
  if (const auto* row = t.as<Row>()) {
    Row out;
    for (const Term& item : *row) out.push_back(limit_to(item, condition));
    return out;
  }
  if (const auto* n = t.as<Numbers>()) return oracle::choose(space(), condition, *n, Numbers::of(kNowhere));
  if (const auto* c = t.as<Cells>()) return restrict(space(), *c, condition, machine_.cell_size(c->type));
  return t;
}

Term Operators::clamp(const Term& low, const Term& x, const Term& high) {
  if (failed()) return {};
  if (!is_list(low) && !is_list(x) && !is_list(high))
    return minimum(space(), maximum(space(), numbers(machine_, x), numbers(machine_, low)), numbers(machine_, high));
  const std::size_t size = is_list(x) ? items(x).size() : is_list(low) ? items(low).size() : items(high).size();
  const auto at = [&](const Term& t, std::size_t k) { return is_list(t) ? items(t)[k] : t; };
  Row out;
  for (std::size_t k = 0; k < size; ++k) out.push_back(clamp(at(low, k), at(x, k), at(high, k)));
  return out;
}

namespace {

std::optional<ElementType> result_type(const Primitive& p, std::span<const Cells> operands) {
  if (operands.empty()) return std::nullopt;
  const ElementType e = operands.back().type;
  switch (p.rule) {
    case ResultRule::kSame: return e;
    case ResultRule::kBool: return ElementType::i1;
    case ResultRule::kReal: return spec::real_type(e);
    case ResultRule::kComplex: return spec::complex_type(e).value_or(e);
    case ResultRule::kGiven: return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

Term Operators::apply_primitive(const Primitive& p, const Parameters& given, std::vector<Cells> operands) {
  if (failed()) return {};
  for (Cells& c : operands)
    if (c.type.quantization() != nullptr) c = cells(machine_, c, c.type.expressed());
  if (failed()) return {};
  const auto result = result_type(p, operands);
  std::array<ElementType, kMaxOperands> types{};
  for (std::size_t k = 0; k < operands.size(); ++k) types[k] = operands[k].type;
  const std::span<const ElementType> known(types.data(), operands.size());
  if (!result || operands.size() != static_cast<std::size_t>(p.operands)) {
    machine_.raise(
        {std::string(p.name) + " takes " + std::to_string(p.operands) + " elements", "", ErrorKind::kInvalid});
    return {};
  }
  const Parameters parameters = with_stated_error(p, *result, given);
  if (const auto ok = resolve(p, *result, known, parameters); !ok) {
    machine_.raise(ok.error());
    return {};
  }
  AxisSet all = 0;
  for (const Cells& c : operands) all |= c.axes;
  const std::size_t out_size = machine_.cell_size(*result);
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
      if (space().count(c.axes) != 1) c = spread(space(), c, all, machine_.cell_size(c.type));
    }
    nest = nest_of(operands[0].axes, operands.size() > 1 ? operands[1].axes : 0,
                   operands.size() > 2 ? operands[2].axes : 0);
  }
  std::array<Column, kMaxOperands> columns{};
  const auto apply = [&](const auto& at, std::int64_t from, std::int64_t n) {
    for (std::size_t k = 0; k < operands.size(); ++k) {
      const auto size = static_cast<std::ptrdiff_t>(machine_.cell_size(types[k]));
      const std::ptrdiff_t stride = nest.stride[k + 1][0] * size;
      columns[k] = {operands[k].data.get() + at[k + 1] * size + from * stride, stride};
    }
    machine_.domain().apply(p, parameters, *result, known, {columns.data(), operands.size()}, n,
                            out.get() + static_cast<std::size_t>(at[0] + from) * out_size);
  };
  nest.for_rows([&](const auto& at, std::int64_t n) {
    const std::int64_t piece = machine_.elements_at_once(n);
    for (std::int64_t from = 0; from < n && machine_.count_steps(0); from += piece)
      apply(at, from, std::min(piece, n - from));
  });
  if (failed()) return {};
  return Cells{Element(*result), all, std::move(out).freeze(), present};
}

}  // namespace assay::oracle
