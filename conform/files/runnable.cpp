#include "conform/files/runnable.h"

#include <algorithm>

#include <fmt/format.h>

#include "conform/files/drawn_inputs.h"
#include "conform/names.h"
#include "program/inputs.h"

namespace assay::conform {

Result<Module> runnable_module(const program::Part& part, const std::string& path) {
  auto module = program::parse(part, path);
  auto valid = module.and_then([](const Module& m) { return program::verify(m); });
  if (!valid) return tl::unexpected(valid.error());
  return module;
}

namespace {

/// `[dense<1> : tensor<2xi32>, ...]`, the same for every process.
Result<std::vector<InputSet>> inputs_from(const std::string& args, const Module& module, std::int64_t most_bytes) {
  spec::Arena arena;
  const std::string place = "--args of the RUN line";
  const auto literals = program::parse_literals(args, arena);
  if (!literals) return fail(literals.error().message, place, literals.error().kind);
  auto inputs = program::inputs_of(module, *literals, most_bytes);
  if (!inputs) return fail(inputs.error().message, place, inputs.error().kind);
  return std::vector<InputSet>{{*std::move(inputs)}};
}

Result<std::vector<InputSet>> drawn_for(const Module& module, std::size_t sets) {
  std::vector<InputSet> out;
  for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + sets; ++seed) {
    auto inputs = draw_inputs(module, seed);
    if (!inputs) return tl::unexpected(inputs.error());
    const std::string origin = origin_of(*inputs, *module.entry(), seed);
    out.push_back({*std::move(inputs), origin});
  }
  return out;
}

/// The fewer the larger the arguments are.
std::size_t many_sets(const Function& entry) {
  constexpr std::int64_t kFewest = 4, kMost = 64, kElements = std::int64_t{1} << 16;
  std::int64_t elements = 1;
  for (const ValueId v : entry.body.arguments)
    if (const Type type = entry.type(v); type.is_tensor() && type.is_static()) elements += type.elements();
  return static_cast<std::size_t>(std::clamp(kElements / elements, kFewest, kMost));
}

}  // namespace

Result<std::vector<InputSet>> inputs_of(const Module& module, const InputSource& source, const program::RunLine& run,
                                        std::int64_t most_bytes, Lacking lacking) {
  if (source) return source(module);
  const Function& entry = *module.entry();
  const std::size_t arguments = entry.body.arguments.size();
  if (arguments == 0) return std::vector<InputSet>{{ProcessTensors(static_cast<std::size_t>(module.grid.processes()))}};
  if (run.args) return inputs_from(*run.args, module, most_bytes);
  if (lacking == Lacking::kDraw) return drawn_for(module, 1);
  if (lacking == Lacking::kDrawMany) return drawn_for(module, many_sets(entry));
  return fail(fmt::format("needs inputs, as a file of --inputs: @{} takes {} arguments; --draw 1 draws some",
                          entry.name, arguments),
              "", ErrorKind::kUnsupported);
}

}  // namespace assay::conform
