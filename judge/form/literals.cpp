#include "judge/form/makers.h"
#include "program/edit/substitute.h"

namespace assay::judge {

Result<std::vector<Case>> with_literals(const Case& c, const FormOptions&) {
  if (c.inputs.empty() || c.inputs[0].size() != 1) return std::vector<Case>();
  const auto& inputs = c.inputs[0][0];
  if (inputs.empty()) return std::vector<Case>();
  Module module = c.module;
  for (std::size_t i = inputs.size(); i-- > 0;) {
    auto edited = program::with_literal(module, module.entry()->body.arguments[i], inputs[i]);
    if (!edited) return std::vector<Case>();
    module = std::move(edited->module);
  }
  return std::vector{Case{std::move(module), {ProcessTensors(1)}}};
}

}  // namespace assay::judge
