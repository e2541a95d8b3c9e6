#include "judge/form/static_case.h"

#include <algorithm>
#include <optional>

#include "program/edit/bounded.h"
#include "program/edit/refine.h"
#include "program/edit/stored_form.h"

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
                     program::RefinedOps ops = program::RefinedOps::kStatic) {
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

bool has_known_sizes(const Module& module) {
  return !program::is_dynamic(module) || program::is_bounded_inside(module);
}

ProcessTensors as_stored(const ProcessTensors& inputs, const program::Edited& form) {
  ProcessTensors out;
  for (const auto& process : inputs) {
    out.push_back(form.inputs_from(process));
    for (Tensor& t : out.back()) t = program::as_stored(std::move(t));
  }
  return out;
}

Result<Case> stored(Case c) {
  if (!program::has_quantized(c.module)) return c;
  auto form = program::stored_form(c.module);
  if (!form) return tl::unexpected(form.error());
  for (auto& set : c.inputs) set = as_stored(set, *form);
  return Case{std::move(form->module), std::move(c.inputs)};
}

Result<std::vector<Case>> refined_cases(const Case& c, const oracle::Limits& limits) {
  if (has_known_sizes(c.module)) return std::vector{c};
  std::vector<std::vector<ProcessTensors>> groups;
  for (const auto& set : c.inputs) {
    const auto same = [&](const auto& group) { return have_same_types(group[0], set); };
    const auto found = std::ranges::find_if(groups, same);
    (found == groups.end() ? groups.emplace_back() : *found).push_back(set);
  }
  std::vector<Case> out;
  std::optional<Error> error;
  for (const auto& group : groups) {
    auto made = refined(c.module, group, limits);
    if (made) out.push_back(*std::move(made));
    else if (!error) error = made.error();
  }
  if (out.empty() && error) return tl::unexpected(*error);
  return out;
}

}  // namespace

bool is_taken_by_all(const Module& module) { return has_known_sizes(module) && !program::has_quantized(module); }

Result<Case> static_case(const Module& module, const ProcessTensors& inputs, const oracle::Limits& limits,
                         program::RefinedOps ops) {
  if (has_known_sizes(module)) return stored({module, {inputs}});
  return refined(module, std::span(&inputs, 1), limits, ops).and_then(stored);
}

Result<std::vector<Case>> static_cases(const Case& c, const oracle::Limits& limits) {
  auto out = refined_cases(c, limits);
  for (std::size_t k = 0; out && k < out->size(); ++k) {
    auto made = stored(std::move((*out)[k]));
    if (!made) return tl::unexpected(made.error());
    (*out)[k] = *std::move(made);
  }
  return out;
}

}  // namespace assay::judge
