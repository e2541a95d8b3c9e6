#include "spec/plan/reading.h"

#include <algorithm>

namespace assay::spec {

std::int64_t Reading::count(const Dimension& dimension) {
  const auto* domain = dimension.binder.domain;
  if (domain == nullptr) return dimension.count;
  const auto v = value(*domain);
  if (dimension.binder.how == BinderKind::kBelow) return v.kind == ValueKind::kInt ? v.as_int() : -1;
  if (v.is_list()) return v.size;
  return v.kind == ValueKind::kType && v.as_type().is_tensor() ? v.as_type().rank() : -1;
}

Value without(Arena& arena, const Value& list, std::size_t i) {
  auto fewer = arena.array<Value>(list.size - 1);
  const auto rest = std::ranges::copy(list.as_list().first(i), fewer.begin()).out;
  std::ranges::copy(list.as_list().subspan(i + 1), rest);
  return Value::list(fewer);
}

Value with_item(Arena& arena, const Value& list, const Value& v) {
  auto more = arena.array<Value>(list.size + 1);
  std::ranges::copy(list.as_list(), more.begin());
  more.back() = v;
  return Value::list(more);
}

Value with_change(Arena& arena, const Value& list, std::size_t i, const Value& v) {
  const auto changed = Value::list(arena.copy(list.as_list()));
  writable(changed)[i] = v;
  return changed;
}

}  // namespace assay::spec
