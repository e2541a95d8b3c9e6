#include "generator/changes.h"

#include "generator/quantized/quantization.h"
#include "generator/record_tables.h"
#include "program/edit/refine.h"

namespace assay::generator {
namespace {

using program::Tensor;

void replace(DrawnProgram& drawn, program::Edited edited, Choices& choices) {
  const program::Function& f = *edited.module.entry();
  for (auto& set : drawn.input_sets)
    for (auto& process : set) {
      process = edited.inputs_from(process);
      for (std::size_t k = 0; k < process.size(); ++k) {
        const spec::Type type = f.type(f.body.arguments[k]);
        if (type.is_quantized()) process[k] = draw_stored(type, choices);
      }
    }
  drawn.module = std::move(edited.module);
}

}  // namespace

void quantize_values(DrawnProgram& drawn, const Policy& policy, const Steering& steering, Choices& choices) {
  if (policy.quantized == 0 || !choices.chance(policy.quantized, 100) || program::is_dynamic(drawn.module)) return;
  const auto may_put = [&](const spec::Record& record) {
    return is_chosen(record, policy) && unsupported_types(steering, record) == 0;
  };
  if (auto edited = quantize(drawn.module, choices, may_put)) replace(drawn, *std::move(edited), choices);
}

}  // namespace assay::generator
