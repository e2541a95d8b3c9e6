#include "spec/types/element_type.h"

#include <algorithm>
#include <array>

namespace assay::spec {
namespace {

using enum ElementClass;

struct ClassWord {
  std::string_view word;
  ElementSet elements;
};

constexpr ElementSet kAny = (ElementSet{1} << kStablehloTypes) - 1;

constexpr std::array<ClassWord, 7> kClasses = {{
    {"any", kAny},
    {"bool", elements_of(kBool)},
    {"int", (elements_of(kSigned) | elements_of(kUnsigned)) & kAny},
    {"signed", elements_of(kSigned) & kAny},
    {"unsigned", elements_of(kUnsigned)},
    {"float", elements_of(kFloat)},
    {"complex", elements_of(kComplex)},
}};

}  // namespace

std::span<const ElementFormat> element_formats() { return std::span(kElementFormats).first(kStablehloTypes); }

std::optional<ElementType> element_type_named(std::string_view name) {
  const auto found = std::ranges::find(kElementFormats, name, &ElementFormat::name);
  if (found == kElementFormats.end()) return std::nullopt;
  return found->type;
}

std::optional<ElementSet> element_class_named(std::string_view word) {
  const auto found = std::ranges::find(kClasses, word, &ClassWord::word);
  if (found != kClasses.end()) return found->elements;
  if (const auto one = element_type_named(word)) return set_of(*one);
  return std::nullopt;
}

std::optional<ElementType> complex_type(ElementType e) {
  const auto found = std::ranges::find_if(
      kElementFormats, [&](const ElementFormat& f) { return f.kind == kComplex && f.component == e; });
  return found == kElementFormats.end() ? std::nullopt : std::optional(found->type);
}

}  // namespace assay::spec
