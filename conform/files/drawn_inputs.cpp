#include "conform/files/drawn_inputs.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "conform/files/drawn_sizes.h"
#include "conform/names.h"
#include "generator/values/inputs.h"
#include "spec/choices.h"

namespace assay::conform {

namespace {

bool can_have_sizes(const Type& type) { return type.is_tensor() && !type.is_quantized(); }

Error not_drawn(std::size_t argument, const Type& type) {
  return {fmt::format("argument {} is {}, and only plain tensors are drawn", argument, type.text()), "",
          ErrorKind::kUnsupported};
}

/// The sizes that the program leaves open are of the seed alone, and so the same in every process.
Result<std::vector<SizedArgument>> sized_arguments(const Module& module, std::uint64_t seed) {
  const Function& entry = *module.entry();
  for (std::size_t k = 0; k < entry.body.arguments.size(); ++k)
    if (const Type type = entry.type(entry.body.arguments[k]); !can_have_sizes(type))
      return tl::unexpected(not_drawn(k, type));
  Prng choices(seed);
  auto out = draw_sizes(module, choices);
  if (out) return *std::move(out);
  return fail("no size that was tried in the place of `?` fits the program: --inputs says what it is run on", "",
              ErrorKind::kUnsupported);
}

ProcessTensors drawn_for(const std::vector<SizedArgument>& arguments, std::size_t processes, std::uint64_t seed) {
  Prng choices(seed);
  const auto lane = static_cast<generator::Lane>(choices.weighted(generator::Policy{}.lanes));
  std::vector<generator::Filling> fillings;
  for (const SizedArgument& a : arguments) fillings.push_back(generator::draw_filling(choices, lane, a.type.element()));
  ProcessTensors out(processes);
  for (auto& process : out)
    for (std::size_t k = 0; k < arguments.size(); ++k) {
      Tensor drawn = generator::draw_tensor(choices, arguments[k].type, fillings[k]);
      process.push_back(arguments[k].value.value_or(std::move(drawn)));
    }
  return out;
}

}  // namespace

Result<ProcessTensors> draw_inputs(const Module& module, std::uint64_t seed) {
  return sized_arguments(module, seed).map([&](const auto& arguments) {
    return drawn_for(arguments, static_cast<std::size_t>(module.grid.processes()), seed);
  });
}

std::string origin_of(const ProcessTensors& inputs, const Function& entry, std::uint64_t seed) {
  std::vector<std::string> sizes;
  for (std::size_t k = 0; k < entry.body.arguments.size(); ++k)
    if (!entry.type(entry.body.arguments[k]).is_static())
      sizes.push_back(fmt::format("argument {} is {}", k, inputs[0][k].type.text()));
  return fmt::format("its inputs are those of --draw 1 --seed {}{}{}", seed, sizes.empty() ? "" : ": ",
                     fmt::join(sizes, ", "));
}

}  // namespace assay::conform
