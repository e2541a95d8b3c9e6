#pragma once

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <memory>
#include <type_traits>
#include <vector>

#include "oracle/numerics/format.h"
#include "oracle/numerics/primitive.h"

/// How elements of each storage form are read and written inside a kernel. An access has a `Value`
/// type, in which the arithmetic is done, and `load` and `store`; both inline to one instruction for
/// native types.
namespace assay::oracle {

template <class T> T load_raw(const std::byte* p) {
  T x;
  std::memcpy(&x, p, sizeof(T));
  return x;
}
template <class T> void store_raw(std::byte* p, T x) { std::memcpy(p, &x, sizeof(T)); }

/// NaNs that arithmetic makes are positive and quiet, on every machine.
template <class T> T canonical(T x) { return x != x ? std::numeric_limits<T>::quiet_NaN() : x; }

struct BoolAccess {
  using Value = bool;
  static constexpr std::size_t kBytes = 1;
  explicit BoolAccess(ElementType) {}
  bool load(const std::byte* p) const { return static_cast<std::uint8_t>(*p) != 0; }
  void store(std::byte* p, bool x) const { *p = static_cast<std::byte>(x ? 1 : 0); }
};

/// Integers that fill their storage.
template <class T> struct IntegerAccess {
  using Value = T;
  static constexpr std::size_t kBytes = sizeof(T);
  static constexpr int kWidth = 8 * static_cast<int>(sizeof(T));
  explicit IntegerAccess(ElementType) {}
  T load(const std::byte* p) const { return load_raw<T>(p); }
  void store(std::byte* p, T x) const { store_raw(p, x); }
  int width() const { return kWidth; }
};

/// 2- and 4-bit integers in one byte.
template <class T> struct SmallIntegerAccess {
  using Value = T;
  static constexpr std::size_t kBytes = 1;
  int bits;
  explicit SmallIntegerAccess(ElementType e) : bits(spec::bits(e)) {}
  T load(const std::byte* p) const {
    const auto high = static_cast<std::uint8_t>(static_cast<unsigned>(*p) << (8 - bits));
    return static_cast<T>(static_cast<T>(high) >> (8 - bits));
  }
  void store(std::byte* p, T x) const { *p = static_cast<std::byte>(static_cast<unsigned>(x) & ((1u << bits) - 1)); }
  int width() const { return bits; }
};

template <class T> struct NativeFloatAccess {
  using Value = T;
  static constexpr std::size_t kBytes = sizeof(T);
  explicit NativeFloatAccess(ElementType) {}
  T load(const std::byte* p) const { return load_raw<T>(p); }
  void store(std::byte* p, T x) const { store_raw(p, x); }
};

/// Formats narrower than f32: by table to double, back by one rounding. A double holds every sum,
/// product, quotient and root of them closely enough that the second rounding is the right one
/// (53 >= 2p + 2).
template <class Code> struct NarrowFloatAccess {
  using Value = double;
  static constexpr std::size_t kBytes = sizeof(Code);
  ElementType type;
  const float* table;
  explicit NarrowFloatAccess(ElementType e) : type(e), table(decode_table(e)) {}
  double load(const std::byte* p) const { return static_cast<double>(table[load_raw<Code>(p)]); }
  void store(std::byte* p, double x) const { store_raw(p, static_cast<Code>(encode(type, x))); }
};

/// A number of a format narrower than f32; each operation on it is rounded once, which double arithmetic allows.
template <ElementType kType> struct Narrow {
  double value = 0;
  Narrow() = default;
  Narrow(double x) : value(round_to(kType, x)) {}
  operator double() const { return value; }
  friend Narrow operator+(Narrow a, Narrow b) { return a.value + b.value; }
  friend Narrow operator-(Narrow a, Narrow b) { return a.value - b.value; }
  friend Narrow operator*(Narrow a, Narrow b) { return a.value * b.value; }
  friend Narrow operator/(Narrow a, Narrow b) { return a.value / b.value; }
};
template <ElementType kType> Narrow<kType> canonical(Narrow<kType> x) { return canonical(x.value); }

/// The access to one part of a complex number, and its format.
template <class T> struct PartOf {
  using Access = NativeFloatAccess<T>;
  static constexpr ElementType kType = std::is_same_v<T, float> ? ElementType::f32 : ElementType::f64;
};
template <ElementType kNarrow> struct PartOf<Narrow<kNarrow>> {
  using Access = NarrowFloatAccess<std::uint16_t>;
  static constexpr ElementType kType = kNarrow;
};

template <class T> struct ComplexValue {
  T real;
  T imag;
};

template <class T> struct ComplexAccess {
  using Value = ComplexValue<T>;
  using Part = typename PartOf<T>::Access;
  static constexpr std::size_t kBytes = 2 * Part::kBytes;
  Part part;
  explicit ComplexAccess(ElementType) : part(PartOf<T>::kType) {}
  Value load(const std::byte* p) const { return {part.load(p), part.load(p + Part::kBytes)}; }
  void store(std::byte* p, Value x) const {
    part.store(p, x.real);
    part.store(p + Part::kBytes, x.imag);
  }
};

/// Calls `f` with the access type (as `std::type_identity`) for an element type of the class.
template <class F> auto with_integer_access(ElementType e, F f) {
  switch (e) {
    case ElementType::i8: return f(std::type_identity<IntegerAccess<std::int8_t>>{});
    case ElementType::i16: return f(std::type_identity<IntegerAccess<std::int16_t>>{});
    case ElementType::i32: return f(std::type_identity<IntegerAccess<std::int32_t>>{});
    case ElementType::index:
    case ElementType::i64: return f(std::type_identity<IntegerAccess<std::int64_t>>{});
    case ElementType::ui8: return f(std::type_identity<IntegerAccess<std::uint8_t>>{});
    case ElementType::ui16: return f(std::type_identity<IntegerAccess<std::uint16_t>>{});
    case ElementType::ui32: return f(std::type_identity<IntegerAccess<std::uint32_t>>{});
    case ElementType::ui64: return f(std::type_identity<IntegerAccess<std::uint64_t>>{});
    case ElementType::i2:
    case ElementType::i4: return f(std::type_identity<SmallIntegerAccess<std::int8_t>>{});
    default: return f(std::type_identity<SmallIntegerAccess<std::uint8_t>>{});
  }
}

template <class F> auto with_float_access(ElementType e, F f) {
  if (e == ElementType::f32) return f(std::type_identity<NativeFloatAccess<float>>{});
  if (e == ElementType::f64) return f(std::type_identity<NativeFloatAccess<double>>{});
  if (spec::storage_bytes(e) == 2) return f(std::type_identity<NarrowFloatAccess<std::uint16_t>>{});
  return f(std::type_identity<NarrowFloatAccess<std::uint8_t>>{});
}

template <class F> auto with_complex_access(ElementType e, F f) {
  if (e == ElementType::c64) return f(std::type_identity<ComplexAccess<float>>{});
  if (e == ElementType::c128) return f(std::type_identity<ComplexAccess<double>>{});
  if (e == ElementType::c32) return f(std::type_identity<ComplexAccess<Narrow<ElementType::f16>>>{});
  return f(std::type_identity<ComplexAccess<Narrow<ElementType::bf16>>>{});
}

/// out[i] = f(in[i]...) for columns of any stride, with a plain loop where all are dense.
template <class Out, class In, class F>
void map1(const Application& a, ResultColumn out, const Column* in, std::int64_t n, F f) {
  const Out to(a.result);
  const In from(a.operands[0]);
  const std::byte* x = in[0].data;
  if (out.stride == Out::kBytes && in[0].stride == In::kBytes) {
    for (std::int64_t i = 0; i < n; ++i)
      to.store(out.data + i * std::int64_t{Out::kBytes}, f(from.load(x + i * std::int64_t{In::kBytes})));
    return;
  }
  for (std::int64_t i = 0; i < n; ++i) to.store(out.data + i * out.stride, f(from.load(x + i * in[0].stride)));
}

template <class Out, class In, class F>
void map2(const Application& a, ResultColumn out, const Column* in, std::int64_t n, F f) {
  const Out to(a.result);
  const In from(a.operands[0]);
  const std::byte* x = in[0].data;
  const std::byte* y = in[1].data;
  constexpr std::ptrdiff_t kOut = Out::kBytes, kIn = In::kBytes;
  if (out.stride == kOut && in[0].stride == kIn && in[1].stride == kIn) {
    for (std::int64_t i = 0; i < n; ++i)
      to.store(out.data + i * kOut, f(from.load(x + i * kIn), from.load(y + i * kIn)));
    return;
  }
  if (out.stride == kOut && in[0].stride == kIn && in[1].stride == 0) {
    const auto b = from.load(y);
    for (std::int64_t i = 0; i < n; ++i) to.store(out.data + i * kOut, f(from.load(x + i * kIn), b));
    return;
  }
  for (std::int64_t i = 0; i < n; ++i)
    to.store(out.data + i * out.stride, f(from.load(x + i * in[0].stride), from.load(y + i * in[1].stride)));
}

}  // namespace assay::oracle
