#pragma once

#include <concepts>
#include <span>

#include "oracle/numerics/access.h"
#include "oracle/numerics/primitive.h"

/// The rows of the table of primitives, kept beside their kernels, and the dispatch from an
/// operation to a loop over its element type.
namespace assay::oracle {

struct Entry {
  std::string_view name;
  int operands;
  int parameters;
  ResultRule rule;
  spec::ElementSet elements;
  Kernel (*choose)(const Application&);  ///< Null result: not defined for these types.
};

std::span<const Entry> arithmetic_entries();   ///< add .. minimum, logic, shifts, rounding, select, order
std::span<const Entry> conversion_entries();   ///< convert, reduce_precision, real, imag, complex, turn
std::span<const Entry> elementary_entries();   ///< exponential .. power, by Arb

template <class T>
concept IntegerValue = std::integral<T> && !std::same_as<T, bool>;
template <class T>
concept RealValue = std::floating_point<T>;
template <class T>
concept ComplexPair = requires(T x) { x.real; x.imag; };

/// The set of element types for which a predicate of spec/types holds.
template <class Predicate>
spec::ElementSet elements_where(Predicate p) {
  spec::ElementSet set = 0;
  for (const auto& f : spec::element_formats())
    if (p(f.type)) set |= spec::set_of(f.type);
  return set;
}

/// Calls `f` with the access of any element type.
template <class F>
auto with_access(ElementType e, F f) {
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
template <class Op>
Kernel same1(const Application& a) {
  return with_access(a.operands[0], []<class Access>(std::type_identity<Access>) -> Kernel {
    if constexpr (requires(typename Access::Value v) { Op::of(v); }) return &run1<Op, Access, Access>;
    return nullptr;
  });
}
template <class Op>
Kernel same2(const Application& a) {
  return with_access(a.operands[0], []<class Access>(std::type_identity<Access>) -> Kernel {
    if constexpr (requires(typename Access::Value v) { Op::of(v, v); }) return &run2<Op, Access, Access>;
    return nullptr;
  });
}

}  // namespace assay::oracle
