#include "oracle/numerics/complex.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <type_traits>

#include "oracle/numerics/ball.h"
#include "oracle/numerics/complex_specials.h"
#include "oracle/numerics/elementary.h"

namespace assay::oracle {
namespace {

template <class T> constexpr ElementType kTypeOf = PartOf<T>::kType;

template <class T> bool is_finite(ComplexValue<T> z) { return std::isfinite(z.real) && std::isfinite(z.imag); }
template <class T> ComplexValue<T> nan_pair() { return {static_cast<T>(kNan), static_cast<T>(kNan)}; }

void set(acb_ptr to, double real, double imag) {
  arb_set_d(acb_realref(to), real);
  arb_set_d(acb_imagref(to), imag);
}

using Binary = void (*)(acb_ptr, acb_srcptr, acb_srcptr, long);

/// Both parts rounded once; `compute` encloses the complex value. Exact zeros are +0.
template <class T, class Compute> ComplexValue<T> round_parts(Compute compute) {
  thread_local ComplexBall value;
  const auto part = [&](arb_ptr which) {
    return static_cast<T>(round_correctly(kTypeOf<T>, [&](arb_ptr out, long precision) {
      compute(static_cast<acb_ptr>(value), precision);
      arb_set(out, which);
    }));
  };
  const T real = part(value.real());
  return {real, part(value.imag())};
}

template <class T> ComplexValue<T> naive_multiply(ComplexValue<T> a, ComplexValue<T> b) {
  return {canonical(a.real * b.real - a.imag * b.imag), canonical(a.real * b.imag + a.imag * b.real)};
}

template <class T> ComplexValue<T> multiply(ComplexValue<T> a, ComplexValue<T> b) {
  if (!is_finite(a) || !is_finite(b)) return naive_multiply(a, b);
  thread_local ComplexBall x, y;
  set(x, a.real, a.imag);
  set(y, b.real, b.imag);
  return round_parts<T>([&](acb_ptr out, long precision) { acb_mul(out, x, y, precision); });
}

/// a * b + c * d rounded once to f32 or narrower: the products are exact in double, and the sum is rounded to
/// odd before it is rounded to T.
template <class T> T sum_of_products(double a, double b, double c, double d) {
  const double p = a * b, q = c * d, sum = p + q;
  const double t = sum - p, error = (p - (sum - t)) + (q - t);
  if (error == 0) return static_cast<T>(sum);
  auto bits = std::bit_cast<std::uint64_t>(sum);
  if ((bits & 1) != 0) return static_cast<T>(sum);
  bits = (error > 0) == (sum > 0) ? bits + 1 : bits - 1;
  return static_cast<T>(std::bit_cast<double>(bits));
}

/// a * b + c * d rounded once to f64, where the parts that double arithmetic loses leave no doubt which neighbour is
/// the nearest; nothing elsewhere.
std::optional<double> sum_of_products_f64(double a, double b, double c, double d) {
  constexpr double kSmall = 0x1p-900, kLarge = 0x1p1000;
  const auto is_safe = [](double p, double x, double y) {
    return (std::fabs(p) > kSmall && std::fabs(p) < kLarge) || x == 0 || y == 0;
  };
  const double p = a * b, q = c * d;
  if (!is_safe(p, a, b) || !is_safe(q, c, d)) return std::nullopt;
  const double p_error = std::fma(a, b, -p), q_error = std::fma(c, d, -q);
  const double sum = p + q, t = sum - p, sum_error = (p - (sum - t)) + (q - t);
  const double products = p_error + q_error, rest = sum_error + products;
  const double doubt = 0x1p-51 * (std::fabs(sum_error) + std::fabs(p_error) + std::fabs(q_error));
  const double nearest = sum + rest, lost = (sum - nearest) + rest;
  if (std::fabs(nearest) <= kSmall) return sum == 0 && rest == 0 && doubt == 0 ? std::optional(0.0) : std::nullopt;
  if (std::fabs(rest) > std::fabs(sum) && sum != 0) return std::nullopt;
  int exponent = 0;
  const bool is_power = std::fabs(std::frexp(nearest, &exponent)) == 0.5;  // the gap below it is half as wide
  const double half = std::ldexp(is_power ? 0.25 : 0.5, exponent - 53);
  return std::fabs(lost) + doubt < half ? std::optional(nearest) : std::nullopt;
}

template <class T> ComplexValue<T> divide(ComplexValue<T> a, ComplexValue<T> b) {
  if (!is_finite(a) || !is_finite(b) || (b.real == 0 && b.imag == 0)) {
    const T norm = b.real * b.real + b.imag * b.imag;
    const auto n = naive_multiply(a, {b.real, -b.imag});
    return {canonical(n.real / norm), canonical(n.imag / norm)};
  }
  thread_local ComplexBall x, y;
  set(x, a.real, a.imag);
  set(y, b.real, b.imag);
  return round_parts<T>([&](acb_ptr out, long precision) { acb_div(out, x, y, precision); });
}

template <class T> T modulus(ComplexValue<T> a) {
  if (std::isinf(a.real) || std::isinf(a.imag)) return static_cast<T>(kInfinity);
  if (!is_finite(a)) return static_cast<T>(kNan);
  if (a.imag == 0) return std::fabs(a.real);
  if (a.real == 0) return std::fabs(a.imag);
  thread_local ComplexBall x;
  set(x, a.real, a.imag);
  return static_cast<T>(round_correctly(kTypeOf<T>, [](arb_ptr out, long precision) { acb_abs(out, x, precision); }));
}

/// What the reduction of an angle takes beside the precision of the value.
long reduction_bits(double size) { return size > 1 ? std::ilogb(size) : 0; }

ComplexSpecial unit_vector(double angle) {
  thread_local ComplexBall x;
  set(x, 0, angle);
  const long reduction = reduction_bits(std::fabs(angle));
  const auto out = round_parts<double>([&](acb_ptr unit, long precision) { acb_exp(unit, x, precision + reduction); });
  return {out.real, out.imag};
}

template <class T> std::optional<ComplexValue<T>> special(PrimitiveId id, ComplexValue<T> a) {
  const auto value = special_value(id, {a.real, a.imag}, &unit_vector);
  if (!value) return std::nullopt;
  return ComplexValue<T>{canonical(static_cast<T>(value->real)), canonical(static_cast<T>(value->imag))};
}

template <class T> ComplexValue<T> square_root(ComplexValue<T> a) {
  if (!is_finite(a)) return *special(PrimitiveId::kSqrt, a);
  if (a.real == 0 && a.imag == 0) return {T{0}, a.imag};
  thread_local ComplexBall x;
  set(x, a.real, a.imag);
  const auto root = round_parts<T>([](acb_ptr out, long precision) { acb_sqrt(out, x, precision); });
  if (!std::signbit(a.imag)) return root;
  return {root.real, -std::fabs(root.imag)};
}

template <class T> ComplexValue<T> direction(ComplexValue<T> a) {
  if (a.real != a.real || a.imag != a.imag) return nan_pair<T>();
  if (a.real == 0 && a.imag == 0) return a;
  if (!is_finite(a)) return nan_pair<T>();
  thread_local ComplexBall x;
  set(x, a.real, a.imag);
  return round_parts<T>([](acb_ptr out, long precision) { acb_sgn(out, x, precision); });
}

// ---- Elementary functions -----------------------------------------------------------------------

using ComplexFunction = void (*)(acb_ptr, acb_srcptr, acb_srcptr, long);

template <void (*kFunction)(acb_t, const acb_t, slong)>
void unary(acb_ptr out, acb_srcptr z, acb_srcptr, long precision) {
  kFunction(out, z, precision);
}

void logistic(acb_ptr out, acb_srcptr z, acb_srcptr, long precision) {
  acb_neg(out, z);
  acb_exp(out, out, precision);
  acb_add_ui(out, out, 1, precision);
  acb_inv(out, out, precision);
}
void exp2(acb_ptr out, acb_srcptr z, acb_srcptr, long precision) {
  ComplexBall two;
  acb_set_ui(two, 2);
  acb_pow(out, two, z, precision);
}
void log2(acb_ptr out, acb_srcptr z, acb_srcptr, long precision) {
  acb_log(out, z, precision);
  ComplexBall two;
  acb_set_ui(two, 2);
  acb_log(two, two, precision);
  acb_div(out, out, two, precision);
}
void cbrt(acb_ptr out, acb_srcptr z, acb_srcptr, long precision) { acb_root_ui(out, z, 3, precision); }
void power(acb_ptr out, acb_srcptr z, acb_srcptr w, long precision) {
  if (acb_is_zero(z)) return acb_is_zero(w) ? acb_one(out) : acb_zero(out);
  acb_pow(out, z, w, precision);
}
/// -i log((x + iy) / sqrt(x^2 + y^2)).
void atan2(acb_ptr out, acb_srcptr y, acb_srcptr x, long precision) {
  ComplexBall norm, square;
  acb_mul(norm, x, x, precision);
  acb_mul(square, y, y, precision);
  acb_add(norm, norm, square, precision);
  acb_sqrt(norm, norm, precision);
  acb_mul_onei(square, y);
  acb_add(square, square, x, precision);
  acb_div(square, square, norm, precision);
  acb_log(square, square, precision);
  acb_div_onei(out, square);
}

struct ComplexRow {
  PrimitiveId id;
  bool is_claimed;  ///< by the types of the row
  ComplexFunction function;
};
constexpr auto kComplexFunctions = [] {
  [[maybe_unused]] constexpr unsigned kInt = 0, kFloat = 0, kComplex = 1;
  return std::to_array<ComplexRow>({
#define FUNCTION(id, name, operands, elements, open, kernel, ball, approximation, special, monotonicity, complex, ...) \
  {PrimitiveId::id, ((elements)&kComplex) != 0, complex},
#include "spec/language/primitives.def"
  });
}();
static_assert(std::ranges::all_of(kComplexFunctions,
                                  [](const ComplexRow& r) { return r.is_claimed == (r.function != nullptr); }));

ComplexFunction function_of(const Application& a) {
  return std::ranges::find(kComplexFunctions, a.primitive->id, &ComplexRow::id)->function;
}

// ---- Enclosures ---------------------------------------------------------------------------------

void modulus_of(acb_ptr out, acb_srcptr z, acb_srcptr, long precision) {
  ComplexBall modulus;
  acb_abs(modulus.real(), z, precision);
  acb_set(out, modulus);
}
void quotient(acb_ptr out, acb_srcptr z, acb_srcptr w, long precision) { acb_div(out, z, w, precision); }

/// The functions of arithmetic beside those of the rows.
ComplexFunction function_of(PrimitiveId id) {
  static constexpr std::pair<PrimitiveId, ComplexFunction> kArithmetic[] = {
      {PrimitiveId::kDivide, &quotient},
      {PrimitiveId::kSqrt, &unary<acb_sqrt>},
      {PrimitiveId::kSign, &unary<acb_sgn>},
      {PrimitiveId::kAbs, &modulus_of},
  };
  for (const auto& [arithmetic, function] : kArithmetic)
    if (arithmetic == id) return function;
  const auto row = std::ranges::find(kComplexFunctions, id, &ComplexRow::id);
  return row == kComplexFunctions.end() ? nullptr : row->function;
}

void set(arb_ptr to, const Enclosure& x, double reach) {
  Float low, high;
  arf_set_d(low, x.low - reach);
  arf_set_d(high, x.high + reach);
  arb_set_interval_arf(to, low, high, kFirstPrecision);
}

bool is_signed_zero(const Enclosure& x) {
  return x.low == 0 && x.high == 0 && std::signbit(x.low) == std::signbit(x.high);
}

/// A zero that says by its sign on which side of an axis the number lies becomes a number there; one that may be -0
/// among others lies on both sides.
void put_beside_axis(arb_ptr part, const Enclosure& x) {
  constexpr long kFarBelowEveryFormat = -5000;
  if (!is_signed_zero(x)) {
    if (x.low == 0 && std::signbit(x.low)) arb_add_error_2exp_si(part, kFarBelowEveryFormat);
    return;
  }
  arb_set_si(part, std::signbit(x.low) ? -1 : 1);
  arb_mul_2exp_si(part, part, kFarBelowEveryFormat);
}

double largest(const Enclosure& x) { return std::max(std::fabs(x.low), std::fabs(x.high)); }

void set(ComplexBall& to, const ComplexBox& z, double real_reach, double imag_reach) {
  set(to.real(), z.real, real_reach);
  set(to.imag(), z.imag, imag_reach);
}
void put_beside_axes(ComplexBall& to, const ComplexBox& z, double real_reach, double imag_reach) {
  const bool is_zero = largest(z.real) == 0 && largest(z.imag) == 0;
  if (!is_zero && real_reach == 0) put_beside_axis(to.real(), z.real);
  if (!is_zero && imag_reach == 0) put_beside_axis(to.imag(), z.imag);
}

template <class T> ComplexBox box_of(ComplexValue<T> z) {
  const auto exactly = [](double x) { return Enclosure{x, x}; };
  return {exactly(z.real), exactly(z.imag)};
}

template <class T> ComplexValue<T> evaluate_complex(ComplexFunction function, ComplexValue<T> a, ComplexValue<T> b) {
  if (!is_finite(a) || !is_finite(b)) return nan_pair<T>();
  thread_local ComplexBall x, y;
  set(x, a.real, a.imag);
  set(y, b.real, b.imag);
  put_beside_axes(x, box_of(a), 0, 0);
  put_beside_axes(y, box_of(b), 0, 0);
  const long reduction = reduction_bits(std::max(std::fabs(a.real), std::fabs(a.imag)));
  return round_parts<T>([&](acb_ptr out, long precision) { function(out, x, y, precision + reduction); });
}

template <class Access> void run_unary(const Application& a, ResultColumn out, const Column* in, std::int64_t n) {
  const ComplexFunction function = function_of(a);
  const PrimitiveId id = a.primitive->id;
  using Value = typename Access::Value;
  map1<Access, Access>(a, out, in, n, [&](Value x) {
    const auto known = special(id, x);
    return known ? *known : evaluate_complex(function, x, Value{});
  });
}
template <class Access> void run_binary(const Application& a, ResultColumn out, const Column* in, std::int64_t n) {
  const ComplexFunction function = function_of(a);
  using Value = typename Access::Value;
  map2<Access, Access>(a, out, in, n, [&](Value x, Value y) { return evaluate_complex(function, x, y); });
}

ComplexDouble multiply_doubles(ComplexDouble a, ComplexDouble b) {
  const auto real = sum_of_products_f64(a.real, b.real, -a.imag, b.imag);
  const auto imag = real ? sum_of_products_f64(a.real, b.imag, a.imag, b.real) : std::nullopt;
  return imag ? ComplexDouble{*real, *imag} : multiply(a, b);
}

}  // namespace

template <class T> ComplexValue<T> complex_multiply(ComplexValue<T> a, ComplexValue<T> b) {
  if (!is_finite(a) || !is_finite(b)) return naive_multiply(a, b);
  if constexpr (std::is_same_v<T, double>) return multiply_doubles(a, b);
  else
    return {sum_of_products<T>(a.real, b.real, -static_cast<double>(a.imag), b.imag),
            sum_of_products<T>(a.real, b.imag, a.imag, b.real)};
}
template <class T> ComplexValue<T> complex_divide(ComplexValue<T> a, ComplexValue<T> b) { return divide(a, b); }
template <class T> T complex_modulus(ComplexValue<T> a) { return modulus(a); }
template <class T> ComplexValue<T> complex_sqrt(ComplexValue<T> a) { return square_root(a); }
template <class T> ComplexValue<T> complex_sign(ComplexValue<T> a) { return direction(a); }

#define FOR_PARTS(T)                                                           \
  template ComplexValue<T> complex_multiply(ComplexValue<T>, ComplexValue<T>); \
  template ComplexValue<T> complex_divide(ComplexValue<T>, ComplexValue<T>);   \
  template T complex_modulus(ComplexValue<T>);                                 \
  template ComplexValue<T> complex_sqrt(ComplexValue<T>);                      \
  template ComplexValue<T> complex_sign(ComplexValue<T>);
FOR_PARTS(float)
FOR_PARTS(double)
FOR_PARTS(Narrow<ElementType::f16>)
FOR_PARTS(Narrow<ElementType::bf16>)
#undef FOR_PARTS

std::optional<ComplexBox> enclose(PrimitiveId id, const ComplexBox& a, const ComplexBox& b, double spread) {
  const ComplexFunction function = function_of(id);
  if (function == nullptr) return std::nullopt;
  // C17 G.6.4.1: cpow may be cexp(w clog(z)), whose logarithm of zero is infinite.
  const bool has_zero = a.real.low <= 0 && 0 <= a.real.high && a.imag.low <= 0 && 0 <= a.imag.high;
  if (id == PrimitiveId::kPower && has_zero) return std::nullopt;
  const long precision = 160 + reduction_bits(std::max(largest(a.real), largest(a.imag)));
  thread_local ComplexBall x, y, value;
  set(x, a, spread * largest(a.real), spread * largest(a.imag));
  const double modulus = spread * std::hypot(largest(b.real), largest(b.imag));
  set(y, b, modulus, modulus);
  function(value, x, y, precision);
  if (!acb_is_finite(value)) return std::nullopt;  // a pole, which a number beside an axis would miss
  put_beside_axes(x, a, spread * largest(a.real), spread * largest(a.imag));
  put_beside_axes(y, b, modulus, modulus);
  function(value, x, y, precision);
  if (!acb_is_finite(value)) return std::nullopt;
  return ComplexBox{enclosure(value.real()), enclosure(value.imag())};
}

Kernel complex_elementary_kernel(const Application& a) {
  const bool is_unary = a.function->operands == 1;
  return with_complex_access(
      a.result, [&]<class A>(std::type_identity<A>) -> Kernel { return is_unary ? &run_unary<A> : &run_binary<A>; });
}

}  // namespace assay::oracle
