#include "measure/profile/trial.h"

#include <algorithm>

#include "judge/compare.h"
#include "judge/element_bytes.h"
#include "judge/judge.h"
#include "judge/nan_operands.h"
#include "judge/reduce/reduce.h"
#include "measure/names.h"
#include "program/edit/make.h"
#include "program/inputs.h"
#include "program/text/text.h"

namespace assay::measure {
namespace {

using oracle::AcceptanceTensor;
using oracle::ElementAddress;

const Tensor& tensor_at(const ProcessTensors& outputs, const ElementAddress& at) {
  return outputs[at.process][at.output];
}

bool has_types_of(const ProcessTensors& outputs, const oracle::Acceptance& sets) {
  const auto same_type = [](const Tensor& t, const AcceptanceTensor& s) { return t.type == s.type; };
  return std::ranges::equal(outputs, sets.outputs, [&](const auto& tensors, const auto& of_process) {
    return std::ranges::equal(tensors, of_process, same_type);
  });
}

judge::ElementPlace place_of(const ElementAddress& at) {
  return {static_cast<int>(at.process), static_cast<int>(at.output), at.element};
}

void add_outside(const Tensor& got, const AcceptanceTensor& sets, ElementAddress at, judge::NanOperands& nans,
                 std::size_t limit, std::vector<OutsideElement>& out) {
  if (!got.type.is_tensor()) return;
  const auto judgements = sets.judge(got.bytes);
  for (at.element = 0; at.element < got.type.elements() && out.size() < limit; ++at.element)
    if (!judgements[static_cast<std::size_t>(at.element)].accepts)
      out.push_back({at, judge::describe_element(got.type.element(), judge::element_of(got, at.element)),
                     sets.describe(at.element),
                     judge::distance(sets, at.element, judge::element_of(got, at.element), nans.reach(place_of(at)))});
}

/// As many for each process, those of the first one first.
Result<ProcessTensors> tensors_of(const std::vector<std::string>& literals, spec::Grid grid) {
  spec::Arena arena;
  ProcessTensors out(static_cast<std::size_t>(grid.processes()));
  for (std::size_t k = 0; k < literals.size(); ++k) {
    const auto literal = program::parse_literal(literals[k], arena);
    if (!literal) return tl::unexpected(literal.error());
    out[k * out.size() / literals.size()].push_back(program::tensor_of(*literal));
  }
  return out;
}

bool is_in_baseline(const Trial& t, const ElementAddress& at, const spec::Contract& contract) {
  const auto sets = oracle::acceptance_sets(t.module, t.inputs, contract, judge::kCaseLimits);
  if (!sets) return false;
  return sets->outputs[at.process][at.output].accepts(at.element,
                                                      judge::element_of(tensor_at(t.outputs, at), at.element));
}

}  // namespace

int ops_of(const Module& module) {
  const auto& ops = module.entry()->body.ops;
  return static_cast<int>(program::count_ops(module.entry()->body)) -
         static_cast<int>(std::ranges::count_if(ops, program::is_literal));
}

Result<std::vector<OutsideElement>> outside_baseline(const Trial& t, const spec::Contract& contract,
                                                     std::size_t limit) {
  const auto sets = oracle::acceptance_sets(t.module, t.inputs, contract, judge::kCaseLimits);
  if (!sets) return tl::unexpected(sets.error());
  if (!has_types_of(t.outputs, *sets)) return fail("the outputs have other types than those of the program");
  std::vector<OutsideElement> out;
  judge::NanOperands nans(t.module, t.inputs);
  for (std::size_t p = 0; p < t.outputs.size(); ++p)
    for (std::size_t o = 0; o < t.outputs[p].size(); ++o)
      add_outside(t.outputs[p][o], sets->outputs[p][o], {p, o, 0}, nans, limit, out);
  return out;
}

oracle::Explainer explainer_of(const Trial& t, const spec::Contract& contract) {
  return oracle::Explainer(t.module, t.inputs, contract, judge::kCaseLimits);
}

std::optional<std::vector<std::size_t>> smallest_grants(const Trial& t, const ElementAddress& at,
                                                        const spec::Contract& contract) {
  if (is_in_baseline(t, at, contract)) return std::vector<std::size_t>{};
  oracle::Explainer explainer = explainer_of(t, contract);
  return smallest_grants(t, at, contract, explainer);
}

std::optional<std::vector<std::size_t>> smallest_grants(const Trial& t, const ElementAddress& at,
                                                        const spec::Contract& contract, oracle::Explainer& explainer) {
  const oracle::Explanation explanation =
      explainer.explain(at, judge::element_of(tensor_at(t.outputs, at), at.element));
  std::vector<std::size_t> positions;
  if (explanation.verdict == oracle::Explained::kLegal) return positions;
  if (explanation.verdict != oracle::Explained::kDeviation) return std::nullopt;
  for (std::size_t k = 0; k < contract.grants.size(); ++k)
    if (std::ranges::find(explanation.grants, contract.grants[k].name) != explanation.grants.end())
      positions.push_back(k);
  return positions;
}

reports::ProfileWitness profile_witness_of(const Trial& t, const OutsideElement& e) {
  return {program::print(t.module),
          program::print_inputs(t.inputs),
          program::print_inputs(t.outputs),
          ops_of(t.module),
          judge::size_of(t.module).elements,
          static_cast<int>(e.at.output),
          e.at.element,
          e.got,
          e.expected,
          std::string(to_string(e.distance.kind)),
          e.distance.kind == judge::DistanceKind::kNone ? "" : describe(e.distance)};
}

Result<Trial> trial_of(const reports::ProfileWitness& w) {
  auto module = program::parse(w.program);
  if (!module) return tl::unexpected(module.error());
  auto inputs = tensors_of(w.inputs, module->grid);
  if (!inputs) return tl::unexpected(inputs.error());
  auto outputs = tensors_of(w.outputs, module->grid);
  if (!outputs) return tl::unexpected(outputs.error());
  return Trial{*std::move(module), *std::move(inputs), *std::move(outputs)};
}

oracle::ElementAddress address_of(const reports::ProfileWitness& w) {
  return {0, static_cast<std::size_t>(w.output), w.element};
}

}  // namespace assay::measure
