#include "judge/explaining.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

namespace assay::judge {
namespace {

using oracle::ElementAddress;
using oracle::Explained;
using oracle::Explanation;

int most_explained(const Module& module) {
  std::size_t ops = 0;
  for (const Function& f : module.functions) ops += f.body.ops.size();
  return std::max(kMostExplained, kMostExplainedOfOneOp / std::max(static_cast<int>(ops), 1));
}

/// The answers of one run of a program.
class RunExplainer {
 public:
  RunExplainer(const Module& module, const ProcessTensors& inputs, const spec::Contract& contract,
               const oracle::Limits& limits)
      : module_(module), inputs_(inputs), contract_(contract), limits_(limits),
        explainer_(module, inputs, contract, limits) {}

  Explanation explain(const ElementAddress& at, std::span<const std::byte> got) {
    for (const auto& [grant, accepted] : known_)
      if (accepted.outputs[at.process][at.output].accepts(at.element, got)) return {Explained::kDeviation, {grant}, ""};
    if (explained_++ >= most_)
      return {Explained::kUndecided, {}, fmt::format("{} elements of one run are explained", most_)};
    Explanation out = explainer_.explain(at, got);
    if (out.grants.size() == 1 && ++alone_[out.grants[0]] == kFewAlike) learn(out.grants[0]);
    return out;
  }

 private:
  /// A grant that works by rewriting leaves the sets of the program as they are: then this is in vain, once.
  void learn(const std::string& grant) {
    const auto found = std::ranges::find(contract_.grants, grant, &spec::Grant::name);
    if (found == contract_.grants.end()) return;
    const std::size_t position[] = {static_cast<std::size_t>(found - contract_.grants.begin())};
    auto accepted = oracle::acceptance_sets(module_, inputs_, contract_.granting(position), limits_);
    if (accepted) known_.emplace_back(grant, *std::move(accepted));
  }

  const Module& module_;
  const ProcessTensors& inputs_;
  const spec::Contract& contract_;
  oracle::Limits limits_;
  oracle::Explainer explainer_;
  int most_ = most_explained(module_);
  int explained_ = 0;
  std::map<std::string, int> alone_;
  std::vector<std::pair<std::string, oracle::Acceptance>> known_;
};

}  // namespace

ExplainerSource oracle_explainer(const oracle::Limits& limits) {
  return [limits](const Module& module, const ProcessTensors& inputs, const spec::Contract& contract) -> Explain {
    const auto run = std::make_shared<RunExplainer>(module, inputs, contract, limits);
    const bool has_grants = !contract.grants.empty();
    return [run, has_grants](const ElementAddress& at, std::span<const std::byte> got) {
      Explanation out = run->explain(at, got);
      return has_grants || out.verdict == Explained::kLegal ? out : Explanation{};
    };
  };
}

}  // namespace assay::judge
