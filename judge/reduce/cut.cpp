#include "judge/reduce/cut.h"

#include <algorithm>

#include "judge/judge.h"
#include "program/edit/compact.h"
#include "program/edit/reads.h"
#include "program/edit/walk.h"
#include "program/shardings.h"

namespace assay::judge {
namespace {

/// What the kept ops and the outputs read but no kept op defines, in order of first use.
std::vector<ValueId> frontier(const Function& f, std::span<const std::size_t> kept, std::span<const ValueId> outputs) {
  std::vector<bool> known(f.types.size(), false);
  std::vector<ValueId> out;
  const auto need = [&](ValueId v) {
    if (!known[v]) out.push_back(v);
    known[v] = true;
  };
  for (const std::size_t i : kept) {
    const Op& op = f.body.ops[i];
    for (const ValueId v : reads(op)) need(v);
    for (std::uint32_t k = 0; k < op.results; ++k) known[op.first_result + k] = true;
  }
  for (const ValueId v : outputs) need(v);
  return out;
}

/// The values of `wanted` in every process of one input set.
ProcessTensors inputs_from(const std::vector<std::vector<Tensor>>& values, std::span<const ValueId> wanted) {
  ProcessTensors out(values.size());
  for (std::size_t p = 0; p < values.size(); ++p)
    for (const ValueId v : wanted) out[p].push_back(values[p][v]);
  return out;
}

bool knows_all(const std::vector<std::vector<Tensor>>& values, std::span<const ValueId> wanted) {
  return std::ranges::all_of(values, [&](const auto& process) {
    return std::ranges::all_of(wanted, [&](ValueId v) { return static_cast<bool>(process[v].type); });
  });
}

std::vector<Tensor> place(const Function& f, const std::vector<Tensor>& arguments, std::span<const ValueId> results,
                          const std::vector<Tensor>& outputs) {
  std::vector<Tensor> values(f.types.size());
  for (std::size_t i = 0; i < arguments.size(); ++i) values[f.body.arguments[i]] = arguments[i];
  for (std::size_t i = 0; i < results.size(); ++i) values[results[i]] = outputs[i];
  return values;
}

bool is_known(Type type) { return type.is_tensor() && type.is_static(); }

}  // namespace

std::vector<ValueId> intermediates(const Function& f) {
  std::vector<ValueId> out;
  for (const Op& op : f.body.ops)
    for (std::uint32_t k = 0; k < op.results; ++k)
      if (is_known(f.type(op.first_result + k))) out.push_back(op.first_result + k);
  return out;
}

Module returning(const Module& module, std::span<const ValueId> values) {
  Module out = module;
  Function& f = entry_of(out);
  if (module.devices == 1) f.result_attributes.clear();
  set_returns(f, {values.begin(), values.end()});
  return out;
}

KnownValues known_values_of(const Case& c, const std::vector<ProcessTensors>& outputs) {
  const Function& f = *c.module.entry();
  const auto values = intermediates(f);
  KnownValues out;
  for (std::size_t s = 0; s < outputs.size(); ++s) {
    out.emplace_back();
    for (std::size_t p = 0; p < outputs[s].size(); ++p)
      out.back().push_back(place(f, c.inputs[s][p], values, outputs[s][p]));
  }
  return out;
}

bool has_elements(Type type) { return type.is_static() && !type.is_quantized(); }

Tensor zeros(Type type) {
  return {type, std::vector<std::byte>(has_elements(type) ? static_cast<std::size_t>(type.storage_size()) : 0)};
}

KnownValues placeholder_values(const Case& c) {
  const Function& f = *c.module.entry();
  std::vector<Tensor> values;
  for (const ValueId v : intermediates(f)) values.push_back(zeros(f.type(v)));
  std::vector<ProcessTensors> outputs;
  for (const ProcessTensors& inputs : c.inputs) outputs.emplace_back(inputs.size(), values);
  return known_values_of(c, outputs);
}

Result<KnownValues> known_values(const Case& c) {
  const Module module = returning(c.module, intermediates(*c.module.entry()));
  std::vector<ProcessTensors> outputs;
  for (const auto& inputs : c.inputs) {
    auto run = oracle::evaluate(module, inputs, kCaseLimits);
    if (!run) return tl::unexpected(run.error());
    outputs.push_back(std::move(run->outputs));
  }
  return known_values_of(c, outputs);
}

std::optional<Case> extract(const Case& c, std::span<const KnownValues* const> sources,
                            std::span<const std::size_t> kept, std::span<const ValueId> outputs) {
  const Function& whole = *c.module.entry();
  const auto arguments = frontier(whole, kept, outputs);
  Case out{returning(c.module, outputs), {}};
  Function& f = entry_of(out.module);
  f.body.ops.clear();
  for (const std::size_t i : kept) f.body.ops.push_back(whole.body.ops[i]);
  f.body.arguments = arguments;
  f.argument_attributes.clear();
  if (c.module.devices > 1)
    for (const ValueId v : arguments) f.argument_attributes.push_back(program::sharding_attribute(c.module, v));
  const auto left = compact(out.module);
  std::vector<ValueId> wanted;
  for (const std::size_t i : left) wanted.push_back(arguments[i]);
  for (const KnownValues* source : sources)
    for (const auto& values : *source) {
      if (!knows_all(values, wanted)) return std::nullopt;
      out.inputs.push_back(inputs_from(values, wanted));
    }
  if (!program::verify(out.module)) return std::nullopt;
  return out;
}

}  // namespace assay::judge
