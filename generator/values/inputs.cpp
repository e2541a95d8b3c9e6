#include "generator/values/inputs.h"

#include <fmt/format.h>

namespace assay::generator {

bool is_static_tensor(const spec::Type& type) { return type.is_tensor() && type.is_static() && !type.is_quantized(); }

std::string cannot_draw(const program::Function& entry) {
  for (std::size_t k = 0; k < entry.body.arguments.size(); ++k)
    if (const spec::Type type = entry.type(entry.body.arguments[k]); !is_static_tensor(type))
      return fmt::format("argument {} is {}, and only plain tensors of fixed sizes are drawn", k, type.text());
  return "";
}

std::vector<Filling> draw_fillings(const program::Function& entry, Lane lane, Choices& choices) {
  std::vector<Filling> out;
  for (const program::ValueId v : entry.body.arguments)
    out.push_back(draw_filling(choices, lane, entry.type(v).element()));
  return out;
}

std::vector<std::vector<program::Tensor>> draw_inputs(const program::Module& module, std::span<const Filling> fillings,
                                                      Choices& choices) {
  const program::Function& entry = *module.entry();
  std::vector<std::vector<program::Tensor>> out(static_cast<std::size_t>(module.grid.processes()));
  for (auto& process : out)
    for (std::size_t i = 0; i < entry.body.arguments.size(); ++i)
      process.push_back(draw_tensor(choices, entry.type(entry.body.arguments[i]), fillings[i]));
  return out;
}

}  // namespace assay::generator
