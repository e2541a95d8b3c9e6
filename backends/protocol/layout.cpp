#include "backends/protocol/layout.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "program/shardings.h"
#include "program/shards.h"

namespace assay::backends {
namespace {

using program::Sharding;

/// Those of values of these types, by the texts that a back end gives or that stand beside the values.
class Reading {
 public:
  explicit Reading(const program::Module& module) : meshes_(program::meshes_of(module)) {}

  Result<std::vector<Sharding>> read(const std::vector<std::string>& compiled,
                                     const std::vector<std::string>& attributes,
                                     const std::vector<spec::Type>& types) const {
    if (!compiled.empty() && compiled.size() != types.size())
      return fail(fmt::format("the back end gives {} shardings of {} values", compiled.size(), types.size()));
    std::vector<Sharding> out;
    for (std::size_t k = 0; k < types.size(); ++k) {
      auto sharding = compiled.empty() ? said(k < attributes.size() ? attributes[k] : "") : compiled_as(compiled[k]);
      if (sharding) sharding = checked(*std::move(sharding), types[k]);
      if (!sharding) return tl::unexpected(sharding.error());
      out.push_back(*std::move(sharding));
    }
    return out;
  }

 private:
  static Result<Sharding> compiled_as(const std::string& text) {
    auto read = program::parse_gspmd(text);
    if (!read) return tl::unexpected(read.error());
    if (read->is_list) return unsupported("a sharding of a tuple");
    return std::move(read->of[0]);
  }

  Result<Sharding> said(const std::string& attributes) const {
    auto read = program::sharding_in(attributes, meshes_);
    if (!read) return tl::unexpected(read.error());
    return *read ? std::move((*read)->of[0]) : program::replicated();
  }

  static Result<Sharding> checked(Sharding s, spec::Type type) {
    if (!type.is_tensor() || !type.is_static())
      return unsupported("a value of type " + type.text() + " of a program that is spread over devices");
    if (!program::has_parts(s)) return unsupported("a value that differs from device to device");
    if (auto ok = program::check_rank(s, program::rank_of(type)); !ok) return tl::unexpected(ok.error());
    return s;
  }

  program::Meshes meshes_;
};

std::vector<spec::Type> argument_types(const program::Function& f) {
  std::vector<spec::Type> out;
  for (const auto v : f.body.arguments) out.push_back(f.type(v));
  return out;
}

/// What two devices have of one result.
std::string difference_text(std::size_t result, const program::DifferentReplicas& d) {
  return fmt::format("result {}: devices {} and {} hold element [{}], and give other bits for it", result, d.device,
                     d.other, fmt::join(d.index, ", "));
}

}  // namespace

Result<Layout> layout_of(const program::Module& module, const CompiledShardings& compiled) {
  const program::Function& f = *module.entry();
  if (module.grid.replicas > 1) return unsupported("replicas of a program that is spread over devices");
  const Reading reading(module);
  auto arguments = reading.read(compiled.arguments, f.argument_attributes, argument_types(f));
  if (!arguments) return tl::unexpected(arguments.error());
  auto results = reading.read(compiled.results, f.result_attributes, f.results);
  if (!results) return tl::unexpected(results.error());
  return Layout{module.devices, *std::move(arguments), *std::move(results), f.results};
}

ProcessTensors taken_apart(const std::vector<program::Tensor>& arguments, const Layout& layout) {
  ProcessTensors out(static_cast<std::size_t>(layout.devices));
  for (std::size_t k = 0; k < arguments.size(); ++k) {
    auto shards = program::shards_of(arguments[k], layout.arguments[k], layout.devices);
    for (std::size_t device = 0; device < out.size(); ++device) out[device].push_back(std::move(shards[device]));
  }
  return out;
}

Outcome put_together(const ProcessTensors& by_device, const Layout& layout) {
  Outcome out;
  out.outputs.emplace_back();
  const std::size_t results = by_device.empty() ? 0 : by_device[0].size();
  for (std::size_t k = 0; k < results; ++k) {
    std::vector<program::Tensor> shards;
    for (const auto& device : by_device) shards.push_back(k < device.size() ? device[k] : program::Tensor{});
    if (k >= layout.results.size()) {
      out.outputs[0].push_back(std::move(shards[0]));
      continue;
    }
    auto whole = program::stitched(shards, layout.results[k], layout.result_types[k]);
    if (whole && whole->difference)
      return {OutcomeKind::kReplicasDiffer, difference_text(k, *whole->difference), "replicas differ"};
    out.outputs[0].push_back(whole ? std::move(whole->tensor) : std::move(shards[0]));
  }
  return out;
}

}  // namespace assay::backends
