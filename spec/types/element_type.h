#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace assay::spec {

/// Every element type, in order of simplicity within its class. The table of their parameters is
/// the only place where a format is described (StableHLO, "Types"; OCP MX; bit layouts of the FP8
/// papers).
enum class ElementType : std::uint8_t {
  i1,
  i32, i8, i16, i64, i4, i2,
  ui32, ui8, ui16, ui64, ui4, ui2,
  f32, f64, f16, bf16,
  f8E5M2, f8E4M3, f8E3M4, f8E4M3FN, f8E4M3FNUZ, f8E4M3B11FNUZ, f8E5M2FNUZ, f8E8M0FNU,
  f6E3M2FN, f6E2M3FN, f4E2M1FN,
  c64, c128,  // complex<f32>, complex<f64>
  kCount
};

inline constexpr int kElementTypes = static_cast<int>(ElementType::kCount);

/// Set of element types, one bit each.
using ElementSet = std::uint64_t;
constexpr ElementSet set_of(ElementType e) { return ElementSet{1} << static_cast<int>(e); }

enum class ElementClass : std::uint8_t { kBool, kSigned, kUnsigned, kFloat, kComplex };

/// How a float format spends its codes at the top of the range.
enum class Specials : std::uint8_t {
  kIeee,         ///< Largest exponent: infinities and NaNs.
  kFiniteNan,    ///< No infinity; NaN is all ones below the sign (FN).
  kNegativeZero, ///< No infinity, no -0; NaN is the code of -0 (FNUZ).
  kFiniteOnly,   ///< Neither infinity nor NaN (f4, f6).
};

/// Parameters of one element type. For floats: `value = (-1)^s * 2^(e - bias) * 1.m`, subnormals at
/// e = 0. For complex: those of the component; `bits` counts both parts.
struct ElementFormat {
  ElementType type;
  std::string_view name;      ///< As in text: `ui8`, `f8E4M3FN`, `complex<f32>`.
  ElementClass kind;
  std::uint8_t bits;          ///< Significant bits of one element: 1 for i1, 4 for i4, 64 for complex<f32>.
  std::uint8_t storage_bytes; ///< One element occupies this many bytes, unused high bits zero.
  std::uint8_t exponent_bits = 0;
  std::uint8_t mantissa_bits = 0;  ///< Stored bits; the precision p of the format is one more.
  std::int16_t bias = 0;
  Specials specials = Specials::kIeee;
  bool has_sign = true;   ///< False for f8E8M0FNU.
  bool has_zero = true;   ///< False for f8E8M0FNU, which has no subnormals either.
  ElementType component;  ///< complex: f32 or f64; otherwise the type itself.
};

const ElementFormat& format(ElementType e);
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
