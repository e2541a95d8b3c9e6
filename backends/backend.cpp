#include "backends/backend.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "backends/pjrt/discovery.h"
#include "backends/pjrt/factory.h"
#include "backends/process/at_once.h"
#include "backends/registry.h"
#include "backends/worker.h"
#include "program/text/pieces.h"
#include "spec/nearest_name.h"

namespace assay::backends {
namespace {

constexpr std::array<std::string_view, 12> kOutcomes = {
    "ok",      "rejected",       "unsupported",     "failed",       "crashed",    "timed out", "out of memory",
    "garbage", "invalid output", "replicas differ", "worker fault", "unavailable"};

using Opened = Result<std::unique_ptr<BackendFactory>>;

Opened open_kind_jax(const std::string& rest, const Limits& limits) {
  if (rest.empty()) return open_jax("", limits);
  return fail(fmt::format("jax:{}: nothing stands behind `jax`; worker:xla_cpu@VERSION is a release of jaxlib", rest));
}

Opened open_kind_xla_cpu(const std::string&, const Limits& limits) {
  if (!pjrt::discover().empty()) return pjrt::open("newest", limits);
  return open_jax("no PJRT plug-in is found, so that it is `jax`", limits);
}

std::vector<Availability> no_survey() { return {}; }

std::vector<Kind>& kinds() {
  static std::vector<Kind> all = {
      {"worker", open_worker, survey_workers},  // `jax` is the first of them
      {"pjrt", pjrt::open, pjrt::survey},
      {"jax", open_kind_jax, no_survey},
      {"xla-cpu", open_kind_xla_cpu, no_survey},
  };
  return all;
}

/// `name=value,name=value`
Result<Variant> variant_of_options(const std::string& text) {
  Variant out{.name = text, .options = {}};
  for (const auto option : program::pieces(text, ',')) {
    const auto equals = option.find('=');
    if (equals == std::string_view::npos) return fail(fmt::format("'{}' is no option of the form name=value", option));
    out.options.emplace_back(option.substr(0, equals), option.substr(equals + 1));
  }
  return out;
}

}  // namespace

std::vector<std::string> kind_names() {
  std::vector<std::string> out;
  for (const auto& k : kinds()) out.push_back(k.name);
  return out;
}

std::string_view to_string(OutcomeKind kind) { return kOutcomes[static_cast<std::size_t>(kind)]; }

void register_kind(Kind kind) {
  auto& all = kinds();
  const auto same = std::ranges::find(all, kind.name, &Kind::name);
  if (same != all.end()) *same = std::move(kind);
  else all.push_back(std::move(kind));
}

Result<std::unique_ptr<BackendFactory>> open(const std::string& specification, const Limits& limits) {
  const auto colon = specification.find(':');
  const std::string name = specification.substr(0, colon);
  for (const auto& kind : kinds())
    if (kind.name == name) return kind.open(colon == std::string::npos ? "" : specification.substr(colon + 1), limits);
  const auto names = kind_names();
  return fail(fmt::format("no back end '{}'; the kinds are {}, and `assay backends` lists what there is{}",
                          specification, fmt::join(names, ", "), spec::did_you_mean(name, names)));
}

std::string options_text(const Variant& v) {
  std::vector<std::string> out;
  for (const auto& [name, value] : v.options) out.push_back(name + "=" + value);
  return fmt::format("{}", fmt::join(out, ","));
}

namespace {

struct RegisteredForm {
  std::string name;
  bool (*is_taken)(const BackendFactory&);
};

std::vector<RegisteredForm>& forms() {
  static std::vector<RegisteredForm> all;
  return all;
}

const RegisteredForm* form_of(const std::string& name) {
  const auto found = std::ranges::find(forms(), name, &RegisteredForm::name);
  return found == forms().end() ? nullptr : &*found;
}

}  // namespace

void register_form(const std::string& name, bool (*is_taken)(const BackendFactory&)) {
  if (form_of(name) == nullptr) forms().push_back({name, is_taken});
}

std::vector<std::string> shared_variant_names() {
  std::vector<std::string> out{std::string(kExpanded)};
  std::ranges::transform(forms(), std::back_inserter(out), &RegisteredForm::name);
  return out;
}

namespace {

Result<Variant> variant_named(const BackendFactory& factory, const std::string& text) {
  std::vector<std::string> names;
  for (const auto& v : factory.variants()) {
    if (v.name == text) return v;
    names.push_back(v.name);
  }
  if (text == kExpanded) return Variant{.name = text, .options = {}, .composes = true, .lacking = {}};
  if (const RegisteredForm* form = form_of(text)) {
    if (!form->is_taken(factory))
      return fail(fmt::format("{} takes no programs in the form '{}'", factory.name(), text));
    return Variant{.name = text, .options = {}, .form = text};
  }
  std::ranges::copy(shared_variant_names(), std::back_inserter(names));
  if (text.find('=') != std::string::npos) return variant_of_options(text);
  return fail(fmt::format("{} has no variant '{}'; it has {}{}", factory.name(), text, fmt::join(names, ", "),
                          spec::did_you_mean(text, names)));
}

/// Whether an op of the dialect can be given as a composite.
bool expands(const std::string& dialect) {
  return std::ranges::any_of(spec::Records::in_force().all(), [&](const spec::Record& record) {
    return record.dialect == dialect && !record.expansions.empty();
  });
}

}  // namespace

Result<Variant> find_variant(const BackendFactory& factory, const std::string& text) {
  return variant_named(factory, text).map([&](Variant variant) {
    std::ranges::copy_if(factory.lacking_dialects(), std::back_inserter(variant.lacking), expands);
    return variant;
  });
}

std::vector<Availability> survey() {
  std::vector<Availability> out;
  for (auto& own : at_once(kinds(), [](const Kind& kind) { return kind.survey(); }))
    out.insert(out.end(), std::make_move_iterator(own.begin()), std::make_move_iterator(own.end()));
  return out;
}

}  // namespace assay::backends
