#include "judge/policies/settle.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "judge/policies/found.h"
#include "judge/policies/memory.h"

namespace assay::judge {
namespace {

using Names = std::vector<std::string>;

Names kept(const std::vector<FoundPolicy>& policies) {
  Names out;
  for (const FoundPolicy& p : policies)
    if (p.is_kept) out.push_back(p.name);
  return out;
}

/// Those that the back end keeps under one variant.
Result<Names> kept_under(const backends::BackendFactory& factory, backends::Backend& backend,
                         const backends::Variant& variant, std::chrono::milliseconds patience) {
  const std::string key = key_of_policies(factory, variant);
  if (const auto known = recall_policies(key); known && still_keeps(backend, variant, kept(*known)))
    return kept(*known);
  const auto found = find_policies(backend, variant, all_asked_policies(), patience);
  if (!found) return tl::unexpected(found.error());
  remember_policies(key, *found);
  return kept(*found);
}

/// What the contract leaves open and questions are about.
Names open_in(const spec::Contract& contract) {
  const Names asked = all_asked_policies();
  Names out;
  for (const std::string_view open : spec::open_policies(contract))
    if (std::ranges::find(asked, open) != asked.end()) out.emplace_back(open);
  return out;
}

}  // namespace

ContractChoice settle(ContractChoice choice, const backends::BackendFactory& factory, backends::Backend& backend,
                      std::span<const backends::Variant> variants, std::chrono::milliseconds patience) {
  Names names = choice.is_for_back_end ? open_in(*choice.contract) : Names{};
  for (const backends::Variant& variant : variants) {
    if (names.empty()) return choice;
    const auto own = kept_under(factory, backend, variant, patience);
    if (!own) {
      choice.why += fmt::format("; {} stay open: {}", fmt::join(names, ", "), own.error().message);
      return choice;
    }
    std::erase_if(names, [&](const std::string& n) { return std::ranges::find(*own, n) == own->end(); });
  }
  if (names.empty()) return choice;
  choice.contract = with_found_policies(choice.contract, names);
  choice.why += fmt::format("; policies found by asking it, not promised: {}", fmt::join(names, ", "));
  return choice;
}

std::shared_ptr<const spec::Contract> with_found_policies(std::shared_ptr<const spec::Contract> contract,
                                                          std::span<const std::string> policies) {
  return spec::settled(std::move(contract), policies,
                       {spec::Evidence::kMeasured, "found by asking the back end, not promised"});
}

bool has_questions(const ContractChoice& choice) {
  return choice.is_for_back_end && !open_in(*choice.contract).empty();
}

}  // namespace assay::judge
