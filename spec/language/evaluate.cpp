#include "spec/language/evaluate.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "spec/language/call_builtin.h"
#include "spec/language/code.h"
#include "spec/language/compare.h"

namespace assay::spec {
namespace {

/// A list that grows in an arena.
class ListBuilder {
 public:
  ListBuilder(Arena& arena, std::size_t expected) : arena_(arena), items_(arena.array<Value>(expected)) {}

  void add(const Value& v) {
    if (size_ == items_.size()) grow(std::max<std::size_t>(8, 2 * size_));
    items_[size_++] = v;
  }
  void add_all(std::span<const Value> values) {
    for (const Value& v : values) add(v);
  }
  Value list() const { return Value::list(items_.first(size_)); }

 private:
  void grow(std::size_t n) {
    const auto larger = arena_.array<Value>(n);
    std::copy_n(items_.begin(), size_, larger.begin());
    items_ = larger;
  }

  Arena& arena_;
  std::span<Value> items_;
  std::size_t size_ = 0;
};

constexpr std::size_t kMaxItems = 1 << 20;  ///< of a binder: more is no list but a mistake

Value real_arithmetic(Operator op, double a, double b) {
  switch (op) {
    case Operator::kAdd: return Value::of_real(a + b);
    case Operator::kSubtract: return Value::of_real(a - b);
    case Operator::kMultiply: return Value::of_real(a * b);
    case Operator::kDivide: return b == 0 ? Value::undefined() : Value::of_real(a / b);
    default: return Value::undefined();
  }
}

Value integer_arithmetic(Operator op, std::int64_t a, std::int64_t b) {
  std::int64_t result = 0;
  switch (op) {
    case Operator::kAdd: return __builtin_add_overflow(a, b, &result) ? Value::undefined() : Value::integer(result);
    case Operator::kSubtract:
      return __builtin_sub_overflow(a, b, &result) ? Value::undefined() : Value::integer(result);
    case Operator::kMultiply:
      return __builtin_mul_overflow(a, b, &result) ? Value::undefined() : Value::integer(result);
    case Operator::kDivide: return quotient(a, b);
    case Operator::kRemainder: return remainder(a, b);
    case Operator::kExactDivide: return b != 0 && remainder(a, b).number == 0 ? quotient(a, b) : Value::undefined();
    default: return Value::undefined();
  }
}

Value arithmetic(Operator op, const Value& a, const Value& b, Arena& arena) {
  if (a.kind == ValueKind::kInt && b.kind == ValueKind::kInt) return integer_arithmetic(op, a.number, b.number);
  if (is_unknown(a) || is_unknown(b)) return Value::undefined();
  if (!a.is_list() && !b.is_list()) {
    const bool are_numbers = (a.kind == ValueKind::kInt || a.kind == ValueKind::kReal) &&
                             (b.kind == ValueKind::kInt || b.kind == ValueKind::kReal);
    return are_numbers ? real_arithmetic(op, as_real(a), as_real(b)) : Value::undefined();
  }
  if (a.is_list() && b.is_list() && a.size != b.size) return Value::undefined();
  const auto n = a.is_list() ? a.size : b.size;
  auto items = arena.array<Value>(n);
  for (std::uint32_t i = 0; i < n; ++i) {
    items[i] = arithmetic(op, a.is_list() ? a.items[i] : a, b.is_list() ? b.items[i] : b, arena);
  }
  return Value::list(items);
}

Value negate(const Value& v, Arena& arena) {
  if (v.kind == ValueKind::kReal) return Value::of_real(-v.real);
  return arithmetic(Operator::kSubtract, Value::integer(0), v, arena);
}

Value join(const Value& a, const Value& b, Arena& arena) {
  if (is_unknown(a) || is_unknown(b)) return Value::undefined();
  ListBuilder list(arena, (a.is_list() ? a.size : 1) + (b.is_list() ? b.size : 1));
  for (const Value* v : {&a, &b}) v->is_list() ? list.add_all(v->as_list()) : list.add(*v);
  return list.list();
}

/// The items of a list at positions that are not listed.
Value without(const Value& a, const Value& positions, Arena& arena) {
  if (!a.is_list() || is_unknown(positions)) return Value::undefined();
  ListBuilder list(arena, a.size);
  for (std::uint32_t i = 0; i < a.size; ++i) {
    const Value at = Value::integer(i);
    const Truth gone = compare(positions.is_list() ? Operator::kIn : Operator::kEqual, at, positions);
    if (gone == Truth::kUndefined) return Value::undefined();
    if (gone == Truth::kFalse) list.add(a.items[i]);
  }
  return list.list();
}

class Evaluator {
 public:
  Evaluator(const Instance& instance, Frame& frame, Arena& arena) : instance_(instance), frame_(frame), arena_(arena) {}

