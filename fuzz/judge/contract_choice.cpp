#include "fuzz/judge/contract_choice.h"

#include <fmt/format.h>

namespace assay::fuzz {
namespace {

constexpr std::string_view kPerturbed = "perturbed:";

}  // namespace

Result<ContractChoice> choose_contract(const std::string& name, const std::string& backend,
                                       const backends::BackendFactory& factory) {
  const bool is_auto = name == kAutoContract;
  if (is_auto && backend.starts_with(kPerturbed)) {
    const std::string own = backend.substr(kPerturbed.size());
    return spec::contract_named(own).map([&](const auto& contract) {
      return ContractChoice{contract, own, "its answers are drawn under it"};
    });
  }
  return spec::contract_for(name, factory.identity()).map([&](const spec::ChosenContract& chosen) {
    return ContractChoice{chosen.contract, is_auto ? chosen.contract->name : name, chosen.why};
  });
}

std::string describe(const ContractChoice& choice) { return fmt::format("{} ({})", choice.argument, choice.why); }

}  // namespace assay::fuzz
