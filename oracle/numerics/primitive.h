#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "spec/language/primitives.h"
#include "spec/result.h"
#include "spec/types/element_type.h"

/// The scalar primitives of `means`, each with its exact meaning for every element class. Results are correctly rounded
/// (to nearest, ties to even) in the result type; where StableHLO is silent or leaves the value to the implementation,
/// the documented policy below holds and contracts may grant more.
///
/// Policy (implementation-defined or silent in the text): integers wrap; x / 0 = -1, or all ones
/// where unsigned; x rem 0 = x; min / -1 = min, min rem -1 = 0; a shift by a negative amount or by
/// at least the width gives 0, an arithmetic right shift the sign fill; float to integer truncates
/// and saturates, NaN gives 0; overflow of a float format without infinities gives NaN, or saturates
/// where it has no NaN either; integer 0^0 = 1, a negative exponent gives 0 unless the base is 1 or
/// -1; remainder is fmod; NaNs are quiet and positive unless an operand's NaN is handed on.
namespace assay::oracle {

using spec::ElementType;
using spec::PrimitiveId;
using spec::ResultRule;

/// Elements in storage form, `stride` bytes apart; stride 0 repeats one element.
struct Column {
  const std::byte* data = nullptr;
  std::ptrdiff_t stride = 0;
};
struct ResultColumn {
  std::byte* data = nullptr;
  std::ptrdiff_t stride = 0;
};

inline constexpr int kMaxParameters = 2;
inline constexpr int kMaxOperands = 3;
using Parameters = std::array<std::int64_t, kMaxParameters>;

/// How far an answer may lie from the exact one, where the op says so (`accept within`).
struct StatedError {
  double absolute = 0;
  double relative = 0;
};
Parameters parameters_of(const StatedError&);
/// Nothing where the parameters are those of a function alone.
std::optional<StatedError> stated_error(const Parameters&);

struct Elementary;

struct Application;
using Kernel = void (*)(const Application&, ResultColumn, const Column*, std::int64_t count);

/// One row of the table: the facts that the language knows, and how it computes.
struct Primitive : spec::ScalarPrimitive {
  int index = static_cast<int>(id);                ///< Position in `primitives()`.
  Kernel (*choose)(const Application&) = nullptr;  ///< Null result: not defined for these types.
  const Elementary* function = nullptr;            ///< Of the elementary functions.
};

/// All primitives, in the order of spec/language/primitives.def.
///
/// Parameters: `order` takes (comparison direction, comparison type or -1) as positions in the
/// prelude's enumerations; `reduce_precision` (exponent bits, mantissa bits); `turn` (n, d), its
/// value being exp(2 pi i n / d) and it has no operands; elementary functions and `sqrt` the bits of a `StatedError`
/// where their op states one.
std::span<const Primitive> primitives();
const Primitive& primitive(PrimitiveId);
const Primitive* find_primitive(std::string_view name);
/// Null of nothing.
const Primitive* find_primitive(std::optional<PrimitiveId>);

/// A primitive resolved for its types: look up once, apply to whole columns. A result column may be
/// one of the operand columns, element for element.
struct Application {
  const Primitive* primitive = nullptr;
  ElementType result = ElementType::f32;
  std::array<ElementType, kMaxOperands> operands{};
  Parameters parameters{};
  const Elementary* function = nullptr;  ///< Of the elementary functions.
  Kernel kernel = nullptr;

  void operator()(ResultColumn out, const Column* in, std::int64_t count) const { kernel(*this, out, in, count); }
};

/// Error where the primitive is not defined for these types.
Result<Application> resolve(const Primitive&, ElementType result, std::span<const ElementType> operands,
                            Parameters parameters = {});

/// `resolve` by name and apply at once.
Result<void> apply(std::string_view name, ElementType result, std::span<const ElementType> operand_types,
                   ResultColumn out, std::span<const Column> in, std::int64_t count, Parameters parameters = {});

/// A number of the formula (`0`, `prod(S)`, `epsilon`) as an element: integers wrap, floats round to
/// nearest, complex gets imaginary part 0, i1 is `n != 0`.
void store_integer(ElementType, std::int64_t n, std::byte* out);
void store_real(ElementType, double x, std::byte* out);
/// An element of integer or boolean type, unsigned ones by their bit pattern.
std::int64_t load_integer(ElementType, const std::byte*);

/// The representation of elements for `join_bits` and `bits_at`: little endian, complex with the real
/// part low. 128 bits at most.
struct Bits {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
};
Bits load_bits(ElementType, const std::byte*);
void store_bits(ElementType, Bits, std::byte* out);
/// Pieces of `width` bits each, the first one lowest: pieces 0 .. index-1 are in `joined`.
Bits join_bits(Bits joined, Bits piece, int index, int width);
/// Piece `index` of pieces of `width` bits.
Bits bits_at(Bits joined, int index, int width);

}  // namespace assay::oracle
