#include "fuzz/judge/static_case.h"

#include <algorithm>

#include "program/edit/bounded.h"
#include "program/edit/refine.h"

namespace assay::fuzz {
namespace {

/// Whether what decides shapes is the same on every process: types, and integers of which sizes may be computed.
bool are_alike(const ProcessTensors& inputs) {
  return std::ranges::all_of(inputs, [&](const std::vector<Tensor>& process) {
    return std::ranges::equal(process, inputs[0], [](const Tensor& a, const Tensor& b) {
      return a.type == b.type && (!spec::is_int(a.type.element()) || a.bytes == b.bytes);
    });
  });
}

}  // namespace

Result<Case> static_case(const Module& module, const ProcessTensors& inputs, const oracle::Limits& limits) {
  if (!program::is_dynamic(module) || program::is_bounded_inside(module)) return Case{module, {inputs}};
  if (!are_alike(inputs)) return fail("not supported yet: shapes that differ by process", "", ErrorKind::kUnsupported);
  const auto evaluate = [&](const Module& m, const std::vector<Tensor>& operands) {
    return oracle::evaluate(m, {operands}, limits).map([](oracle::Run run) { return std::move(run.outputs[0]); });
  };
  auto refined = program::refine(module, inputs[0], evaluate);
  if (!refined) return tl::unexpected(refined.error());
  ProcessTensors read;
  for (const auto& process : inputs) read.push_back(refined->inputs_from(process));
  return Case{std::move(refined->module), {std::move(read)}};
}

}  // namespace assay::fuzz
