#include "oracle/numerics/complex_specials.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>
#include <span>
#include <string_view>

namespace assay::oracle {
namespace {

using spec::PrimitiveId;

/// What a part of a result is.
enum class Part : std::uint8_t {
  kNan,
  kZero,
  kOne,
  kMost,   ///< infinity
  kLeast,  ///< minus infinity
  kPi,
  kHalfPi,
  kQuarterPi,
  kThreeQuarters,   ///< of pi
  kCosineMost,      ///< an infinity of the sign of cos(y)
  kSineMost,        ///< of the sign of sin(y)
  kCosineZero,      ///< a zero of the sign of cos(y)
  kSineZero,        ///< of the sign of sin(y)
  kDoubleSineZero,  ///< of the sign of sin(2 y)
};

/// A row of a table: the kinds of x and of y >= 0 for which it stands, and the parts of f(x + i y). Kinds are `0` zero,
/// `x` another finite number, `+` and `-` the infinities, `n` NaN.
struct SpecialRow {
  std::string_view x, y;
  Part real, imag;
};

namespace annex_g {
using enum Part;
// clang-format off
constexpr SpecialRow kAcos[] = {  // G.6.1.1
    {"0x", "+", kHalfPi, kLeast}, {"0", "n", kHalfPi, kNan}, {"-", "0x", kPi, kLeast}, {"+", "0x", kZero, kLeast},
    {"-", "+", kThreeQuarters, kLeast}, {"+", "+", kQuarterPi, kLeast}, {"+-", "n", kNan, kMost}, {"n", "+", kNan, kLeast}};
constexpr SpecialRow kAcosh[] = {  // G.6.2.1
    {"0x", "+", kMost, kHalfPi}, {"0", "n", kNan, kHalfPi}, {"-", "0x", kMost, kPi}, {"+", "0x", kMost, kZero},
    {"-", "+", kMost, kThreeQuarters}, {"+", "+", kMost, kQuarterPi}, {"+-", "n", kMost, kNan}, {"n", "+", kMost, kNan}};
constexpr SpecialRow kAsinh[] = {  // G.6.2.2
    {"0x", "+", kMost, kHalfPi}, {"+", "0x", kMost, kZero}, {"+", "+", kMost, kQuarterPi}, {"+", "n", kMost, kNan},
    {"n", "0", kNan, kZero}, {"n", "+", kMost, kNan}};
constexpr SpecialRow kAtanh[] = {  // G.6.2.3
    {"0", "n", kZero, kNan}, {"0x", "+", kZero, kHalfPi}, {"+", "0x+", kZero, kHalfPi}, {"+", "n", kZero, kNan},
    {"n", "+", kZero, kHalfPi}};
constexpr SpecialRow kCosh[] = {  // G.6.2.4
    {"0", "+n", kNan, kZero}, {"+", "0", kMost, kZero}, {"+", "x", kCosineMost, kSineMost}, {"+", "+n", kMost, kNan},
    {"n", "0", kNan, kZero}};
constexpr SpecialRow kSinh[] = {  // G.6.2.5
    {"0", "+n", kZero, kNan}, {"+", "0", kMost, kZero}, {"+", "x", kCosineMost, kSineMost}, {"+", "+n", kMost, kNan},
    {"n", "0", kNan, kZero}};
constexpr SpecialRow kTanh[] = {  // G.6.2.6
    {"0", "+n", kZero, kNan}, {"+", "0x", kOne, kDoubleSineZero}, {"+", "+n", kOne, kZero}, {"n", "0", kNan, kZero}};
constexpr SpecialRow kExponential[] = {  // G.6.3.1
    {"+", "0", kMost, kZero}, {"-", "0x", kCosineZero, kSineZero}, {"+", "x", kCosineMost, kSineMost}, {"-", "+n", kZero, kZero},
    {"+", "+n", kMost, kNan}, {"n", "0", kNan, kZero}};
constexpr SpecialRow kLog[] = {  // G.6.3.2
    {"0x", "+", kMost, kHalfPi}, {"-", "0x", kMost, kPi}, {"+", "0x", kMost, kZero}, {"-", "+", kMost, kThreeQuarters},
    {"+", "+", kMost, kQuarterPi}, {"+-", "n", kMost, kNan}, {"n", "+", kMost, kNan}};
constexpr SpecialRow kSqrt[] = {  // G.6.4.2
    {"0x+-n", "+", kMost, kMost}, {"-", "0x", kZero, kMost}, {"+", "0x", kMost, kZero}, {"-", "n", kNan, kMost}, {"+", "n", kMost, kNan}};
// clang-format on
}  // namespace annex_g

enum class Symmetry : std::uint8_t { kNone, kEven, kOdd };
struct SpecialTable {
  PrimitiveId id;
  std::span<const SpecialRow> rows;
  Symmetry symmetry = Symmetry::kNone;
  bool turns = false;    ///< the rows are read at i z, as those of cosh for cosine
  bool divides = false;  ///< by i, what they give there, as those of sinh for sine
  double less = 0;       ///< subtracted from the real part
};

constexpr SpecialTable kSpecialTables[] = {
    {PrimitiveId::kAcos, annex_g::kAcos},
    {PrimitiveId::kAcosh, annex_g::kAcosh},
    {PrimitiveId::kAsinh, annex_g::kAsinh, Symmetry::kOdd},
    {PrimitiveId::kAsin, annex_g::kAsinh, Symmetry::kOdd, true, true},
    {PrimitiveId::kAtanh, annex_g::kAtanh, Symmetry::kOdd},
    {PrimitiveId::kAtan, annex_g::kAtanh, Symmetry::kOdd, true, true},
    {PrimitiveId::kCosh, annex_g::kCosh, Symmetry::kEven},
    {PrimitiveId::kCosine, annex_g::kCosh, Symmetry::kEven, true},
    {PrimitiveId::kSinh, annex_g::kSinh, Symmetry::kOdd},
    {PrimitiveId::kSine, annex_g::kSinh, Symmetry::kOdd, true, true},
    {PrimitiveId::kTanh, annex_g::kTanh, Symmetry::kOdd},
    {PrimitiveId::kTan, annex_g::kTanh, Symmetry::kOdd, true, true},
    {PrimitiveId::kExponential, annex_g::kExponential},
    {PrimitiveId::kExponentialMinusOne, annex_g::kExponential, Symmetry::kNone, false, false, 1},
    {PrimitiveId::kLog, annex_g::kLog},
    {PrimitiveId::kLogPlusOne, annex_g::kLog},
    {PrimitiveId::kSqrt, annex_g::kSqrt},
};

char kind_of(double x) {
  if (x != x) return 'n';
  if (std::isinf(x)) return x > 0 ? '+' : '-';
  return x == 0 ? '0' : 'x';
}

ComplexSpecial negated(ComplexSpecial z) { return {-z.real, -z.imag}; }
ComplexSpecial conjugate(ComplexSpecial z) { return {z.real, -z.imag}; }

double part_value(Part part, double angle, UnitVector unit) {
  const auto sign = [&](double of) { return std::signbit(of) ? -1.0 : 1.0; };
  switch (part) {
    case Part::kNan: return std::numeric_limits<double>::quiet_NaN();
    case Part::kZero: return 0;
    case Part::kOne: return 1;
    case Part::kMost: return std::numeric_limits<double>::infinity();
    case Part::kLeast: return -std::numeric_limits<double>::infinity();
    case Part::kPi: return std::numbers::pi;
    case Part::kHalfPi: return std::numbers::pi / 2;
    case Part::kQuarterPi: return std::numbers::pi / 4;
    case Part::kThreeQuarters: return 3 * std::numbers::pi / 4;
    case Part::kCosineMost: return std::numeric_limits<double>::infinity() * sign(unit(angle).real);
    case Part::kSineMost: return std::numeric_limits<double>::infinity() * sign(unit(angle).imag);
    case Part::kCosineZero: return 0.0 * sign(unit(angle).real);
    case Part::kSineZero: return 0.0 * sign(unit(angle).imag);
    case Part::kDoubleSineZero: return 0.0 * sign(unit(angle).real) * sign(unit(angle).imag);
  }
  return 0;
}

/// For y >= 0, or a y that is NaN.
ComplexSpecial look_up(std::span<const SpecialRow> rows, ComplexSpecial z, UnitVector unit) {
  const auto row = std::ranges::find_if(rows, [&](const SpecialRow& r) {
    return r.x.find(kind_of(z.real)) != r.x.npos && r.y.find(kind_of(z.imag)) != r.y.npos;
  });
  if (row == rows.end()) return {part_value(Part::kNan, 0, unit), part_value(Part::kNan, 0, unit)};
  return {part_value(row->real, z.imag, unit), part_value(row->imag, z.imag, unit)};
}

/// f(conj(z)) is conj(f(z)) for all of them.
ComplexSpecial above_axis(const SpecialTable& t, ComplexSpecial z, UnitVector unit) {
  return std::signbit(z.imag) ? conjugate(look_up(t.rows, conjugate(z), unit)) : look_up(t.rows, z, unit);
}

ComplexSpecial right_of_axis(const SpecialTable& t, ComplexSpecial z, UnitVector unit) {
  if (t.symmetry == Symmetry::kNone || !std::signbit(z.real)) return above_axis(t, z, unit);
  const ComplexSpecial mirrored = above_axis(t, negated(z), unit);
  return t.symmetry == Symmetry::kOdd ? negated(mirrored) : mirrored;
}

ComplexSpecial turned(const SpecialTable& t, ComplexSpecial z, UnitVector unit) {
  if (!t.turns) return right_of_axis(t, z, unit);
  const ComplexSpecial w = right_of_axis(t, {-z.imag, z.real}, unit);
  return t.divides ? ComplexSpecial{w.imag, -w.real} : w;
}

/// log(0) is -inf + i atan2(y, x).
std::optional<ComplexSpecial> pole(PrimitiveId id, ComplexSpecial z) {
  const double at = id == PrimitiveId::kLogPlusOne ? -1 : 0;
  const bool is_logarithm = id == PrimitiveId::kLog || id == PrimitiveId::kLogPlusOne;
  if (!is_logarithm || z.real != at || z.imag != 0) return std::nullopt;
  const double angle = at == 0 && std::signbit(z.real) ? std::numbers::pi : 0;
  return ComplexSpecial{-std::numeric_limits<double>::infinity(), std::copysign(angle, z.imag)};
}

}  // namespace

std::optional<ComplexSpecial> special_value(PrimitiveId id, ComplexSpecial operand, UnitVector unit) {
  if (std::isfinite(operand.real) && std::isfinite(operand.imag)) return pole(id, operand);
  const auto* const table = std::ranges::find(kSpecialTables, id, &SpecialTable::id);
  if (table == std::end(kSpecialTables)) return std::nullopt;
  ComplexSpecial out = turned(*table, operand, unit);
  out.real -= table->less;
  return out;
}

}  // namespace assay::oracle