  /// Most nodes are names and numbers: they are told without a call.
  Value value(const Code& e) {
    if (e.extra == nullptr) {
      if (e.node == ExprKind::kInteger) return Value::integer(e.integer);
      if (e.node == ExprKind::kName && e.scope == SymbolScope::kSlot) return instance_[e.index];
      if (e.node == ExprKind::kName && e.scope == SymbolScope::kLocal) return local(e.index);
    }
    return compound(e);
  }

  Value items(const CodeBinder& b) {
    const Value domain = value(*b.domain);
    if (b.how == BinderKind::kIn) return domain.is_list() ? domain : Value::undefined();
    if (b.how == BinderKind::kWithin) return all_indices(domain);
    const auto n = count(b.how, domain);
    return n < 0 ? Value::undefined() : Value::range(arena_, n);
  }

 private:
  [[gnu::noinline]] Value compound(const Code& e) {
    if (e.extra) define(e.extra->where);
    switch (e.node) {
      case ExprKind::kInteger: return Value::integer(e.integer);
      case ExprKind::kReal: return Value::of_real(e.real);
      case ExprKind::kString: return Value::string(*e.text);
      case ExprKind::kName: return name(e);
      case ExprKind::kUnary: return unary(e);
      case ExprKind::kBinary: return binary(e);
      case ExprKind::kConditional: return conditional(e);
      case ExprKind::kElse: {
        const Value v = value(e.arg(0));
        return v.is_undefined() ? value(e.arg(1)) : v;
      }
      case ExprKind::kIs: return value_of(is_in(value(e.arg(0)), e.elements));
      case ExprKind::kCall: return call(e);
      case ExprKind::kList: return list(e);
      case ExprKind::kComprehension: return collect(binders(e), e.arg(0));
      case ExprKind::kForAll: return value_of(for_all(e));
      case ExprKind::kPlacement: return placement(e);
      case ExprKind::kIndex:
      case ExprKind::kIndexFor: return e.arity < 2 ? value(e.arg(0)) : member(value(e.arg(0)), value(e.arg(1)));
      case ExprKind::kRange: return range(e);
      case ExprKind::kColumn: return column(e);
      case ExprKind::kSpread: return value(e.arg(0));
      case ExprKind::kTensorType: return tensor_type(e);
      case ExprKind::kTokenType: return Value::type(Type::token());
      case ExprKind::kWitnessType: return Value::type(Type::witness());
      case ExprKind::kTupleType: return type_of_members(e, Type::tuple);
      case ExprKind::kFutureType: return type_of_members(e, Type::future);
      case ExprKind::kComplexType: return complex_of(value(e.arg(0)));
      case ExprKind::kSignature: return signature(e);
      case ExprKind::kApply:
      case ExprKind::kAt:
      case ExprKind::kAny: break;
    }
    return Value::undefined();
  }

  /// Most positions are numbers within the list.
  Value member(const Value& list, const Value& at) {
    const bool is_within =
        list.is_list() && at.kind == ValueKind::kInt && at.number >= 0 && at.number < std::int64_t{list.size};
    return is_within ? list.items[at.number] : item(list, at, arena_);
  }

  // ---- names -----------------------------------------------------------------------------------

  Value name(const Code& e) {
    switch (e.scope) {
      case SymbolScope::kSlot: return instance_[e.index];
      case SymbolScope::kLocal: return local(e.index);
      case SymbolScope::kEnumMember: return Value::enumerator(e.index);
      case SymbolScope::kClass: return Value::element(static_cast<ElementType>(e.index));
      case SymbolScope::kEnvironment: return environment(static_cast<Environment>(e.index));
      default: return Value::undefined();
    }
  }

