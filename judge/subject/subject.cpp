#include "judge/subject/subject.h"

#include "judge/builtin.h"
#include "judge/policies/settle.h"

namespace assay::judge {

Result<std::vector<backends::Variant>> variants_named(const backends::BackendFactory& factory,
                                                      const std::vector<std::string>& names) {
  const auto all = factory.variants();
  if (names.empty()) return std::vector{all.empty() ? backends::Variant{} : all.front()};
  std::vector<backends::Variant> out;
  for (const auto& name : names) {
    auto variant = backends::find_variant(factory, name);
    if (!variant) return tl::unexpected(variant.error());
    out.push_back(*std::move(variant));
  }
  return out;
}

Result<Subject> open_subject(const SubjectRequest& request) {
  auto factory = open_backend(request.backend, request.limits);
  if (!factory) return tl::unexpected(factory.error());
  auto contract = choose_contract(request.contract, request.backend, **factory);
  if (!contract) return tl::unexpected(contract.error());
  auto variants = variants_named(**factory, request.variants);
  if (!variants) return tl::unexpected(variants.error());
  Subject out{request.backend, *std::move(factory), *std::move(contract), *std::move(variants), request.limits};
  if (request.asks_for_policies && has_questions(out.contract)) {
    out.asked = out.factory->start(request.limits);
    out.contract = settle(std::move(out.contract), *out.factory, *out.asked, out.variants, request.patience);
  }
  return out;
}

}  // namespace assay::judge
