#include "judge/reduce/inputs.h"

#include <algorithm>

#include "program/edit/refit.h"

namespace assay::judge {
namespace {

using program::Refit;

bool changes_types(const Edited& edited, const ProcessTensors& inputs) {
  const auto& arguments = edited.module.entry()->body.arguments;
  for (std::size_t i = 0; i < arguments.size(); ++i)
    if (!spec::refines(inputs[0][edited.sources[i]].type, edited.module.entry()->type(arguments[i]))) return true;
  return false;
}

ProcessTensors refit_set(const Edited& edited, const ProcessTensors& inputs, Refit how, std::uint64_t salt) {
  const auto processes = std::min(inputs.size(), static_cast<std::size_t>(edited.module.grid.processes()));
  ProcessTensors out;
  for (std::size_t p = 0; p < processes; ++p) out.push_back(refit(edited, inputs[p], how, salt));
  return out;
}

}  // namespace

std::vector<ProcessTensors> inputs_of(const Edited& edited, const std::vector<ProcessTensors>& inputs,
                                      std::size_t limit) {
  std::vector<ProcessTensors> out;
  if (inputs.empty()) return out;
  const int ways = changes_types(edited, inputs[0]) ? program::kRefits : 1;
  for (int way = 0; way < ways; ++way)
    for (std::size_t s = 0; s < inputs.size() && out.size() < limit; ++s)
      out.push_back(refit_set(edited, inputs[s], static_cast<Refit>(way), s));
  return out;
}

}  // namespace assay::judge