  /// Undefined in an unknown grid.
  static Value size_of_grid(std::int64_t n) { return n == 0 ? Value::undefined() : Value::integer(n); }

  Value environment(Environment which) const {
    switch (which) {
      case Environment::kNumReplicas: return size_of_grid(instance_.grid.replicas);
      case Environment::kNumPartitions: return size_of_grid(instance_.grid.partitions);
      case Environment::kOwnName: return Value::string(instance_.record->mnemonic);
      case Environment::kTrue: return Value::boolean(true);
      case Environment::kFalse: return Value::boolean(false);
      default: return Value::undefined();
    }
  }

  Value& local(std::int16_t index) { return frame_.locals[static_cast<std::size_t>(index)]; }

  void define(std::span<const CodeDefinition> definitions) {
    for (const CodeDefinition& d : definitions)
      local(d.local) = d.binders.empty() ? value(*d.value) : collect(d.binders, *d.value);
  }

  // ---- operators -------------------------------------------------------------------------------

  /// Most conditions are comparisons: of them no value is made.
  Truth test(const Code& e) {
    const bool compares = e.node == ExprKind::kBinary && e.extra == nullptr && is_comparison(e.op);
    return compares ? compare(e) : truth(value(e));
  }

  Truth compare(const Code& e) {
    const Code& left = e.arg(0);
    const Code& right = e.arg(1);
    if (right.node == ExprKind::kSignature && e.op == Operator::kEqual) return equals_signature(value(left), right);
    return spec::compare(e.op, value(left), value(right), left.zips && right.zips);
  }

  Value unary(const Code& e) {
    if (e.op == Operator::kNot) return value_of(negated(test(e.arg(0))));
    return negate(value(e.arg(0)), arena_);
  }

  Value binary(const Code& e) {
    const Code& left = e.arg(0);
    const Code& right = e.arg(1);
    switch (e.op) {
      case Operator::kAnd: {
        const Truth a = test(left);
        const Truth all = a == Truth::kFalse ? a : both(a, test(right));
        return value_of(all == Truth::kUndefined && links_equals(left, right) ? equals_throughout(e) : all);
      }
      case Operator::kOr: {
        const Truth a = test(left);
        return value_of(a == Truth::kTrue ? a : either(a, test(right)));
      }
      case Operator::kImplies: {
        const Truth a = test(left);
        return value_of(a == Truth::kFalse ? Truth::kTrue : either(negated(a), test(right)));
      }
      case Operator::kJoin: return join(value(left), value(right), arena_);
      case Operator::kWithout: return without(value(left), value(right), arena_);
      default: return is_comparison(e.op) ? value_of(compare(e)) : arithmetic(e.op, value(left), value(right), arena_);
    }
  }

  // What is not known keeps neighbours of a chain `a = b = c` apart; a and c may differ all the same.

  static bool is_equality(const Code& e) {
    return e.node == ExprKind::kBinary && e.op == Operator::kEqual && e.extra == nullptr;
  }
  static bool is_and(const Code& e) {
    return e.node == ExprKind::kBinary && e.op == Operator::kAnd && e.extra == nullptr;
  }
  static bool is_same(const Code& a, const Code& b) {
    return a.node == b.node && a.op == b.op && a.scope == b.scope && a.index == b.index && a.arity == b.arity &&
           a.integer == b.integer && a.extra == nullptr && b.extra == nullptr &&
           std::ranges::equal(a.args(), b.args(), is_same);
  }
  /// `left and right` are `... = b and b = c`.
  static bool links_equals(const Code& left, const Code& right) {
    const Code& last = is_and(left) ? left.arg(1) : left;
    return is_equality(right) && is_equality(last) && is_same(last.arg(1), right.arg(0));
  }

  /// Of a chain, or of its end: no two of its members are known to differ.
  Truth equals_throughout(const Code& chain) {
    std::vector<std::pair<Value, bool>> members;
    const Code* rest = &chain;
    const auto add = [&](const Code& e) { members.emplace_back(value(e), e.zips); };
    for (; is_and(*rest) && links_equals(rest->arg(0), rest->arg(1)); rest = &rest->arg(0)) add(rest->arg(1).arg(1));
    if (is_and(*rest)) rest = &rest->arg(1);
    add(rest->arg(1)), add(rest->arg(0));
    Truth all = Truth::kUndefined;
    for (std::size_t i = 0; i < members.size(); ++i)
      for (std::size_t j = i + 1; j < members.size(); ++j)
        all = both(all, spec::compare(Operator::kEqual, members[i].first, members[j].first,
                                      members[i].second && members[j].second));
    return all;
  }

