#include "spec/language/compare.h"

#include <algorithm>

namespace assay::spec {
namespace {

bool is_numeric(const Value& v) { return v.kind == ValueKind::kInt || v.kind == ValueKind::kReal; }

template <class T> bool ordered(Operator op, T a, T b) {
  switch (op) {
    case Operator::kLess: return a < b;
    case Operator::kLessEqual: return a <= b;
    case Operator::kGreater: return a > b;
    case Operator::kGreaterEqual: return a >= b;
    default: return a == b;
  }
}

/// Whether a dimension of `t` may be found to have this size.
bool may_be(Type t, std::size_t d, std::int64_t size) {
  const auto bound = t.bounds().empty() ? kDynamic : t.bounds()[d];
  return size == kDynamic || bound == kDynamic || size <= bound;
}

/// What is `?` is equal to any size within its bound, or not.
Truth equal_shapes(Type a, Type b) {
  if (a.rank() != b.rank()) return Truth::kFalse;
  Truth all = Truth::kTrue;
  for (std::size_t d = 0; d < a.shape().size(); ++d) {
    const auto m = a.shape()[d], n = b.shape()[d];
    const bool is_open = m == kDynamic || n == kDynamic;
    if (!is_open) all = both(all, truth_of(m == n));
    else all = both(all, may_be(a, d, n) && may_be(b, d, m) ? Truth::kUndefined : Truth::kFalse);
  }
  return all;
}

Truth equal_signatures(const SignatureView& a, const SignatureView& b) {
  if (a.inputs.size() != b.inputs.size() || a.outputs.size() != b.outputs.size()) return Truth::kFalse;
  Truth all = Truth::kTrue;
  for (std::size_t i = 0; i < a.inputs.size(); ++i) all = both(all, equal_types(a.inputs[i], b.inputs[i]));
  for (std::size_t i = 0; i < a.outputs.size(); ++i) all = both(all, equal_types(a.outputs[i], b.outputs[i]));
  return all;
}

Truth equal_scalars(const Value& a, const Value& b) {
  if (a.kind != b.kind) return Truth::kFalse;
  if (a.kind == ValueKind::kType) return equal_types(a.as_type(), b.as_type());
  if (a.kind == ValueKind::kSignature) return equal_signatures(a.as_signature(), b.as_signature());
  return truth_of(equal(a, b));
}

Truth compare_scalars(Operator op, const Value& a, const Value& b) {
  if (is_unknown(a) || is_unknown(b)) return Truth::kUndefined;
  if (a.kind == ValueKind::kInt && b.kind == ValueKind::kInt) return truth_of(ordered(op, a.number, b.number));
  if (is_numeric(a) && is_numeric(b)) return truth_of(ordered(op, as_real(a), as_real(b)));
  return op == Operator::kEqual ? equal_scalars(a, b) : Truth::kUndefined;
}

Truth contains(const Value& list, const Value& item) {
  if (!list.is_list()) return Truth::kUndefined;
  Truth found = Truth::kFalse;
  for (const Value& x : list.as_list()) found = either(found, compare(Operator::kEqual, x, item));
  return found;
}

/// `n in list` of numbers, which most lists are; undefined where a member is none.
Truth contains(std::span<const Value> list, std::int64_t n) {
  bool found = false;
  for (const Value& x : list) {
    if (x.kind != ValueKind::kInt) return Truth::kUndefined;
    found |= x.number == n;
  }
  return truth_of(found);
}

/// `item in list`, or `not in`, for every item where the left side is a list and the right side
/// holds none.
Truth is_member(const Value& item, const Value& list, bool wanted) {
  if (item.kind == ValueKind::kInt && list.is_list())
    if (const Truth found = contains(list.as_list(), item.number); found != Truth::kUndefined)
      return wanted ? found : negated(found);
  const bool is_flat =
      list.is_list() && std::ranges::none_of(list.as_list(), [](const Value& v) { return v.is_list(); });
  if (!item.is_list() || !is_flat) return wanted ? contains(list, item) : negated(contains(list, item));
  Truth all = Truth::kTrue;
  for (const Value& x : item.as_list()) all = both(all, is_member(x, list, wanted));
  return all;
}

}  // namespace

Truth truth(const Value& v) {
  if (v.kind == ValueKind::kBool) return truth_of(v.as_bool());
  if (!v.is_list()) return Truth::kUndefined;
  Truth all = Truth::kTrue;
  for (const Value& item : v.as_list()) all = both(all, truth(item));
  return all;
}

Value value_of(Truth t) { return t == Truth::kUndefined ? Value::undefined() : Value::boolean(t == Truth::kTrue); }

Truth equal_types(Type a, Type b) {
  if (a == b) return Truth::kTrue;
  if (a.kind() != b.kind()) return Truth::kFalse;
  if (!a.is_tensor()) {
    if (a.members().size() != b.members().size()) return Truth::kFalse;
    Truth all = Truth::kTrue;
    for (std::size_t i = 0; i < a.members().size(); ++i) all = both(all, equal_types(a.members()[i], b.members()[i]));
    return all;
  }
  const auto* p = a.quantization();
  const auto* q = b.quantization();
  const bool same_quantization = p == q || (p && q && *p == *q);
  return both(truth_of(a.element() == b.element() && same_quantization), equal_shapes(a, b));
}

Truth compare(Operator op, const Value& a, const Value& b, bool zips) {
  if (op == Operator::kEqual && a.kind == ValueKind::kInt && b.kind == ValueKind::kInt)
    return truth_of(a.number == b.number);
  switch (op) {
    case Operator::kNotEqual: return negated(compare(Operator::kEqual, a, b, zips));
    case Operator::kIn: return is_member(a, b, true);
    case Operator::kNotIn: return is_member(a, b, false);
    default: break;
  }
  if (!a.is_list() && !b.is_list()) return compare_scalars(op, a, b);
  if (is_unknown(a) || is_unknown(b)) return Truth::kUndefined;
  if (a.is_list() && b.is_list() && a.size != b.size) {
    return op == Operator::kEqual && !zips ? Truth::kFalse : Truth::kUndefined;
  }
  Truth all = Truth::kTrue;
  const std::uint32_t n = a.is_list() ? a.size : b.size;
  for (std::uint32_t i = 0; i < n && all != Truth::kFalse; ++i) {
    all = both(all, compare(op, a.is_list() ? a.items[i] : a, b.is_list() ? b.items[i] : b));
  }
  return all;
}

}  // namespace assay::spec
