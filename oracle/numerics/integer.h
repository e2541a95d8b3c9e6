#pragma once

#include <bit>
#include <cstdint>
#include <limits>
#include <type_traits>

/// Integer arithmetic modulo 2^width with the documented answers where StableHLO is silent. `T` is
/// the native type that holds the element; `width` its significant bits (2, 4 or all of them).
/// Results may carry garbage above `width`; storing reduces them.
namespace assay::oracle::integer {

/// Wide enough to compute in without signed overflow and without promotion to int.
template <class T> using Modular = std::conditional_t<(sizeof(T) < 4), std::uint32_t, std::make_unsigned_t<T>>;

template <class T> constexpr T wrap(Modular<T> x) { return static_cast<T>(static_cast<std::make_unsigned_t<T>>(x)); }
template <class T> constexpr Modular<T> modular(T x) { return static_cast<Modular<T>>(x); }

template <class T> constexpr T add(T a, T b) { return wrap<T>(modular(a) + modular(b)); }
template <class T> constexpr T subtract(T a, T b) { return wrap<T>(modular(a) - modular(b)); }
template <class T> constexpr T multiply(T a, T b) { return wrap<T>(modular(a) * modular(b)); }
/// The upper half of the product, which has twice the width.
template <class T> constexpr T multiply_high(T a, T b, int width) {
  __extension__ using Wide = std::conditional_t<std::is_signed_v<T>, __int128, unsigned __int128>;
  return static_cast<T>((static_cast<Wide>(a) * static_cast<Wide>(b)) >> width);
}
template <class T> constexpr T negate(T a) { return wrap<T>(Modular<T>{0} - modular(a)); }

template <class T> constexpr T abs(T a) {
  if constexpr (std::is_signed_v<T>) return a < 0 ? negate(a) : a;
  return a;
}

template <class T> constexpr T sign(T a) {
  if constexpr (std::is_signed_v<T>) return static_cast<T>((a > 0) - (a < 0));
  return static_cast<T>(a != 0);
}

/// Truncates; x / 0 has all bits set, min / -1 wraps.
template <class T> constexpr T divide(T a, T b) {
  if (b == 0) return static_cast<T>(-1);
  if constexpr (std::is_signed_v<T>)
    if (b == -1) return negate(a);
  return static_cast<T>(a / b);
}

/// Sign of the dividend; x rem 0 = x.
template <class T> constexpr T remainder(T a, T b) {
  if (b == 0) return a;
  if constexpr (std::is_signed_v<T>)
    if (b == -1) return 0;
  return static_cast<T>(a % b);
}

/// Repeated multiplication modulo 2^width; see primitive.h for negative exponents.
template <class T> constexpr T power(T base, T exponent) {
  if constexpr (std::is_signed_v<T>) {
    if (exponent < 0) return base == 1 ? T{1} : base == -1 ? static_cast<T>((exponent & 1) != 0 ? -1 : 1) : T{0};
  }
  T result = 1;
  for (auto n = static_cast<std::make_unsigned_t<T>>(exponent); n != 0; n = static_cast<decltype(n)>(n >> 1)) {
    if ((n & 1) != 0) result = multiply(result, base);
    base = multiply(base, base);
  }
  return result;
}

template <class T> constexpr bool shifts_out(T amount, int width) {
  if constexpr (std::is_signed_v<T>)
    if (amount < 0) return true;
  return static_cast<std::make_unsigned_t<T>>(amount) >= static_cast<unsigned>(width);
}

/// The low `width` bits as an unsigned number.
template <class T> constexpr std::uint64_t pattern(T a, int width) {
  const auto bits = static_cast<std::uint64_t>(static_cast<std::make_unsigned_t<T>>(a));
  return width == 64 ? bits : bits & ((std::uint64_t{1} << width) - 1);
}

template <class T> constexpr T shift_left(T a, T amount, int width) {
  return shifts_out(amount, width) ? T{0} : static_cast<T>(pattern(a, width) << static_cast<int>(amount));
}
template <class T> constexpr T shift_right_logical(T a, T amount, int width) {
  return shifts_out(amount, width) ? T{0} : static_cast<T>(pattern(a, width) >> static_cast<int>(amount));
}
/// The top bit of `width` fills, also on unsigned types.
template <class T> constexpr T shift_right_arithmetic(T a, T amount, int width) {
  const int by = shifts_out(amount, width) ? width - 1 : static_cast<int>(amount);
  const auto extended = static_cast<std::int64_t>(pattern(a, width) << (64 - width)) >> (64 - width);
  return static_cast<T>(extended >> by);
}

template <class T> constexpr T popcnt(T a, int width) { return static_cast<T>(std::popcount(pattern(a, width))); }
template <class T> constexpr T leading_zeros(T a, int width) {
  return static_cast<T>(std::countl_zero(pattern(a, width)) - (64 - width));
}

}  // namespace assay::oracle::integer
