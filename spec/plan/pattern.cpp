#include "spec/plan/pattern.h"

#include <algorithm>

#include "spec/language/call_builtin.h"

namespace assay::spec {
namespace {

bool is_join(const Expr& e) { return e.node == ExprKind::kBinary && e.op == Operator::kJoin; }
bool is_product(const Expr& e) { return e.node == ExprKind::kBinary && e.op == Operator::kMultiply; }

void collect_parts(const Expr& e, Parts& parts) {
  if (is_join(e)) {
    collect_parts(*e.args[0], parts);
    collect_parts(*e.args[1], parts);
    return;
  }
  assert(parts.count < kMostParts);
  parts.at[parts.count++] = &e;
}

/// A pattern that stands for several types: `T...`, `tensor<F...>`. Null for a single type.
const Expr* spread_of(const Expr& pattern) {
  if (pattern.node == ExprKind::kSpread) return pattern.args[0];
  if (pattern.node != ExprKind::kTensorType || pattern.args[1] == nullptr) return nullptr;
  return pattern.args[1]->node == ExprKind::kSpread ? pattern.args[1]->args[0] : nullptr;
}

/// Members of a list; -1 where it is none.
std::int64_t size_or_unknown(const Value& v) { return v.is_list() ? std::int64_t{v.size} : -1; }

/// Equal in what is defined.
bool agree(const Value& a, const Value& b) {
  if (a.is_undefined()) return true;
  return a.is_list() && b.is_list() ? std::ranges::equal(a.as_list(), b.as_list(), agree) : equal(a, b);
}

bool is_tensor(Type t) { return t && t.is_tensor(); }

}  // namespace

Value Pattern::element(Type type) const {
  return sees_expressed_ && type.is_quantized() ? Value::element(type.quantization()->expressed) : element_of(type);
}

Parts parts_of_join(const Expr& e) {
  Parts parts;
  collect_parts(e, parts);
  return parts;
}

Value Pattern::known(const Expr& e) {
  auto v = reading_.value(e);
  if (v.is_undefined() && splitter_ && splitter_->demand(e)) v = reading_.value(e);
  return v;
}

bool Pattern::match(const Expr& e, const Value& value) {
  if (const int slot = slot_of(e); slot >= 0) return match_name(slot, value);
  switch (e.node) {
    case ExprKind::kIndex: {
      const auto k = known(*e.args[1]);
      return k.kind == ValueKind::kInt && match_member(*e.args[0], k.as_int(), value);
    }
    case ExprKind::kTensorType: return value.kind == ValueKind::kType && match_tensor(e, value.as_type());
    case ExprKind::kTupleType:
    case ExprKind::kFutureType: {
      const TypeKind kind = e.node == ExprKind::kTupleType ? TypeKind::kTuple : TypeKind::kFuture;
      if (value.kind != ValueKind::kType || value.as_type().kind() != kind) return false;
      return match_types(e.args, value.as_type().members());
    }
    case ExprKind::kComplexType:
      return value.kind == ValueKind::kElement && is_complex(value.as_element()) &&
             match(*e.args[0], Value::element(real_type(value.as_element())));
    case ExprKind::kSignature: {
      if (value.kind != ValueKind::kSignature) return false;
      const std::span<const Expr* const> patterns(e.args);
      const auto inputs = static_cast<std::size_t>(e.integer);
      return match_types(patterns.first(inputs), value.as_signature().inputs) &&
             match_types(patterns.subspan(inputs), value.as_signature().outputs);
    }
    case ExprKind::kAny: return true;
    case ExprKind::kConditional: return match_conditional(e, value);
    case ExprKind::kPlacement: return value.is_list() && match_placement(e, value.as_list());
    case ExprKind::kList: return value.is_list() && match_list(e, value.as_list());
    case ExprKind::kBinary:
      if (is_join(e)) return value.is_list() && match_join(e, value.as_list());
      if (is_product(e) && value.kind == ValueKind::kInt) return match_product(e, value.as_int());
      return match_computed(e, value);
    default: return match_computed(e, value);
  }
}

bool Pattern::may_match(const Expr& e, const Value& value) {
  if (e.node == ExprKind::kList && value.is_list())
    return std::ranges::equal(e.args, value.as_list(), [&](const Expr* a, const Value& v) { return may_match(*a, v); });
  const auto v = reading_.value(e);
  if (!v.is_undefined()) return agree(v, value);
  if (e.node == ExprKind::kPlacement && value.is_list()) return take_apart(e, value.as_list(), &Pattern::may_match);
  const auto n = length(e);
  return n < 0 || (value.is_list() && value.size == n);
}

bool Pattern::match_computed(const Expr& e, const Value& value) {
  const auto v = known(e);
  return !v.is_undefined() && equal(v, value);
}

bool Pattern::match_conditional(const Expr& e, const Value& value) {
  const auto condition = known(*e.args[0]);
  return condition.kind == ValueKind::kBool && match(*e.args[condition.as_bool() ? 1 : 2], value);
}

bool Pattern::match_count(const Declaration& name, std::int64_t n) {
  if (name.dimensions.empty()) return true;
  const auto& first = name.dimensions[0];
  if (first.binder.domain == nullptr) return n == first.count;
  if (first.binder.how == BinderKind::kBelow) return match(*first.binder.domain, Value::integer(n));
  const auto count = reading_.count(first);
  return count < 0 || count == n;
}

bool Pattern::match_name(int slot, const Value& value) {
  const auto& name = reading_.name(slot);
  auto& bound = reading_.op[slot];
  if (!bound.is_undefined()) return equal(bound, value);
  if (name.value != nullptr && (!name.dimensions.empty() || !match(*name.value, value))) return false;
  bound = value;
  return !value.is_list() || match_count(name, value.size);
}

bool Pattern::match_member(const Expr& list, std::int64_t k, const Value& value) {
  const int slot = slot_of(list);
  if (slot < 0 || reading_.name(slot).dimensions.empty()) {
    const auto items = known(list);
    return items.is_list() && k >= 0 && k < items.size && equal(items.as_list()[static_cast<std::size_t>(k)], value);
  }
  auto& bound = reading_.op[slot];
  if (bound.is_undefined()) {
    const auto n = reading_.count(reading_.name(slot).dimensions[0]);
    if (n < 0) return false;
    bound = Value::list(reading_.members(n));
  }
  if (k < 0 || k >= bound.size) return false;
  auto& member = writable(bound)[static_cast<std::size_t>(k)];
  if (member.is_undefined()) member = value;
  return equal(member, value);
}

bool Pattern::match_tensor(const Expr& e, Type type) {
  if (!is_tensor(type) || !match(*e.args[1], element(type))) return false;
  return e.args[0] ? match(*e.args[0], reading_.shape(type)) : type.rank() == 0;
}

bool Pattern::match_type_at(const Expr& e, std::int64_t k, Type type) {
  if (e.node == ExprKind::kSpread) return match_member(*e.args[0], k, Value::type(type));
  if (!is_tensor(type)) return false;
  if (e.args[0] ? !match(*e.args[0], reading_.shape(type)) : type.rank() != 0) return false;
  return match_member(*e.args[1]->args[0], k, element(type));
}

bool Pattern::match_types(std::span<const Expr* const> patterns, std::span<const Type> types) {
  std::int64_t fixed = 0, open = 0;
  for (const auto* p : patterns) {
    const auto* spread = spread_of(*p);
    const auto n = spread ? length(*spread) : 1;
    n < 0 ? ++open : fixed += n;
  }
  const auto total = static_cast<std::int64_t>(types.size());
  if (total < fixed || (open == 0 && total != fixed)) return false;
  if (open > 0 && (total - fixed) % open != 0) return false;
  std::size_t at = 0;
  for (const auto* p : patterns) {
    const auto* spread = spread_of(*p);
    if (!spread) {
      if (!match(*p, Value::type(types[at++]))) return false;
      continue;
    }
    auto n = length(*spread);
    if (n < 0) n = (total - fixed) / open;
    if (const int slot = slot_of(*spread); slot >= 0 && !reading_.is_bound(slot)) {
      if (!match_count(reading_.name(slot), n)) return false;
      reading_.op[slot] = Value::list(reading_.members(n));
    }
    if (at + static_cast<std::size_t>(n) > types.size()) return false;
    for (std::int64_t k = 0; k < n; ++k)
      if (!match_type_at(*p, k, types[at++])) return false;
  }
  return at == types.size();
}

bool Pattern::match_list(const Expr& e, std::span<const Value> list) {
  return std::ranges::equal(e.args, list, [&](const Expr* a, const Value& v) { return match(*a, v); });
}

bool Pattern::match_join(const Expr& e, std::span<const Value> list) {
  const auto parts = parts_of_join(e);
  std::int64_t lengths[kMostParts], rest = static_cast<std::int64_t>(list.size());
  int open = 0;
  for (int i = 0; i < parts.count; ++i) {
    lengths[i] = length(*parts.at[i]);
    lengths[i] < 0 ? ++open : rest -= lengths[i];
  }
  if (rest < 0 || (open == 0 && rest != 0) || (open > 1 && !splitter_)) return false;
  std::size_t at = 0;
  for (int i = 0; i < parts.count; ++i) {
    auto n = lengths[i];
    if (n < 0) {
      n = --open == 0 ? rest : splitter_->choices().between(0, rest);
      rest -= n;
    }
    const auto piece = list.subspan(at, static_cast<std::size_t>(n));
    if (!match(*parts.at[i], Value::list(piece))) return false;
    at += piece.size();
  }
  return true;
}

namespace {

/// A divisor of n > 0, 1 more often than not.
std::int64_t draw_divisor(Choices& choices, std::int64_t n) {
  if (!choices.chance(1, 3)) return 1;
  const auto start = choices.between(2, std::max<std::int64_t>(2, n));
  for (auto d = start; d <= n && d < start + 64; ++d)
    if (n % d == 0) return d;
  return 1;
}

}  // namespace

bool Pattern::match_product(const Expr& e, std::int64_t product) {
  auto a = reading_.value(*e.args[0]), b = reading_.value(*e.args[1]);
  if (!a.is_undefined() && !b.is_undefined()) return match_computed(e, Value::integer(product));
  if (a.is_undefined() && b.is_undefined()) {
    if (!splitter_) return false;
    // The right factor is the count of groups, the left what one of them has.
    const auto factor = product == 0 ? 1 : draw_divisor(splitter_->choices(), product);
    if (!match(*e.args[1], Value::integer(factor))) return false;
    return match(*e.args[0], Value::integer(product / factor));
  }
  const auto& open = a.is_undefined() ? *e.args[0] : *e.args[1];
  const auto factor = a.is_undefined() ? b.as_int() : a.as_int();
  if (factor <= 0 || product % factor != 0) return false;
  return match(open, Value::integer(product / factor));
}

std::int64_t Pattern::length_of_name(int slot) {
  if (reading_.is_bound(slot)) return size_or_unknown(reading_.op[slot]);
  const auto& name = reading_.name(slot);
  if (name.value) return name.dimensions.empty() ? length(*name.value) : reading_.count(name.dimensions[0]);
  if (!name.dimensions.empty()) return reading_.count(name.dimensions[0]);
  if (!name.domain || name.domain->kind != DomainKind::kShape || !name.domain->exact) return -1;
  const auto rank = known(*name.domain->exact);
  return rank.kind == ValueKind::kInt ? rank.as_int() : -1;
}

/// Lists are joined, or worked on member by member.
std::int64_t Pattern::length_of_binary(const Expr& e) {
  if (const auto v = known(e); v.is_list()) return v.size;
  const auto a = length(*e.args[0]), b = length(*e.args[1]);
  if (e.op == Operator::kJoin) return a < 0 || b < 0 ? -1 : a + b;
  if (e.op == Operator::kWithout) return a < b || b < 0 ? -1 : a - b;
  return std::max(a, b);
}

std::int64_t Pattern::length_of_comprehension(const Expr& e) {
  if (e.binders.size() != 1 || e.binders[0].condition) return -1;
  const auto items = binder_items(e.binders[0], reading_.op, reading_.frame, reading_.arena);
  return size_or_unknown(items);
}

std::int64_t Pattern::length(const Expr& e) {
  if (const int slot = slot_of(e); slot >= 0) return length_of_name(slot);
  if (e.node == ExprKind::kList) return static_cast<std::int64_t>(e.args.size());
  if (e.node == ExprKind::kSpread) return length(*e.args[0]);
  if (e.node == ExprKind::kConditional) {
    const auto condition = known(*e.args[0]);
    return condition.kind == ValueKind::kBool ? length(*e.args[condition.as_bool() ? 1 : 2]) : -1;
  }
  if (e.node == ExprKind::kComprehension) return length_of_comprehension(e);
  if (e.node == ExprKind::kBinary) return length_of_binary(e);
  if (e.node == ExprKind::kPlacement) return -1;
  // A member that is not bound yet has any length; drawing it here would settle what the type is to say.
  const auto v = e.node == ExprKind::kIndex ? reading_.value(e) : known(e);
  return size_or_unknown(v);
}

}  // namespace assay::spec
