#include "oracle/envelope/cell.h"

#include <algorithm>

namespace assay::oracle {

Cell any_integer(ElementType e, Opening why) {
  const std::uint32_t flags = kUnconstrained | flag_of(why);
  if (spec::is_bool(e)) return integer_interval(0, 1, flags);
  const int width = spec::bits(e);
  if (spec::is_unsigned(e)) return integer_interval(0, width == 64 ? -1 : (std::int64_t{1} << width) - 1, flags);
  const auto top = static_cast<std::int64_t>((std::uint64_t{1} << (width - 1)) - 1);
  return integer_interval(-top - 1, top, flags);
}

double known_bits_of(ElementType e, const Cell& c) {
  double values = 0;
  for (const Cell& piece : pieces_of(c))
    values += static_cast<double>(static_cast<std::uint64_t>(piece.integer_high) -
                                  static_cast<std::uint64_t>(piece.integer_low)) +
              1;
  return spec::bits(e) - std::log2(values);
}

bool is_open(ElementType e, const Cell& c) {
  if (is_unconstrained(c)) return true;
  if (c.integer_low == c.integer_high) return false;
  if (!spec::is_float(e)) return known_bits_of(e, c) <= 0;
  const auto is_unbounded = [](const Cell& piece) {
    return piece.low != piece.high && (!std::isfinite(piece.low) || !std::isfinite(piece.high));
  };
  return !must_nan(c) && std::ranges::any_of(pieces_of(c), is_unbounded);
}

bool holds_zero(const Cell& c) { return !must_nan(c) && std::ranges::any_of(pieces_of(c), contains_zero); }

namespace {

double lower(double a, double b) { return a < b || (a == b && std::signbit(a)) ? a : b; }
double upper(double a, double b) { return a > b || (a == b && !std::signbit(a)) ? a : b; }

/// Zeros by their signs too.
bool is_same(double a, double b) { return a == b && std::signbit(a) == std::signbit(b); }

Cell hull_of_nans(const Cell& a, const Cell& b) {
  const bool is_one = is_known_nan(a) && is_known_nan(b) && a.integer_high == b.integer_high;
  return is_one ? a : must_be_nan();
}

}  // namespace

Cell hull(const Cell& a, const Cell& b) {
  if (must_nan(a) && must_nan(b)) return hull_of_nans(a, b);
  const bool are_same = are_equal(a, b) && a.flags == b.flags && !is_union(a);
  const auto flags = [&](const Cell& c) { return are_same ? c.flags : without_product_error(spanned(c)).flags; };
  const std::uint32_t shared = (flags(a) | flags(b)) & ~kMustNan & ~kKnownNan;
  if (must_nan(a)) return interval(b.low, b.high, shared);
  if (must_nan(b)) return interval(a.low, a.high, shared);
  const bool zeros_differ = a.low == 0 && b.low == 0 && std::signbit(a.low) != std::signbit(b.low);
  return interval(lower(a.low, b.low), upper(a.high, b.high), shared | (zeros_differ ? kZeroSignFree : 0u));
}

Cell integer_hull(ElementType e, const Cell& a, const Cell& b) {
  const std::uint32_t flags = spanned(a).flags | spanned(b).flags;
  if (!spec::is_unsigned(e))
    return integer_interval(std::min(a.integer_low, b.integer_low), std::max(a.integer_high, b.integer_high), flags);
  const auto low = std::min(static_cast<std::uint64_t>(a.integer_low), static_cast<std::uint64_t>(b.integer_low));
  const auto high = std::max(static_cast<std::uint64_t>(a.integer_high), static_cast<std::uint64_t>(b.integer_high));
  return integer_interval(static_cast<std::int64_t>(low), static_cast<std::int64_t>(high), flags);
}

namespace {

Cell number_of_piece(Cell piece) {
  piece.flags &= ~std::uint32_t{kNanFlags};
  return piece;
}

/// Each interval in one of the other set.
bool are_pieces_covered(ElementType e, const Cell& c, const Cell& by) {
  if (may_nan(c) && !may_nan(by)) return false;
  return must_nan(c) || std::ranges::all_of(pieces_of(c), [&](const Cell& x) {
           return std::ranges::any_of(
               pieces_of(by), [&](const Cell& y) { return is_covered(e, number_of_piece(x), number_of_piece(y)); });
         });
}

}  // namespace

bool is_covered(ElementType e, const Cell& c, const Cell& by) {
  if (is_unconstrained(by)) return true;
  if (is_unconstrained(c)) return false;
  if (is_union(c) || is_union(by)) return are_pieces_covered(e, c, by);
  if ((without_product_error(c).flags & ~by.flags & ~kMustNan & ~kKnownNan) != 0) return false;
  if (is_unrounded(c) && has_product_error(by) && (c.flags & kOpeningFlags) != (by.flags & kOpeningFlags)) return false;
  if (must_nan(c)) return may_nan(by) && (!is_known_nan(by) || (is_known_nan(c) && are_equal(c, by)));
  if (must_nan(by)) return false;
  if (!spec::is_float(e)) return are_equal(integer_hull(e, c, by), by);
  if ((by.flags & kZeroSignFree) != 0) return by.low <= c.low && c.high <= by.high;
  return is_same(lower(by.low, c.low), by.low) && is_same(upper(by.high, c.high), by.high);
}

}  // namespace assay::oracle
