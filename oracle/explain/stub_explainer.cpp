#include <algorithm>
#include <map>
#include <numeric>

#include "oracle/explain/explain.h"

/// Stands in until the explainer is there: whole programs under subsets of the grants.
namespace assay::oracle {

struct Explainer::State {
  const Module& module;
  const ProcessTensors& inputs;
  const spec::Contract& contract;
  Limits limits;
  std::map<std::vector<std::size_t>, Result<Acceptance>> known;

  bool accepts(const std::vector<std::size_t>& grants, const ElementAddress& at, std::span<const std::byte> got) {
    auto found = known.find(grants);
    if (found == known.end())
      found = known.emplace(grants, acceptance_sets(module, inputs, contract.granting(grants), limits)).first;
    return found->second && found->second->outputs[at.process][at.output].accepts(at.element, got);
  }
};

Explainer::Explainer(const Module& m, const ProcessTensors& i, const spec::Contract& c, const Limits& l,
                     const ExplainLimits&)
    : state_(new State{m, i, c, l, {}}) {}
Explainer::~Explainer() = default;

Explanation Explainer::explain(const ElementAddress& at, std::span<const std::byte> got) {
  std::vector<std::size_t> grants(state_->contract.grants.size());
  std::iota(grants.begin(), grants.end(), std::size_t{0});
  if (!state_->accepts(grants, at, got)) return {};
  for (std::size_t k = grants.size(); k-- > 0;) {
    std::vector<std::size_t> fewer;
    for (std::size_t i = 0; i < grants.size(); ++i)
      if (i != k) fewer.push_back(grants[i]);
    if (state_->accepts(fewer, at, got)) grants = fewer;
  }
  Explanation out{Explained::kDeviation, {}, ""};
  for (const std::size_t g : grants) out.grants.push_back(state_->contract.grants[g].name);
  return out;
}

}  // namespace assay::oracle
