#include <algorithm>

#include "oracle/interpreter/meaning.h"

/// Names, operators, conditions, lists, subscripts.
namespace assay::oracle::interpreter {

using spec::Expr;
using spec::ExprKind;
using spec::Operator;

Value Meaning::fail(const Expr& e, const std::string& what) {
  process_.raise({op_.record->mnemonic + " (means): " + what + " at " + std::string(e.at.file) + ":" +
                      std::to_string(e.at.line) + ":" + std::to_string(e.at.column),
                  "", ErrorKind::kInvalid});
  return {};
}

Value Meaning::eval(const Expr& e) {
  if (failed()) return {};
  switch (e.node) {
    case ExprKind::kInteger: return Integer{e.integer};
    case ExprKind::kReal: return e.real;
    case ExprKind::kAny: return Any{};
    case ExprKind::kName: return name(e);
    case ExprKind::kUnary: return unary(e);
    case ExprKind::kBinary: return binary(e);
    case ExprKind::kConditional: return eval(*e.args[is_true(eval(*e.args[0])) ? 1 : 2]);
    case ExprKind::kElse: return otherwise(e);
    case ExprKind::kCall: return call(e);
    case ExprKind::kApply: {
      const Value f = eval(*e.args[0]);
      return f.is<Function>() ? call(*f.as<Function>(), {}) : fail(e, "a call of what is no function");
    }
    case ExprKind::kList: {
      List list;
      for (const Expr* arg : e.args) list.push_back(eval(*arg));
      return list;
    }
    case ExprKind::kComprehension: return comprehension(e);
    case ExprKind::kPlacement: return placement(e);
    case ExprKind::kIndex:
    case ExprKind::kIndexFor: return subscript(e);
    case ExprKind::kRange: return range(e);
    case ExprKind::kColumn: return column(e);
    case ExprKind::kSpread: return eval(*e.args[0]);
    case ExprKind::kAt: return in_process(e);
    default: return fail(e, "an expression that has no value here");
  }
}

// ---- names -----------------------------------------------------------------------------------------

Value Meaning::name(const Expr& e) {
  const spec::Symbol& s = *e.symbol;
  const auto it = std::find_if(bindings_.rbegin(), bindings_.rend(), [&](const auto& b) { return b.first == &s; });
  if (it != bindings_.rend()) return it->second;
  switch (s.scope) {
    case spec::SymbolScope::kSlot: return slot(s.index);
    case spec::SymbolScope::kLocal:
      return s.definition != nullptr ? defined(s) : fail(e, "`" + e.name + "` is not bound");
    case spec::SymbolScope::kDefinition: return Function{.definition = s.definition};
    case spec::SymbolScope::kPrimitive: return Function{.primitive = find_primitive(e.name)};
    case spec::SymbolScope::kEnumMember: return spec::Value::enumerator(s.index);
    case spec::SymbolScope::kClass: return spec::Value::element(static_cast<ElementType>(s.index));
    case spec::SymbolScope::kEnvironment: return environment(static_cast<spec::Environment>(s.index));
    default: return fail(e, "`" + e.name + "` has no value here");
  }
}

Value Meaning::environment(spec::Environment which) const {
  switch (which) {
    case spec::Environment::kNumReplicas: return Integer{process_.grid().replicas};
    case spec::Environment::kNumPartitions: return Integer{process_.grid().partitions};
    case spec::Environment::kReplicaId: return Integer{process_.replica()};
    case spec::Environment::kPartitionId: return Integer{process_.partition()};
    case spec::Environment::kOp: return Function{.primitive = find_primitive(op_.record->facts.op)};
    case spec::Environment::kToken: return std::make_shared<const Whole>(Whole{spec::Type::token(), {}, {}});
    case spec::Environment::kTrue: return truth(true);
    case spec::Environment::kFalse: return truth(false);
  }
  return {};
}

namespace {

struct Members {
  std::size_t first = 0;
  std::size_t count = 0;
};

/// Where the members of a name stand in the flat list of operands, regions or results.
Members members_of(std::span<const int> slots, std::span<const std::uint32_t> groups, int slot) {
  Members out;
  for (std::size_t k = 0; k < slots.size(); ++k) {
    out.count = groups[k];
    if (slots[k] == slot) return out;
    out.first += groups[k];
  }
  return out;
}

}  // namespace

/// A group is a list, what may be absent as well.
Value Meaning::slot(int slot) {
  const spec::Record& record = *op_.record;
  const spec::Declaration& d = record.names[static_cast<std::size_t>(slot)];
  List list;
  if (d.role == spec::Role::kIn) {
    const Members m = members_of(record.operands, bound_.operand_groups, slot);
    for (std::size_t k = 0; k < m.count; ++k) list.push_back(operands_[m.first + k]);
  } else if (d.role == spec::Role::kRegion) {
    const Members m = members_of(record.regions, bound_.region_groups, slot);
    for (std::size_t k = 0; k < m.count; ++k) list.push_back(Function{.region = &op_.regions[m.first + k]});
  } else if (d.role == spec::Role::kOut) {
    const auto position = std::ranges::find(record.results, slot) - record.results.begin();
    for (const WholePtr& v : results_[static_cast<std::size_t>(position)]) list.push_back(v);
  } else {
    return attribute(bound_.instance[slot]);
  }
  return d.dimensions.empty() && list.size() == 1 ? list[0] : list;
}

/// A value of the language of records.
Value Meaning::attribute(const spec::Value& v) {
  switch (v.kind) {
    case spec::ValueKind::kInt:
    case spec::ValueKind::kBool: return Integer{v.number};
    case spec::ValueKind::kReal: return v.real;
    case spec::ValueKind::kLiteral: return tensor_of(v.as_literal());
    case spec::ValueKind::kFunction: return Function{.callee = process_.find(v.as_function().name)};
    case spec::ValueKind::kList: {
      List list;
      for (const spec::Value& item : v.as_list()) list.push_back(attribute(item));
      return list;
    }
    default: return v;
  }
}

/// A name of the `where`. Its value depends on the index alone, not on who asks.
Value Meaning::defined(const spec::Symbol& s) {
  if (const auto it = defined_.find(&s); it != defined_.end()) return it->second;
  const spec::Definition& d = *s.definition;
  if (d.is_function) return Function{.definition = &d};
  const auto rank = std::exchange(rank_, std::nullopt);
  Value value;
  if (d.binders.empty()) {
    value = eval(*d.value);
  } else {
    List list;
    for_each(d.binders, [&] { list.push_back(eval(*d.value)); });
    value = std::move(list);
  }
  rank_ = rank;
  defined_.emplace(&s, value);
  return value;
}

Value Meaning::comprehension(const Expr& e) {
  List list;
  for_each(e.binders, [&] { list.push_back(eval(*e.args[0])); });
  return list;
}

/// Runs `body` for all values of the binders that meet their conditions; the first binder is the outermost loop.
void Meaning::for_each(std::span<const spec::Binder> binders, const std::function<void()>& body) {
  if (binders.empty()) return body();
  const spec::Binder& b = binders[0];
  for (const Value& member : members(b)) {
    if (failed()) return;
    const Scope scope(*this);
    bind(*b.symbol, member);
    if (b.condition == nullptr || is_true(eval(*b.condition))) for_each(binders.subspan(1), body);
  }
}

namespace {

List below(Integer n) {
  List out;
  for (Integer i = 0; i < n; ++i) out.push_back(i);
  return out;
}

/// All indices of a shape, in lexicographic order.
List indices_within(const List& shape) {
  List out{List{}};
  for (const Value& n : shape) {
    List longer;
    for (const Value& index : out)
      for (Value& i : below(number(n).value_or(0))) {
        List next = *index.as<List>();
        next.push_back(std::move(i));
        longer.push_back(std::move(next));
      }
    out = std::move(longer);
  }
  return out;
}

}  // namespace

List Meaning::members(const spec::Binder& b) {
  const Value domain = eval(*b.domain);
  if (failed()) return {};
  switch (b.how) {
    case spec::BinderKind::kBelow: return below(interpreter::number(domain).value_or(0));
    case spec::BinderKind::kWithin: return indices_within(items(domain));
    case spec::BinderKind::kIn: return domain.is<Nowhere>() ? List{} : items(domain);
    case spec::BinderKind::kOver: break;
  }
  const auto* tensor = domain.as<WholePtr>();
  return below(tensor != nullptr ? (*tensor)->type.rank() : static_cast<std::int64_t>(items(domain).size()));
}

// ---- operators -------------------------------------------------------------------------------------

Value Meaning::unary(const Expr& e) {
  const Value a = eval(*e.args[0]);
  if (e.op == Operator::kNot) return truth(!is_true(a));
  const auto type = element_type(a);
  return type ? apply(primitive(PrimitiveId::kNegate), {a}, *type) : combine(Operator::kSubtract, Integer{0}, a);
}

/// `and`, `or`, `=>` see the right side only where it matters: it may mean nothing otherwise.
Value Meaning::binary(const Expr& e) {
  const Expr &left = *e.args[0], &right = *e.args[1];
  switch (e.op) {
    case Operator::kAnd: return truth(is_true(eval(left)) && is_true(eval(right)));
    case Operator::kOr: return truth(is_true(eval(left)) || is_true(eval(right)));
    case Operator::kImplies: return truth(!is_true(eval(left)) || is_true(eval(right)));
    default: return combine(e.op, eval(left), eval(right));
  }
}

Value Meaning::combine(Operator op, const Value& a, const Value& b) {
  if (failed()) return {};
  if (op == Operator::kIn) return truth(contains(b, a));
  if (op == Operator::kNotIn) return truth(!contains(b, a));
  if (is_comparison(op)) return truth(compare(op, a, b));
  if (op == Operator::kJoin) {
    List joined = items(a);
    for (Value& item : items(b)) joined.push_back(std::move(item));
    return joined;
  }
  if (op == Operator::kWithout) {
    List left;
    Integer at = 0;
    for (Value& item : items(a)) {
      if (!contains(items(b), at++)) left.push_back(std::move(item));
    }
    return left;
  }
  return a.is<List>() || b.is<List>() ? lift(op, a, b) : arithmetic(op, a, b);
}

/// An operator of lists is that of their items; a number goes with every item.
Value Meaning::lift(Operator op, const Value& a, const Value& b) {
  const auto *x = a.as<List>(), *y = b.as<List>();
  if (x != nullptr && y != nullptr && x->size() != y->size())
    return fail(*clause_->value, "lists of different lengths");
  List out;
  for (std::size_t k = 0; k < (x != nullptr ? x : y)->size(); ++k)
    out.push_back(combine(op, x != nullptr ? (*x)[k] : a, y != nullptr ? (*y)[k] : b));
  return out;
}

namespace {

Integer floor_quotient(Integer a, Integer b) { return a / b - ((a % b != 0) && ((a < 0) != (b < 0)) ? 1 : 0); }

/// Nowhere survives; there is no quotient by 0, and no exact one where there is a rest.
Value of_integers(Operator op, Integer a, Integer b) {
  const bool divides = op == Operator::kDivide || op == Operator::kRemainder || op == Operator::kExactDivide;
  if (divides && b == 0) return {};
  switch (op) {
    case Operator::kAdd: return a + b;
    case Operator::kSubtract: return a - b;
    case Operator::kMultiply: return a * b;
    case Operator::kDivide: return floor_quotient(a, b);
    case Operator::kRemainder: return a - floor_quotient(a, b) * b;
    case Operator::kExactDivide: return a % b == 0 ? Value(a / b) : Value{};
    default: return {};
  }
}

PrimitiveId primitive_of(Operator op) {
  switch (op) {
    case Operator::kAdd: return PrimitiveId::kAdd;
    case Operator::kSubtract: return PrimitiveId::kSubtract;
    case Operator::kMultiply: return PrimitiveId::kMultiply;
    case Operator::kDivide: return PrimitiveId::kDivide;
    default: return PrimitiveId::kRemainder;
  }
}

/// An element of another type than integers and booleans.
bool is_no_number(const Value& v) { return element_type(v) && !number(v); }

}  // namespace

/// Of elements where both are, or where one is no integer: a number is taken as an element of the other's type. An
/// element of integer type with a number is an index.
Value Meaning::arithmetic(Operator op, const Value& a, const Value& b) {
  if (a.is<Nowhere>() || b.is<Nowhere>()) return {};
  const auto x = element_type(a), y = element_type(b);
  const bool are_elements = (x && y) || is_no_number(a) || is_no_number(b);
  if (are_elements) return apply(primitive(primitive_of(op)), {a, b}, !x || (y && spec::is_complex(*y)) ? *y : *x);
  const auto m = interpreter::number(a), n = interpreter::number(b);
  return m && n ? of_integers(op, *m, *n) : fail(*clause_->value, "arithmetic of what are no numbers");
}

namespace {

bool holds(Operator op, Integer a, Integer b) {
  switch (op) {
    case Operator::kEqual: return a == b;
    case Operator::kLess: return a < b;
    case Operator::kLessEqual: return a <= b;
    case Operator::kGreater: return a > b;
    case Operator::kGreaterEqual: return a >= b;
    default: return false;
  }
}

}  // namespace

/// True of lists where it is true of all items; lists of different lengths are not equal. What is nowhere is equal to
/// nothing, and neither less nor greater.
bool Meaning::compare(Operator op, const Value& a, const Value& b) {
  if (op == Operator::kNotEqual) return !compare(Operator::kEqual, a, b);
  const auto *x = a.as<List>(), *y = b.as<List>();
  if (x == nullptr && y == nullptr) {
    const auto m = interpreter::number(a), n = interpreter::number(b);
    const auto *p = a.as<spec::Value>(), *q = b.as<spec::Value>();
    return m && n ? holds(op, *m, *n) : p != nullptr && q != nullptr && op == Operator::kEqual && spec::equal(*p, *q);
  }
  if (x != nullptr && y != nullptr && x->size() != y->size()) return false;
  if (a.is<Nowhere>() || b.is<Nowhere>()) return false;
  for (std::size_t k = 0; k < (x != nullptr ? x : y)->size(); ++k) {
    if (!compare(op, x != nullptr ? (*x)[k] : a, y != nullptr ? (*y)[k] : b)) return false;
  }
  return true;
}

bool Meaning::contains(const Value& list, const Value& item) {
  return std::ranges::any_of(items(list), [&](const Value& member) { return compare(Operator::kEqual, item, member); });
}

/// `a else b`: b where a is nowhere; of lists, item by item.
Value Meaning::otherwise(const Expr& e) {
  Value a = eval(*e.args[0]);
  if (a.is<Nowhere>()) return eval(*e.args[1]);
  const auto* list = a.as<List>();
  if (list == nullptr || std::ranges::none_of(*list, [](const Value& v) { return v.is<Nowhere>(); })) return a;
  const Value b = eval(*e.args[1]);
  List out = *list;
  for (std::size_t k = 0; k < out.size(); ++k) {
    if (out[k].is<Nowhere>()) out[k] = b.is<List>() ? (*b.as<List>())[k] : b;
  }
  return out;
}

// ---- subscripts ------------------------------------------------------------------------------------

namespace {

bool is_spread(const Expr& e) {
  return e.node == ExprKind::kSpread || (e.node == ExprKind::kAt && is_spread(*e.args[0]));
}

/// Of a tensor, or of the first of a group.
std::size_t rank_of(const Value& v) {
  if (const auto* whole = v.as<WholePtr>())
    return (*whole)->type.is_tensor() ? static_cast<std::size_t>((*whole)->type.rank()) : 0;
  const auto* list = v.as<List>();
  return list != nullptr && !list->empty() ? rank_of((*list)[0]) : 0;
}

}  // namespace

/// `tensor[index]`, `tuple[n]`, `group...[index]`, `list[n]`, `list[list]`.
Value Meaning::subscript(const Expr& e) {
  const Value base = eval(*e.args[0]);
  const auto rank = std::exchange(rank_, rank_of(base));
  const Value at = e.args.size() > 1 ? eval(*e.args[1]) : Value(List{});
  rank_ = rank;
  if (failed()) return {};
  if (const auto* whole = base.as<WholePtr>()) return read(e, *whole, items(at));
  const auto* list = base.as<List>();
  if (list == nullptr) return fail(e, "a subscript of what is neither a tensor nor a list");
  if (!is_spread(*e.args[0])) return item(e, *list, at);
  List out;
  for (const Value& tensor : *list) out.push_back(read(e, *tensor.as<WholePtr>(), items(at)));
  return out;
}

Value Meaning::read(const Expr& e, const WholePtr& whole, const List& index) {
  if (!whole->type.is_tensor()) {
    const auto n = index.size() == 1 ? interpreter::number(index[0]) : std::nullopt;
    const bool is_member = n && *n >= 0 && *n < static_cast<Integer>(whole->members.size());
    return is_member ? Value(whole->members[static_cast<std::size_t>(*n)]) : fail(e, "no such member");
  }
  if (index.size() != static_cast<std::size_t>(whole->type.rank()))
    return fail(e, "an index of another length than the rank");
  const auto n = offset_of(index, whole->type.shape());
  return n ? Value(element_of(*whole, *n)) : Value{};
}

/// Negative numbers count from the end.
Value Meaning::item(const Expr& e, const List& list, const Value& at) {
  if (const auto* many = at.as<List>()) {
    List out;
    for (const Value& one : *many) out.push_back(item(e, list, one));
    return out;
  }
  const auto n = interpreter::number(at);
  const auto size = static_cast<Integer>(list.size());
  if (!n || *n < -size || *n >= size) return fail(e, "an item outside a list of " + std::to_string(list.size()));
  return list[static_cast<std::size_t>(*n < 0 ? *n + size : *n)];
}

Value Meaning::range(const Expr& e) {
  const List list = items(eval(*e.args[0]));
  const auto size = static_cast<Integer>(list.size());
  const auto bound = [&](const Expr* at, Integer missing) {
    const Integer n = at == nullptr ? missing : interpreter::number(eval(*at)).value_or(0);
    return static_cast<std::ptrdiff_t>(std::clamp<Integer>(n < 0 ? n + size : n, 0, size));
  };
  const auto low = bound(e.args[1], 0), high = bound(e.args[2], size);
  return low < high ? List(list.begin() + low, list.begin() + high) : List{};
}

Value Meaning::column(const Expr& e) {
  const Value at = eval(*e.args[1]);
  List out;
  for (const Value& row : items(eval(*e.args[0]))) out.push_back(item(e, items(row), at));
  return out;
}

namespace {

/// A part of a placement: what stands where. Without positions, in what the others leave.
struct EvaluatedPart {
  const spec::Part& part;
  Value value;
  List positions;

