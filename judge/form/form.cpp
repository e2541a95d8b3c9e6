#include "judge/form/form.h"

#include <algorithm>
#include <array>

#include "judge/form/makers.h"
#include "program/edit/stored_form.h"
#include "program/text/text.h"

namespace assay::judge {
namespace {

constexpr char kShardy[] = "shardy", kGspmd[] = "gspmd";

bool partitions(const backends::BackendFactory& f) { return !f.partitioners().empty(); }

template <const char* name> bool has_partitioner(const backends::BackendFactory& f) {
  const auto all = f.partitioners();
  return std::ranges::find(all, name) != all.end();
}

/// A form of the text alone.
template <Result<std::optional<Module>> (*edit)(const Module&)>
Result<std::vector<Case>> on_same_inputs(const Case& c, const FormOptions&) {
  return edit(c.module).map([&](std::optional<Module> made) {
    return made ? std::vector{Case{*std::move(made), c.inputs}} : std::vector<Case>();
  });
}

constexpr std::array kForms{
    Form{.name = kKnownSizes, .make = with_known_sizes, .is_needed = has_unknown_sizes},
    Form{.name = kStoredIntegers, .make = on_stored_integers, .is_needed = program::has_quantized},
    Form{.name = kComposites, .make = with_composites},
    Form{.name = kLiterals, .make = with_literals},
    Form{.name = kRelatedResults, .make = with_related_results},
    Form{.name = "donated",
         .make = on_same_inputs<donated>,
         .is_taken = [](const backends::BackendFactory& f) { return f.takes_donation(); },
         .runs = 2,
         .percent = 5},
    Form{.name = "unsharded", .make = on_same_inputs<unsharded>, .is_taken = partitions, .compares = true},
    Form{.name = kShardy,
         .make = on_same_inputs<in_words_of_shardy>,
         .is_taken = has_partitioner<kShardy>,
         .compares = true},
    Form{.name = kGspmd,
         .make = on_same_inputs<in_words_of_gspmd>,
         .is_taken = has_partitioner<kGspmd>,
         .percent = 50,
         .is_of = [](const Module& m) { return m.devices > 1; },
         .compares = true},
};

}  // namespace

std::span<const Form> all_forms() { return kForms; }

const Form* form_named(std::string_view name) {
  const auto it = std::ranges::find(kForms, name, &Form::name);
  return it == kForms.end() ? nullptr : &*it;
}

Result<std::vector<Case>> in_forms(const Case& c, std::initializer_list<std::string_view> forms,
                                   const FormOptions& options) {
  std::vector<Case> cases{c};
  for (const std::string_view name : forms) {
    std::vector<Case> next;
    std::optional<Error> error;
    for (Case& one : cases) {
      auto made = form_named(name)->make(one, options);
      if (!made) error = error.value_or(made.error());
      else if (made->empty()) next.push_back(std::move(one));
      else std::ranges::move(*made, std::back_inserter(next));
    }
    if (next.empty() && error) return tl::unexpected(*error);
    cases = std::move(next);
  }
  return cases;
}

std::optional<Case> in_form(std::string_view form, const Case& c, const FormOptions& options) {
  auto made = form_named(form)->make(c, options);
  return made && !made->empty() ? std::optional(std::move(made->front())) : std::nullopt;
}

bool is_taken_by_all(const Module& module) {
  return std::ranges::none_of(kForms, [&](const Form& f) { return f.is_needed != nullptr && f.is_needed(module); });
}

Result<Case> static_case(Module module, const ProcessTensors& inputs, const FormOptions& options) {
  return in_forms({std::move(module), {inputs}}, {kKnownSizes, kStoredIntegers}, options)
      .map([](std::vector<Case> cases) { return std::move(cases.front()); });
}

Case as_given(const Case& c, const backends::Variant& variant) {
  if (!variant.composes && variant.lacking.empty()) return c;
  const auto is_meant = [&](const Function&, const Op& op) {
    return variant.composes || std::ranges::find(variant.lacking, op.record->dialect) != variant.lacking.end();
  };
  return in_form(kComposites, c, {.composed = is_meant}).value_or(c);
}

Result<std::optional<Module>> formed(const Module& module, const backends::Variant& variant) {
  const Form* form = form_named(variant.form);
  if (form == nullptr) return std::nullopt;
  return form->make({module, {}}, {}).map([](std::vector<Case> made) {
    return made.empty() ? std::nullopt : std::optional(std::move(made.front().module));
  });
}

std::string formed_text(const Module& module, const backends::Variant& variant) {
  const auto made = formed(module, variant);
  return program::print(made && *made ? **made : module);
}

}  // namespace assay::judge
