#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <tuple>

#include "oracle/numerics/ball.h"
#include "oracle/numerics/complex.h"
#include "oracle/numerics/format.h"
#include "oracle/numerics/kernels.h"

namespace assay::oracle {
namespace {

// ---- One element of any class as a number -------------------------------------------------------

/// Rounds to odd, so that a second rounding to a narrower format is still the right one.
double to_double_odd(std::uint64_t magnitude) {
  constexpr int kPrecision = 53;
  const int excess = 64 - std::countl_zero(magnitude) - kPrecision;
  if (excess <= 0) return static_cast<double>(magnitude);
  const std::uint64_t kept = magnitude >> excess;
  const bool inexact = (magnitude & ((std::uint64_t{1} << excess) - 1)) != 0;
  return std::ldexp(static_cast<double>(kept | (inexact ? 1 : 0)), excess);
}

template <class To, class T> To real_from_integer(T x) {
  return static_cast<To>(x);  // one rounding to nearest by the hardware
}
/// For formats narrower than f32.
template <class T> double narrow_from_integer(T x) {
  const bool negative = x < 0;
  const auto bits = static_cast<std::uint64_t>(static_cast<std::int64_t>(x));
  const double magnitude = to_double_odd(negative ? std::uint64_t{0} - bits : bits);
  return negative ? -magnitude : magnitude;
}

/// Truncates and saturates at `width` bits; NaN gives 0.
template <class To> To integer_from_real(double x, int width) {
  if (x != x) return 0;
  constexpr bool kSigned = std::is_signed_v<To>;
  const double bound = std::ldexp(1.0, kSigned ? width - 1 : width);
  const auto top = static_cast<To>((std::uint64_t{1} << (kSigned ? width - 1 : width - 1)) - 1 +
                                   (kSigned ? 0 : (std::uint64_t{1} << (width - 1))));
  if (x >= bound) return top;
  if (x <= (kSigned ? -bound : 0.0)) return kSigned ? static_cast<To>(-static_cast<std::int64_t>(top) - 1) : To{0};
  return static_cast<To>(x);
}

template <class Access>
constexpr bool kIsNarrow =
    std::is_same_v<Access, NarrowFloatAccess<std::uint8_t>> || std::is_same_v<Access, NarrowFloatAccess<std::uint16_t>>;

template <class To, class T> typename To::Value number_to(const To& to, T x) {
  using V = typename To::Value;
  if constexpr (ComplexPair<V>) {
    using Part = decltype(V{}.real);
    if constexpr (ComplexPair<T>) return {static_cast<Part>(x.real), static_cast<Part>(x.imag)};
    else return {static_cast<Part>(number_to(to.part, x)), Part{0}};
  } else if constexpr (ComplexPair<T>) {
    return number_to(to, x.real);
  } else if constexpr (std::is_same_v<V, bool>) {
    return x != T{0};
  } else if constexpr (IntegerValue<V>) {
    if constexpr (RealValue<T>) return integer_from_real<V>(x, to.width());
    else return static_cast<V>(x);
  } else if constexpr (IntegerValue<T>) {
    if constexpr (kIsNarrow<To>) return narrow_from_integer(x);
    else return real_from_integer<V>(x);
  } else {
    return static_cast<V>(x);
  }
}

// ---- convert ------------------------------------------------------------------------------------

template <class To, class From>
void run_convert(const Application& a, ResultColumn out, const Column* in, std::int64_t n) {
  const To to(a.result);
  map1<To, From>(a, out, in, n, [&to](auto x) { return number_to(to, x); });
}

Kernel choose_convert(const Application& a) {
  return with_access(a.result, [&]<class To>(std::type_identity<To>) {
    return with_access(a.operands[0],
                       []<class From>(std::type_identity<From>) -> Kernel { return &run_convert<To, From>; });
  });
}

// ---- reduce_precision ---------------------------------------------------------------------------

/// x rounded to `mantissa_bits` and, out of the range of `exponent_bits`, to infinity or zero. The
/// reduced format has no subnormals (StableHLO, reduce_precision, step 3).
double reduce(double x, int exponent_bits, int mantissa_bits) {
  if (!std::isfinite(x) || x == 0) return x;
  const int bias = (1 << (exponent_bits - 1)) - 1;
  const int exponent = std::ilogb(x);
  // Ties go to the encoding whose last bit is even; without mantissa bits that bit is the exponent's, and the bias
  // of the operand's format, which is rounded before its range is (steps 1 and 3), is odd.
  const double scaled = std::ldexp(std::fabs(x), mantissa_bits - exponent);
  double whole = std::floor(scaled);
  const double rest = scaled - whole;
  const bool odd = mantissa_bits == 0 ? ((exponent + 1) & 1) != 0 : std::fmod(whole, 2) != 0;
  if (rest > 0.5 || (rest == 0.5 && odd)) whole += 1;
  const double rounded = std::ldexp(whole, exponent - mantissa_bits);
  if (rounded == 0) return std::copysign(0.0, x);
  const int result_exponent = std::ilogb(rounded);
  if (result_exponent > bias) return std::copysign(std::numeric_limits<double>::infinity(), x);
  if (result_exponent < 1 - bias) return std::copysign(0.0, x);
  return std::copysign(rounded, x);
}

template <class Access>
void run_reduce_precision(const Application& a, ResultColumn out, const Column* in, std::int64_t n) {
  const auto& format = spec::format(a.result);
  const int exponent = static_cast<int>(std::min<std::int64_t>(a.parameters[0], 11));
  const int mantissa = static_cast<int>(std::min<std::int64_t>(a.parameters[1], format.mantissa_bits));
  const bool same_range = a.parameters[0] >= format.exponent_bits;  // keeps the format's subnormals
  const int wide = same_range ? 11 : exponent;
  map1<Access, Access>(a, out, in, n, [=](auto x) {
    return static_cast<typename Access::Value>(
        mantissa >= format.mantissa_bits && same_range ? x : reduce(x, wide, mantissa));
  });
}
Kernel choose_reduce_precision(const Application& a) {
  if (a.parameters[0] < 1 || a.parameters[1] < 0) return nullptr;
  return with_float_access(a.result, []<class A>(std::type_identity<A>) -> Kernel { return &run_reduce_precision<A>; });
}

// ---- Parts of complex numbers -------------------------------------------------------------------

struct Real {
  template <RealValue T> static T of(T a) { return a; }
  template <ComplexPair T> static auto of(T a) { return a.real; }
};
struct Imag {
  template <RealValue T> static T of(T) { return T{0}; }
  template <ComplexPair T> static auto of(T a) { return a.imag; }
};
template <class Op> Kernel choose_part(const Application& a) {
  if (spec::is_float(a.operands[0]))
    return with_float_access(a.result, []<class A>(std::type_identity<A>) -> Kernel { return &run1<Op, A, A>; });
  return with_complex_access(a.operands[0],
                             []<class A>(std::type_identity<A>) -> Kernel { return &run1<Op, typename A::Part, A>; });
}

template <class Complex> struct Join {
  template <RealValue T> static Complex of(T a, T b) { return {a, b}; }
};
Kernel choose_complex(const Application& a) {
  return with_complex_access(a.result, []<class A>(std::type_identity<A>) -> Kernel {
    return &run2<Join<typename A::Value>, A, typename A::Part>;
  });
}

// ---- turn ---------------------------------------------------------------------------------------

void store_turn(ElementType e, std::int64_t n, std::int64_t d, std::byte* out) {
  Ball sine, cosine;
  fmpq_t fraction;
  fmpq_init(fraction);
  fmpq_set_si(fraction, 2 * n, static_cast<ulong>(d));
  const ElementType part = spec::real_type(e);
  const double real =
      round_correctly(part, [&](arb_ptr x, long precision) { arb_cos_pi_fmpq(x, fraction, precision); });
  const double imag =
      round_correctly(part, [&](arb_ptr x, long precision) { arb_sin_pi_fmpq(x, fraction, precision); });
  fmpq_clear(fraction);
  store_float(part, real, out);
  store_float(part, imag, out + spec::storage_bytes(part));
}

using Turn = std::array<std::byte, 16>;

/// A transform asks for the same turns for each of its results.
const Turn& turn(ElementType e, std::int64_t n, std::int64_t d) {
  constexpr std::size_t kMostTurns = 1 << 20;
  thread_local std::map<std::tuple<ElementType, std::int64_t, std::int64_t>, Turn> known;
  if (known.size() > kMostTurns) known.clear();
  const std::int64_t common = std::gcd(n, d);
  const auto [it, is_new] = known.try_emplace({e, n / common, d / common});
  if (is_new) store_turn(e, n / common, d / common, it->second.data());
  return it->second;
}

void run_turn(const Application& a, ResultColumn out, const Column*, std::int64_t n) {
  const Turn& value = turn(a.result, a.parameters[0], a.parameters[1]);
  for (std::int64_t i = 0; i < n; ++i)
    std::memcpy(out.data + i * out.stride, value.data(), static_cast<std::size_t>(spec::storage_bytes(a.result)));
}
Kernel choose_turn(const Application& a) { return a.parameters[1] > 0 ? &run_turn : nullptr; }

/// Bits are joined and taken apart by the domain (Domain::bits_at), which knows what is known of them.
Kernel by_domain(const Application&) { return nullptr; }

constexpr KernelRow kConversionKernels[] = {
#define CONVERSION(id, name, operands, parameters, result, elements, commutative, idempotent, neutral, absorbing, \
                   open, kernel, ...)                                                                             \
  {PrimitiveId::id, kernel},
#include "spec/language/primitives.def"
};

}  // namespace

std::span<const KernelRow> conversion_kernels() { return kConversionKernels; }

// ---- Numbers of formulas ------------------------------------------------------------------------

void store_integer(ElementType e, std::int64_t n, std::byte* out) {
  with_access(e, [&]<class To>(std::type_identity<To>) {
    const To to(e);
    to.store(out, number_to(to, n));
    return 0;
  });
}

void store_real(ElementType e, double x, std::byte* out) {
  with_access(e, [&]<class To>(std::type_identity<To>) {
    const To to(e);
    to.store(out, number_to(to, x));
    return 0;
  });
}

std::int64_t load_integer(ElementType e, const std::byte* p) {
  if (spec::is_bool(e)) return static_cast<std::uint8_t>(*p) != 0;
  return with_integer_access(e,
                             [&]<class A>(std::type_identity<A>) { return static_cast<std::int64_t>(A(e).load(p)); });
}

}  // namespace assay::oracle
