#pragma once

#include <concepts>
#include <span>

#include "oracle/numerics/access.h"
#include "oracle/numerics/primitive.h"

/// The kernels of the rows of spec/language/primitives.def, and the dispatch from an operation to a loop over its
/// element type.
namespace assay::oracle {

struct KernelRow {
  PrimitiveId id;
  Kernel (*choose)(const Application&);
};

std::span<const KernelRow> arithmetic_kernels();
std::span<const KernelRow> conversion_kernels();
std::span<const KernelRow> elementary_kernels();  ///< By Arb.

template <class T>
concept IntegerValue = std::integral<T> && !std::same_as<T, bool>;
template <class T>
concept NarrowValue = std::convertible_to<T, double> && requires(T x) {
  x.value;
};
template <class T>
concept RealValue = std::floating_point<T> || NarrowValue<T>;
template <class T>
concept ComplexPair = requires(T x) {
  x.real;
  x.imag;
};

/// Calls `f` with the access of any element type.
template <class F> auto with_access(ElementType e, F f) {
  if (spec::is_bool(e)) return f(std::type_identity<BoolAccess>{});
  if (spec::is_complex(e)) return with_complex_access(e, f);
  if (spec::is_float(e)) return with_float_access(e, f);
  return with_integer_access(e, f);
}

template <class Op, class Out, class In>
void run1(const Application& a, ResultColumn out, const Column* in, std::int64_t n) {
  map1<Out, In>(a, out, in, n, [](auto x) { return Op::of(x); });
}
template <class Op, class Out, class In>
void run2(const Application& a, ResultColumn out, const Column* in, std::int64_t n) {
  map2<Out, In>(a, out, in, n, [](auto x, auto y) { return Op::of(x, y); });
}

/// Loop of a unary operation whose result has the operand's type.
template <class Op> Kernel same1(const Application& a) {
  return with_access(a.operands[0], []<class Access>(std::type_identity<Access>) -> Kernel {
    if constexpr (requires(typename Access::Value v) { Op::of(v); }) return &run1<Op, Access, Access>;
    return nullptr;
  });
}
template <class Op> Kernel same2(const Application& a) {
  return with_access(a.operands[0], []<class Access>(std::type_identity<Access>) -> Kernel {
    if constexpr (requires(typename Access::Value v) { Op::of(v, v); }) return &run2<Op, Access, Access>;
    return nullptr;
  });
}

}  // namespace assay::oracle
