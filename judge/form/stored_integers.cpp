#include "judge/form/makers.h"
#include "program/edit/stored_form.h"

namespace assay::judge {
namespace {

ProcessTensors as_stored(const ProcessTensors& inputs, const program::Edited& form) {
  ProcessTensors out;
  for (const auto& process : inputs) {
    out.push_back(form.inputs_from(process));
    for (Tensor& t : out.back()) t = program::as_stored(std::move(t));
  }
  return out;
}

}  // namespace

Result<std::vector<Case>> on_stored_integers(const Case& c, const FormOptions&) {
  if (!program::has_quantized(c.module)) return std::vector<Case>();
  auto form = program::stored_form(c.module);
  if (!form) return tl::unexpected(form.error());
  Case out{std::move(form->module), {}};
  for (const auto& set : c.inputs) out.inputs.push_back(as_stored(set, *form));
  return std::vector{std::move(out)};
}

}  // namespace assay::judge
