#include "judge/cluster/features.h"

#include <algorithm>

namespace assay::judge {

using spec::Value;

bool is_plain(const Value& v) {
  if (v.is_absent() || v.is_undefined()) return true;
  if (v.is_list()) {
    std::int64_t next = 0;
    const auto items = v.as_list();
    const bool identity = std::ranges::all_of(
        items, [&](const Value& i) { return i.kind == spec::ValueKind::kInt && i.as_int() == next++; });
    return identity || std::ranges::all_of(items, is_plain);
  }
  return v.kind != spec::ValueKind::kString && v.number <= 1;
}

}  // namespace assay::judge
