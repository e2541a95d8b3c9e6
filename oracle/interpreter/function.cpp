#include <algorithm>
#include <numeric>

#include "oracle/interpreter/meaning.h"
#include "spec/language/call_builtin.h"
#include "spec/language/walk.h"

/// Calls: functions of the language, of a `where`, regions, scalar primitives; folds and orders.
namespace assay::oracle::interpreter {

using spec::Builtin;
using spec::Expr;
using spec::ExprKind;
using spec::SymbolScope;

Value Meaning::call(const Expr& e) {
  static constexpr std::pair<PrimitiveId, Value (Meaning::*)(const Expr&)> kOwn[] = {
      {PrimitiveId::kTurn, &Meaning::turn},
      {PrimitiveId::kJoinBits, &Meaning::join_bits},
      {PrimitiveId::kBitsAt, &Meaning::bits_at},
      {PrimitiveId::kConvert, &Meaning::convert}};
  if (e.symbol->scope == SymbolScope::kBuiltin) return builtin(e);
  if (e.symbol->scope == SymbolScope::kPrimitive) {
    for (const auto& [primitive, evaluate] : kOwn) {
      if (static_cast<int>(primitive) == e.symbol->index) return (this->*evaluate)(e);
    }
  }
  const Function f = function(e);
  if (failed()) return {};
  if (f.primitive != nullptr) return call_primitive(e, *f.primitive);
  List arguments;
  for (const Expr* arg : e.args) arguments.push_back(eval(*arg));
  return call(f, std::move(arguments));
}

/// What a name that is called, or handed on as a function, stands for.
Function Meaning::function(const Expr& e) {
  const Value v = name(e);
  const auto* f = v.as<Function>();
  const bool is_function = f != nullptr && (f->region || f->callee || f->definition || f->primitive);
  if (!is_function) fail(e, "`" + e.name + "` is no function");
  return is_function ? *f : Function{};
}

Value Meaning::call(const Function& f, List arguments) {
  if (failed()) return {};
  if (f.definition != nullptr) return call_definition(*f.definition, arguments);
  if (f.primitive == nullptr) return call_region(f, arguments);
  const auto typed = std::ranges::find_if(arguments, [](const Value& v) { return element_type(v).has_value(); });
  return apply(*f.primitive, arguments, typed == arguments.end() ? result_type_ : *element_type(*typed));
}

/// Functions may call themselves: what they give for a list of numbers is remembered while the index is the same.
Value Meaning::call_definition(const spec::Definition& d, const List& arguments) {
  constexpr int kMaxDepth = 500;
  std::pair<const spec::Definition*, std::vector<Integer>> key{&d, {}};
  for (const Value& v : arguments) {
    if (v.is<Integer>()) key.second.push_back(*v.as<Integer>());
  }
  const bool is_of_numbers = key.second.size() == arguments.size();
  if (const auto it = called_.find(key); is_of_numbers && it != called_.end()) return it->second;
  if (depth_ == kMaxDepth || !process_.count_step()) {
    process_.raise({"recursion deeper than " + std::to_string(kMaxDepth), "", ErrorKind::kUnsupported});
    return {};
  }
  const Scope scope(*this);
  for (std::size_t k = 0; k < d.parameter_symbols.size(); ++k) bind(*d.parameter_symbols[k], arguments[k]);
  ++depth_;
  Value value = eval(*d.value);
  --depth_;
  if (is_of_numbers) called_.emplace(std::move(key), value);
  return value;
}

/// A region or a function of the module. Arguments are tensors, elements in the types that it takes.
Value Meaning::call_region(const Function& f, const List& arguments) {
  std::vector<WholePtr> values;
  for (const Value& argument : arguments)
    for (const Value& v : items(argument)) {
      const spec::Type type = process_.input_type(f, values.size());
      const auto* whole = v.as<WholePtr>();
      const bool is_as_it_is = whole != nullptr && (*whole)->type == type;
      const bool converts = type.is_tensor() && (element_type(v) || interpreter::number(v));
      if (!is_as_it_is && !converts) return fail(*clause_->value, "an argument of another type");
      values.push_back(is_as_it_is ? *whole : scalar(element(v, type.element())));
    }
  List out;
  for (WholePtr& v : process_.call(f, std::move(values))) out.push_back(std::move(v));
  return out.size() == 1 ? out[0] : Value(std::move(out));
}

// ---- scalar primitives -----------------------------------------------------------------------------

/// Elements come first; enumerators, what is absent, and numbers after the elements are parameters.
Value Meaning::call_primitive(const Expr& e, const Primitive& p) {
  Parameters parameters;
  parameters.fill(-1);
  List operands;
  std::size_t next = 0;
  for (const Expr* arg : e.args) {
    Value v = eval(*arg);
    const auto* of_language = v.as<spec::Value>();
    if (of_language == nullptr && operands.size() < static_cast<std::size_t>(p.operands))
      operands.push_back(std::move(v));
    else if (of_language != nullptr)
      parameters[next++] = of_language->is_absent() ? -1 : of_language->number;
    else
      parameters[next++] = static_cast<std::int64_t>(interpreter::number(v).value_or(-1));
  }
  if (failed()) return {};
  const auto typed = std::ranges::find_if(operands, [](const Value& v) { return element_type(v).has_value(); });
  return apply(p, operands, typed == operands.end() ? result_type_ : *element_type(*typed), parameters);
}

namespace {

ElementType type_of_result(const Primitive& p, ElementType operand) {
  switch (p.rule) {
    case ResultRule::kBool: return ElementType::i1;
    case ResultRule::kReal: return spec::real_type(operand);
    case ResultRule::kComplex: return spec::complex_type(operand).value_or(operand);
    default: return operand;
  }
}

}  // namespace

/// On operands that are taken as elements of one type; nowhere where one of them is.
Value Meaning::apply(const Primitive& p, const List& operands, ElementType type, const Parameters& parameters) {
  if (failed() || std::ranges::any_of(operands, [](const Value& v) { return v.is<Nowhere>(); })) return {};
  std::vector<Element> elements;
  for (const Value& v : operands) elements.push_back(element(v, type));
  const auto out = interpreter::apply(p, elements, type_of_result(p, type), parameters);
  if (out) return *out;
  process_.raise(out.error());
  return {};
}

Value Meaning::convert(const Expr& e) {
  const Value a = eval(*e.args[0]), to = eval(*e.args[1]);
  const auto* type = to.as<spec::Value>();
  if (failed() || a.is<Nowhere>()) return {};
  return type != nullptr && type->kind == spec::ValueKind::kElement ? Value(element(a, type->as_element()))
                                                                    : fail(e, "a type that is not known");
}

/// exp(2 pi i sum k / L), the sum as one fraction.
Value Meaning::turn(const Expr& e) {
  const List k = items(eval(*e.args[0])), lengths = items(eval(*e.args[1]));
  Integer sum = 0, whole = 1;
  for (std::size_t d = 0; d < k.size() && !failed(); ++d) {
    const Integer length = std::max<Integer>(interpreter::number(lengths[d]).value_or(1), 1),
                  part = interpreter::number(k[d]).value_or(0);
    sum = sum * length + part * whole;
    whole *= length;
  }
  const Integer shared = std::gcd(static_cast<std::int64_t>(sum), static_cast<std::int64_t>(whole));
  if (shared > 1) sum /= shared, whole /= shared;
  sum = (sum % whole + whole) % whole;
  const ElementType type =
      spec::is_complex(result_type_) ? result_type_ : spec::complex_type(result_type_).value_or(ElementType::c64);
  return apply(primitive(PrimitiveId::kTurn), {}, type, {static_cast<std::int64_t>(sum), static_cast<std::int64_t>(whole)});
}

/// The bits of all terms in one pattern, the first term lowest.
Value Meaning::join_bits(const Expr& e) {
  Bits joined;
  int count = 0;
  for_each(e.binders, [&] {
    const Value v = eval(*e.args[0]);
    const auto type = element_type(v);
    if (!type) return (void)fail(e, "pieces that are no elements");
    joined = oracle::join_bits(joined, load_bits(*type, element(v, *type).bytes.data()), count++, spec::bits(*type));
  });
  return joined;
}

/// One piece of a pattern; `[]` is the first.
Value Meaning::bits_at(const Expr& e) {
  const List which = items(eval(*e.args[0]));
  const Value joined = eval(*e.args[1]), to = eval(*e.args[2]);
  if (failed() || !joined.is<Bits>() || !to.is<spec::Value>()) return fail(e, "bits_at of what join_bits did not make");
  const auto index = which.empty() ? 0 : static_cast<int>(interpreter::number(which.back()).value_or(0));
  Element out{to.as<spec::Value>()->as_element(), {}};
  store_bits(out.type, oracle::bits_at(*joined.as<Bits>(), index, spec::bits(out.type)), out.bytes.data());
  return out;
}

// ---- functions of the language ---------------------------------------------------------------------

Value Meaning::builtin(const Expr& e) {
  static constexpr std::pair<Builtin, Value (Meaning::*)(const Expr&)> kOwn[] = {
      {Builtin::kFold, &Meaning::fold},
      {Builtin::kOne, &Meaning::one},
      {Builtin::kSorting, &Meaning::sorting},
      {Builtin::kValues, &Meaning::values},
      {Builtin::kNumber, &Meaning::number},
      {Builtin::kNth, &Meaning::nth},
      {Builtin::kClamp, &Meaning::clamp},
      {Builtin::kInside, &Meaning::inside},
      {Builtin::kPosition, &Meaning::position},
      {Builtin::kTuple, &Meaning::tuple},
      {Builtin::kInterleave, &Meaning::interleave}};
  const auto called = static_cast<Builtin>(e.symbol->index);
  if (called == Builtin::kSum && !e.binders.empty()) return fold(e);
  for (const auto& [function, evaluate] : kOwn) {
    if (function == called) return (this->*evaluate)(e);
  }
  return language(e);
}

/// A function that plans and laws have too: of numbers, lists and types. A tensor stands for its type.
Value Meaning::language(const Expr& e) {
  std::vector<spec::Value> arguments;
  unsigned spread = 0;
  for (std::size_t k = 0; k < e.args.size() && e.binders.empty(); ++k) {
    const Expr& arg = *e.args[k];
    const bool is_region = arg.node == ExprKind::kName && arg.symbol->scope == SymbolScope::kSlot &&
                           arg.sort.kind == spec::Kind::kFunction;
    arguments.push_back(is_region ? bound_.instance[arg.symbol->index] : known(eval(arg)));
    spread |= static_cast<unsigned>(arg.node == ExprKind::kSpread) << k;
  }
  if (!e.binders.empty()) arguments.push_back(known(comprehension(e)));
  if (failed()) return {};
  const spec::Value v =
      spec::call_builtin(spec::builtin(static_cast<Builtin>(e.symbol->index)), arguments, spread, arena_);
  return v.is_undefined() ? fail(e, "an undefined value") : attribute(v);
}

/// As a value of the language of records; undefined where it has none.
spec::Value Meaning::known(const Value& v) {
  if (const auto* of_language = v.as<spec::Value>()) return *of_language;
  if (const auto* whole = v.as<WholePtr>()) return spec::Value::type((*whole)->type);
  if (const auto* list = v.as<List>()) {
    auto out = arena_.array<spec::Value>(list->size());
    std::ranges::transform(*list, out.begin(), [&](const Value& item) { return known(item); });
    return spec::Value::list(out);
  }
  const auto n = interpreter::number(v);
  return n ? spec::Value::integer(static_cast<std::int64_t>(*n)) : spec::Value::undefined();
}

/// The elements of a tensor of rank 0, 1 or 2, as numbers; of rank 2 a list of rows.
Value Meaning::values(const Expr& e) {
  const Value what = eval(*e.args[0]);
  const auto* whole = what.as<WholePtr>();
  if (failed() || whole == nullptr) return fail(e, "values of what is no tensor");
  const Whole& tensor = **whole;
  const auto shape = tensor.type.shape();
  const std::int64_t width = shape.size() < 2 ? tensor.type.elements() : shape[1];
  List rows;
  for (std::int64_t first = 0, n = 0; first < (shape.size() < 2 ? 1 : shape[0]); ++first) {
    List row;
    for (std::int64_t k = 0; k < width; ++k) row.push_back(interpreter::number(element_of(tensor, n++)).value_or(0));
    rows.push_back(std::move(row));
  }
  return shape.size() < 2 ? rows[0] : Value(std::move(rows));
}

Value Meaning::number(const Expr& e) {
  const List index = items(eval(*e.args[0])), shape = items(eval(*e.args[1]));
  Value out = Integer{0};
  for (std::size_t d = 0; d < shape.size(); ++d) {
    out = combine(spec::Operator::kAdd, combine(spec::Operator::kMultiply, out, shape[d]), index[d]);
  }
  return out;
}

Value Meaning::nth(const Expr& e) {
  Value n = eval(*e.args[0]);
  List index = items(eval(*e.args[1]));
  for (std::size_t d = index.size(); d-- > 0;) {
    const Value size = index[d];
    index[d] = combine(spec::Operator::kRemainder, n, size);
    n = combine(spec::Operator::kDivide, n, size);
  }
  return index;
}

/// At least `low`, then at most `high`; lists go item by item.
Value Meaning::clamp(const Expr& e) {
  const Value low = eval(*e.args[0]), x = eval(*e.args[1]), high = eval(*e.args[2]);
  const auto clamped = [&](std::size_t k) -> Value {
    const auto at = [&](const Value& v) { return interpreter::number(v.is<List>() ? (*v.as<List>())[k] : v); };
    const auto l = at(low), n = at(x), h = at(high);
    return l && n && h ? Value(std::min(std::max(*n, *l), *h)) : Value{};
  };
  if (failed() || !(low.is<List>() || x.is<List>() || high.is<List>())) return failed() ? Value{} : clamped(0);
  const Value& longest = x.is<List>() ? x : low.is<List>() ? low : high;
  List out;
  for (std::size_t k = 0; k < longest.as<List>()->size(); ++k) out.push_back(clamped(k));
  return out;
}

Value Meaning::inside(const Expr& e) {
  const List index = items(eval(*e.args[0]));
  const Value what = eval(*e.args[1]);
  const auto* tensor = what.as<WholePtr>();
  if (failed() || tensor == nullptr || static_cast<std::size_t>((*tensor)->type.rank()) != index.size())
    return fail(e, "inside of what is no tensor of that rank");
  return truth(offset_of(index, (*tensor)->type.shape()).has_value());
}

/// Where a list has an item first.
Value Meaning::position(const Expr& e) {
  const Value item = eval(*e.args[0]);
  const List list = items(eval(*e.args[1]));
  const auto found =
      std::ranges::find_if(list, [&](const Value& v) { return compare(spec::Operator::kEqual, item, v); });
  return found == list.end() ? Value{} : Value(static_cast<Integer>(found - list.begin()));
}

Value Meaning::tuple(const Expr& e) {
  Whole out;
  std::vector<spec::Type> types;
  for (const Value& v : items(eval(*e.args[0]))) {
    const auto* member = v.as<WholePtr>();
    if (member == nullptr) return fail(e, "a member that is no tensor");
    out.members.push_back(*member);
    types.push_back((*member)->type);
  }
  out.type = spec::Type::tuple(types);
  return std::make_shared<const Whole>(std::move(out));
}

Value Meaning::interleave(const Expr& e) {
  const List a = items(eval(*e.args[0])), b = items(eval(*e.args[1]));
  List out;
  for (std::size_t k = 0; k < std::min(a.size(), b.size()); ++k) out.insert(out.end(), {a[k], b[k]});
  return out;
}

// ---- folds and orders ------------------------------------------------------------------------------

namespace {

/// Of the terms of a group, all are there or none.
bool is_there(const Value& v) {
  const auto* list = v.as<List>();
  return list == nullptr ? !v.is<Nowhere>()
                         : std::ranges::none_of(*list, [](const Value& item) { return item.is<Nowhere>(); });
}

}  // namespace

/// `fold(f, init, term for ...)`: from left to right, the initial value first; terms that are nowhere are left out.
/// Without an initial value the first term begins. `sum(term for ...)` is `fold(add, 0, ...)`, of nothing the 0 of the
/// result's type.
Value Meaning::fold(const Expr& e) {
  const bool is_sum = e.args.size() == 1;
  const Function f = is_sum ? Function{.primitive = &primitive(PrimitiveId::kAdd)} : function(*e.args[0]);
  Value total = is_sum ? Value(Integer{0}) : e.args.size() == 3 ? eval(*e.args[1]) : Value{};
  std::optional<ElementType> rounds_to;
  for_each(e.binders, [&] {
    if (!process_.count_step()) return;
    Value term = is_sum ? summand(*e.args[0], rounds_to) : eval(*e.args.back());
    if (is_there(term)) total = total.is<Nowhere>() ? std::move(term) : call(f, {total, std::move(term)});
  });
  if (failed()) return {};
  return is_sum && total.is<Integer>() ? element(total, result_type_) : rounds_to ? element(total, *rounds_to) : total;
}

/// A term of a sum in the type that it is summed in, a product's factors before they are multiplied. Products of floats
/// narrower than f32 are multiplied and summed in f32, and rounded once, as all known back ends do.
Value Meaning::summand(const Expr& term, std::optional<ElementType>& rounds_to) {
  const bool is_product = term.node == ExprKind::kBinary && term.op == spec::Operator::kMultiply;
  const Value a = eval(is_product ? *term.args[0] : term), b = is_product ? eval(*term.args[1]) : Value(Integer{1});
  if (failed() || a.is<Nowhere>() || b.is<Nowhere>()) return {};
  const auto x = element_type(a), y = element_type(b);
  const ElementType type = summed_in(y && (!x || spec::is_complex(*y)) ? *y : x.value_or(result_type_));
  if (!is_product) return element(a, type);
  const bool is_narrow =
      spec::is_float(type) && spec::format(type).mantissa_bits < spec::format(ElementType::f32).mantissa_bits;
  if (is_narrow) rounds_to = type;
  return apply(primitive(PrimitiveId::kMultiply), {element(a, type), element(b, type)}, is_narrow ? ElementType::f32 : type);
}

/// Where the sum is all of the clause, its terms are first made elements of the result, if that is wider, or if they
/// are booleans.
ElementType Meaning::summed_in(ElementType term) const {
  const Expr& all = *clause_->value;
  const bool is_result = spec::calls(all, Builtin::kSum);
  const bool is_wider =
      spec::is_complex(result_type_) == spec::is_complex(term) && spec::bits(result_type_) > spec::bits(term);
  return is_result && (is_wider || spec::is_bool(term)) ? result_type_ : term;
}

/// The only value that is anywhere.
Value Meaning::one(const Expr& e) {
  Value out;
  for_each(e.binders, [&] {
    Value v = eval(*e.args[0]);
    if (v.is<Nowhere>()) return;
    if (!out.is<Nowhere>()) return (void)fail(e, "`one` of several");
    out = std::move(v);
  });
  return out;
}

/// Every item is put before those that it is before, from the end on: what is tied stays as it lies.
Value Meaning::sorting(const Expr& e) {
  const Function before = function(*e.args[0]);
  List sorted;
  for (const Value& x : items(eval(*e.args[1]))) {
    auto at = sorted.end();
    while (!failed() && at != sorted.begin() && is_true(call(before, {x, *(at - 1)}))) --at;
    sorted.insert(at, x);
  }
  if (!failed() && !is_sorted(before, sorted)) {
    process_.raise(
        {"not supported yet: a sort by a comparator that is no strict weak order", "", ErrorKind::kUnsupported});
  }
  return sorted;
}

/// Whether `before` is a strict weak order of the list, and the list in that order: of two items one is before the
/// other exactly where somewhere between them one is before the next.
bool Meaning::is_sorted(const Function& before, const List& list) {
  for (std::size_t i = 0; i < list.size(); ++i) {
    bool is_apart = false;
    for (std::size_t j = i; j < list.size(); ++j) {
      is_apart |= j > i && is_true(call(before, {list[j - 1], list[j]}));
      if (is_true(call(before, {list[j], list[i]})) || is_true(call(before, {list[i], list[j]})) != is_apart)
        return false;
    }
  }
  return true;
}

}  // namespace assay::oracle::interpreter
