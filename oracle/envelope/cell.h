#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

#include "oracle/envelope/opening.h"
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
  kKnownNan = 1u << 2,          ///< A NaN whose code is `integer_high`: nothing but moves has touched it.
  kUnroundedProduct = 1u << 6,  ///< An add or subtract may see this product before it was rounded.
  kExcessPrecision = 1u << 7,   ///< A convert may see this result before it was rounded.
};
static_assert(kExcessPrecision < 1u << kFirstOpeningBit);
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
inline Cell anything(std::uint32_t openings) {
  return interval(-kInfinity, kInfinity, kMayNan | kUnconstrained | kZeroSignFree | openings);
}
inline Cell anything(Opening why) { return anything(flag_of(why)); }
/// Of a primitive that has no rule for reals.
inline Cell anything() { return anything(Opening::kNoBound); }

inline Cell integer_interval(std::int64_t low, std::int64_t high, std::uint32_t flags = 0) {
  Cell c{};
  c.integer_low = low;
  c.integer_high = high;
  c.flags = flags;
  return c;
}
inline Cell integer_point(std::int64_t n) { return integer_interval(n, n); }
/// Any value of an integer or boolean type.
Cell any_integer(ElementType, Opening why);

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
inline bool is_union(const Cell& c) { return (c.flags & kUnion) != 0; }
/// Whether a product is one number that says by how much it was rounded.
inline bool has_product_error(const Cell& c) {
  constexpr std::uint32_t kKind = std::uint32_t{kUnroundedProduct} | kUnconstrained | kUnion;
  return (c.flags & kKind) == kUnroundedProduct && (c.flags & kOpeningFlags) != 0 && c.low == c.high;
}
/// The same set of which only the size of that error is known.
inline Cell without_product_error(Cell c) {
  if ((c.flags & (kUnconstrained | kUnion)) == 0) c.flags &= ~std::uint32_t{kOpeningFlags};
  return c;
}
inline bool is_unrounded(const Cell& c) { return (c.flags & kUnroundedProduct) != 0; }
/// The same set, rounded for good.
inline Cell rounded_for_good(Cell c) {
  c = without_product_error(c);
  c.flags &= ~kUnroundedFlags;
  return c;
}
/// What opened a set; of others, and of unions, nothing.
inline std::uint32_t openings_of(const Cell& c) { return is_unconstrained(c) ? c.flags & kOpeningFlags : 0; }
/// The interval from the lowest to the highest of a set.
inline Cell spanned(Cell c) {
  if (is_union(c)) c.flags &= ~(std::uint32_t{kUnion} | kOpeningFlags);
  return c;
}
/// Exactly one real, infinity included.
inline bool is_point(const Cell& c) { return c.low == c.high && !may_nan(c); }
/// Whether rounding to the format changes no number of the cell. Rounding is monotone, so a number between two numbers
/// of the format stays between them.
inline bool are_representable(ElementType format, const Cell& c) {
  return round_to(format, c.low) == c.low && round_to(format, c.high) == c.high;
}
inline bool is_integer_point(const Cell& c) { return c.integer_low == c.integer_high; }
inline bool contains_zero(const Cell& c) { return c.low <= 0 && c.high >= 0; }
/// The same of the intervals of a union.
bool holds_zero(const Cell& c);
inline bool contains_infinity(const Cell& c) { return c.low == -kInfinity || c.high == kInfinity; }

/// Bits by which the set of an element of an integer or boolean type narrows it down.
double known_bits_of(ElementType, const Cell&);
/// Whether a check of the element, or of the part of a complex one, says nothing.
bool is_open(ElementType e, const Cell& c);

/// The set of an element as reports show it, of which a complex one has two.
std::string describe_sets(ElementType, const Cell* sets);

/// The smallest interval that holds both.
Cell hull(const Cell& a, const Cell& b);
Cell integer_hull(ElementType, const Cell& a, const Cell& b);
/// The same ends, bit for bit.
inline bool are_equal(const Cell& a, const Cell& b) {
  return a.integer_low == b.integer_low && a.integer_high == b.integer_high;
}
/// Whether all that an element of the type may be by the one set it may be by the other. NaN and signs of zero count.
bool is_covered(ElementType, const Cell& c, const Cell& by);
/// The result of a function of a and b. What changes nothing, such as the maximum of an element and itself, is looked
/// through: the result may be seen unrounded where the operand may. Functions may give any NaN.
inline void note_computed(Cell& result, const Cell& a, const Cell& b) {
  result.node = 0;
  result.flags &= ~kKnownNan;
  for (const Cell* operand : {&a, &b})
    if (are_equal(*operand, result)) result.flags |= operand->flags & kUnroundedFlags;
}
inline Cell computed(Cell result, const Cell& a, const Cell& b) {
  note_computed(result, a, b);
  return result;
}
/// Hull of the numbers with NaN added.
inline Cell with_nan(Cell c) {
  c.flags |= kMayNan;
  return c;
}

}  // namespace assay::oracle