  Value conditional(const Code& e) {
    const Truth t = test(e.arg(0));
    return t == Truth::kUndefined ? Value::undefined() : value(e.arg(t == Truth::kTrue ? 1 : 2));
  }

  /// Quantized types are judged by laws of their own.
  static Truth is_in(const Value& v, ElementSet elements) {
    if (v.is_list()) {
      Truth all = Truth::kTrue;
      for (const Value& x : v.as_list()) all = both(all, is_in(x, elements));
      return all;
    }
    if (v.kind == ValueKind::kElement) return truth_of((elements & set_of(v.as_element())) != 0);
    if (v.kind == ValueKind::kLiteral) return is_in(Value::type(v.as_literal().type), elements);
    if (v.kind != ValueKind::kType) return Truth::kUndefined;
    const Type t = v.as_type();
    return truth_of(t.is_tensor() && (t.is_quantized() || (elements & set_of(t.element())) != 0));
  }

  // ---- calls -----------------------------------------------------------------------------------

  Value call(const Code& e) {
    if (e.scope == SymbolScope::kBuiltin) return call_of_builtin(e, static_cast<Builtin>(e.index));
    const bool is_defined = e.definition != nullptr && e.definition->is_function;
    return is_defined ? call_of_definition(e, *e.definition) : Value::undefined();
  }

  Value call_of_builtin(const Code& e, Builtin f) {
    if (f == Builtin::kOne) return the_one(e);
    if (f == Builtin::kValues) return held(e.arg(0));
    std::array<Value, 4> args;
    if (e.arity > args.size()) return Value::undefined();
    if (has_binders(e)) {
      args[0] = collect(e.extra->binders, e.args().back());
      return e.arity == 1 ? call_builtin(builtin(f), std::span(args).first(1), 0, arena_) : Value::undefined();
    }
    unsigned spread = 0;
    for (std::size_t i = 0; i < e.arity; ++i) {
      args[i] = value(e.arg(i));
      spread |= static_cast<unsigned>(e.arg(i).node == ExprKind::kSpread) << i;
    }
    return call_builtin(builtin(f), std::span(args).first(e.arity), spread, arena_);
  }

  /// What is known of the values that an operand holds.
  Value held(const Code& operand) const {
    const bool is_slot = operand.node == ExprKind::kName && operand.scope == SymbolScope::kSlot;
    const auto slot = static_cast<std::size_t>(operand.index);
    return is_slot && slot < instance_.held.size() ? instance_.held[slot] : Value::undefined();
  }

  /// A function of the prelude sees its parameters; a local one its surroundings too.
  Value call_of_definition(const Code& e, const Definition& d) {
    if (++depth_ > kMaxDepth) return Value::undefined();
    Frame& inner = arena_.array<Frame>(1)[0];
    if (e.scope != SymbolScope::kDefinition) inner = frame_;
    for (std::size_t i = 0; i < d.parameter_symbols.size(); ++i) inner[*d.parameter_symbols[i]] = value(e.arg(i));
    Evaluator body(instance_, inner, arena_);
    body.depth_ = depth_;
    const Value result = body.value(code_of(*d.value));
    --depth_;
    return result;
  }

  Value the_one(const Code& e) {
    if (!has_binders(e)) return Value::undefined();
    const Value all = collect(e.extra->binders, e.arg(0));
    return all.is_list() && all.size == 1 ? all.items[0] : Value::undefined();
  }

  // ---- binders ---------------------------------------------------------------------------------

  static bool has_binders(const Code& e) { return e.extra && !e.extra->binders.empty(); }
  static std::span<const CodeBinder> binders(const Code& e) {
    return has_binders(e) ? e.extra->binders : std::span<const CodeBinder>();
  }

