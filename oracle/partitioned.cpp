#include "oracle/partitioned.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "program/shards.h"
#include "program/text/text.h"

namespace assay::oracle {

Result<PartitionedProgram> PartitionedProgram::of(const Module& module, const program::PartitionFault* fault) {
  PartitionedProgram out;
  if (module.devices <= 1) {
    out.whole_ = std::make_unique<const Module>(module);
    return out;
  }
  auto made = program::partition(module, fault);
  if (!made) return tl::unexpected(made.error());
  out.partitioned_ = std::make_unique<const program::Partitioned>(*std::move(made));
  out.results_ = module.entry()->results;
  return out;
}

Result<Run> PartitionedProgram::run(const ProcessTensors& inputs, const Limits& limits) {
  if (whole_) return evaluate(*whole_, inputs, limits, &preparation_);
  const auto& shardings = partitioned_->arguments;
  if (inputs.size() != 1 || inputs[0].size() != shardings.size())
    return fail(
        fmt::format("a program of {} arguments that is spread over devices has one set of inputs", shardings.size()));
  const std::int64_t devices = partitioned_->module.grid.processes();
  ProcessTensors of_devices(static_cast<std::size_t>(devices));
  for (std::size_t k = 0; k < shardings.size(); ++k) {
    auto shards = program::shards_of(inputs[0][k], shardings[k], devices);
    for (std::size_t d = 0; d < shards.size(); ++d) of_devices[d].push_back(std::move(shards[d]));
  }
  return evaluate(partitioned_->module, of_devices, limits, &preparation_).and_then([this](const Run& run) {
    return stitched_run(run);
  });
}

std::string PartitionedProgram::text() const { return partitioned_ ? program::print(partitioned_->module) : ""; }

Result<Run> PartitionedProgram::stitched_run(const Run& of_devices) const {
  Run out;
  out.outputs.emplace_back();
  for (std::size_t k = 0; k < results_.size(); ++k) {
    std::vector<Tensor> shards;
    for (const auto& of_device : of_devices.outputs) shards.push_back(of_device[k]);
    const spec::Type type = results_[k].is_static() ? results_[k] : shards[0].type;  // a size that is not known
    auto whole = program::stitched(shards, partitioned_->results[k], type);
    if (!whole) return tl::unexpected(whole.error());
    if (const auto& d = whole->difference)
      return fail(fmt::format("devices {} and {} differ at [{}] of result {}", d->device, d->other,
                              fmt::join(d->index, ", "), k));
    out.outputs[0].push_back(std::move(whole->tensor));
  }
  return out;
}

}  // namespace assay::oracle
