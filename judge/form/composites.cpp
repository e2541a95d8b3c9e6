#include "judge/form/makers.h"

namespace assay::judge {

Result<std::vector<Case>> with_composites(const Case& c, const FormOptions& options) {
  const auto all = [](const Function&, const Op&) { return true; };
  auto edited = program::with_composites(c.module, options.composed ? options.composed : all);
  if (!edited) return std::vector<Case>();
  Case out{std::move(edited->module), {}};
  for (const ProcessTensors& inputs : c.inputs) {
    auto& left = out.inputs.emplace_back();
    for (const auto& process : inputs) left.push_back(edited->inputs_from(process));
  }
  return std::vector{std::move(out)};
}

}  // namespace assay::judge
