#include "fuzz/profile/trial.h"

#include <algorithm>
#include <numeric>

#include "fuzz/judge/compare.h"
#include "fuzz/judge/judge.h"
#include "program/text/text.h"

namespace assay::fuzz {
namespace {

using oracle::AcceptanceTensor;
using oracle::ElementAddress;

std::span<const std::byte> element_bytes(const Tensor& t, std::int64_t element) {
  const auto size = static_cast<std::size_t>(spec::storage_bytes(t.type.element()));
  return std::span(t.bytes).subspan(static_cast<std::size_t>(element) * size, size);
}

const Tensor& tensor_at(const ProcessTensors& outputs, const ElementAddress& at) {
  return outputs[at.process][at.output];
}

bool has_types_of(const ProcessTensors& outputs, const oracle::Acceptance& sets) {
  const auto same_type = [](const Tensor& t, const AcceptanceTensor& s) { return t.type == s.type; };
  return std::ranges::equal(outputs, sets.outputs, [&](const auto& tensors, const auto& of_process) {
    return std::ranges::equal(tensors, of_process, same_type);
  });
}

void add_outside(const Tensor& got, const AcceptanceTensor& sets, ElementAddress at, std::size_t limit,
                 std::vector<OutsideElement>& out) {
  if (!got.type.is_tensor()) return;
  const auto judgements = sets.judge(got.bytes);
  for (at.element = 0; at.element < got.type.elements() && out.size() < limit; ++at.element)
    if (!judgements[static_cast<std::size_t>(at.element)].accepts)
      out.push_back({at, describe_element(got.type.element(), element_bytes(got, at.element)), sets.describe(at.element)});
}

std::vector<std::string> literals_text(const ProcessTensors& all) {
  std::vector<std::string> out;
  for (const auto& tensors : all)
    for (const Tensor& t : tensors) out.push_back(program::print_literal({t.type, t.bytes, false}));
  return out;
}

Result<ProcessTensors> tensors_of(const std::vector<std::string>& literals) {
  spec::Arena arena;
  ProcessTensors out(1);
  for (const std::string& text : literals) {
    const auto literal = program::parse_literal(text, arena);
    if (!literal) return tl::unexpected(literal.error());
    out[0].push_back(program::tensor_of(*literal));
  }
  return out;
}

/// The contract with some of its grants.
spec::Contract with_grants(const spec::Contract& contract, const std::vector<std::size_t>& positions) {
  spec::Contract out = contract;
  out.grants.clear();
  for (const std::size_t k : positions) out.grants.push_back(contract.grants[k]);
  return out;
}

}  // namespace

Result<std::vector<OutsideElement>> outside_baseline(const Trial& t, const spec::Contract& contract,
                                                     std::size_t limit) {
  const auto sets = oracle::acceptance_sets(t.module, t.inputs, contract, kCaseLimits);
  if (!sets) return tl::unexpected(sets.error());
  if (!has_types_of(t.outputs, *sets)) return fail("the outputs have other types than those of the program");
  std::vector<OutsideElement> out;
  for (std::size_t p = 0; p < t.outputs.size(); ++p)
    for (std::size_t o = 0; o < t.outputs[p].size(); ++o)
      add_outside(t.outputs[p][o], sets->outputs[p][o], {p, o, 0}, limit, out);
  return out;
}

bool is_legal(const Trial& t, const ElementAddress& at, const spec::Contract& contract) {
  const auto sets = oracle::acceptance_sets(t.module, t.inputs, contract.granting_all(), kCaseLimits);
  return sets && sets->outputs[at.process][at.output].accepts(
                     at.element, element_bytes(tensor_at(t.outputs, at), at.element));
}

std::optional<std::vector<std::size_t>> smallest_grants(const Trial& t, const ElementAddress& at,
                                                        const spec::Contract& contract) {
  std::vector<std::size_t> kept(contract.grants.size());
  std::iota(kept.begin(), kept.end(), std::size_t{0});
  if (!is_legal(t, at, contract)) return std::nullopt;
  for (std::size_t k = contract.grants.size(); k-- > 0;) {
    auto fewer = kept;
    std::erase(fewer, k);
    if (is_legal(t, at, with_grants(contract, fewer))) kept = std::move(fewer);
  }
  return kept;
}

reports::Witness witness_of(const Trial& t, const OutsideElement& e) {
  return {program::print(t.module),
          literals_text(t.inputs),
          literals_text(t.outputs),
          static_cast<int>(program::count_ops(t.module.entry()->body)),
          static_cast<int>(e.at.output),
          e.at.element,
          e.got,
          e.expected};
}

Result<Trial> trial_of(const reports::Witness& w) {
  auto module = program::parse(w.program);
  if (!module) return tl::unexpected(module.error());
  auto inputs = tensors_of(w.inputs);
  if (!inputs) return tl::unexpected(inputs.error());
  auto outputs = tensors_of(w.outputs);
  if (!outputs) return tl::unexpected(outputs.error());
  return Trial{*std::move(module), *std::move(inputs), *std::move(outputs)};
}

oracle::ElementAddress address_of(const reports::Witness& w) {
  return {0, static_cast<std::size_t>(w.output), w.element};
}

}  // namespace assay::fuzz