  bool is_rest() const { return part.positions == nullptr; }
  std::size_t values() const { return value.is<List>() ? value.as<List>()->size() : 1; }
  const Value& of_place(std::size_t n) const { return value.is<List>() ? (*value.as<List>())[n] : value; }
};

using Places = std::vector<std::optional<Value>>;

/// False where the values and the positions do not match, or a position is taken or outside.
bool put(const EvaluatedPart& p, Places& places) {
  const auto length = static_cast<Integer>(places.size());
  if (p.value.is<List>() && p.values() != p.positions.size()) return false;
  for (std::size_t n = 0; n < p.positions.size(); ++n) {
    const auto at = number(p.positions[n]);
    if (p.part.or_beyond && at == length) continue;
    if (!at || *at < 0 || *at >= length || places[static_cast<std::size_t>(*at)]) return false;
    places[static_cast<std::size_t>(*at)] = p.of_place(n);
  }
  return true;
}

/// False where there are fewer or more values than free places.
bool put_elsewhere(const EvaluatedPart& p, Places& places) {
  const auto free = static_cast<std::size_t>(std::ranges::count_if(places, [](const auto& place) { return !place; }));
  if (p.value.is<List>() && p.values() != free) return false;
  std::size_t next = 0;
  for (auto& place : places) {
    if (!place) place = p.of_place(next++);
  }
  return true;
}

}  // namespace

/// `[b at positions, k at position or beyond, 0 elsewhere over x]`: every part at its positions, and in what they leave
/// what stands elsewhere. The length is that of `over`, else of the parts, else the rank of what is subscripted.
Value Meaning::placement(const Expr& e) {
  std::vector<EvaluatedPart> parts;
  std::size_t length = 0, whole = rank_.value_or(0);
  bool is_open = false, reaches_beyond = false;
  for (const spec::Part& p : e.parts) {
    const EvaluatedPart& made = parts.emplace_back(p, eval(*p.value), p.positions ? items(eval(*p.positions)) : List{});
    const Value over = p.over != nullptr ? eval(*p.over) : Value{};
    if (p.over != nullptr) whole = over.is<WholePtr>() ? rank_of(over) : items(over).size();
    is_open |= made.is_rest() && (p.over != nullptr || !made.value.is<List>());
    length += made.is_rest() ? made.values() : made.positions.size();
    reaches_beyond |= p.or_beyond;
  }
  if (failed()) return {};
  Places places(is_open ? whole : reaches_beyond && rank_ ? std::min(length, whole) : length);
  for (const EvaluatedPart& p : parts) {
    if (!p.is_rest() && !put(p, places)) return fail(e, "a part that does not fit its positions");
  }
  for (const EvaluatedPart& p : parts) {
    if (p.is_rest() && !put_elsewhere(p, places)) return fail(e, "a part that does not fit what is left");
  }
  List out;
  for (auto& place : places) out.push_back(place ? std::move(*place) : Value{});
  return out;
}

/// `operand@q`, `operands[k]@q`: what another process has there.
Value Meaning::in_process(const Expr& e) {
  const Expr* what = e.args[0];
  while (what->node == ExprKind::kSpread) what = what->args[0];
  const bool is_member = what->node == ExprKind::kIndex;
  const Expr& named = is_member ? *what->args[0] : *what;
  if (named.node != ExprKind::kName || named.symbol->scope != spec::SymbolScope::kSlot)
    return fail(e, "only an operand has a value in another process");
  const Integer member = is_member ? interpreter::number(eval(*what->args[1])).value_or(0) : 0;
  const auto process = interpreter::number(eval(*e.args[1]));
  if (!process) return fail(e, "a process that is nowhere");
  const std::size_t operand = members_of(op_.record->operands, bound_.operand_groups, named.symbol->index).first +
                              static_cast<std::size_t>(member);
  WholePtr value = process_.remote(*process, operand);
  return failed() ? Value{} : Value(std::move(value));
}

}  // namespace assay::oracle::interpreter
