#include "spec/types/element_type.h"

#include <algorithm>
#include <array>

namespace assay::spec {
namespace {

constexpr ElementFormat integer(ElementType e, std::string_view name, ElementClass kind, int bits) {
  return {.type = e, .name = name, .kind = kind, .bits = static_cast<std::uint8_t>(bits),
          .storage_bytes = static_cast<std::uint8_t>(bits <= 8 ? 1 : bits / 8), .component = e};
}

constexpr ElementFormat floating(ElementType e, std::string_view name, int exponent, int mantissa,
                                 int bias, Specials specials = Specials::kIeee, bool has_sign = true,
                                 bool has_zero = true) {
  const int bits = exponent + mantissa + (has_sign ? 1 : 0);
  return {.type = e, .name = name, .kind = ElementClass::kFloat,
          .bits = static_cast<std::uint8_t>(bits),
          .storage_bytes = static_cast<std::uint8_t>(bits <= 8 ? 1 : bits / 8),
          .exponent_bits = static_cast<std::uint8_t>(exponent),
          .mantissa_bits = static_cast<std::uint8_t>(mantissa),
          .bias = static_cast<std::int16_t>(bias), .specials = specials, .has_sign = has_sign,
          .has_zero = has_zero, .component = e};
}

constexpr ElementFormat complex(ElementType e, std::string_view name, ElementFormat component) {
  component.component = component.type;
  component.type = e;
  component.name = name;
  component.kind = ElementClass::kComplex;
  component.bits = static_cast<std::uint8_t>(2 * component.bits);
  component.storage_bytes = static_cast<std::uint8_t>(2 * component.storage_bytes);
  return component;
}

using enum ElementType;
using enum ElementClass;

constexpr ElementFormat kF32 = floating(f32, "f32", 8, 23, 127);
constexpr ElementFormat kF64 = floating(f64, "f64", 11, 52, 1023);

constexpr std::array<ElementFormat, kElementTypes> kFormats = {
    integer(i1, "i1", kBool, 1),
    integer(i32, "i32", kSigned, 32),
    integer(i8, "i8", kSigned, 8),
    integer(i16, "i16", kSigned, 16),
    integer(i64, "i64", kSigned, 64),
    integer(i4, "i4", kSigned, 4),
    integer(i2, "i2", kSigned, 2),
    integer(ui32, "ui32", kUnsigned, 32),
    integer(ui8, "ui8", kUnsigned, 8),
    integer(ui16, "ui16", kUnsigned, 16),
    integer(ui64, "ui64", kUnsigned, 64),
    integer(ui4, "ui4", kUnsigned, 4),
    integer(ui2, "ui2", kUnsigned, 2),
    kF32,
    kF64,
    floating(f16, "f16", 5, 10, 15),
    floating(bf16, "bf16", 8, 7, 127),
    floating(f8E5M2, "f8E5M2", 5, 2, 15),
    floating(f8E4M3, "f8E4M3", 4, 3, 7),
    floating(f8E3M4, "f8E3M4", 3, 4, 3),
    floating(f8E4M3FN, "f8E4M3FN", 4, 3, 7, Specials::kFiniteNan),
    floating(f8E4M3FNUZ, "f8E4M3FNUZ", 4, 3, 8, Specials::kNegativeZero),
    floating(f8E4M3B11FNUZ, "f8E4M3B11FNUZ", 4, 3, 11, Specials::kNegativeZero),
    floating(f8E5M2FNUZ, "f8E5M2FNUZ", 5, 2, 16, Specials::kNegativeZero),
    floating(f8E8M0FNU, "f8E8M0FNU", 8, 0, 127, Specials::kFiniteNan, false, false),
    floating(f6E3M2FN, "f6E3M2FN", 3, 2, 3, Specials::kFiniteOnly),
    floating(f6E2M3FN, "f6E2M3FN", 2, 3, 1, Specials::kFiniteOnly),
    floating(f4E2M1FN, "f4E2M1FN", 2, 1, 1, Specials::kFiniteOnly),
    complex(c64, "complex<f32>", kF32),
    complex(c128, "complex<f64>", kF64),
};

static_assert([] {
  for (int i = 0; i < kElementTypes; ++i)
    if (kFormats[static_cast<std::size_t>(i)].type != static_cast<ElementType>(i)) return false;
  return true;
}());

template <class Predicate>
constexpr ElementSet where(Predicate predicate) {
  ElementSet set = 0;
  for (const auto& f : kFormats)
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

const ElementFormat& format(ElementType e) { return kFormats[static_cast<std::size_t>(e)]; }

std::span<const ElementFormat> element_formats() { return kFormats; }

std::optional<ElementType> element_type_named(std::string_view name) {
  const auto found = std::ranges::find(kFormats, name, &ElementFormat::name);
  if (found == kFormats.end()) return std::nullopt;
  return found->type;
}

std::optional<ElementSet> element_class_named(std::string_view word) {
  const auto found = std::ranges::find(kClasses, word, &ClassWord::word);
  if (found != kClasses.end()) return found->elements;
  if (const auto one = element_type_named(word)) return set_of(*one);
  return std::nullopt;
}

std::optional<ElementType> complex_type(ElementType e) {
  if (e == f32) return c64;
  if (e == f64) return c128;
  return std::nullopt;
}

}  // namespace assay::spec
