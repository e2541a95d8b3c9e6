#include "judge/form/composed_case.h"

#include <algorithm>

namespace assay::judge {

Case composed(const Case& c, const program::OpTest& is_meant) {
  auto edited = program::with_composites(c.module, is_meant);
  if (!edited) return c;
  Case out{std::move(edited->module), {}};
  for (const ProcessTensors& inputs : c.inputs) {
    auto& left = out.inputs.emplace_back();
    for (const auto& process : inputs) left.push_back(edited->inputs_from(process));
  }
  return out;
}

Case as_given(const Case& c, const backends::Variant& variant) {
  if (!variant.composes && variant.lacking.empty()) return c;
  return composed(c, [&](const Function&, const Op& op) {
    return variant.composes || std::ranges::find(variant.lacking, op.record->dialect) != variant.lacking.end();
  });
}

}  // namespace assay::judge
