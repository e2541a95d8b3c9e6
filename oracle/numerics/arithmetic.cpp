#include <array>
#include <functional>
#include <utility>

#include "oracle/numerics/complex.h"
#include "oracle/numerics/integer.h"
#include "oracle/numerics/kernels.h"
#include "oracle/numerics/total_order.h"

namespace assay::oracle {
namespace {

// ---- Operations by class of element -------------------------------------------------------------

struct Add {
  static bool of(std::same_as<bool> auto a, bool b) { return a || b; }
  template <IntegerValue T> static T of(T a, T b) { return integer::add(a, b); }
  template <RealValue T> static T of(T a, T b) { return canonical(a + b); }
  template <ComplexPair T> static T of(T a, T b) { return {of(a.real, b.real), of(a.imag, b.imag)}; }
};

struct Subtract {
  static bool of(std::same_as<bool> auto a, bool b) { return a != b; }
  template <IntegerValue T> static T of(T a, T b) { return integer::subtract(a, b); }
  template <RealValue T> static T of(T a, T b) { return canonical(a - b); }
  template <ComplexPair T> static T of(T a, T b) { return {of(a.real, b.real), of(a.imag, b.imag)}; }
};

struct Multiply {
  static bool of(std::same_as<bool> auto a, bool b) { return a && b; }
  template <IntegerValue T> static T of(T a, T b) { return integer::multiply(a, b); }
  template <RealValue T> static T of(T a, T b) { return canonical(a * b); }
  template <ComplexPair T> static T of(T a, T b) { return complex_multiply(a, b); }
};

struct Divide {
  template <IntegerValue T> static T of(T a, T b) { return integer::divide(a, b); }
  template <RealValue T> static T of(T a, T b) { return canonical(a / b); }
  template <ComplexPair T> static T of(T a, T b) { return complex_divide(a, b); }
};

struct Remainder {
  template <IntegerValue T> static T of(T a, T b) { return integer::remainder(a, b); }
  template <RealValue T> static T of(T a, T b) { return canonical(std::fmod(a, b)); }
};

/// IEEE 754-2019 maximum and minimum: NaN if any operand is, -0 below +0.
struct Maximum {
  static bool of(std::same_as<bool> auto a, bool b) { return a || b; }
  template <IntegerValue T> static T of(T a, T b) { return a > b ? a : b; }
  template <RealValue T> static T of(T a, T b) {
    if (a != a || b != b) return std::numeric_limits<T>::quiet_NaN();
    if (a == b) return std::signbit(a) ? b : a;
    return a > b ? a : b;
  }
  template <ComplexPair T> static T of(T a, T b) { return lexicographically_less(a, b) ? b : a; }
};

struct Minimum {
  static bool of(std::same_as<bool> auto a, bool b) { return a && b; }
  template <IntegerValue T> static T of(T a, T b) { return a < b ? a : b; }
  template <RealValue T> static T of(T a, T b) {
    if (a != a || b != b) return std::numeric_limits<T>::quiet_NaN();
    if (a == b) return std::signbit(a) ? a : b;
    return a < b ? a : b;
  }
  template <ComplexPair T> static T of(T a, T b) { return lexicographically_less(b, a) ? b : a; }
};

struct And {
  static bool of(std::same_as<bool> auto a, bool b) { return a && b; }
  template <IntegerValue T> static T of(T a, T b) { return static_cast<T>(a & b); }
};
struct Or {
  static bool of(std::same_as<bool> auto a, bool b) { return a || b; }
  template <IntegerValue T> static T of(T a, T b) { return static_cast<T>(a | b); }
};
struct Xor {
  static bool of(std::same_as<bool> auto a, bool b) { return a != b; }
  template <IntegerValue T> static T of(T a, T b) { return static_cast<T>(a ^ b); }
};
struct Not {
  static bool of(std::same_as<bool> auto a) { return !a; }
  template <IntegerValue T> static T of(T a) { return static_cast<T>(~a); }
};

struct Negate {
  template <IntegerValue T> static T of(T a) { return integer::negate(a); }
  template <RealValue T> static T of(T a) { return -a; }
  template <ComplexPair T> static T of(T a) { return {-a.real, -a.imag}; }
};

struct Abs {
  template <IntegerValue T> static T of(T a) { return integer::abs(a); }
  template <RealValue T> static T of(T a) { return std::fabs(a); }
};

struct Sign {
  template <IntegerValue T> static T of(T a) { return integer::sign(a); }
  template <RealValue T> static T of(T a) { return a != a || a == 0 ? a : std::copysign(T{1}, a); }
  template <ComplexPair T> static T of(T a) { return complex_sign(a); }
};

struct Conjugate {
  static bool of(std::same_as<bool> auto a) { return a; }
  template <IntegerValue T> static T of(T a) { return a; }
  template <RealValue T> static T of(T a) { return a; }
  template <ComplexPair T> static T of(T a) { return {a.real, -a.imag}; }
};

struct Identity {
  template <IntegerValue T> static T of(T a) { return a; }
};

// The library's floor, ceil, trunc, round, rint and sqrt are exact operations of IEEE 754.
struct Floor {
  template <RealValue T> static T of(T a) { return std::floor(a); }
};
struct Ceil {
  template <RealValue T> static T of(T a) { return std::ceil(a); }
};
struct RoundAway {
  template <RealValue T> static T of(T a) { return std::round(a); }
};
struct RoundEven {
  template <RealValue T> static T of(T a) { return std::nearbyint(a); }
};
struct SquareRoot {
  template <RealValue T> static T of(T a) { return canonical(std::sqrt(a)); }
  template <ComplexPair T> static T of(T a) { return complex_sqrt(a); }
};

struct IsFinite {
  template <RealValue T> static bool of(T a) { return std::isfinite(a); }
};

struct MultiplyHigh {
  template <IntegerValue T> static T of(T a, T b, int width) { return integer::multiply_high(a, b, width); }
};
struct ShiftLeft {
  template <IntegerValue T> static T of(T a, T b, int width) { return integer::shift_left(a, b, width); }
};
struct ShiftRightLogical {
  template <IntegerValue T> static T of(T a, T b, int width) { return integer::shift_right_logical(a, b, width); }
};
struct ShiftRightArithmetic {
  template <IntegerValue T> static T of(T a, T b, int width) { return integer::shift_right_arithmetic(a, b, width); }
};
struct Popcnt {
  template <IntegerValue T> static T of(T a, int width) { return integer::popcnt(a, width); }
};
struct CountLeadingZeros {
  template <IntegerValue T> static T of(T a, int width) { return integer::leading_zeros(a, width); }
};

// ---- Loops of operations that need more than the values -----------------------------------------

template <class Op, class Access>
void run_width1(const Application& a, ResultColumn out, const Column* in, std::int64_t n) {
  const int width = spec::bits(a.result);
  map1<Access, Access>(a, out, in, n, [width](auto x) { return Op::of(x, width); });
}
template <class Op, class Access>
void run_width2(const Application& a, ResultColumn out, const Column* in, std::int64_t n) {
  const int width = spec::bits(a.result);
  map2<Access, Access>(a, out, in, n, [width](auto x, auto y) { return Op::of(x, y, width); });
}
template <class Op> Kernel width1(const Application& a) {
  return with_integer_access(a.result, []<class A>(std::type_identity<A>) -> Kernel { return &run_width1<Op, A>; });
}
template <class Op> Kernel width2(const Application& a) {
  return with_integer_access(a.result, []<class A>(std::type_identity<A>) -> Kernel { return &run_width2<Op, A>; });
}

template <class Access> void run_next_after(const Application& a, ResultColumn out, const Column* in, std::int64_t n) {
  using Value = typename Access::Value;
  map2<Access, Access>(a, out, in, n,
                       [e = a.result](Value x, Value y) { return static_cast<Value>(next_after(e, x, y)); });
}
Kernel choose_next_after(const Application& a) {
  return with_float_access(a.result, []<class A>(std::type_identity<A>) -> Kernel { return &run_next_after<A>; });
}

Kernel choose_is_finite(const Application& a) {
  return with_float_access(a.operands[0],
                           []<class A>(std::type_identity<A>) -> Kernel { return &run1<IsFinite, BoolAccess, A>; });
}

/// Absolute value; of a complex number its modulus.
template <class Access> void run_modulus(const Application& a, ResultColumn out, const Column* in, std::int64_t n) {
  map1<typename Access::Part, Access>(a, out, in, n, [](auto x) { return complex_modulus(x); });
}
Kernel choose_abs(const Application& a) {
  if (!spec::is_complex(a.operands[0])) return same1<Abs>(a);
  return with_complex_access(a.operands[0], []<class A>(std::type_identity<A>) -> Kernel { return &run_modulus<A>; });
}

// ---- order --------------------------------------------------------------------------------------

// Positions in the prelude's enumeration.
constexpr std::int64_t kTotalOrder = 1, kWeakOrder = 4;

/// Lexicographic on (real, imaginary).
template <class Relation> struct Compare {
  template <class T> static bool of(T a, T b) { return Relation()(a, b); }
  template <ComplexPair T> static bool of(T a, T b) {
    return a.real == b.real ? Relation()(a.imag, b.imag) : Relation()(a.real, b.real);
  }
};

/// Every NaN is the same, and above all numbers; zeros are the same.
template <class Relation> struct CompareWeakly {
  template <class T> static bool of(T a, T b) { return Relation()(key(a), key(b)); }
  template <class T> static std::pair<bool, T> key(T x) { return x == x ? std::pair(false, x) : std::pair(true, T()); }
};

template <class Relation>
void run_total_order(const Application& a, ResultColumn out, const Column* in, std::int64_t n) {
  const TotalOrderKey key(a.operands[0]);
  for (std::int64_t i = 0; i < n; ++i) {
    const auto x = key(load_bits(a.operands[0], in[0].data + i * in[0].stride).low);
    const auto y = key(load_bits(a.operands[0], in[1].data + i * in[1].stride).low);
    out.data[i * out.stride] = static_cast<std::byte>(Relation()(x, y));
  }
}

template <class Relation> Kernel compare_kernel(const Application& a) {
  const bool total = a.parameters[1] == kTotalOrder && spec::is_float(a.operands[0]);
  if (total) return &run_total_order<Relation>;
  if (a.parameters[1] == kWeakOrder && spec::is_float(a.operands[0]))
    return with_float_access(a.operands[0], []<class A>(std::type_identity<A>) -> Kernel {
      return &run2<CompareWeakly<Relation>, BoolAccess, A>;
    });
  return with_access(a.operands[0],
                     []<class A>(std::type_identity<A>) -> Kernel { return &run2<Compare<Relation>, BoolAccess, A>; });
}

Kernel choose_order(const Application& a) {
  // In the order of the prelude: EQ, NE, GE, GT, LE, LT.
  static constexpr std::array kByDirection = {
      &compare_kernel<std::equal_to<>>, &compare_kernel<std::not_equal_to<>>, &compare_kernel<std::greater_equal<>>,
      &compare_kernel<std::greater<>>,  &compare_kernel<std::less_equal<>>,   &compare_kernel<std::less<>>};
  const auto direction = static_cast<std::size_t>(a.parameters[0]);
  return direction < kByDirection.size() ? kByDirection[direction](a) : nullptr;
}

constexpr KernelRow kArithmeticKernels[] = {
#define ARITHMETIC(id, name, operands, parameters, result, elements, commutative, idempotent, neutral, absorbing, \
                   open, kernel, ...)                                                                             \
  {PrimitiveId::id, kernel},
#include "spec/language/primitives.def"
};

}  // namespace

std::span<const KernelRow> arithmetic_kernels() { return kArithmeticKernels; }

}  // namespace assay::oracle