  static std::int64_t count(BinderKind how, const Value& domain) {
    if (how == BinderKind::kBelow)
      return domain.kind == ValueKind::kInt && domain.number <= std::int64_t{kMaxItems}
                 ? std::max<std::int64_t>(0, domain.number)
                 : -1;
    if (domain.is_list()) return domain.size;
    return domain.kind == ValueKind::kType && domain.as_type().is_tensor() ? domain.as_type().rank() : -1;
  }

  Value all_indices(const Value& shape) {
    if (!shape.is_list()) return Value::undefined();
    std::size_t total = 1;
    for (const Value& n : shape.as_list()) {
      if (n.kind != ValueKind::kInt || n.number < 0 || n.number > std::int64_t{kMaxItems}) return Value::undefined();
      total *= static_cast<std::size_t>(n.number);
      if (total > kMaxItems) return Value::undefined();
    }
    auto indices = arena_.array<Value>(total);
    for (std::size_t i = 0; i < total; ++i) indices[i] = index_at(i, shape.as_list());
    return Value::list(indices);
  }

  Value index_at(std::size_t i, std::span<const Value> shape) {
    auto index = arena_.array<Value>(shape.size());
    for (auto d = shape.size(); d-- > 0;) {
      const auto n = static_cast<std::size_t>(shape[d].number);
      index[d] = Value::integer(static_cast<std::int64_t>(i % n));
      i /= n;
    }
    return Value::list(index);
  }

  /// Calls `visit` with the names of the binders bound, in order, until it returns false.
  /// False as well where a domain or condition is undefined.
  template <class Visit> bool each(std::span<const CodeBinder> binders, Visit&& visit) {
    if (binders.empty()) return visit();
    const CodeBinder& b = binders[0];
    const auto one = [&](const Value& v) {
      local(b.local) = v;
      if (b.condition != nullptr) {
        const Truth t = test(*b.condition);
        if (t != Truth::kTrue) return t == Truth::kFalse;
      }
      return each(binders.subspan(1), visit);
    };
    if (b.how == BinderKind::kIn || b.how == BinderKind::kWithin) {
      const Value all = items(b);
      return all.is_list() && std::ranges::all_of(all.as_list(), one);
    }
    const auto n = count(b.how, value(*b.domain));
    for (std::int64_t i = 0; i < n; ++i) {
      if (!one(Value::integer(i))) return false;
    }
    return n >= 0;
  }

  Value collect(std::span<const CodeBinder> binders, const Code& e) {
    ListBuilder list(arena_, 8);
    const bool is_defined = each(binders, [&] {
      list.add(value(e));
      return true;
    });
    return is_defined ? list.list() : Value::undefined();
  }

  Truth for_all(const Code& e) {
    Truth all = Truth::kTrue;
    const bool is_defined = each(binders(e), [&] {
      all = both(all, test(e.arg(0)));
      return all != Truth::kFalse;
    });
    return is_defined || all == Truth::kFalse ? all : Truth::kUndefined;
  }

  // ---- lists -----------------------------------------------------------------------------------

  /// Values of `args`, members of `x...` one by one. False where one is undefined and must not be.
  bool splice(std::span<const Code> args, ListBuilder& list) {
    for (const Code& arg : args) {
      const Value v = value(arg);
      if (arg.zips && v.is_list()) {
        list.add_all(v.as_list());
      } else if (arg.zips) {
        return false;
      } else {
        list.add(v);
      }
    }
    return true;
  }

  Value list(const Code& e) {
    ListBuilder list(arena_, e.arity);
    return splice(e.args(), list) ? list.list() : Value::undefined();
  }

  Value range(const Code& e) {
    const Value base = value(e.arg(0));
    if (!base.is_list()) return Value::undefined();
    const auto n = static_cast<std::int64_t>(base.size);
    const auto bound = [&](const Code& at, std::int64_t otherwise) -> std::int64_t {
      if (at.is_missing) return otherwise;
      const Value v = value(at);
      if (v.kind != ValueKind::kInt) return -1;
      return v.number < 0 ? v.number + n : v.number;
    };
    const auto low = bound(e.arg(1), 0), high = bound(e.arg(2), n);
    if (low < 0 || high < low || high > n) return Value::undefined();
    return Value::list(base.as_list().subspan(static_cast<std::size_t>(low), static_cast<std::size_t>(high - low)));
  }

