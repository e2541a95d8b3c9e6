#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace assay::spec {

/// Every element type, in order of simplicity within its class. The table of their parameters is
/// the only place where a format is described (StableHLO, "Types"; OCP MX; bit layouts of the FP8
/// papers).
// clang-format off
enum class ElementType : std::uint8_t {
  i1,
  i32, i8, i16, i64, i4, i2,
  ui32, ui8, ui16, ui64, ui4, ui2,
  f32, f64, f16, bf16,
  f8E5M2, f8E4M3, f8E3M4, f8E4M3FN, f8E4M3FNUZ, f8E4M3B11FNUZ, f8E5M2FNUZ, f8E8M0FNU,
  f6E3M2FN, f6E2M3FN, f4E2M1FN,
  c64, c128, c32, cb32,  // complex of f32, f64, f16, bf16
  index,                 // MLIR's, of sizes and positions; of 64 bits, as what folds it has it
  kCount
};
// clang-format on

inline constexpr int kElementTypes = static_cast<int>(ElementType::kCount);
/// Those of StableHLO, which come first. `index` stands only where a record says so: programs that passes write have
/// it.
inline constexpr int kStablehloTypes = static_cast<int>(ElementType::index);

/// Set of element types, one bit each.
using ElementSet = std::uint64_t;
constexpr ElementSet set_of(ElementType e) { return ElementSet{1} << static_cast<int>(e); }

enum class ElementClass : std::uint8_t { kBool, kSigned, kUnsigned, kFloat, kComplex };

/// How a float format spends its codes at the top of the range.
enum class Specials : std::uint8_t {
  kIeee,          ///< Largest exponent: infinities and NaNs.
  kFiniteNan,     ///< No infinity; NaN is all ones below the sign (FN).
  kNegativeZero,  ///< No infinity, no -0; NaN is the code of -0 (FNUZ).
  kFiniteOnly,    ///< Neither infinity nor NaN (f4, f6).
};

/// Parameters of one element type. For floats: `value = (-1)^s * 2^(e - bias) * 1.m`, subnormals at
/// e = 0. For complex: those of the component; `bits` counts both parts.
struct ElementFormat {
  ElementType type;
  std::string_view name;  ///< As in text: `ui8`, `f8E4M3FN`, `complex<f32>`.
  ElementClass kind;
  std::uint8_t bits;           ///< Significant bits of one element: 1 for i1, 4 for i4, 64 for complex<f32>.
  std::uint8_t storage_bytes;  ///< One element occupies this many bytes, unused high bits zero.
  std::uint8_t exponent_bits = 0;
  std::uint8_t mantissa_bits = 0;  ///< Stored bits; the precision p of the format is one more.
  std::int16_t bias = 0;
  Specials specials = Specials::kIeee;
  bool has_sign = true;   ///< False for f8E8M0FNU.
  bool has_zero = true;   ///< False for f8E8M0FNU, which has no subnormals either.
  ElementType component;  ///< complex: f32, f64, f16 or bf16; otherwise the type itself.
};

/// The table, in the order of the types; here so that a question about a type is a load and no call.
inline constexpr auto kElementFormats = [] {
  using enum ElementType;
  using enum ElementClass;
  const auto integer = [](ElementType e, std::string_view name, ElementClass kind, int bits) -> ElementFormat {
    return {.type = e,
            .name = name,
            .kind = kind,
            .bits = static_cast<std::uint8_t>(bits),
            .storage_bytes = static_cast<std::uint8_t>(bits <= 8 ? 1 : bits / 8),
            .component = e};
  };
  const auto floating = [](ElementType e, std::string_view name, int exponent, int mantissa, int bias,
                           Specials specials = Specials::kIeee, bool has_sign = true,
                           bool has_zero = true) -> ElementFormat {
    const int bits = exponent + mantissa + (has_sign ? 1 : 0);
    return {.type = e,
            .name = name,
            .kind = kFloat,
            .bits = static_cast<std::uint8_t>(bits),
            .storage_bytes = static_cast<std::uint8_t>(bits <= 8 ? 1 : bits / 8),
            .exponent_bits = static_cast<std::uint8_t>(exponent),
            .mantissa_bits = static_cast<std::uint8_t>(mantissa),
            .bias = static_cast<std::int16_t>(bias),
            .specials = specials,
            .has_sign = has_sign,
            .has_zero = has_zero,
            .component = e};
  };
  const auto complex = [](ElementType e, std::string_view name, ElementFormat format) -> ElementFormat {
    format.component = format.type;
    format.type = e;
    format.name = name;
    format.kind = kComplex;
    format.bits = static_cast<std::uint8_t>(2 * format.bits);
    format.storage_bytes = static_cast<std::uint8_t>(2 * format.storage_bytes);
    return format;
  };
  const ElementFormat single = floating(f32, "f32", 8, 23, 127), twice = floating(f64, "f64", 11, 52, 1023);
  const ElementFormat half = floating(f16, "f16", 5, 10, 15), brain = floating(bf16, "bf16", 8, 7, 127);
  return std::array<ElementFormat, kElementTypes>{{
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
      single,
      twice,
      half,
      brain,
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
      complex(c64, "complex<f32>", single),
      complex(c128, "complex<f64>", twice),
      complex(c32, "complex<f16>", half),
      complex(cb32, "complex<bf16>", brain),
      integer(ElementType::index, "index", kSigned, 64),
  }};
}();
static_assert([] {
  for (int i = 0; i < kElementTypes; ++i)
    if (kElementFormats[static_cast<std::size_t>(i)].type != static_cast<ElementType>(i)) return false;
  return true;
}());

constexpr const ElementFormat& format(ElementType e) { return kElementFormats[static_cast<std::size_t>(e)]; }
/// The types of one class.
constexpr ElementSet elements_of(ElementClass kind) {
  ElementSet set = 0;
  for (const ElementFormat& f : kElementFormats)
    if (f.kind == kind) set |= set_of(f.type);
  return set;
}
/// What no released parser of StableHLO reads: https://github.com/openxla/stablehlo/pull/2993 proposes it for every op
/// of complex numbers.
inline constexpr ElementSet kProposedElements = set_of(ElementType::c32) | set_of(ElementType::cb32);
/// Those of StableHLO.
std::span<const ElementFormat> element_formats();
std::optional<ElementType> element_type_named(std::string_view name);

inline std::string_view name(ElementType e) { return format(e).name; }
inline int bits(ElementType e) { return format(e).bits; }
inline int storage_bytes(ElementType e) { return format(e).storage_bytes; }
inline bool is_bool(ElementType e) { return format(e).kind == ElementClass::kBool; }
inline bool is_signed(ElementType e) { return format(e).kind == ElementClass::kSigned; }
inline bool is_unsigned(ElementType e) { return format(e).kind == ElementClass::kUnsigned; }
inline bool is_int(ElementType e) { return is_signed(e) || is_unsigned(e); }
inline bool is_float(ElementType e) { return format(e).kind == ElementClass::kFloat; }
inline bool is_complex(ElementType e) { return format(e).kind == ElementClass::kComplex; }

/// The types of a class word of the language: any, bool, int, signed, unsigned, float, complex or
/// the name of one type.
std::optional<ElementSet> element_class_named(std::string_view word);

/// Component type of a complex type, the type itself otherwise.
inline ElementType real_type(ElementType e) { return format(e).component; }
/// complex<e>, if there is one.
std::optional<ElementType> complex_type(ElementType e);

}  // namespace assay::spec
