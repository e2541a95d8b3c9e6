#include "spec/plan/reading.h"

namespace assay::spec {

std::int64_t Reading::count(const Dimension& dimension) {
  const auto* domain = dimension.binder.domain;
  if (domain == nullptr) return dimension.count;
  const auto v = value(*domain);
  if (dimension.binder.how == BinderKind::kBelow) return v.kind == ValueKind::kInt ? v.as_int() : -1;
  if (v.is_list()) return v.size;
  return v.kind == ValueKind::kType && v.as_type().is_tensor() ? v.as_type().rank() : -1;
}

}  // namespace assay::spec
