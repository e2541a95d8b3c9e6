#include "judge/contract_choice.h"

#include <fmt/format.h>

#include <optional>

namespace assay::judge {
namespace {

constexpr std::string_view kPerturbed = "perturbed", kUnmeasured = "unmeasured", kOfPasses = "pass",
                           kOfPartitioners = "stablehlo";

/// The contract under which the back end draws its answers; none of any other back end.
std::optional<std::string> drawn_under(std::string_view backend) {
  if (backend == kPerturbed) return kPerturbedContract;
  if (!backend.starts_with(kPerturbed) || backend[kPerturbed.size()] != ':') return std::nullopt;
  const std::string_view named = backend.substr(kPerturbed.size() + 1);
  return std::string(named.empty() ? kPerturbedContract : named);
}

bool is_partitioned(const std::string& backend) {
  return backend == "partitioned" || backend.starts_with("partitioned:");
}

/// A name that somebody gives for another reason says what is legal, whatever the back end does.
bool is_for(const spec::Contract& contract, const std::string& backend, const backends::BackendFactory& factory) {
  if (is_built_in(backend)) return false;
  const auto own = spec::contract_for(kAutoContract, factory.identity());
  return contract.name == kUnmeasured || (own && own->contract->hash == contract.hash);
}

}  // namespace

Result<ContractChoice> choose_contract(const std::string& name, const std::string& backend,
                                       const backends::BackendFactory& factory) {
  const bool is_auto = name == kAutoContract;
  if (const auto own = drawn_under(backend); is_auto && own)
    return spec::contract_named(*own).map([&](const auto& contract) {
      return ContractChoice{contract, *own, "its answers are drawn under it"};
    });
  if (is_auto && backend.starts_with("pass:"))
    return spec::contract_named(kOfPasses).map([](const auto& contract) {
      return ContractChoice{contract, contract->name, "the oracle runs what a pass writes"};
    });
  if (is_auto && is_partitioned(backend))
    return spec::contract_named(kOfPartitioners).map([](const auto& contract) {
      return ContractChoice{contract, contract->name, "the oracle runs what each device does"};
    });
  const std::string remark = factory.remark().empty() ? "" : "; " + factory.remark();
  return spec::contract_for(name, factory.identity()).map([&](const spec::ChosenContract& chosen) {
    return ContractChoice{chosen.contract, is_auto ? chosen.contract->name : name, chosen.why + remark,
                          is_for(*chosen.contract, backend, factory)};
  });
}

bool is_built_in(const std::string& backend) {
  return backend == "oracle" || backend.starts_with("perturbed") || backend.starts_with("mutant:") ||
         backend.starts_with("pass:") || is_partitioned(backend);
}

std::string describe(const ContractChoice& choice) { return fmt::format("{} ({})", choice.argument, choice.why); }

}  // namespace assay::judge
