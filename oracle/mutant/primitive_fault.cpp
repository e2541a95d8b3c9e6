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
constexpr spec::ElementSet kTiny = set({E::f8E5M2, E::f8E4M3, E::f8E3M4, E::f8E4M3FN, E::f8E4M3FNUZ, E::f8E4M3B11FNUZ, E::f8E5M2FNUZ});
constexpr spec::ElementSet kFloat = kWide | kTiny | set({E::f6E3M2FN, E::f6E2M3FN, E::f4E2M1FN});
constexpr spec::ElementSet kComplex = set({E::c64, E::c128});

bool is_nan(double x) { return x != x; }
std::int64_t sign_extended(A a, std::size_t k) {
  const int unused = 64 - spec::bits(a.type(k));
  return static_cast<std::int64_t>(a.bits(k) << unused) >> unused;
}
bool is_negative_code(A a, std::size_t k) { return sign_extended(a, k) < 0; }

// ---- Floats ---------------------------------------------------------------------------------------------

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
  if (std::isfinite(x) && x != 0) a.set(round_to(ElementType::f8E4M3, x / std::exp2(std::floor(std::log2(std::fabs(x))))) * std::exp2(std::floor(std::log2(std::fabs(x)))));
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
void turn_real(A a) { turn_part(a, 0); }

// ---- Integers -------------------------------------------------------------------------------------------

