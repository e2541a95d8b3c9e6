#include "spec/types/element_type.h"

#include <algorithm>
#include <array>

namespace assay::spec {
namespace {

using enum ElementClass;

template <class Predicate> constexpr ElementSet where(Predicate predicate) {
  ElementSet set = 0;
  for (const auto& f : kElementFormats)
    if (predicate(f)) set |= set_of(f.type);
  return set;
}

struct ClassWord {
  std::string_view word;
  ElementSet elements;
};

constexpr std::array<ClassWord, 7> kClasses = {{
    {"any", where([](const ElementFormat&) { return true; })},
    {"bool", where([](const ElementFormat& f) { return f.kind == kBool; })},
    {"int", where([](const ElementFormat& f) { return f.kind == kSigned || f.kind == kUnsigned; })},
    {"signed", where([](const ElementFormat& f) { return f.kind == kSigned; })},
    {"unsigned", where([](const ElementFormat& f) { return f.kind == kUnsigned; })},
    {"float", where([](const ElementFormat& f) { return f.kind == kFloat; })},
    {"complex", where([](const ElementFormat& f) { return f.kind == kComplex; })},
}};

}  // namespace

std::span<const ElementFormat> element_formats() { return kElementFormats; }

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
  if (e == ElementType::f32) return ElementType::c64;
  if (e == ElementType::f64) return ElementType::c128;
  return std::nullopt;
}

}  // namespace assay::spec
