#include "oracle/numerics/elementary.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <arb_hypgeom.h>

#include "oracle/numerics/complex.h"
#include "oracle/numerics/format.h"
#include "oracle/numerics/integer.h"
#include "oracle/numerics/kernels.h"

namespace assay::oracle {
namespace {

/// Nearest double; as the value of a narrower format it still rounds right.
constexpr double kPi = 3.14159265358979323846;
using Special = std::optional<double>;

// ---- Special values -----------------------------------------------------------------------------

/// Values of a function that is defined on all reals.
Special ends(double x, double at_minus_infinity, double at_infinity) {
  if (std::isnan(x)) return kNan;
  if (std::isinf(x)) return x < 0 ? at_minus_infinity : at_infinity;
  return std::nullopt;
}
/// The same with f(-0) = -0 and f(+0) = +0.
Special odd_ends(double x, double limit) {
  if (x == 0) return x;
  return ends(x, -limit, limit);
}

Special special_exponential(double x, double) {
  if (x > 1000 && std::isfinite(x)) return kInfinity;  // beyond every format; Arb would work for nothing
  if (x < -1000 && std::isfinite(x)) return 0.0;
  return ends(x, 0, kInfinity);
}
Special special_expm1(double x, double) {
  if (x == 0) return x;
  if (x > 1000 && std::isfinite(x)) return kInfinity;
  return ends(x, -1, kInfinity);
}
Special special_exp2(double x, double) {
  if (x > 2000 && std::isfinite(x)) return kInfinity;
  if (x < -2000 && std::isfinite(x)) return 0.0;
  return ends(x, 0, kInfinity);
}
Special special_log(double x, double) {
  if (x == 0) return -kInfinity;
  if (x < 0) return kNan;
  return ends(x, kNan, kInfinity);
}
Special special_log1p(double x, double) {
  if (x == 0) return x;
  if (x == -1) return -kInfinity;
  if (x < -1) return kNan;
  return ends(x, kNan, kInfinity);
}
Special special_logistic(double x, double) {
  if (x < -1000 && std::isfinite(x)) return 0.0;
  return ends(x, 0, 1);
}
Special special_tanh(double x, double) { return odd_ends(x, 1); }
Special special_circular_odd(double x, double) { return x == 0 ? Special(x) : ends(x, kNan, kNan); }
Special special_cosine(double x, double) { return ends(x, kNan, kNan); }
Special special_rsqrt(double x, double) {
  if (x == 0) return std::copysign(kInfinity, x);
  if (x < 0) return kNan;
  return ends(x, kNan, 0);
}
Special special_odd_unbounded(double x, double) { return odd_ends(x, kInfinity); }
Special special_sinh(double x, double) {
  if (std::fabs(x) > 1000 && std::isfinite(x)) return std::copysign(kInfinity, x);
  return odd_ends(x, kInfinity);
}
Special special_cosh(double x, double) {
  if (std::fabs(x) > 1000 && std::isfinite(x)) return kInfinity;
  return ends(x, kInfinity, kInfinity);
}
Special special_asin(double x, double) {
  if (std::fabs(x) > 1) return kNan;
  return x == 0 ? Special(x) : ends(x, kNan, kNan);
}
Special special_acos(double x, double) {
  if (std::fabs(x) > 1) return kNan;
  return x == 1 ? Special(0.0) : ends(x, kNan, kNan);
}
Special special_atan(double x, double) { return odd_ends(x, kPi / 2); }
Special special_acosh(double x, double) {
  if (x < 1) return kNan;
  return x == 1 ? Special(0.0) : ends(x, kNan, kInfinity);
}
Special special_atanh(double x, double) {
  if (std::fabs(x) == 1) return std::copysign(kInfinity, x);
  if (std::fabs(x) > 1) return kNan;
  return x == 0 ? Special(x) : ends(x, kNan, kNan);
}
Special special_erfc(double x, double) {
  if (x > 30 && std::isfinite(x)) return 0.0;
  return ends(x, 2, 0);
}
Special special_lgamma(double x, double) {
  if (x <= 0 && x == std::floor(x)) return kInfinity;
  if (x == 1 || x == 2) return 0.0;
  return ends(x, kInfinity, kInfinity);
}

Special special_erf_inv(double x, double) {
  if (std::fabs(x) == 1) return std::copysign(kInfinity, x);
  if (std::fabs(x) > 1) return kNan;
  return x == 0 ? Special(x) : ends(x, kNan, kNan);
}
Special special_bessel_i1e(double x, double) { return odd_ends(x, 0); }

bool is_integer(double y) { return std::isfinite(y) && y == std::floor(y); }
bool is_odd_integer(double y) { return is_integer(y) && std::fabs(y) < 0x1p53 && std::fmod(y, 2) != 0; }

Special power_of_zero(double x, double y) {
  const bool negative = std::signbit(x) && is_odd_integer(y);
  const double value = y < 0 ? kInfinity : 0.0;
  return negative ? -value : value;
}
Special power_to_infinity(double x, double y) {
  const double base = std::fabs(x);
  if (base == 1) return 1.0;
  return (base > 1) == (y > 0) ? kInfinity : 0.0;
}
Special power_of_infinity(double x, double y) {
  const double value = y > 0 ? kInfinity : 0.0;
  return x < 0 && is_odd_integer(y) ? -value : value;
}
/// Results beyond every format; Arb would work for nothing.
Special power_out_of_range(double x, double y) {
  const double exponent = y * std::log2(std::fabs(x));
  if (std::fabs(exponent) < 1200) return std::nullopt;
  const double value = exponent > 0 ? kInfinity : 0.0;
  return x < 0 && is_odd_integer(y) ? -value : value;
}
Special special_power(double x, double y) {
  if (y == 0 || x == 1) return 1.0;
  if (std::isnan(x) || std::isnan(y)) return kNan;
  if (std::isinf(y)) return x == 0 ? Special(y < 0 ? kInfinity : 0.0) : power_to_infinity(x, y);
  if (x == 0) return power_of_zero(x, y);
  if (std::isinf(x)) return power_of_infinity(x, y);
  if (x < 0 && !is_integer(y)) return kNan;
  return power_out_of_range(x, y);
}

/// At infinities and on the axis, where the sign of a zero decides.
Special special_atan2(double y, double x) {
  if (std::isnan(x) || std::isnan(y)) return kNan;
  if (y == 0 && !std::signbit(x)) return y;
  if (std::isinf(y)) return std::copysign(std::isinf(x) ? (x > 0 ? kPi / 4 : 3 * kPi / 4) : kPi / 2, y);
  if (y == 0 || (std::isinf(x) && x < 0)) return std::copysign(kPi, y);
  if (std::isinf(x)) return std::copysign(0.0, y);
  return std::nullopt;
}

// ---- Balls --------------------------------------------------------------------------------------

using BallFunction = void (*)(arb_ptr, arb_srcptr, arb_srcptr, long);

template <void (*kFunction)(arb_t, const arb_t, slong)>
void unary(arb_ptr out, arb_srcptr x, arb_srcptr, long precision) {
  kFunction(out, x, precision);
}

/// 1 / (1 + exp(-x)), by exp(x) / (1 + exp(x)) where that keeps the exponential small.
void ball_logistic(arb_ptr out, arb_srcptr x, arb_srcptr, long precision) {
  const bool negative = arb_is_negative(x);
  Ball e, d;
  arb_set(d, x);
  if (!negative) arb_neg(d, d);
  arb_exp(e, d, precision);
  arb_add_ui(d, e, 1, precision);
  if (negative) arb_div(out, e, d, precision);
  else arb_inv(out, d, precision);
}
void ball_cbrt(arb_ptr out, arb_srcptr x, arb_srcptr, long precision) {
  const bool negative = arb_is_negative(x);
  Ball magnitude;
  arb_abs(magnitude, x);
  arb_root_ui(out, magnitude, 3, precision);
  if (negative) arb_neg(out, out);
}
void ball_erf(arb_ptr out, arb_srcptr x, arb_srcptr, long precision) { arb_hypgeom_erf(out, x, precision); }
void ball_erfc(arb_ptr out, arb_srcptr x, arb_srcptr, long precision) { arb_hypgeom_erfc(out, x, precision); }

/// log |gamma(x)|: by reflection below 1/2.
void ball_lgamma(arb_ptr out, arb_srcptr x, arb_srcptr, long precision) {
  if (arb_is_positive(x)) return arb_lgamma(out, x, precision);
  Ball mirrored, sine, pi;
  arb_sub_ui(mirrored, x, 1, precision);
  arb_neg(mirrored, mirrored);
  arb_lgamma(mirrored, mirrored, precision);
  arb_sin_pi(sine, x, precision);
  arb_abs(sine, sine);
  arb_const_pi(pi, precision);
  arb_div(out, pi, sine, precision);
  arb_log(out, out, precision);
  arb_sub(out, out, mirrored, precision);
}

void ball_power(arb_ptr out, arb_srcptr x, arb_srcptr y, long precision) { arb_pow(out, x, y, precision); }
void ball_atan2(arb_ptr out, arb_srcptr y, arb_srcptr x, long precision) { arb_atan2(out, y, x, precision); }

void ball_digamma(arb_ptr out, arb_srcptr x, arb_srcptr, long precision) { arb_digamma(out, x, precision); }
Special special_digamma(double x, double) {
  if (x == 0) return std::copysign(kInfinity, -x);
  if (x < 0 && is_integer(x)) return kNan;
  return ends(x, kNan, kInfinity);
}

void ball_exp2(arb_ptr out, arb_srcptr x, arb_srcptr, long precision) {
  arb_set_ui(out, 2);
  Ball exponent;
  arb_set(exponent, x);
  arb_pow(out, out, exponent, precision);
}
void ball_log2(arb_ptr out, arb_srcptr x, arb_srcptr, long precision) { arb_log_base_ui(out, x, 2, precision); }
void ball_erf_inv(arb_ptr out, arb_srcptr x, arb_srcptr, long precision) { arb_hypgeom_erfinv(out, x, precision); }

/// From the value of bessel_i1e in the middle of a ball to all values there: its slope is at most a half, and it lies
/// between 0 and 0.22.
void spread_bessel_i1e(arb_ptr value, arb_srcptr x) {
  Ball all, reach;
  arb_set_d(all, 0.11);
  arb_set_d(reach, 0.12);
  arb_add_error(all, reach);
  arb_get_rad_arb(reach, x);
  arb_mul_2exp_si(reach, reach, -1);
  arb_add_error(value, reach);
  if (!arb_contains(all, value)) arb_set(value, all);
}

/// I1(x) exp(-|x|). Arb would integrate it over a wide ball for seconds.
void ball_bessel_i1e(arb_ptr out, arb_srcptr x, arb_srcptr, long precision) {
  const bool negative = arb_is_negative(x), is_wide = arb_rel_accuracy_bits(x) < kFirstPrecision;
  Ball magnitude, one;
  arb_abs(magnitude, x);
  if (is_wide) arb_get_mid_arb(magnitude, magnitude);
  arb_set_ui(one, 1);
  arb_hypgeom_bessel_i_scaled(out, one, magnitude, precision);
  if (is_wide) spread_bessel_i1e(out, x);
  if (negative) arb_neg(out, out);
}

/// Beyond these the sums of Hurwitz' zeta function take Arb for ever. No text bounds the function there or elsewhere.
constexpr double kMostNegative = 64, kLargestOrder = 4096;

/// Hurwitz' zeta function: the sum of (q + n)^-x over n from 0. Arb has it of positive q, so the terms before come
/// apart.
void ball_zeta(arb_ptr out, arb_srcptr x, arb_srcptr q, long precision) {
  Ball terms, term, exponent, positive;
  arb_neg(exponent, x);
  for (arb_set(positive, q); arb_is_negative(positive); arb_add_ui(positive, positive, 1, precision)) {
    arb_pow(term, positive, exponent, precision);
    arb_add(terms, terms, term, precision);
  }
  arb_hurwitz_zeta(out, x, positive, precision);
  arb_add(out, out, terms, precision);
}
Special special_zeta(double x, double q) {
  if (std::isnan(x) || std::isnan(q) || x < 1) return kNan;
  if (x == 1) return kInfinity;
  if (q <= 0 && is_integer(q)) return kInfinity;
  if (q < 0 && !is_integer(x)) return kNan;
  if (std::isinf(q)) return q > 0 ? 0.0 : kNan;
  if (std::isinf(x)) return q > 1 ? 0.0 : q == 1 ? 1.0 : kNan;
  if (q < -kMostNegative) return kNan;
  if (x > kLargestOrder && q > 0) return q > 1 ? 0.0 : q < 1 ? kInfinity : 1.0;
  return std::nullopt;
}

/// The derivative of digamma of the order n: (-1)^(n + 1) n! zeta(n + 1, x).
void ball_polygamma(arb_ptr out, arb_srcptr n, arb_srcptr x, long precision) {
  if (arb_is_zero(n)) return arb_digamma(out, x, precision);
  Ball order, factorial;
  arb_add_ui(order, n, 1, precision);
  arb_gamma(factorial, order, precision);
  ball_zeta(out, order, x, precision);
  arb_mul(out, out, factorial, precision);
  if (std::fmod(arf_get_d(arb_midref(n), ARF_RND_NEAR), 2) == 0) arb_neg(out, out);
}
Special special_polygamma(double n, double x) {
  if (std::isnan(n) || std::isnan(x) || n < 0 || !is_integer(n)) return kNan;
  if (n == 0) return special_digamma(x, 0);
  if (x <= 0 && is_integer(x)) return std::fmod(n, 2) == 1 ? kInfinity : kNan;
  const double sign = std::fmod(n, 2) == 1 ? 1 : -1;
  if (std::isinf(x)) return x < 0 ? kNan : sign * 0.0;
  if (x < -kMostNegative) return kNan;
  if (n <= kLargestOrder) return std::nullopt;
  return std::lgamma(n) - n * std::log(std::fabs(x)) > 0 ? sign * kInfinity : sign * 0.0;
}

// ---- Approximations -----------------------------------------------------------------------------

template <double (*kFunction)(double)> double host(double x, double) { return kFunction(x); }
double host_power(double x, double y) { return std::pow(x, y); }
double host_logistic(double x, double) { return 1 / (1 + std::exp(-x)); }
double host_rsqrt(double x, double) { return 1 / std::sqrt(x); }
double host_atan2(double y, double x) { return std::atan2(y, x); }

constexpr Elementary kFunctions[] = {
#define FUNCTION(id, name, operands, elements, open, kernel, ball, approximation, special, monotonicity, ...) \
  {spec::PrimitiveId::id, operands, ball, approximation, special, Monotonicity::monotonicity},
#include "spec/language/primitives.def"
};

/// Far wider than the error of any math library; where both ends round alike the library's own
/// accuracy cannot matter.
constexpr double kSlack = 0x1p-40;

void set(Ball& to, double x) {
  arb_set_d(to, x);
  if (std::isinf(x)) x < 0 ? arb_neg_inf(to) : arb_pos_inf(to);
}

double round_by_ball(const Elementary& f, ElementType e, double x, double y) {
  thread_local Ball bx, by;
  set(bx, x);
  set(by, y);
  return round_correctly(e, [&](arb_ptr out, long precision) { f.ball(out, bx, by, precision); });
}

/// Special values are integers or infinite, hence exact, but for the multiples of pi.
Enclosure around_special(double x) {
  if (!std::isfinite(x) || x == std::trunc(x)) return {x, x};
  return {next_down(ElementType::f64, x), next_up(ElementType::f64, x)};
}

/// Whether the approximation settles the rounding.
bool decided(double approximation, ElementType e, double& rounded) {
  if (!std::isfinite(approximation) || approximation == 0) return false;
  const double slack = std::fabs(approximation) * kSlack;
  rounded = round_to(e, approximation - slack);
  return rounded == round_to(e, approximation + slack) && rounded != 0;
}

}  // namespace

std::span<const Elementary> elementary_functions() { return kFunctions; }

const Elementary* find_elementary(spec::PrimitiveId id) {
  const auto* const it = std::ranges::find(kFunctions, id, &Elementary::id);
  return it == std::end(kFunctions) ? nullptr : it;
}

double evaluate(const Elementary& f, ElementType e, double x, double y) {
  if (const auto special = f.special(x, y)) return round_to(e, *special);
  double rounded = 0;
  if (e != ElementType::f64 && f.approximate != nullptr && decided(f.approximate(x, y), e, rounded)) return rounded;
  return round_by_ball(f, e, x, y);
}

/// Above it a relative slack of a double is a double.
constexpr double kFarFromUnderflow = 0x1p-960;

Enclosure enclose(const Elementary& f, double x, double y, bool tight) {
  if (const auto special = f.special(x, y)) return around_special(*special);
  if (!tight && f.approximate != nullptr) {
    const double a = f.approximate(x, y);
    if (std::isfinite(a) && std::fabs(a) > kFarFromUnderflow)
      return {a - std::fabs(a) * kSlack, a + std::fabs(a) * kSlack};
  }
  thread_local Ball bx, by, out;
  set(bx, x);
  set(by, y);
  for (long precision = kFirstPrecision; precision <= kMaxPrecision; precision *= 2) {
    f.ball(out, bx, by, precision);
    if (arb_is_finite(out) && (arb_is_exact(out) || arb_rel_accuracy_bits(out) > 56)) break;
  }
  return enclosure(out);
}

namespace {

/// Balls overestimate by the square of their radius: narrow ones hardly do.
int pieces_of_side(const Enclosure& side, int most) {
  const double width = side.high - side.low, size = std::max(std::fabs(side.low), std::fabs(side.high));
  return width == 0 ? 1 : width <= size * 0x1p-12 ? 1 : most;
}

/// Where one piece ends and the next begins.
double cut(const Enclosure& side, int k, int pieces) {
  if (k == 0 || k == pieces) return k == 0 ? side.low : side.high;
  return std::clamp(side.low + k * (side.high / pieces - side.low / pieces), side.low, side.high);
}

void set_piece(Ball& to, const Enclosure& side, int k, int pieces, long precision) {
  Float a, b;
  arf_set_d(a, cut(side, k, pieces));
  arf_set_d(b, cut(side, k + 1, pieces));
  arb_set_interval_arf(to, a, b, precision);
}

}  // namespace

Enclosure enclose_range(const Elementary& f, const Enclosure& x, const Enclosure& y) {
  const double largest = std::max({std::fabs(x.low), std::fabs(x.high), std::fabs(y.low), std::fabs(y.high), 1.0});
  const long precision = 128 + std::ilogb(largest);  // periods are taken off
  const int columns = pieces_of_side(x, f.operands == 1 ? 64 : 16), rows = f.operands == 1 ? 1 : pieces_of_side(y, 16);
  thread_local Ball bx, by, out;
  Enclosure all{kInfinity, -kInfinity};
  for (int i = 0; i < columns; ++i)
    for (int j = 0; j < rows; ++j) {
      set_piece(bx, x, i, columns, precision);
      set_piece(by, y, j, rows, precision);
      f.ball(out, bx, by, precision);
      if (!arb_is_finite(out)) return {-kInfinity, kInfinity};
      const Enclosure piece = enclosure(out);
      all = {std::min(all.low, piece.low), std::max(all.high, piece.high)};
    }
  return all;
}

Enclosure domain_of(const Elementary& f) {
  const auto is_nan = [&](double x) { return std::isnan(f.special(x, 0).value_or(0)); };
  Enclosure out{-kInfinity, kInfinity};
  for (const double end : {-1.0, 0.0, 1.0}) {
    if (is_nan(-kInfinity) && is_nan(next_down(ElementType::f64, end)) && !is_nan(end)) out.low = end;
    if (is_nan(kInfinity) && is_nan(next_up(ElementType::f64, end)) && !is_nan(end)) out.high = end;
  }
  return out;
}

// ---- Kernels ------------------------------------------------------------------------------------

namespace {

template <class Access> void run_elementary1(const Application& a, ResultColumn out, const Column* in, std::int64_t n) {
  using Value = typename Access::Value;
  map1<Access, Access>(a, out, in, n, [&](Value x) { return static_cast<Value>(evaluate(*a.function, a.result, x)); });
}
template <class Access> void run_elementary2(const Application& a, ResultColumn out, const Column* in, std::int64_t n) {
  using Value = typename Access::Value;
  map2<Access, Access>(a, out, in, n,
                       [&](Value x, Value y) { return static_cast<Value>(evaluate(*a.function, a.result, x, y)); });
}

Kernel choose_elementary(const Application& a) {
  if (spec::is_complex(a.result)) return complex_elementary_kernel(a);
  return with_float_access(a.result, [&]<class A>(std::type_identity<A>) -> Kernel {
    return a.function->operands == 1 ? &run_elementary1<A> : &run_elementary2<A>;
  });
}

struct IntegerPower {
  template <IntegerValue T> static T of(T a, T b) { return integer::power(a, b); }
};
Kernel choose_power(const Application& a) {
  return spec::is_int(a.result) ? same2<IntegerPower>(a) : choose_elementary(a);
}

constexpr KernelRow kElementaryKernels[] = {
#define FUNCTION(id, name, operands, elements, open, kernel, ...) {PrimitiveId::id, kernel},
#include "spec/language/primitives.def"
};

}  // namespace

std::span<const KernelRow> elementary_kernels() { return kElementaryKernels; }

}  // namespace assay::oracle
