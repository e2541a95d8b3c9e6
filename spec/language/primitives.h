#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "spec/types/element_type.h"

/// The scalar primitives of `means` and what is known of each: the facts of the rows of primitives.def, from which the
/// names that the language knows are derived. How they compute is the oracle's.
namespace assay::spec {

enum class PrimitiveId : std::uint8_t {
#define PRIMITIVE(id, ...) id,
#include "spec/language/primitives.def"
  kCount
};
inline constexpr int kPrimitives = static_cast<int>(PrimitiveId::kCount);

/// How the result type follows from the operand types.
enum class ResultRule : std::uint8_t {
  kSame,     ///< All operands and the result have one type.
  kBool,     ///< i1; operands have one type (`order`, `is_finite`).
  kReal,     ///< The operand's type, its component where complex (`abs`, `real`, `imag`).
  kComplex,  ///< complex of the operands' type (`complex`).
  kGiven,    ///< Said by the formula (`convert`, `turn`, `bits_at`).
};

/// Which results on integers the text leaves to the implementation.
enum class OpenCase : std::uint8_t {
  kNothing,
  kSum,
  kDifference,
  kProduct,
  kNegation,
  kMagnitude,        ///< where the exact result does not fit
  kCount,            ///< where the type cannot hold its own width: i2
  kQuotient,         ///< by zero, and the lowest number by -1
  kShift,            ///< by less than nothing, or by the width and more
  kArithmeticShift,  ///< also of unsigned numbers
  kPower,            ///< negative exponents, 0 to the 0, and where the result does not fit
  kAlways,           ///< of random bits, everywhere
};

/// An element that every type has that has it at all.
enum class NamedElement : std::uint8_t { kNone, kZero, kOne, kAllOnes, kLowest, kHighest };

/// A neutral or absorbing element of a primitive, and the types on which it is one.
struct ElementLaw {
  NamedElement element = NamedElement::kNone;
  ElementSet types = 0;
};

/// The facts of one row. Laws hold up to the bits of a NaN; a neutral zero up to the sign of a zero.
struct ScalarPrimitive {
  PrimitiveId id;
  std::string_view name;  ///< As in `means`: `add`, `order`, `exponential`.
  int operands;           ///< Arguments that are elements.
  int parameters;         ///< Arguments that are not: integers, enumeration members, lists, a type.
  ResultRule rule;
  ElementSet elements;     ///< Types of the last operand for which it is defined.
  ElementSet commutative;  ///< f(x, y) = f(y, x) on these.
  ElementSet idempotent;   ///< f(x, x) = x on these.
  ElementLaw neutral;      ///< f(x, e) = f(e, x) = x.
  ElementLaw absorbing;    ///< f(x, e) = f(e, x) = e.
  OpenCase open;
  int arity = operands + parameters;  ///< Arguments of a call.
};

/// All of them, in the order of their numbers.
std::span<const ScalarPrimitive> scalar_primitives();
const ScalarPrimitive& scalar_primitive(PrimitiveId);
std::optional<PrimitiveId> find_primitive_name(std::string_view name);

inline std::string_view name(PrimitiveId p) { return scalar_primitive(p).name; }

}  // namespace assay::spec
