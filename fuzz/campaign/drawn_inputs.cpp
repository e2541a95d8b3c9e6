#include "fuzz/campaign/drawn_inputs.h"

#include <fmt/format.h>

#include "spec/choices.h"

namespace assay::fuzz {

bool is_static_tensor(const Type& type) { return type.is_tensor() && type.is_static() && !type.is_quantized(); }

std::string cannot_draw(const Function& entry) {
  for (std::size_t k = 0; k < entry.body.arguments.size(); ++k)
    if (const Type type = entry.type(entry.body.arguments[k]); !is_static_tensor(type))
      return fmt::format("argument {} is {}, and only plain tensors of fixed sizes are drawn", k, type.text());
  return "";
}

std::vector<generator::Filling> draw_fillings(const Function& entry, generator::Lane lane, Choices& choices) {
  std::vector<generator::Filling> out;
  for (const ValueId v : entry.body.arguments)
    out.push_back(generator::draw_filling(choices, lane, entry.type(v).element()));
  return out;
}

ProcessTensors draw_inputs(const Module& module, std::span<const generator::Filling> fillings, Choices& choices) {
  const Function& entry = *module.entry();
  ProcessTensors out(static_cast<std::size_t>(module.grid.processes()));
  for (auto& process : out)
    for (std::size_t i = 0; i < entry.body.arguments.size(); ++i)
      process.push_back(generator::draw_tensor(choices, entry.type(entry.body.arguments[i]), fillings[i]));
  return out;
}

ProcessTensors draw_inputs(const Module& module, std::uint64_t seed) {
  Prng choices(seed);
  const auto lane = static_cast<generator::Lane>(choices.weighted(generator::Policy{}.lanes));
  return draw_inputs(module, draw_fillings(*module.entry(), lane, choices), choices);
}

}  // namespace assay::fuzz
