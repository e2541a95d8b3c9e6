#include "judge/form/literals.h"

#include "program/edit/substitute.h"

namespace assay::judge {

std::optional<Case> closed(const Case& c, std::size_t input_set) {
  Module module = c.module;
  const auto& inputs = c.inputs[input_set];
  if (inputs.size() != 1 || inputs[0].empty()) return std::nullopt;
  for (std::size_t i = inputs[0].size(); i-- > 0;) {
    auto edited = program::with_literal(module, module.entry()->body.arguments[i], inputs[0][i]);
    if (!edited) return std::nullopt;
    module = std::move(edited->module);
  }
  return Case{std::move(module), {ProcessTensors(1)}};
}

}  // namespace assay::judge
