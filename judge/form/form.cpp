#include "judge/form/form.h"

#include <algorithm>
#include <array>

#include "judge/form/donated.h"
#include "program/text/text.h"

namespace assay::judge {
namespace {

constexpr std::array kForms{
    Form{.name = "donated",
         .is_taken = [](const backends::BackendFactory& f) { return f.takes_donation(); },
         .make = donated,
         .runs = 2,
         .percent = 5},
};

}  // namespace

std::span<const Form> all_forms() { return kForms; }

const Form* form_named(std::string_view name) {
  const auto it = std::ranges::find(kForms, name, &Form::name);
  return it == kForms.end() ? nullptr : &*it;
}

std::optional<Module> formed(const Module& module, const backends::Variant& variant) {
  const Form* form = form_named(variant.form);
  return form != nullptr ? form->make(module) : std::nullopt;
}

std::string formed_text(const Module& module, const backends::Variant& variant) {
  const auto made = formed(module, variant);
  return program::print(made ? *made : module);
}

}  // namespace assay::judge