void add_saturating(A a) {
  const int width = spec::bits(a.result);
  if (width > 32) return;
  const std::int64_t exact = a.integer(0) + a.integer(1);
  const std::int64_t top = spec::is_signed(a.result) ? (std::int64_t{1} << (width - 1)) - 1 : (std::int64_t{1} << width) - 1;
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
void signed_maximum(A a) { sign_extended(a, 0) < sign_extended(a, 1) ? second_operand(a) : first_operand(a); }
void signed_minimum(A a) { sign_extended(a, 0) < sign_extended(a, 1) ? first_operand(a) : second_operand(a); }

/// Shift amounts taken modulo the width, as the instruction of most machines does.
template <class Shift>
void masked_shift(A a, Shift shift) {
  const int width = spec::bits(a.result);
  const auto amount = a.bits(1);
  if (amount >= static_cast<std::uint64_t>(width)) store_bits(a.result, {shift(static_cast<int>(amount % static_cast<std::uint64_t>(width))), 0}, a.out);
}
void masked_left(A a) {
  masked_shift(a, [&](int n) { return a.bits(0) << n; });
}
void masked_right_logical(A a) {
  masked_shift(a, [&](int n) { return a.bits(0) >> n; });
}
void masked_right_arithmetic(A a) {
  masked_shift(a, [&](int n) { return static_cast<std::uint64_t>(sign_extended(a, 0) >> n); });
}
void arithmetic_for_logical(A a) {
  if (a.bits(1) < static_cast<std::uint64_t>(spec::bits(a.result)))
    store_bits(a.result, {static_cast<std::uint64_t>(sign_extended(a, 0) >> a.bits(1)), 0}, a.out);
}
void logical_for_arithmetic(A a) {
  if (a.bits(1) < static_cast<std::uint64_t>(spec::bits(a.result))) store_bits(a.result, {a.bits(0) >> a.bits(1), 0}, a.out);
}
void rotate(A a) {
  const auto width = static_cast<std::uint64_t>(spec::bits(a.result));
  if (a.bits(1) > 0 && a.bits(1) < width) store_bits(a.result, {(a.bits(0) << a.bits(1)) | (a.bits(0) >> (width - a.bits(1))), 0}, a.out);
}
void plus_one(A a) { a.set_integer(a.integer_answer() + 1); }
void minus_one(A a) { a.set_integer(a.integer_answer() - 1); }
void clz_in_32_bits(A a) {
  if (spec::bits(a.result) < 32) a.set_integer(a.integer_answer() + 32 - spec::bits(a.result));
}
void clz_of_zero(A a) {
  if (a.bits(0) == 0) a.set_integer(0);
}
void negative_power(A a) {
  if (a.integer(1) > 2) a.set_integer(a.integer_answer() * a.integer(0));
}
void unsigned_power(A a) {
  if (a.integer(1) == 0) a.set_integer(0);
}

// ---- Comparisons ----------------------------------------------------------------------------------------

enum Direction : std::int64_t { kEq, kNe, kGe, kGt, kLe, kLt };

/// Answers as they would be if the operands compared like this.
void answer_for(A a, int sign) {
  static constexpr std::array<std::array<bool, 3>, 6> kAnswers = {{{false, true, false}, {true, false, true}, {false, true, true},
                                                                   {false, false, true}, {true, true, false}, {true, false, false}}};
  a.set_integer(kAnswers[static_cast<std::size_t>(a.parameters[0])][static_cast<std::size_t>(sign + 1)] ? 1 : 0);
}
bool is_partial(A a) { return a.parameters[1] != 1; }
void nan_equals_nan(A a) {
  if (is_partial(a) && is_nan(a.real(0)) && is_nan(a.real(1))) answer_for(a, 0);
}
void nan_is_largest(A a) {
  if (is_partial(a) && is_nan(a.real(0)) != is_nan(a.real(1))) answer_for(a, is_nan(a.real(0)) ? 1 : -1);
}
void zeros_differ(A a) {
  const double x = a.real(0), y = a.real(1);
  if (is_partial(a) && x == 0 && y == 0 && std::signbit(x) != std::signbit(y)) answer_for(a, std::signbit(x) ? -1 : 1);
}
void zeros_agree(A a) {
  if (!is_partial(a) && a.real(0) == 0 && a.real(1) == 0) answer_for(a, 0);
}
void compare_signed(A a) {
  const auto x = sign_extended(a, 0), y = sign_extended(a, 1);
  answer_for(a, x < y ? -1 : x > y ? 1 : 0);
}
void compare_unsigned(A a) { answer_for(a, a.bits(0) < a.bits(1) ? -1 : a.bits(0) > a.bits(1) ? 1 : 0); }
void compare_real_parts(A a) {
  const ElementType e = spec::real_type(a.type());
  const double x = load_float(e, a.operands[0]), y = load_float(e, a.operands[1]);
  if (!is_nan(x) && !is_nan(y)) answer_for(a, x < y ? -1 : x > y ? 1 : 0);
}

// ---- Conversions ----------------------------------------------------------------------------------------

double as_real(A a) { return spec::is_float(a.type()) ? a.real() : static_cast<double>(a.integer()); }
/// Truncated where it has to be rounded.
void truncate_conversion(A a) {
  const double x = as_real(a);
  if (std::isfinite(x) && std::isfinite(a.answer()) && std::fabs(a.answer()) > std::fabs(x)) a.set(x > 0 ? next_down(a.result, a.answer()) : next_up(a.result, a.answer()));
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
  if (std::fabs(x) < 1e9 && std::nearbyint(x) != std::trunc(x) && std::fabs(x) + 1 < std::exp2(spec::bits(a.result) - 1)) a.set_integer(static_cast<std::int64_t>(std::nearbyint(x)));
}
void floor_to_integer(A a) {
  const double x = a.real();
  if (x < 0 && x > -1e9 && std::floor(x) != std::trunc(x)) a.set_integer(a.integer_answer() - 1);
}
void from_signed(A a) {
  if (is_negative_code(a, 0)) a.set(static_cast<double>(sign_extended(a, 0)));
}
void sign_extend(A a) {
  if (is_negative_code(a, 0)) a.set_integer(sign_extended(a, 0));
}
void zero_extend(A a) {
  if (is_negative_code(a, 0)) a.set_integer(static_cast<std::int64_t>(a.bits(0)));
}
void low_bit_for_truth(A a) { a.set_integer(static_cast<std::int64_t>(a.bits(0) & 1)); }
void truncated_for_truth(A a) {
  if (std::fabs(a.real()) < 1) a.set_integer(0);
}
void drop_imaginary_part(A a) { store_integer(spec::real_type(a.result), 0, a.out + spec::storage_bytes(spec::real_type(a.result))); }

// ---- Functions ------------------------------------------------------------------------------------------

void sign_of_zero_is_one(A a) {
  if (a.real() == 0) a.set(1.0);
}
void integer_sign_of_zero(A a) {
  if (a.integer() == 0) a.set_integer(1);
}
void infinity_is_finite(A a) {
  if (std::isinf(a.real())) a.set_integer(1);
}
void nan_is_finite(A a) {
  if (is_nan(a.real())) a.set_integer(1);
}
void largest_is_infinite(A a) {
  if (std::fabs(a.real()) == numbers(a.type()).max_finite) a.set_integer(0);
}
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
void odd_power_of_negative(A a) {
  if (a.real(0) < 0 && std::isfinite(a.real(0)) && std::isfinite(a.real(1))) a.set(std::fabs(a.answer()));
}
void zeroth_power(A a) {
  if (a.real(1) == 0) a.set(is_nan(a.real(0)) ? a.real(0) : a.real(0) == 0 ? 0.0 : 1.0);
}
void negated_for_negative(A a) {
  if (a.real() < 0 && std::isfinite(a.answer())) a.set(-a.answer());
}
void clipped_at_one(A a) {
  if (std::fabs(a.real()) > 4 && std::isfinite(a.real())) a.set(std::copysign(1.0, a.real()));
}
void overflow_below(A a) {
  if (a.real() < -10 && std::isfinite(a.real())) a.set(0.0);
}
void minimum_keeps_sign(A a) {
  if (a.integer() < 0) a.set_integer(a.integer());
}
void minimum_zero(A a) {
  if (a.real(0) == 0 && a.real(1) == 0) a.set(0.0);
}
void maximum_zero(A a) {
  if (a.real(0) == 0 && a.real(1) == 0 && std::signbit(a.real(0)) != std::signbit(a.real(1))) a.set(-0.0);
}
void magnitude(A a) {
  if (std::fabs(a.real(0)) != std::fabs(a.real(1)) && !is_nan(a.answer())) a.set(std::fabs(a.real(0)) > std::fabs(a.real(1)) ? a.real(0) : a.real(1));
}
void truncate_mantissa(A a) {
  const double x = a.real(), y = a.answer();
  if (std::isfinite(x) && std::isfinite(y) && std::fabs(y) > std::fabs(x)) a.set(y - std::copysign(std::exp2(std::floor(std::log2(std::fabs(x))) - static_cast<double>(a.parameters[1])), y));
}
void true_is_add(A a) { a.set_integer(a.integer(0) != a.integer(1) ? 1 : 0); }

// ---- The table ------------------------------------------------------------------------------------------

// clang-format off
constexpr PlantedFault kAbsFaults[] = {
    {"sign of zero", "the sign of -0 stays", kFloat, kAny, [](A a) { if (a.real() == 0) first_operand(a); }},
    {"special value", "abs(-inf) = -inf", kWithInfinity, kAny, [](A a) { if (std::isinf(a.real())) first_operand(a); }},
    {"signedness", "negative integers stay", kSigned, kAny, minimum_keeps_sign},
};
constexpr PlantedFault kAddFaults[] = {
    {"overflow", "saturates at the largest finite value", kWithInfinity, kAny, saturate},
    {"overflow", "integers saturate", kInteger, kAny, add_saturating},
    {"sign of zero", "-0 + -0 = 0", kFloat, kAny, lose_sign_of_zero},
    {"special value", "NaN becomes 0", kWide, kAny, nan_to_zero},
    {"rounding", "one unit too large", kFloat, kAny, one_unit_up},
    {"wrong operation", "exclusive or of booleans", kBool, kAny, true_is_add},
    {"complex part", "the imaginary part is turned", kComplex, kAny, turn_imaginary},
};
constexpr PlantedFault kSubtractFaults[] = {
    {"overflow", "saturates at the largest finite value", kWithInfinity, kAny, saturate},
    {"rounding", "one unit too small", kFloat, kAny, one_unit_down},
    {"special value", "inf - inf = 0", kWithInfinity, kAny, [](A a) { if (std::isinf(a.real(0)) && is_nan(a.answer())) a.set(0.0); }},
    {"sign of zero", "x - x = -0", kWide, kAny, [](A a) { if (a.answer() == 0) a.set(-0.0); }},
};
constexpr PlantedFault kMultiplyFaults[] = {
    {"overflow", "saturates at the largest finite value", kWithInfinity, kAny, saturate},
    {"sign of zero", "-1 * 0 = 0", kFloat, kAny, lose_sign_of_zero},
    {"special value", "0 * inf = 0", kWithInfinity, kAny, [](A a) { if (is_nan(a.answer()) && !is_nan(a.real(0)) && !is_nan(a.real(1))) a.set(0.0); }},
    {"rounding", "one unit too large", kFloat, kAny, one_unit_up},
    {"complex part", "the real part is turned", kComplex, kAny, turn_real},
    {"complex part", "the parts change places", kComplex, kAny, swap_parts},
};
constexpr PlantedFault kDivideFaults[] = {
    {"rounding", "floors instead of truncating", kSigned, kAny, floor_divide},
    {"signedness", "unsigned numbers are taken as signed", kUnsigned, kAny, signed_divide},
    {"special value", "x / 0 = 0", kWithInfinity, kAny, [](A a) { if (a.real(1) == 0) a.set(0.0); }},
    {"sign of zero", "the sign of a zero divisor is ignored", kWithInfinity, kAny, [](A a) { if (a.real(1) == 0 && !is_nan(a.answer())) a.set(std::copysign(a.answer(), a.real(0))); }},
    {"rounding", "four units too large", kWide, kAny, [](A a) { for (int k = 0; k < 4; ++k) one_unit_up(a); }},
};
constexpr PlantedFault kRemainderFaults[] = {
    {"rounding", "the sign of the divisor", kSigned, kAny, floor_modulus},
    {"signedness", "unsigned numbers are taken as signed", kUnsigned, kAny, signed_remainder},
    {"rounding", "nearest instead of truncated quotient", kFloat, kAny, ieee_remainder},
    {"rounding", "the sign of a real divisor", kFloat, kAny, divisor_sign},
    {"special value", "x rem inf = NaN", kWithInfinity, kAny, [](A a) { if (std::isinf(a.real(1))) a.set(std::nan("")); }},
};
constexpr PlantedFault kMaximumFaults[] = {
    {"special value", "a NaN on the left is lost", kWide | kTiny, kAny, nan_loses_left},
    {"special value", "a NaN on the right is lost", kWide | kTiny, kAny, nan_loses_right},
    {"sign of zero", "maximum(-0, 0) = -0", kWide, kAny, maximum_zero},
    {"signedness", "unsigned numbers are taken as signed", kUnsigned, kAny, signed_maximum},
    {"wrong operation", "the larger magnitude", kFloat, kAny, magnitude},
    {"wrong operation", "and for or", kBool, kAny, [](A a) { a.set_integer(a.integer(0) & a.integer(1)); }},
};
constexpr PlantedFault kMinimumFaults[] = {
    {"special value", "a NaN on the left is lost", kWide | kTiny, kAny, nan_loses_left},
    {"special value", "a NaN on the right is lost", kWide | kTiny, kAny, nan_loses_right},
    {"sign of zero", "minimum(-0, 0) = 0", kWide, kAny, minimum_zero},
    {"signedness", "unsigned numbers are taken as signed", kUnsigned, kAny, signed_minimum},
};
constexpr PlantedFault kAndFaults[] = {
    {"wrong operation", "or", kAny, kAny, [](A a) { store_bits(a.result, {a.bits(0) | a.bits(1), 0}, a.out); }},
};
constexpr PlantedFault kOrFaults[] = {
    {"wrong operation", "exclusive or", kAny, kAny, [](A a) { store_bits(a.result, {a.bits(0) ^ a.bits(1), 0}, a.out); }},
};
constexpr PlantedFault kXorFaults[] = {
    {"wrong operation", "or", kAny, kAny, [](A a) { store_bits(a.result, {a.bits(0) | a.bits(1), 0}, a.out); }},
};
constexpr PlantedFault kNotFaults[] = {
    {"wrong operation", "negated", kSigned, kAny, plus_one},
    {"wrong operation", "nothing happens to booleans", kBool, kAny, first_operand},
};
constexpr PlantedFault kShiftLeftFaults[] = {
    {"range", "the amount modulo the width", kInteger, kAny, masked_left},
    {"wrong operation", "rotates", kInteger, kAny, rotate},
};
constexpr PlantedFault kShiftRightArithmeticFaults[] = {
    {"range", "the amount modulo the width", kInteger, kAny, masked_right_arithmetic},
    {"wrong operation", "shifts in zeros", kSigned, kAny, logical_for_arithmetic},
};
constexpr PlantedFault kShiftRightLogicalFaults[] = {
    {"range", "the amount modulo the width", kInteger, kAny, masked_right_logical},
    {"wrong operation", "shifts in the sign", kSigned, kAny, arithmetic_for_logical},
};
constexpr PlantedFault kCountLeadingZerosFaults[] = {
    {"range", "counts in 32 bits", kInteger, kAny, clz_in_32_bits},
    {"special value", "0 has none", kInteger, kAny, clz_of_zero},
};
constexpr PlantedFault kPopcntFaults[] = {
    {"wrong operation", "counts zeros", kInteger, kAny, [](A a) { a.set_integer(spec::bits(a.result) - a.integer_answer()); }},
};
constexpr PlantedFault kNegateFaults[] = {
    {"sign of zero", "-(0) = 0", kFloat, kAny, lose_sign_of_zero},
    {"special value", "NaN becomes 0", kWide, kAny, nan_to_zero},
    {"wrong operation", "the complement", kInteger, kAny, minus_one},
    {"complex part", "the real part only", kComplex, kAny, turn_imaginary},
};
constexpr PlantedFault kSignFaults[] = {
    {"special value", "sign(0) = 1", kFloat, kAny, sign_of_zero_is_one},
    {"special value", "sign(0) = 1 of integers", kSigned, kAny, integer_sign_of_zero},
    {"sign of zero", "sign(-0) = 0", kFloat, kAny, lose_sign_of_zero},
    {"special value", "sign(NaN) = 0", kWide, kAny, nan_to_zero},
};
constexpr PlantedFault kFloorFaults[] = {
    {"wrong operation", "truncates", kFloat, kAny, toward_zero},
    {"rounding", "halves go up", kFloat, kAny, away_at_halves},
};
constexpr PlantedFault kCeilFaults[] = {
    {"wrong operation", "truncates", kFloat, kAny, toward_zero},
};
constexpr PlantedFault kRoundNearestEvenFaults[] = {
    {"rounding", "halves go up", kFloat, kAny, away_at_halves},
};
constexpr PlantedFault kRoundNearestAfzFaults[] = {
    {"rounding", "halves go up", kFloat, kAny, away_at_halves},
};
constexpr PlantedFault kIsFiniteFaults[] = {
    {"special value", "inf is finite", kWithInfinity, kAny, infinity_is_finite},
    {"special value", "NaN is finite", kWide | kTiny, kAny, nan_is_finite},
    {"range", "the largest value is infinite", kFloat, kAny, largest_is_infinite},
};
constexpr PlantedFault kOrderFaults[] = {
    {"special value", "NaN equals NaN", kWide | kTiny, kAny, nan_equals_nan},
    {"special value", "NaN is larger than all numbers", kWide | kTiny, kAny, nan_is_largest},
    {"sign of zero", "-0 is less than 0", kFloat, kAny, zeros_differ},
    {"sign of zero", "-0 equals 0 in the total order", kFloat, kAny, zeros_agree},
    {"signedness", "unsigned numbers are taken as signed", kUnsigned, kAny, compare_signed},
    {"signedness", "signed numbers are taken as unsigned", kSigned, kAny, compare_unsigned},
    {"complex part", "only the real parts are compared", kComplex, kAny, compare_real_parts},
};
constexpr PlantedFault kSqrtFaults[] = {
    {"special value", "the root of the magnitude", kFloat, kAny, of_magnitude},
    {"rounding", "four units too large", kWide, kAny, [](A a) { for (int k = 0; k < 4; ++k) one_unit_up(a); }},
    {"sign of zero", "sqrt(-0) = 0", kWide, kAny, lose_sign_of_zero},
};
constexpr PlantedFault kExponentialFaults[] = {
    {"accuracy", "three bits only", kWide, kAny, coarse},
    {"overflow", "saturates at the largest finite value", kWithInfinity, kAny, saturate},
    {"range", "0 below -10", kWide, kAny, overflow_below},
};
constexpr PlantedFault kLogFaults[] = {
    {"accuracy", "three bits only", kWide, kAny, coarse},
    {"special value", "log(0) is the least finite value", kWithInfinity, kAny, infinity_to_largest},
    {"special value", "NaN becomes 0", kWide, kAny, nan_to_zero},
};
constexpr PlantedFault kTanhFaults[] = {
    {"accuracy", "three bits only", kWide, kAny, coarse},
    {"range", "1 beyond 4", kWide, kAny, clipped_at_one},
    {"wrong operation", "the sign of negative arguments is lost", kWide, kAny, negated_for_negative},
};
constexpr PlantedFault kLogisticFaults[] = {
    {"accuracy", "three bits only", kWide, kAny, coarse},
    {"range", "0 below -10", set({E::f32, E::f64, E::bf16}), kAny, overflow_below},
};
constexpr PlantedFault kCosineFaults[] = {
    {"accuracy", "three bits only", kWide, kAny, coarse},
    {"wrong operation", "odd", kWide, kAny, negated_for_negative},
};
constexpr PlantedFault kPowerFaults[] = {
    {"accuracy", "three bits only", kWide, kAny, coarse},
    {"wrong operation", "odd powers of negative numbers are positive", kWide, kAny, odd_power_of_negative},
    {"special value", "0^0 = 0", kWide, kAny, zeroth_power},
    {"wrong operation", "one factor too many", kInteger, kAny, negative_power},
    {"special value", "x^0 = 0", kInteger, kAny, unsigned_power},
};
constexpr PlantedFault kConvertFaults[] = {
    {"rounding", "truncates to a narrower format", kFloat | kInteger, kFloat, truncate_conversion},
    {"rounding", "ties go away from zero", kFloat | kInteger, kFloat, ties_away},
    {"overflow", "saturates at the largest finite value", kFloat, kWithInfinity, infinity_to_largest},
    {"special value", "NaN becomes 0", kWide, kWide, nan_to_zero},
    {"rounding", "to the nearest integer", kWide, kInteger, round_to_integer},
    {"rounding", "to the integer below", kWide, kSigned, floor_to_integer},
    {"signedness", "unsigned numbers are taken as signed", kUnsigned, kFloat, from_signed},
    {"signedness", "unsigned integers are sign-extended", kUnsigned, kInteger, sign_extend},
    {"signedness", "signed integers are zero-extended", kSigned, kInteger, zero_extend},
    {"wrong operation", "the lowest bit is the truth", kInteger, kBool, low_bit_for_truth},
    {"wrong operation", "truncated before it is compared with 0", kWide, kBool, truncated_for_truth},
    {"small values", "small results become 0", kFloat, kTiny | set({E::f16}), zero_for_small},
    {"complex part", "the imaginary part is lost", kComplex, kComplex, drop_imaginary_part},
};
constexpr PlantedFault kReducePrecisionFaults[] = {
    {"rounding", "truncates", kWide, kAny, truncate_mantissa},
    {"overflow", "saturates at the largest finite value", kWithInfinity, kAny, saturate},
};
constexpr PlantedFault kComplexFaults[] = {
    {"complex part", "the parts change places", kAny, kComplex, swap_parts},
};
constexpr PlantedFault kRealFaults[] = {
    {"complex part", "the imaginary part", kComplex, kAny, [](A a) { std::copy_n(a.operands[0] + spec::storage_bytes(a.result), spec::storage_bytes(a.result), a.out); }},
};
constexpr PlantedFault kImagFaults[] = {
    {"complex part", "the real part", kComplex, kAny, [](A a) { std::copy_n(a.operands[0], spec::storage_bytes(a.result), a.out); }},
};
/// Of the functions that have none of their own.
constexpr PlantedFault kFunctionFaults[] = {
    {"accuracy", "three bits only", kWide, kAny, coarse},
};
// clang-format on
constexpr std::span<const PlantedFault> kNoFaults;

struct FaultsOfPrimitive {
  PrimitiveId primitive;
  std::span<const PlantedFault> faults;
};
constexpr FaultsOfPrimitive kFaults[] = {
#define PRIMITIVE(id, name, operands, parameters, result, elements, commutative, idempotent, neutral, absorbing, open, kernel, interval, perturbed, faults) \
  {PrimitiveId::id, faults},
#include "spec/language/primitives.def"
};

}  // namespace

std::span<const PrimitiveFault> primitive_faults() {
  static const std::vector<PrimitiveFault> all = [] {
    std::vector<PrimitiveFault> rows;
    for (const auto& [primitive, faults] : kFaults)
      for (const PlantedFault& fault : faults) rows.push_back({fault, primitive});
    return rows;
  }();
  return all;
}

}  // namespace assay::oracle
