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
  const std::uint64_t width = static_cast<std::uint64_t>(c.integer_high) - static_cast<std::uint64_t>(c.integer_low);
  return spec::bits(e) - std::log2(static_cast<double>(width) + 1);
}

namespace {

double lower(double a, double b) { return a < b || (a == b && std::signbit(a)) ? a : b; }
double upper(double a, double b) { return a > b || (a == b && !std::signbit(a)) ? a : b; }

Cell hull_of_nans(const Cell& a, const Cell& b) {
  const bool is_one = is_known_nan(a) && is_known_nan(b) && a.integer_high == b.integer_high;
  return is_one ? a : must_be_nan();
}

}  // namespace

Cell hull(const Cell& a, const Cell& b) {
  const std::uint32_t shared = (a.flags | b.flags) & ~kMustNan & ~kKnownNan;
  if (must_nan(a) && must_nan(b)) return hull_of_nans(a, b);
  if (must_nan(a)) return interval(b.low, b.high, shared);
  if (must_nan(b)) return interval(a.low, a.high, shared);
  const bool zeros_differ = a.low == 0 && b.low == 0 && std::signbit(a.low) != std::signbit(b.low);
  return interval(lower(a.low, b.low), upper(a.high, b.high), shared | (zeros_differ ? kZeroSignFree : 0u));
}

Cell integer_hull(ElementType e, const Cell& a, const Cell& b) {
  const std::uint32_t flags = a.flags | b.flags;
  if (!spec::is_unsigned(e))
    return integer_interval(std::min(a.integer_low, b.integer_low), std::max(a.integer_high, b.integer_high), flags);
  const auto low = std::min(static_cast<std::uint64_t>(a.integer_low), static_cast<std::uint64_t>(b.integer_low));
  const auto high = std::max(static_cast<std::uint64_t>(a.integer_high), static_cast<std::uint64_t>(b.integer_high));
  return integer_interval(static_cast<std::int64_t>(low), static_cast<std::int64_t>(high), flags);
}

bool is_covered(ElementType e, const Cell& c, const Cell& by) {
  if (is_unconstrained(by)) return true;
  if ((c.flags & ~by.flags & ~kMustNan & ~kKnownNan) != 0) return false;
  if (must_nan(c)) return may_nan(by) && (!is_known_nan(by) || (is_known_nan(c) && are_equal(c, by)));
  if (must_nan(by)) return false;
  if (!spec::is_float(e)) return are_equal(integer_hull(e, c, by), by);
  const bool signs = c.low == 0 && by.low == 0 && std::signbit(c.low) != std::signbit(by.low);
  return by.low <= c.low && c.high <= by.high && !signs;
}

}  // namespace assay::oracle
