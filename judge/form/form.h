#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "backends/backend.h"
#include "judge/case.h"

namespace assay::judge {

/// Another way to run a program, which must not change what it answers: its answers are judged by the sets of the
/// program as it is. A form is chosen like a variant of the back end, by its name. To add one takes a row in form.cpp.
struct Form {
  std::string_view name;  ///< `donated`
  /// Whether a back end can take it.
  bool (*is_taken)(const backends::BackendFactory&);
  /// The program in this form, on the same inputs; nothing where that is the program as it is. Unsupported where it has
  /// none.
  Result<std::optional<Module>> (*make)(const Module&);
  int runs = 1;                            ///< of the executable on each set of inputs
  std::uint32_t percent = 0;               ///< share of a campaign's programs, if its user names no variant
  bool (*is_of)(const Module&) = nullptr;  ///< ... of the programs that it is drawn for; null: all
  bool compares = false;  ///< a program that fails is tried in it too: one that passes names what is wrong
};

std::span<const Form> all_forms();
/// The program as a variant gives it to a back end; nothing where that is as it is.
Result<std::optional<Module>> formed(const Module&, const backends::Variant&);
/// Its text; that of the program as it is where it has no such form.
std::string formed_text(const Module&, const backends::Variant&);

/// Null where there is no form of this name.
const Form* form_named(std::string_view name);

}  // namespace assay::judge
