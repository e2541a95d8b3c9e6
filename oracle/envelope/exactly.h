#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include "oracle/numerics/format.h"

/// Operations on doubles whose exact result is known between two neighbouring doubles, by
/// error-free transforms. From these follow the correct rounding to any narrower format (round to
/// odd, then to nearest) and rigorous bounds.
namespace assay::oracle {

/// An exact real: `nearest` is its rounding to double, `down <= exact <= up`; down = up where it is
/// a double.
struct Exactly {
  double nearest;
  double down;
  double up;
  bool is_double() const { return down == up; }
};

inline double after(double x) {
  if (x == 0) return 0x1p-1074;
  if (x > std::numeric_limits<double>::max()) return x;
  const auto bits = std::bit_cast<std::int64_t>(x);
  return std::bit_cast<double>(x > 0 ? bits + 1 : bits - 1);
}
inline double before(double x) { return -after(-x); }

/// Exponent of the lowest set bit.
inline int lowest_exponent(double x) {
  const auto bits = std::bit_cast<std::uint64_t>(x);
  const int field = static_cast<int>(bits >> 52 & 0x7FF);
  const std::uint64_t fraction = bits & ((std::uint64_t{1} << 52) - 1);
  const std::uint64_t significand = field == 0 ? fraction : fraction | (std::uint64_t{1} << 52);
  return std::countr_zero(significand) + (field == 0 ? 1 : field) - 1075;
}

/// `error` has the sign of (exact - nearest).
inline Exactly with_error(double nearest, double error) {
  if (error == 0 || !std::isfinite(nearest)) return {nearest, nearest, nearest};
  return error > 0 ? Exactly{nearest, nearest, after(nearest)} : Exactly{nearest, before(nearest), nearest};
}

/// A result that is not finite, of these operands: exact unless it overflowed.
inline Exactly not_finite(double x, double a, double b) {
  constexpr double kMax = std::numeric_limits<double>::max();
  const bool overflowed = std::isinf(x) && std::isfinite(a) && std::isfinite(b);
  if (!overflowed) return {x, x, x};
  return x > 0 ? Exactly{x, kMax, x} : Exactly{x, x, -kMax};
}

/// What rounding a finite sum lost (Dekker 1971, Fast2Sum). No step overflows, as one of 2Sum may.
inline double lost_in_sum(double sum, double a, double b) {
  return std::fabs(a) >= std::fabs(b) ? b - (sum - a) : a - (sum - b);
}

inline Exactly exact_sum(double a, double b) {
  const double s = a + b;
  return std::isfinite(s) ? with_error(s, lost_in_sum(s, a, b)) : not_finite(s, a, b);
}

inline Exactly exact_product(double a, double b) {
  const double p = a * b;
  if (!std::isfinite(p)) return not_finite(p, a, b);
  if (std::fabs(p) > 0x1p-960) return with_error(p, std::fma(a, b, -p));
  if (a == 0 || b == 0) return {p, p, p};
  return {p, before(p), after(p)};  // the error may itself underflow
}

inline Exactly exact_quotient(double a, double b) {
  const double q = a / b;
  if (!std::isfinite(q)) return b == 0 ? Exactly{q, q, q} : not_finite(q, a, b);
  if (a == 0 || std::isinf(b)) return {q, q, q};
  if (std::fabs(q) < 0x1p-900 || std::fabs(a) < 0x1p-900 || std::fabs(b) > 0x1p900) return {q, before(q), after(q)};
  const double rest = std::fma(-q, b, a);  // exact
  return with_error(q, b > 0 ? rest : -rest);
}

inline Exactly exact_root(double a) {
  const double r = std::sqrt(a);
  if (!std::isfinite(r) || r == 0) return {r, r, r};
  if (a < 0x1p-900) return {r, before(r), after(r)};
  return with_error(r, std::fma(-r, r, a));
}

/// Rounded to nearest in the type.
inline double nearest_in(ElementType e, const Exactly& x) {
  if (e == ElementType::f64) return x.nearest;
  if (x.is_double()) return round_to(e, x.nearest);
  const bool down_is_odd = (std::bit_cast<std::uint64_t>(x.down) & 1) != 0;
  // Neighbours of nearest on both sides (an error that underflowed) only occur far below every
  // narrower format, where they round alike.
  return round_to(e, down_is_odd ? x.down : x.up);
}

}  // namespace assay::oracle
