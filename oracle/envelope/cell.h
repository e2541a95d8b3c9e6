#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

#include "oracle/numerics/format.h"
#include "oracle/oracle.h"

/// The cell of the envelope domain is an acceptance set. Float elements: a closed interval of
/// extended reals whose ends are values of the type (an infinite end is a legal value), and flags.
/// Integers and booleans: an interval of 64-bit numbers, unsigned ones by their value as uint64.
/// Complex elements are two cells.
namespace assay::oracle {

using Cell = AcceptanceSet;

/// Flags of cells in flight, beside those of `SetFlag`.
enum CellFlag : std::uint32_t {
  kUnroundedProduct = 1u << 16,  ///< An add or subtract may see this product before it was rounded.
  kExcessPrecision = 1u << 17,   ///< A convert may see this result before it was rounded.
  kConstantElement = 1u << 18,   ///< Depends on no argument.
  kScalarElement = 1u << 19,     ///< The one element of a tensor, broadcast perhaps.
  kSumOfUpdates = 1u << 20,      ///< What is added to it may be a term of it.
  kArgumentElement = 1u << 21,   ///< Came with the inputs, and was moved at most.
  kScaledElement = 1u << 22,     ///< A complex product by a constant, or by one element that is broadcast.
  kBroadcastElement = 1u << 23,  ///< One of fewer elements that were spread over a larger tensor.
  kKnownNan = 1u << 24,          ///< A NaN whose code is `integer_high`: nothing but moves has touched it.
};
/// These flags say where an element comes from, not what it may be. A constant has all of them, because optimizers
/// treat a constant as a scalar and as a broadcast too, and a scalar is a broadcast.
inline constexpr std::uint32_t kElementFlags = kConstantElement | kScalarElement | kBroadcastElement;
inline constexpr std::uint32_t kScalarFlags = kScalarElement | kBroadcastElement;
inline constexpr std::uint32_t kUnroundedFlags = kUnroundedProduct | kExcessPrecision;
inline constexpr std::uint32_t kNanFlags = kMayNan | kMustNan;

inline Cell interval(double low, double high, std::uint32_t flags = 0) {
  Cell c{};
  c.low = low;
  c.high = high;
  c.flags = flags;
  return c;
}
inline Cell point(double x) {
  if (x != x) return interval(x, x, kMayNan | kMustNan);
  return interval(x, x);
}
inline Cell must_be_nan() { return point(std::numeric_limits<double>::quiet_NaN()); }
inline Cell anything() { return interval(-kInfinity, kInfinity, kMayNan | kUnconstrained | kZeroSignFree); }

/// The search for what else is legal ran out of its bounds.
inline Cell undecided() {
  Cell c = anything();
  c.flags |= kUndecided;
  return c;
}

inline Cell integer_interval(std::int64_t low, std::int64_t high, std::uint32_t flags = 0) {
  Cell c{};
  c.integer_low = low;
  c.integer_high = high;
  c.flags = flags;
  return c;
}
inline Cell integer_point(std::int64_t n) { return integer_interval(n, n); }
/// Any value of an integer or boolean type.
Cell any_integer(ElementType);

/// A NaN of which sign and payload are known.
inline Cell nan_with_code(std::uint64_t code) {
  Cell c = must_be_nan();
  c.integer_high = static_cast<std::int64_t>(code);
  c.flags |= kKnownNan;
  return c;
}

inline bool must_nan(const Cell& c) { return (c.flags & kMustNan) != 0; }
inline bool may_nan(const Cell& c) { return (c.flags & kNanFlags) != 0; }
inline bool is_known_nan(const Cell& c) { return (c.flags & kKnownNan) != 0; }
inline bool is_unconstrained(const Cell& c) { return (c.flags & kUnconstrained) != 0; }
/// Exactly one real, infinity included.
inline bool is_point(const Cell& c) { return c.low == c.high && !may_nan(c); }
/// Whether rounding to the format changes no number of the cell. Rounding is monotone, so a number between two numbers
/// of the format stays between them.
inline bool are_representable(ElementType format, const Cell& c) {
  return round_to(format, c.low) == c.low && round_to(format, c.high) == c.high;
}
inline bool is_integer_point(const Cell& c) { return c.integer_low == c.integer_high; }
inline bool contains_zero(const Cell& c) { return c.low <= 0 && c.high >= 0; }
inline bool contains_infinity(const Cell& c) { return c.low == -kInfinity || c.high == kInfinity; }

/// The smallest cell that holds both.
Cell hull(const Cell& a, const Cell& b);
Cell integer_hull(ElementType, const Cell& a, const Cell& b);
/// The same ends, bit for bit.
inline bool are_equal(const Cell& a, const Cell& b) {
  return a.integer_low == b.integer_low && a.integer_high == b.integer_high;
}
/// A result that is open because an operand was undecided is undecided itself.
inline std::uint32_t undecided_of(const Cell& result, std::uint32_t operands) {
  return is_unconstrained(result) ? operands & kUndecided : 0;
}
/// The result of a function, with the provenance of an operand whose value it has: optimizers look through
/// what changes nothing, such as the maximum of an element and itself. What is computed of constants
/// is constant, and so on. Functions may give any NaN.
inline Cell with_provenance(Cell result, const Cell& a, const Cell& b) {
  result.e_class = 0;
  result.flags |= undecided_of(result, a.flags | b.flags);
  result.flags = (result.flags & ~(kElementFlags | kKnownNan)) | (a.flags & b.flags & kElementFlags);
  for (const Cell* operand : {&a, &b}) {
    if (!are_equal(*operand, result)) continue;
    result.flags |= operand->flags & kUnroundedFlags;
    if (result.e_class == 0) result.e_class = operand->e_class;
  }
  return result;
}
/// Hull of the numbers with NaN added.
inline Cell with_nan(Cell c) {
  c.flags |= kMayNan;
  return c;
}

}  // namespace assay::oracle
