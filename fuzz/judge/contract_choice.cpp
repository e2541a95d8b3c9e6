#include "fuzz/judge/contract_choice.h"

#include <fmt/format.h>

#include <optional>

namespace assay::fuzz {
namespace {

constexpr std::string_view kPerturbed = "perturbed";

/// The contract under which the back end draws its answers; none of any other back end.
std::optional<std::string> drawn_under(std::string_view backend) {
  if (backend == kPerturbed) return kPerturbedContract;
  if (!backend.starts_with(kPerturbed) || backend[kPerturbed.size()] != ':') return std::nullopt;
  const std::string_view named = backend.substr(kPerturbed.size() + 1);
  return std::string(named.empty() ? kPerturbedContract : named);
}

}  // namespace

Result<ContractChoice> choose_contract(const std::string& name, const std::string& backend,
                                       const backends::BackendFactory& factory) {
  const bool is_auto = name == kAutoContract;
  if (const auto own = drawn_under(backend); is_auto && own)
    return spec::contract_named(*own).map([&](const auto& contract) {
      return ContractChoice{contract, *own, "its answers are drawn under it"};
    });
  return spec::contract_for(name, factory.identity()).map([&](const spec::ChosenContract& chosen) {
    return ContractChoice{chosen.contract, is_auto ? chosen.contract->name : name, chosen.why};
  });
}

std::string describe(const ContractChoice& choice) { return fmt::format("{} ({})", choice.argument, choice.why); }

}  // namespace assay::fuzz
