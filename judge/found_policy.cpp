#include "judge/evidence.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "judge/element_bytes.h"
#include "judge/judge.h"

namespace assay::judge {
namespace {

using Names = std::vector<std::string>;

bool is_legal_under(const spec::Contract& contract, const ElementPlace& at, const Module& module,
                    const ProcessTensors& inputs, const ProcessTensors& outputs) {
  const auto sets = oracle::acceptance_sets(module, inputs, contract, kCaseLimits);
  if (!sets) return false;
  const auto process = static_cast<std::size_t>(at.process), output = static_cast<std::size_t>(at.output);
  return sets->outputs[process][output].accepts(at.element, element_of(outputs[process][output], at.element));
}

/// Those without which, alone, it would be legal; all where it takes several.
Names responsible(const spec::Contract& c, const auto& is_legal) {
  Names out;
  for (const std::string& name : c.found) {
    Names others = c.found;
    std::erase(others, name);
    if (is_legal(*spec::settled(c.promised, others, {}))) out.push_back(name);
  }
  return out.empty() ? c.found : out;
}

}  // namespace

std::string found_policy_text(const Failure& f, const Module& module, const ProcessTensors& inputs,
                              const ProcessTensors& outputs, const spec::Contract& contract) {
  if (contract.promised == nullptr || !is_wrong_value(f.kind) || f.is_of_relation()) return "";
  const auto is_legal = [&](const spec::Contract& c) { return is_legal_under(c, f.place, module, inputs, outputs); };
  if (!is_legal(*contract.promised)) return "";
  return fmt::format("by a policy that was found, not promised: {}", fmt::join(responsible(contract, is_legal), ", "));
}

}  // namespace assay::judge