  Value column(const Code& e) {
    const Value rows = value(e.arg(0));
    const Value at = value(e.arg(1));
    if (!rows.is_list()) return Value::undefined();
    return Value::list_of(arena_, rows.as_list(), [&](const Value& row) { return item(row, at, arena_); });
  }

  // ---- placements ------------------------------------------------------------------------------

  using Parts = std::span<const CodePart>;

  static std::size_t length(const Value& v) { return v.is_list() ? v.size : 1; }

  /// How many places the list has: as many as the parts ask for, or the rank of `elsewhere over x`.
  std::int64_t places(Parts parts, std::span<const Value> values, std::span<const Value> positions) {
    std::size_t total = 0, beyond = parts.size();
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const CodePart& part = parts[i];
      if (part.over != nullptr) return count(BinderKind::kOver, value(*part.over));
      if (part.or_beyond) {
        beyond = std::min(beyond, i);
      } else if (part.positions != nullptr) {
        total += length(positions[i]);
      } else if (!values[i].is_list()) {
        return -1;
      } else {
        total += values[i].size;
      }
    }
    const auto others = static_cast<std::int64_t>(total);
    if (beyond == parts.size()) return others;
    for (std::size_t i = beyond; i < parts.size(); ++i)
      if (parts[i].or_beyond && positions[i].number != others) return others + 1;
    // At the rank of all others the part stands as the last place, unless it is 1 (or 0, in an index), which may also
    // stand beyond: the shorter list is meant.
    return values[beyond].kind == ValueKind::kInt && values[beyond].number <= 1 ? others : others + 1;
  }

  Value placement(const Code& e) {
    const Parts parts = e.extra ? e.extra->parts : Parts();
    const auto values = arena_.array<Value>(parts.size()), positions = arena_.array<Value>(parts.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const CodePart& part = parts[i];
      values[i] = value(*part.value);
      positions[i] = part.positions ? value(*part.positions) : Value::list({});
      if (is_unknown(values[i]) || is_unknown(positions[i])) return Value::undefined();
    }
    const auto n = places(parts, values, positions);
    if (n < 0) return Value::undefined();
    auto items = arena_.array<Value>(static_cast<std::size_t>(n));
    std::ranges::fill(items, Value::undefined());
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (parts[i].positions != nullptr && !put(items, parts[i], values[i], positions[i])) return Value::undefined();
    }
    return fill_elsewhere(parts, items, values) ? Value::list(items) : Value::undefined();
  }

  static bool put(std::span<Value> items, const CodePart& part, const Value& v, const Value& at) {
    if (v.is_list() && length(at) != v.size) return false;
    for (std::uint32_t k = 0; k < length(at); ++k) {
      const Value& p = at.is_list() ? at.items[k] : at;
      if (p.kind != ValueKind::kInt || p.number < 0) return false;
      const auto i = static_cast<std::size_t>(p.number);
      if (i == items.size() && part.or_beyond) continue;
      if (i >= items.size() || !items[i].is_undefined()) return false;
      items[i] = v.is_list() ? v.items[k] : v;
      if (items[i].is_undefined()) return false;
    }
    return true;
  }

  static bool fill_elsewhere(Parts parts, std::span<Value> items, std::span<const Value> values) {
    std::size_t part = 0, used = 0;
    const auto is_placed = [&](std::size_t i) { return parts[i].positions != nullptr; };
    while (part < parts.size() && is_placed(part)) ++part;
    for (Value& place : items) {
      if (!place.is_undefined()) continue;
      if (part == parts.size()) return false;
      const Value& v = values[part];
      if (v.is_list() && used == v.size) return false;
      place = v.is_list() ? v.items[used] : v;
      ++used;
    }
    return part == parts.size() || !values[part].is_list() || used == values[part].size;
  }

  // ---- types -----------------------------------------------------------------------------------

  Value tensor_type(const Code& e) {
    const Value shape = e.arg(0).is_missing ? Value::list(std::span<const Value>{}) : value(e.arg(0));
    const Value element = value(e.arg(1));
    if (!shape.is_list() || is_unknown(element)) return Value::undefined();
    if (!element.is_list()) return spec::tensor_type(shape.as_list(), element);
    return Value::list_of(arena_, element.as_list(),
                          [&](const Value& x) { return spec::tensor_type(shape.as_list(), x); });
  }

