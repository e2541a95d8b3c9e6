#include "judge/form/makers.h"

#include <algorithm>
#include <optional>

#include "program/edit/bounded.h"
#include "program/edit/refine.h"

namespace assay::judge {
namespace {

using program::KnownInput;

/// What decides shapes, as far as it is the same on every process of all input sets: types, and integers of which sizes
/// may be computed. Nothing where types differ.
std::optional<std::vector<KnownInput>> known_of(std::span<const ProcessTensors> sets) {
  std::vector<KnownInput> out;
  for (const Tensor& t : sets[0][0]) out.push_back({t.type, spec::is_int(t.type.element()) ? &t : nullptr});
  for (const auto& set : sets)
    for (const auto& process : set)
      for (std::size_t k = 0; k < out.size(); ++k) {
        if (process[k].type != out[k].type) return std::nullopt;
        if (out[k].value != nullptr && process[k].bytes != out[k].value->bytes) out[k].value = nullptr;
      }
  return out;
}

Result<Case> refined(const Module& module, std::span<const ProcessTensors> sets, const oracle::Limits& limits,
                     program::RefinedOps ops) {
  const auto known = known_of(sets);
  if (!known) return fail("not supported yet: shapes that differ by process", "", ErrorKind::kUnsupported);
  const auto evaluate = [&](const Module& m, const std::vector<Tensor>& operands) {
    return oracle::evaluate(m, {operands}, limits).map([](oracle::Run run) { return std::move(run.outputs[0]); });
  };
  auto made = program::refine(module, *known, evaluate, ops);
  if (!made) return tl::unexpected(made.error());
  Case out{std::move(made->module), {}};
  for (const auto& set : sets) {
    auto& read = out.inputs.emplace_back();
    for (const auto& process : set) read.push_back(made->inputs_from(process));
  }
  return out;
}

bool have_same_types(const ProcessTensors& a, const ProcessTensors& b) {
  return std::ranges::equal(a[0], b[0], {}, &Tensor::type, &Tensor::type);
}

}  // namespace

bool has_unknown_sizes(const Module& module) {
  return program::is_dynamic(module) && !program::is_bounded_inside(module);
}

Result<std::vector<Case>> with_known_sizes(const Case& c, const FormOptions& options) {
  if (!has_unknown_sizes(c.module)) return std::vector<Case>();
  std::vector<std::vector<ProcessTensors>> groups;
  for (const auto& set : c.inputs) {
    const auto same = [&](const auto& group) { return have_same_types(group[0], set); };
    const auto found = std::ranges::find_if(groups, same);
    (found == groups.end() ? groups.emplace_back() : *found).push_back(set);
  }
  std::vector<Case> out;
  std::optional<Error> error;
  for (const auto& group : groups) {
    auto made = refined(c.module, group, options.limits, options.refined);
    if (made) out.push_back(*std::move(made));
    else if (!error) error = made.error();
  }
  if (out.empty() && error) return tl::unexpected(*error);
  return out;
}

}  // namespace assay::judge
