#include "judge/form/form.h"

#include <algorithm>
#include <array>

#include "judge/form/donated.h"
#include "judge/form/sharded.h"
#include "program/text/text.h"

namespace assay::judge {
namespace {

constexpr char kShardy[] = "shardy", kGspmd[] = "gspmd";

bool partitions(const backends::BackendFactory& f) { return !f.partitioners().empty(); }

template <const char* name> bool has_partitioner(const backends::BackendFactory& f) {
  const auto all = f.partitioners();
  return std::ranges::find(all, name) != all.end();
}

constexpr std::array kForms{
    Form{.name = "donated",
         .is_taken = [](const backends::BackendFactory& f) { return f.takes_donation(); },
         .make = donated,
         .runs = 2,
         .percent = 5},
    Form{.name = "unsharded", .is_taken = partitions, .make = unsharded, .compares = true},
    Form{.name = "shardy", .is_taken = has_partitioner<kShardy>, .make = in_words_of_shardy, .compares = true},
    Form{.name = "gspmd",
         .is_taken = has_partitioner<kGspmd>,
         .make = in_words_of_gspmd,
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

Result<std::optional<Module>> formed(const Module& module, const backends::Variant& variant) {
  const Form* form = form_named(variant.form);
  if (form == nullptr) return std::nullopt;
  return form->make(module);
}

std::string formed_text(const Module& module, const backends::Variant& variant) {
  const auto made = formed(module, variant);
  return program::print(made && *made ? **made : module);
}

}  // namespace assay::judge
