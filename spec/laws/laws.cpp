#include <algorithm>

#include "spec/instance.h"
#include "spec/language/evaluate.h"
#include "spec/laws/explain.h"

namespace assay::spec {
namespace {

bool is_dynamic(const Value& v) {
  if (v.is_list()) return std::ranges::any_of(v.as_list(), is_dynamic);
  return v.kind == ValueKind::kType && v.as_type() && v.as_type().is_tensor() && !v.as_type().is_static();
}

/// A dimension of an operand or result is not known before run time.
bool is_dynamic(const Instance& instance) {
  const auto any = [&](const std::vector<int>& slots) {
    return std::ranges::any_of(slots, [&](int slot) { return is_dynamic(instance[slot]); });
  };
  return any(instance.record->operands) || any(instance.record->results);
}

}  // namespace

Truth holds(const Instance& instance, const Law& law, Arena& arena) {
  return truth(evaluate(*law.formula, instance, arena));
}

Broken check(const Instance& instance, Arena& arena) {
  const Law* undefined = nullptr;
  for (const Law& law : instance.record->laws) {
    const Truth t = holds(instance, law, arena);
    if (t == Truth::kFalse) return {&law, t, explain(instance, law, arena)};
    if (t == Truth::kUndefined && undefined == nullptr) undefined = &law;
  }
  const bool is_open = instance.grid.processes() == 0;
  if (undefined == nullptr || is_open || is_dynamic(instance)) return {};
  return {undefined, Truth::kUndefined, explain(instance, *undefined, arena)};
}

}  // namespace assay::spec
