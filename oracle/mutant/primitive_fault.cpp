#include "oracle/mutant/primitive_fault.h"

#include <algorithm>
#include <array>
#include <vector>

namespace assay::oracle {

namespace {

using spec::set_of;
using A = const Application1&;

constexpr spec::ElementSet kAny = ~spec::ElementSet{0};
constexpr spec::ElementSet set(std::initializer_list<ElementType> types) {
  spec::ElementSet out = 0;
  for (const ElementType e : types) out |= set_of(e);
  return out;
}
using E = ElementType;
constexpr spec::ElementSet kBool = set({E::i1});
constexpr spec::ElementSet kSigned = set({E::i2, E::i4, E::i8, E::i16, E::i32, E::i64});
constexpr spec::ElementSet kUnsigned = set({E::ui2, E::ui4, E::ui8, E::ui16, E::ui32, E::ui64});
constexpr spec::ElementSet kInteger = kSigned | kUnsigned;
constexpr spec::ElementSet kWide = set({E::f16, E::bf16, E::f32, E::f64});
constexpr spec::ElementSet kWithInfinity = kWide | set({E::f8E5M2, E::f8E4M3, E::f8E3M4});
constexpr spec::ElementSet kTiny =
    set({E::f8E5M2, E::f8E4M3, E::f8E3M4, E::f8E4M3FN, E::f8E4M3FNUZ, E::f8E4M3B11FNUZ, E::f8E5M2FNUZ});
constexpr spec::ElementSet kFloat = kWide | kTiny | set({E::f6E3M2FN, E::f6E2M3FN, E::f4E2M1FN});
constexpr spec::ElementSet kComplex = spec::elements_of(spec::ElementClass::kComplex);

bool is_nan(double x) { return x != x; }
std::int64_t sign_extended(A a, std::size_t k) {
  const int unused = 64 - spec::bits(a.type(k));
  return static_cast<std::int64_t>(a.bits(k) << unused) >> unused;
}
bool is_negative_code(A a, std::size_t k) { return sign_extended(a, k) < 0; }

// ---- Floats -------------------------------------------------------------------------------------

void one_unit_up(A a) {
  const double x = a.answer();
  if (std::isfinite(x) && x != 0 && std::fabs(x) < numbers(a.result).max_finite / 2) a.set(next_up(a.result, x));
}
void one_unit_down(A a) {
  const double x = a.answer();
  if (std::isfinite(x) && x != 0 && std::fabs(x) < numbers(a.result).max_finite / 2) a.set(next_down(a.result, x));
}
/// The relative error of a function evaluated in a format of eight bits.
void coarse(A a) {
  const double x = a.answer();
  if (std::isfinite(x) && x != 0)
    a.set(round_to(ElementType::f8E4M3, x / std::exp2(std::floor(std::log2(std::fabs(x))))) *
          std::exp2(std::floor(std::log2(std::fabs(x)))));
}
void saturate(A a) {
  const double x = a.answer();
  const bool finite = std::isfinite(a.real(0)) && (a.operands.size() < 2 || std::isfinite(a.real(1)));
  if (std::isinf(x) && finite) a.set(std::copysign(numbers(a.result).max_finite, x));
}
void lose_sign_of_zero(A a) {
  if (a.answer() == 0) a.set(0.0);
}
void nan_to_zero(A a) {
  if (is_nan(a.answer())) a.set(0.0);
}
void zero_for_small(A a) {
  const double x = a.answer();
  if (x != 0 && std::fabs(x) < std::ldexp(numbers(a.result).min_normal, 4)) a.set(std::copysign(0.0, x));
}
void infinity_to_largest(A a) {
  if (std::isinf(a.answer())) a.set(std::copysign(numbers(a.result).max_finite, a.answer()));
}
void first_operand(A a) { std::copy_n(a.operands[0], spec::storage_bytes(a.result), a.out); }
void second_operand(A a) { std::copy_n(a.operands[1], spec::storage_bytes(a.result), a.out); }

void nan_loses_left(A a) {
  if (is_nan(a.real(0))) second_operand(a);
}
void nan_loses_right(A a) {
  if (is_nan(a.real(1))) first_operand(a);
}

/// Magnitude and sign of one part of a complex result.
void turn_part(A a, int part) {
  const ElementType e = spec::real_type(a.result);
  std::byte* p = a.out + part * spec::storage_bytes(e);
  store_float(e, -load_float(e, p), p);
}
void swap_parts(A a) {
  const auto n = spec::storage_bytes(spec::real_type(a.result));
  std::swap_ranges(a.out, a.out + n, a.out + n);
}
void turn_imaginary(A a) { turn_part(a, 1); }

// ---- Integers -----------------------------------------------------------------------------------

void add_saturating(A a) {
  const int width = spec::bits(a.result);
  if (width > 32) return;
  const std::int64_t exact = a.integer(0) + a.integer(1);
  const std::int64_t top =
      spec::is_signed(a.result) ? (std::int64_t{1} << (width - 1)) - 1 : (std::int64_t{1} << width) - 1;
  const std::int64_t bottom = spec::is_signed(a.result) ? -top - 1 : 0;
  a.set_integer(std::clamp(exact, bottom, top));
}
void floor_divide(A a) {
  const std::int64_t x = a.integer(0), y = a.integer(1);
  if (y != 0 && y != -1 && x % y != 0 && (x < 0) != (y < 0)) a.set_integer(a.integer_answer() - 1);
}
void floor_modulus(A a) {
  const std::int64_t x = a.integer(0), y = a.integer(1);
  if (y != 0 && y != -1 && x % y != 0 && (x < 0) != (y < 0)) a.set_integer(a.integer_answer() + y);
}
void signed_divide(A a) {
  const std::int64_t x = sign_extended(a, 0), y = sign_extended(a, 1);
  if (y != 0 && y != -1) a.set_integer(x / y);
}
void signed_remainder(A a) {
  const std::int64_t x = sign_extended(a, 0), y = sign_extended(a, 1);
  if (y != 0 && y != -1) a.set_integer(x % y);
}

/// Shift amounts taken modulo the width, as the instruction of most machines does.
template <class Shift> void masked_shift(A a, Shift shift) {
  const int width = spec::bits(a.result);
  const auto amount = a.bits(1);
  if (amount >= static_cast<std::uint64_t>(width))
    store_bits(a.result, {shift(static_cast<int>(amount % static_cast<std::uint64_t>(width))), 0}, a.out);
}
void arithmetic_for_logical(A a) {
  if (a.bits(1) < static_cast<std::uint64_t>(spec::bits(a.result)))
    store_bits(a.result, {static_cast<std::uint64_t>(sign_extended(a, 0) >> a.bits(1)), 0}, a.out);
}
void rotate(A a) {
  const auto width = static_cast<std::uint64_t>(spec::bits(a.result));
  if (a.bits(1) > 0 && a.bits(1) < width)
    store_bits(a.result, {(a.bits(0) << a.bits(1)) | (a.bits(0) >> (width - a.bits(1))), 0}, a.out);
}

// ---- Comparisons --------------------------------------------------------------------------------

enum Direction : std::int64_t { kEq, kNe, kGe, kGt, kLe, kLt };

/// Answers as they would be if the operands compared like this.
void answer_for(A a, int sign) {
  static constexpr std::array<std::array<bool, 3>, 6> kAnswers = {{{false, true, false},
                                                                   {true, false, true},
                                                                   {false, true, true},
                                                                   {false, false, true},
                                                                   {true, true, false},
                                                                   {true, false, false}}};
  a.set_integer(kAnswers[static_cast<std::size_t>(a.parameters[0])][static_cast<std::size_t>(sign + 1)] ? 1 : 0);
}
bool is_partial(A a) { return a.parameters[1] != 1; }
void zeros_differ(A a) {
  const double x = a.real(0), y = a.real(1);
  if (is_partial(a) && x == 0 && y == 0 && std::signbit(x) != std::signbit(y)) answer_for(a, std::signbit(x) ? -1 : 1);
}
void compare_signed(A a) {
  const auto x = sign_extended(a, 0), y = sign_extended(a, 1);
  answer_for(a, x < y ? -1 : x > y ? 1 : 0);
}
void compare_real_parts(A a) {
  const ElementType e = spec::real_type(a.type());
  const double x = load_float(e, a.operands[0]), y = load_float(e, a.operands[1]);
  if (!is_nan(x) && !is_nan(y)) answer_for(a, x < y ? -1 : x > y ? 1 : 0);
}

// ---- Conversions --------------------------------------------------------------------------------

double as_real(A a) { return spec::is_float(a.type()) ? a.real() : static_cast<double>(a.integer()); }
/// Truncated where it has to be rounded.
void truncate_conversion(A a) {
  const double x = as_real(a);
  if (std::isfinite(x) && std::isfinite(a.answer()) && std::fabs(a.answer()) > std::fabs(x))
    a.set(x > 0 ? next_down(a.result, a.answer()) : next_up(a.result, a.answer()));
}
void ties_away(A a) {
  const double x = as_real(a), y = a.answer();
  if (!std::isfinite(x) || !std::isfinite(y)) return;
  const double up = next_up(a.result, y), down = next_down(a.result, y);
  if (std::isfinite(up) && x - y == up - x && x > 0 && x != y) a.set(up);
  if (std::isfinite(down) && y - x == x - down && x < 0 && x != y) a.set(down);
}
void round_to_integer(A a) {
  const double x = a.real();
  if (std::fabs(x) < 1e9 && std::nearbyint(x) != std::trunc(x) &&
      std::fabs(x) + 1 < std::exp2(spec::bits(a.result) - 1))
    a.set_integer(static_cast<std::int64_t>(std::nearbyint(x)));
}
void floor_to_integer(A a) {
  const double x = a.real();
  if (x < 0 && x > -1e9 && std::floor(x) != std::trunc(x)) a.set_integer(a.integer_answer() - 1);
}

// ---- Functions ----------------------------------------------------------------------------------

void toward_zero(A a) {
  if (std::isfinite(a.real())) a.set(std::trunc(a.real()));
}
void away_at_halves(A a) {
  const double x = a.real();
  if (std::isfinite(x) && std::fabs(x - std::trunc(x)) == 0.5) a.set(std::floor(x) + 1);
}
void ieee_remainder(A a) {
  const double r = a.answer(), y = std::fabs(a.real(1));
  if (std::isfinite(r) && std::isfinite(y) && 2 * std::fabs(r) > y) a.set(r - std::copysign(y, r));
}
void divisor_sign(A a) {
  const double r = a.answer(), y = a.real(1);
  if (std::isfinite(r) && std::isfinite(y) && r != 0 && (r < 0) != (y < 0)) a.set(r + y);
}
void of_magnitude(A a) {
  const double x = a.real();
  if (x < 0 && a.result == ElementType::f64) a.set(std::sqrt(-x));
  else if (x < 0) a.set(round_to(a.result, std::sqrt(-x)));
}
void negated_for_negative(A a) {
  if (a.real() < 0 && std::isfinite(a.answer())) a.set(-a.answer());
}
void overflow_below(A a) {
  if (a.real() < -10 && std::isfinite(a.real())) a.set(0.0);
}
void magnitude(A a) {
  if (std::fabs(a.real(0)) != std::fabs(a.real(1)) && !is_nan(a.answer()))
    a.set(std::fabs(a.real(0)) > std::fabs(a.real(1)) ? a.real(0) : a.real(1));
}
void truncate_mantissa(A a) {
  const double x = a.real(), y = a.answer();
  if (std::isfinite(x) && std::isfinite(y) && std::fabs(y) > std::fabs(x))
    a.set(y - std::copysign(std::exp2(std::floor(std::log2(std::fabs(x))) - static_cast<double>(a.parameters[1])), y));
}

// ---- The table ----------------------------------------------------------------------------------

// clang-format off
constexpr PrimitiveFault kFaults[] = {
    {PrimitiveId::kAbs, "sign of zero", "the sign of -0 stays", kFloat, kAny,
     [](A a) { if (a.real() == 0) first_operand(a); }},
    {PrimitiveId::kAbs, "special value", "abs(-inf) = -inf", kWithInfinity, kAny,
     [](A a) { if (std::isinf(a.real())) first_operand(a); }},
    {PrimitiveId::kAbs, "signedness", "negative integers stay", kSigned, kAny,
     [](A a) { if (a.integer() < 0) a.set_integer(a.integer()); }},
    {PrimitiveId::kAdd, "overflow", "saturates at the largest finite value", kWithInfinity, kAny, saturate},
    {PrimitiveId::kAdd, "overflow", "integers saturate", kInteger, kAny, add_saturating},
    {PrimitiveId::kAdd, "sign of zero", "-0 + -0 = 0", kFloat, kAny, lose_sign_of_zero},
    {PrimitiveId::kAdd, "special value", "NaN becomes 0", kWide, kAny, nan_to_zero},
    {PrimitiveId::kAdd, "rounding", "one unit too large", kFloat, kAny, one_unit_up},
    {PrimitiveId::kAdd, "wrong operation", "exclusive or of booleans", kBool, kAny,
     [](A a) { a.set_integer(a.integer(0) != a.integer(1) ? 1 : 0); }},
    {PrimitiveId::kAdd, "complex part", "the imaginary part is turned", kComplex, kAny, turn_imaginary},
    {PrimitiveId::kSubtract, "overflow", "saturates at the largest finite value", kWithInfinity, kAny, saturate},
    {PrimitiveId::kSubtract, "rounding", "one unit too small", kFloat, kAny, one_unit_down},
    {PrimitiveId::kSubtract, "special value", "inf - inf = 0", kWithInfinity, kAny,
     [](A a) { if (std::isinf(a.real(0)) && is_nan(a.answer())) a.set(0.0); }},
    {PrimitiveId::kSubtract, "sign of zero", "x - x = -0", kWide, kAny, [](A a) { if (a.answer() == 0) a.set(-0.0); }},
    {PrimitiveId::kMultiply, "overflow", "saturates at the largest finite value", kWithInfinity, kAny, saturate},
    {PrimitiveId::kMultiply, "sign of zero", "-1 * 0 = 0", kFloat, kAny, lose_sign_of_zero},
    {PrimitiveId::kMultiply, "special value", "0 * inf = 0", kWithInfinity, kAny,
     [](A a) { if (is_nan(a.answer()) && !is_nan(a.real(0)) && !is_nan(a.real(1))) a.set(0.0); }},
    {PrimitiveId::kMultiply, "rounding", "one unit too large", kFloat, kAny, one_unit_up},
    {PrimitiveId::kMultiply, "complex part", "the real part is turned", kComplex, kAny, [](A a) { turn_part(a, 0); }},
    {PrimitiveId::kMultiply, "complex part", "the parts change places", kComplex, kAny, swap_parts},
    {PrimitiveId::kDivide, "rounding", "floors instead of truncating", kSigned, kAny, floor_divide},
    {PrimitiveId::kDivide, "signedness", "unsigned numbers are taken as signed", kUnsigned, kAny, signed_divide},
    {PrimitiveId::kDivide, "special value", "x / 0 = 0", kWithInfinity, kAny,
     [](A a) { if (a.real(1) == 0) a.set(0.0); }},
    {PrimitiveId::kDivide, "sign of zero", "the sign of a zero divisor is ignored", kWithInfinity, kAny,
     [](A a) { if (a.real(1) == 0 && !is_nan(a.answer())) a.set(std::copysign(a.answer(), a.real(0))); }},
    {PrimitiveId::kDivide, "rounding", "four units too large", kWide, kAny,
     [](A a) { for (int k = 0; k < 4; ++k) one_unit_up(a); }},
    {PrimitiveId::kRemainder, "rounding", "the sign of the divisor", kSigned, kAny, floor_modulus},
    {PrimitiveId::kRemainder, "signedness", "unsigned numbers are taken as signed", kUnsigned, kAny, signed_remainder},
    {PrimitiveId::kRemainder, "rounding", "nearest instead of truncated quotient", kFloat, kAny, ieee_remainder},
    {PrimitiveId::kRemainder, "rounding", "the sign of a real divisor", kFloat, kAny, divisor_sign},
    {PrimitiveId::kRemainder, "special value", "x rem inf = NaN", kWithInfinity, kAny,
     [](A a) { if (std::isinf(a.real(1))) a.set(std::nan("")); }},
    {PrimitiveId::kMaximum, "special value", "a NaN on the left is lost", kWide | kTiny, kAny, nan_loses_left},
    {PrimitiveId::kMaximum, "special value", "a NaN on the right is lost", kWide | kTiny, kAny, nan_loses_right},
    {PrimitiveId::kMaximum, "sign of zero", "maximum(-0, 0) = -0", kWide, kAny,
     [](A a) {
       if (a.real(0) == 0 && a.real(1) == 0 && std::signbit(a.real(0)) != std::signbit(a.real(1))) a.set(-0.0);
     }},
    {PrimitiveId::kMaximum, "signedness", "unsigned numbers are taken as signed", kUnsigned, kAny,
     [](A a) { sign_extended(a, 0) < sign_extended(a, 1) ? second_operand(a) : first_operand(a); }},
    {PrimitiveId::kMaximum, "wrong operation", "the larger magnitude", kFloat, kAny, magnitude},
    {PrimitiveId::kMaximum, "wrong operation", "and for or", kBool, kAny,
     [](A a) { a.set_integer(a.integer(0) & a.integer(1)); }},
    {PrimitiveId::kMinimum, "special value", "a NaN on the left is lost", kWide | kTiny, kAny, nan_loses_left},
    {PrimitiveId::kMinimum, "special value", "a NaN on the right is lost", kWide | kTiny, kAny, nan_loses_right},
    {PrimitiveId::kMinimum, "sign of zero", "minimum(-0, 0) = 0", kWide, kAny,
     [](A a) { if (a.real(0) == 0 && a.real(1) == 0) a.set(0.0); }},
    {PrimitiveId::kMinimum, "signedness", "unsigned numbers are taken as signed", kUnsigned, kAny,
     [](A a) { sign_extended(a, 0) < sign_extended(a, 1) ? first_operand(a) : second_operand(a); }},
    {PrimitiveId::kAnd, "wrong operation", "or", kAny, kAny,
     [](A a) { store_bits(a.result, {a.bits(0) | a.bits(1), 0}, a.out); }},
    {PrimitiveId::kOr, "wrong operation", "exclusive or", kAny, kAny,
     [](A a) { store_bits(a.result, {a.bits(0) ^ a.bits(1), 0}, a.out); }},
    {PrimitiveId::kXor, "wrong operation", "or", kAny, kAny,
     [](A a) { store_bits(a.result, {a.bits(0) | a.bits(1), 0}, a.out); }},
    {PrimitiveId::kNot, "wrong operation", "negated", kSigned, kAny,
     [](A a) { a.set_integer(a.integer_answer() + 1); }},
    {PrimitiveId::kNot, "wrong operation", "nothing happens to booleans", kBool, kAny, first_operand},
    {PrimitiveId::kShiftLeft, "range", "the amount modulo the width", kInteger, kAny,
     [](A a) { masked_shift(a, [&](int n) { return a.bits(0) << n; }); }},
    {PrimitiveId::kShiftLeft, "wrong operation", "rotates", kInteger, kAny, rotate},
    {PrimitiveId::kShiftRightArithmetic, "range", "the amount modulo the width", kInteger, kAny,
     [](A a) { masked_shift(a, [&](int n) { return static_cast<std::uint64_t>(sign_extended(a, 0) >> n); }); }},
    {PrimitiveId::kShiftRightArithmetic, "wrong operation", "shifts in zeros", kSigned, kAny,
     [](A a) {
       if (a.bits(1) < static_cast<std::uint64_t>(spec::bits(a.result)))
         store_bits(a.result, {a.bits(0) >> a.bits(1), 0}, a.out);
     }},
    {PrimitiveId::kShiftRightLogical, "range", "the amount modulo the width", kInteger, kAny,
     [](A a) { masked_shift(a, [&](int n) { return a.bits(0) >> n; }); }},
    {PrimitiveId::kShiftRightLogical, "wrong operation", "shifts in the sign", kSigned, kAny, arithmetic_for_logical},
    {PrimitiveId::kCountLeadingZeros, "range", "counts in 32 bits", kInteger, kAny,
     [](A a) { if (spec::bits(a.result) < 32) a.set_integer(a.integer_answer() + 32 - spec::bits(a.result)); }},
    {PrimitiveId::kCountLeadingZeros, "special value", "0 has none", kInteger, kAny,
     [](A a) { if (a.bits(0) == 0) a.set_integer(0); }},
    {PrimitiveId::kPopcnt, "wrong operation", "counts zeros", kInteger, kAny,
     [](A a) { a.set_integer(spec::bits(a.result) - a.integer_answer()); }},
    {PrimitiveId::kNegate, "sign of zero", "-(0) = 0", kFloat, kAny, lose_sign_of_zero},
    {PrimitiveId::kNegate, "special value", "NaN becomes 0", kWide, kAny, nan_to_zero},
    {PrimitiveId::kNegate, "wrong operation", "the complement", kInteger, kAny,
     [](A a) { a.set_integer(a.integer_answer() - 1); }},
    {PrimitiveId::kNegate, "complex part", "the real part only", kComplex, kAny, turn_imaginary},
    {PrimitiveId::kSign, "special value", "sign(0) = 1", kFloat, kAny, [](A a) { if (a.real() == 0) a.set(1.0); }},
    {PrimitiveId::kSign, "special value", "sign(0) = 1 of integers", kSigned, kAny,
     [](A a) { if (a.integer() == 0) a.set_integer(1); }},
    {PrimitiveId::kSign, "sign of zero", "sign(-0) = 0", kFloat, kAny, lose_sign_of_zero},
    {PrimitiveId::kSign, "special value", "sign(NaN) = 0", kWide, kAny, nan_to_zero},
    {PrimitiveId::kFloor, "wrong operation", "truncates", kFloat, kAny, toward_zero},
    {PrimitiveId::kFloor, "rounding", "halves go up", kFloat, kAny, away_at_halves},
    {PrimitiveId::kCeil, "wrong operation", "truncates", kFloat, kAny, toward_zero},
    {PrimitiveId::kRoundNearestEven, "rounding", "halves go up", kFloat, kAny, away_at_halves},
    {PrimitiveId::kRoundNearestAfz, "rounding", "halves go up", kFloat, kAny, away_at_halves},
    {PrimitiveId::kIsFinite, "special value", "inf is finite", kWithInfinity, kAny,
     [](A a) { if (std::isinf(a.real())) a.set_integer(1); }},
    {PrimitiveId::kIsFinite, "special value", "NaN is finite", kWide | kTiny, kAny,
     [](A a) { if (is_nan(a.real())) a.set_integer(1); }},
    {PrimitiveId::kIsFinite, "range", "the largest value is infinite", kFloat, kAny,
     [](A a) { if (std::fabs(a.real()) == numbers(a.type()).max_finite) a.set_integer(0); }},
    {PrimitiveId::kOrder, "special value", "NaN equals NaN", kWide | kTiny, kAny,
     [](A a) { if (is_partial(a) && is_nan(a.real(0)) && is_nan(a.real(1))) answer_for(a, 0); }},
    {PrimitiveId::kOrder, "special value", "NaN is larger than all numbers", kWide | kTiny, kAny,
     [](A a) {
       if (is_partial(a) && is_nan(a.real(0)) != is_nan(a.real(1))) answer_for(a, is_nan(a.real(0)) ? 1 : -1);
     }},
    {PrimitiveId::kOrder, "sign of zero", "-0 is less than 0", kFloat, kAny, zeros_differ},
    {PrimitiveId::kOrder, "sign of zero", "-0 equals 0 in the total order", kFloat, kAny,
     [](A a) { if (!is_partial(a) && a.real(0) == 0 && a.real(1) == 0) answer_for(a, 0); }},
    {PrimitiveId::kOrder, "signedness", "unsigned numbers are taken as signed", kUnsigned, kAny, compare_signed},
    {PrimitiveId::kOrder, "signedness", "signed numbers are taken as unsigned", kSigned, kAny,
     [](A a) { answer_for(a, a.bits(0) < a.bits(1) ? -1 : a.bits(0) > a.bits(1) ? 1 : 0); }},
    {PrimitiveId::kOrder, "complex part", "only the real parts are compared", kComplex, kAny, compare_real_parts},
    {PrimitiveId::kSqrt, "special value", "the root of the magnitude", kFloat, kAny, of_magnitude},
    {PrimitiveId::kSqrt, "rounding", "four units too large", kWide, kAny,
     [](A a) { for (int k = 0; k < 4; ++k) one_unit_up(a); }},
    {PrimitiveId::kSqrt, "sign of zero", "sqrt(-0) = 0", kWide, kAny, lose_sign_of_zero},
    {PrimitiveId::kExponential, "accuracy", "three bits only", kWide, kAny, coarse},
    {PrimitiveId::kExponential, "overflow", "saturates at the largest finite value", kWithInfinity, kAny, saturate},
    {PrimitiveId::kExponential, "range", "0 below -10", kWide, kAny, overflow_below},
    {PrimitiveId::kLog, "accuracy", "three bits only", kWide, kAny, coarse},
    {PrimitiveId::kLog, "special value", "log(0) is the least finite value", kWithInfinity, kAny, infinity_to_largest},
    {PrimitiveId::kLog, "special value", "NaN becomes 0", kWide, kAny, nan_to_zero},
    {PrimitiveId::kTanh, "accuracy", "three bits only", kWide, kAny, coarse},
    {PrimitiveId::kTanh, "range", "1 beyond 4", kWide, kAny,
     [](A a) { if (std::fabs(a.real()) > 4 && std::isfinite(a.real())) a.set(std::copysign(1.0, a.real())); }},
    {PrimitiveId::kTanh, "wrong operation", "the sign of negative arguments is lost", kWide, kAny,
     negated_for_negative},
    {PrimitiveId::kLogistic, "accuracy", "three bits only", kWide, kAny, coarse},
    {PrimitiveId::kLogistic, "range", "0 below -10", set({E::f32, E::f64, E::bf16}), kAny, overflow_below},
    {PrimitiveId::kCosine, "accuracy", "three bits only", kWide, kAny, coarse},
    {PrimitiveId::kCosine, "wrong operation", "odd", kWide, kAny, negated_for_negative},
    {PrimitiveId::kPower, "accuracy", "three bits only", kWide, kAny, coarse},
    {PrimitiveId::kPower, "wrong operation", "odd powers of negative numbers are positive", kWide, kAny,
     [](A a) {
       if (a.real(0) < 0 && std::isfinite(a.real(0)) && std::isfinite(a.real(1))) a.set(std::fabs(a.answer()));
     }},
    {PrimitiveId::kPower, "special value", "0^0 = 0", kWide, kAny,
     [](A a) { if (a.real(1) == 0) a.set(is_nan(a.real(0)) ? a.real(0) : a.real(0) == 0 ? 0.0 : 1.0); }},
    {PrimitiveId::kPower, "wrong operation", "one factor too many", kInteger, kAny,
     [](A a) { if (a.integer(1) > 2) a.set_integer(a.integer_answer() * a.integer(0)); }},
    {PrimitiveId::kPower, "special value", "x^0 = 0", kInteger, kAny,
     [](A a) { if (a.integer(1) == 0) a.set_integer(0); }},
    {PrimitiveId::kConvert, "rounding", "truncates to a narrower format", kFloat | kInteger, kFloat,
     truncate_conversion},
    {PrimitiveId::kConvert, "rounding", "ties go away from zero", kFloat | kInteger, kFloat, ties_away},
    {PrimitiveId::kConvert, "overflow", "saturates at the largest finite value", kFloat, kWithInfinity,
     infinity_to_largest},
    {PrimitiveId::kConvert, "special value", "NaN becomes 0", kWide, kWide, nan_to_zero},
    {PrimitiveId::kConvert, "rounding", "to the nearest integer", kWide, kInteger, round_to_integer},
    {PrimitiveId::kConvert, "rounding", "to the integer below", kWide, kSigned, floor_to_integer},
    {PrimitiveId::kConvert, "signedness", "unsigned numbers are taken as signed", kUnsigned, kFloat,
     [](A a) { if (is_negative_code(a, 0)) a.set(static_cast<double>(sign_extended(a, 0))); }},
    {PrimitiveId::kConvert, "signedness", "unsigned integers are sign-extended", kUnsigned, kInteger,
     [](A a) { if (is_negative_code(a, 0)) a.set_integer(sign_extended(a, 0)); }},
    {PrimitiveId::kConvert, "signedness", "signed integers are zero-extended", kSigned, kInteger,
     [](A a) { if (is_negative_code(a, 0)) a.set_integer(static_cast<std::int64_t>(a.bits(0))); }},
    {PrimitiveId::kConvert, "wrong operation", "the lowest bit is the truth", kInteger, kBool,
     [](A a) { a.set_integer(static_cast<std::int64_t>(a.bits(0) & 1)); }},
    {PrimitiveId::kConvert, "wrong operation", "truncated before it is compared with 0", kWide, kBool,
     [](A a) { if (std::fabs(a.real()) < 1) a.set_integer(0); }},
    {PrimitiveId::kConvert, "small values", "small results become 0", kFloat, kTiny | set({E::f16}), zero_for_small},
    {PrimitiveId::kConvert, "complex part", "the imaginary part is lost", kComplex, kComplex,
     [](A a) { store_integer(spec::real_type(a.result), 0, a.out + spec::storage_bytes(spec::real_type(a.result))); }},
    {PrimitiveId::kReducePrecision, "rounding", "truncates", kWide, kAny, truncate_mantissa},
    {PrimitiveId::kReducePrecision, "overflow", "saturates at the largest finite value", kWithInfinity, kAny, saturate},
    {PrimitiveId::kComplex, "complex part", "the parts change places", kAny, kComplex, swap_parts},
    {PrimitiveId::kReal, "complex part", "the imaginary part", kComplex, kAny,
     [](A a) { std::copy_n(a.operands[0] + spec::storage_bytes(a.result), spec::storage_bytes(a.result), a.out); }},
    {PrimitiveId::kImag, "complex part", "the real part", kComplex, kAny,
     [](A a) { std::copy_n(a.operands[0], spec::storage_bytes(a.result), a.out); }},
};
// clang-format on

}  // namespace

std::span<const PrimitiveFault> primitive_faults() {
  static const std::vector<PrimitiveFault> all = [] {
    std::vector<PrimitiveFault> rows;
    for (const Primitive& p : primitives()) {
      const auto own = [&](const PrimitiveFault& f) { return f.primitive == p.id; };
      const bool has_own = std::ranges::any_of(kFaults, own);
      std::ranges::copy_if(kFaults, std::back_inserter(rows), own);
      if (!has_own && p.function != nullptr) rows.push_back({p.id, "accuracy", "three bits only", kWide, kAny, coarse});
    }
    return rows;
  }();
  return all;
}

}  // namespace assay::oracle