  static Value complex_of(const Value& v) {
    const auto type = v.kind == ValueKind::kElement ? complex_type(v.as_element()) : std::nullopt;
    return type ? Value::element(*type) : Value::undefined();
  }

  /// The types of a list of expressions; false where one is none.
  bool types_of(std::span<const Code> args, ListBuilder& types) {
    if (!splice(args, types)) return false;
    return std::ranges::all_of(types.list().as_list(), [](const Value& v) { return v.kind == ValueKind::kType; });
  }

  std::span<const Type> as_types(const Value& list) {
    const auto types = arena_.array<Type>(list.size);
    std::ranges::transform(list.as_list(), types.begin(), [](const Value& v) { return v.as_type(); });
    return types;
  }

  Value type_of_members(const Code& e, Type (*make)(std::span<const Type>)) {
    ListBuilder types(arena_, e.arity);
    return types_of(e.args(), types) ? Value::type(make(as_types(types.list()))) : Value::undefined();
  }

  Value signature(const Code& e) {
    const auto args = e.args();
    const auto n = static_cast<std::size_t>(e.integer);
    ListBuilder inputs(arena_, n), outputs(arena_, args.size() - n);
    if (!types_of(args.first(n), inputs) || !types_of(args.subspan(n), outputs)) return Value::undefined();
    const SignatureView made(as_types(inputs.list()), as_types(outputs.list()));
    return Value::signature(arena_.copy(std::span(&made, 1)).data());
  }

  /// `type(f) = (...) -> (...)` without making the signature.
  Truth equals_signature(const Value& left, const Code& right) {
    const auto args = right.args();
    const auto n = static_cast<std::size_t>(right.integer);
    if (left.kind != ValueKind::kSignature) return Truth::kUndefined;
    return both(equals_types(left.as_signature().inputs, args.first(n)),
                equals_types(left.as_signature().outputs, args.subspan(n)));
  }

  Truth equals_types(std::span<const Type> types, std::span<const Code> args) {
    ListBuilder wanted(arena_, args.size());
    if (!splice(args, wanted)) return Truth::kUndefined;
    const auto list = wanted.list().as_list();
    if (list.size() != types.size()) return Truth::kFalse;
    Truth all = Truth::kTrue;
    for (std::size_t i = 0; i < types.size(); ++i) {
      all = both(all, list[i].kind == ValueKind::kType ? equal_types(types[i], list[i].as_type()) : Truth::kUndefined);
    }
    return all;
  }

  static constexpr int kMaxDepth = 100;

  const Instance& instance_;
  Frame& frame_;
  Arena& arena_;
  int depth_ = 0;
};

}  // namespace

Value evaluate(const Expr& e, const Instance& instance, Frame& frame, Arena& arena) {
  return evaluate(code_of(e), instance, frame, arena);
}

Value evaluate(const Code& e, const Instance& instance, Frame& frame, Arena& arena) {
  return Evaluator(instance, frame, arena).value(e);
}

Value tensor_type(std::span<const Value> shape, const Value& element) {
  constexpr std::size_t kMaxRank = 64;
  std::array<std::int64_t, kMaxRank> dims;
  if (shape.size() > kMaxRank) return Value::undefined();
  std::int64_t elements = 1;
  for (std::size_t d = 0; d < shape.size(); ++d) {
    const bool is_dim = shape[d].kind == ValueKind::kInt && shape[d].number >= 0;
    if (!is_dim || __builtin_mul_overflow(elements, std::max<std::int64_t>(1, shape[d].number), &elements))
      return Value::undefined();
    dims[d] = shape[d].number;
  }
  const auto used = std::span(dims).first(shape.size());
  if (element.kind == ValueKind::kElement) return Value::type(Type::tensor(used, element.as_element()));
  if (element.kind != ValueKind::kType || !element.as_type().is_tensor()) return Value::undefined();
  TypeData quantized = element.as_type().content();
  quantized.shape.assign(used.begin(), used.end());
  return Value::type(Type::intern(std::move(quantized)));
}

Value binder_items(const Binder& binder, const Instance& instance, Frame& frame, Arena& arena) {
  return Evaluator(instance, frame, arena).items({binder.how, 0, &code_of(*binder.domain), nullptr});
}

}  // namespace assay::spec
