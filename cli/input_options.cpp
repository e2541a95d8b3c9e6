#include "cli/input_options.h"

#include <fmt/format.h>

#include "cli/files.h"
#include "cli/print.h"
#include "conform/files/drawn_inputs.h"

namespace assay::cli {
namespace {

constexpr Range kSets{1, 1'000'000};

}  // namespace

void InputOptions::declare(Options& options) {
  options.option("--inputs", path_,
                 "a file with one MLIR literal per line and // comments, or .npz, or .npy for a single argument");
  options.number("--draw", draw_,
                 "instead of --inputs: draw this many sets of inputs, and a size for each `?` of the program", kSets);
  options.number("--seed", seed_, "the seed of --draw, 1 by default; a seed draws the same inputs on every machine");
}

Result<void> InputOptions::prepare() {
  if (draw_ && !path_.empty()) return fail("either --inputs or --draw says what the inputs are");
  if (seed_ && !draw_) return fail("--seed is of --draw, which is not given");
  if (draw_) print_error("inputs drawn by --draw {} --seed {}\n", *draw_, seed_.value_or(conform::kFirstSeed));
  if (path_.empty() || is_array_file(path_)) return {};
  return read_text(path_).map([&](std::string text) { text_ = std::move(text); });
}

Result<judge::ProcessTensors> InputOptions::from_file(const program::Module& module, std::int64_t most_bytes) const {
  if (path_.empty()) return parse_inputs("", module, "no --inputs", most_bytes);
  if (is_array_file(path_)) return read_arrays(path_, module, most_bytes);
  return parse_inputs(text_, module, path_, most_bytes);
}

Result<std::vector<conform::InputSet>> InputOptions::drawn(const program::Module& module) const {
  if (!module.entry()) return fail("the program has no @main, nor is it a single function");
  std::vector<conform::InputSet> out;
  const bool takes_none = module.entry()->body.arguments.empty();
  for (std::uint64_t k = 0; k < (takes_none ? 1 : *draw_); ++k) {
    const std::uint64_t seed = seed_.value_or(conform::kFirstSeed) + k;
    auto inputs = conform::draw_inputs(module, seed);
    if (!inputs) return tl::unexpected(inputs.error());
    const std::string origin = conform::origin_of(*inputs, *module.entry(), seed);
    out.push_back({*std::move(inputs), origin});
  }
  return out;
}

Result<std::vector<conform::InputSet>> InputOptions::sets(const program::Module& module,
                                                          std::int64_t most_bytes) const {
  if (draw_) return drawn(module);
  return from_file(module, most_bytes).map([](judge::ProcessTensors inputs) {
    return std::vector<conform::InputSet>{{std::move(inputs)}};
  });
}

Result<judge::ProcessTensors> InputOptions::one(const program::Module& module, std::int64_t most_bytes) const {
  if (draw_.value_or(1) > 1) return fail("one set of inputs is taken here: --draw 1, and --seed says which");
  return sets(module, most_bytes).map([](std::vector<conform::InputSet> all) {
    return std::move(all.front().tensors);
  });
}

}  // namespace assay::cli
