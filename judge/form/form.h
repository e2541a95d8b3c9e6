#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backends/backend.h"
#include "judge/case.h"
#include "program/composites.h"
#include "program/edit/refine.h"

namespace assay::judge {

// Names of forms. The first two together make a program that every back end takes.
inline constexpr std::string_view kKnownSizes = "known-sizes";
inline constexpr std::string_view kStoredIntegers = "stored-integers";
inline constexpr std::string_view kComposites = "composites";
inline constexpr std::string_view kLiterals = "literals";
inline constexpr std::string_view kRelatedResults = "related-results";

struct FormOptions {
  oracle::Limits limits = {};  ///< of what is evaluated to know sizes
  program::RefinedOps refined = program::RefinedOps::kStatic;
  program::OpTest composed = {};  ///< ops in whose place composites stand; empty: all
};

/// Another way to run a program, which must not change what it answers. To add one takes a row in form.cpp.
struct Form {
  std::string_view name;
  /// The program in this form, a case for those of its inputs that one text serves; none where it is in it as it is. An
  /// error, unsupported, where it has no such form.
  Result<std::vector<Case>> (*make)(const Case&, const FormOptions&);
  /// Whether a back end that does not take the program as it is needs this form; null: none does.
  bool (*is_needed)(const Module&) = nullptr;
  /// Whether a back end can take it, chosen like a variant, on the same inputs; null: it is none. Its answers are
  /// judged by the sets of the program as it is.
  bool (*is_taken)(const backends::BackendFactory&) = nullptr;
  int runs = 1;                            ///< of the executable on each set of inputs
  std::uint32_t percent = 0;               ///< share of a campaign's programs, if its user names no variant
  bool (*is_of)(const Module&) = nullptr;  ///< ... of the programs that it is drawn for; null: all
  bool compares = false;  ///< a program that fails is tried in it too: one that passes names what is wrong
};

std::span<const Form> all_forms();
/// Null where there is no form of this name.
const Form* form_named(std::string_view name);

/// In these forms, one made of the other. Inputs for which one fails are left out; the first error, where it fails for
/// all.
Result<std::vector<Case>> in_forms(const Case&, std::initializer_list<std::string_view> forms, const FormOptions& = {});
/// The first case in this form; nothing where that is the program as it is, or there is none.
std::optional<Case> in_form(std::string_view form, const Case&, const FormOptions& = {});

/// Whether every back end takes it as it is: without dimensions that are not known, and without quantized types.
bool is_taken_by_all(const Module&);
/// The program for these inputs as every back end takes it.
Result<Case> static_case(Module, const ProcessTensors& inputs, const FormOptions&);
/// The case as it is given to a back end under a variant: with composites in the place of the ops of dialects that it
/// lacks, or of all ops.
Case as_given(const Case&, const backends::Variant&);

/// The program as a variant gives it to a back end; nothing where that is as it is.
Result<std::optional<Module>> formed(const Module&, const backends::Variant&);
/// Its text; that of the program as it is where it has no such form.
std::string formed_text(const Module&, const backends::Variant&);

}  // namespace assay::judge
