#include "spec/language/primitives.h"

#include <algorithm>
#include <array>

namespace assay::spec {
namespace {

constexpr ElementLaw none() { return {}; }
constexpr ElementLaw zero_on(ElementSet types) { return {NamedElement::kZero, types}; }
constexpr ElementLaw one_on(ElementSet types) { return {NamedElement::kOne, types}; }
constexpr ElementLaw all_ones_on(ElementSet types) { return {NamedElement::kAllOnes, types}; }
constexpr ElementLaw lowest_on(ElementSet types) { return {NamedElement::kLowest, types}; }
constexpr ElementLaw highest_on(ElementSet types) { return {NamedElement::kHighest, types}; }

constexpr auto kRows = [] {
  constexpr ElementSet kBool = elements_of(ElementClass::kBool), kSigned = elements_of(ElementClass::kSigned);
  constexpr ElementSet kInt = kSigned | elements_of(ElementClass::kUnsigned);
  constexpr ElementSet kFloat = elements_of(ElementClass::kFloat), kComplex = elements_of(ElementClass::kComplex);
  constexpr ElementSet kAny = kBool | kInt | kFloat | kComplex, kNever = 0;
  constexpr ElementSet kParts = [] {
    ElementSet parts = 0;
    for (const ElementFormat& f : kElementFormats)
      if (f.kind == ElementClass::kComplex) parts |= set_of(f.component);
    return parts;
  }();
  return std::array<ScalarPrimitive, kPrimitives>{{
#define PRIMITIVE(id, name, operands, parameters, result, elements, commutative, idempotent, neutral, absorbing, open, \
                  ...)                                                                                                 \
  {PrimitiveId::id, name,       operands, parameters, ResultRule::result, elements,                                    \
   commutative,     idempotent, neutral,  absorbing,  OpenCase::open},
#include "spec/language/primitives.def"
  }};
}();

}  // namespace

std::span<const ScalarPrimitive> scalar_primitives() { return kRows; }

const ScalarPrimitive& scalar_primitive(PrimitiveId p) { return kRows[static_cast<std::size_t>(p)]; }

std::optional<PrimitiveId> find_primitive_name(std::string_view name) {
  const auto it = std::ranges::find(kRows, name, &ScalarPrimitive::name);
  if (it == kRows.end()) return std::nullopt;
  return it->id;
}

}  // namespace assay::spec
