#include <algorithm>

#include "oracle/envelope/domain.h"
#include "oracle/numerics/range.h"
#include "oracle/numerics/total_order.h"

/// Conversions and comparisons.
namespace assay::oracle {
// ---- Conversions --------------------------------------------------------------------------------

namespace {

Exactly exactly(ElementType e, std::int64_t n) {
  const Wide x = wide(e, n);
  const auto nearest = static_cast<double>(spec::is_unsigned(e) ? static_cast<double>(static_cast<std::uint64_t>(n))
                                                                : static_cast<double>(n));
  const Wide error = x - static_cast<Wide>(nearest);
  return with_error(nearest, error > 0 ? 1 : error < 0 ? -1 : 0);
}

/// Rounding to the target, where the contract says so also through f32.
Cell to_real(const EnvelopeDomain& d, ElementType to, const Exactly& low, const Exactly& high, bool of_point,
             std::uint32_t flags, Flush flush) {
  const RealRules& r = d.rules(to, flush);
  if (!numbers(to).has_sign && low.down <= 0) return anything(Opening::kUnrepresentable);
  return r.unless_open(r.rounded_via(d.contract().convert_via[static_cast<std::size_t>(to)], low, high, flags),
                       of_point);
}

Cell real_to_real(const EnvelopeDomain& d, ElementType from, const Cell& x, ElementType to, Flush flush) {
  if (from == to) return x;
  // A result that was never rounded to its type may be what the type has no code for.
  const std::optional<ElementType> wide = d.contract().excess[static_cast<std::size_t>(from)];
  const bool may_be_wide = wide.has_value();
  if (must_nan(x))
    return numbers(to).has_nan && (numbers(from).has_infinity || !may_be_wide) ? must_be_nan()
                                                                               : anything(Opening::kUnrepresentable);
  if (may_nan(x) && !numbers(to).has_nan) return anything(Opening::kUnrepresentable);
  if (is_unconstrained(x)) return anything(x.flags & kOpeningFlags);
  Cell c = x;
  const bool is_wider = numbers(to).precision > numbers(from).precision;
  // What leaves the range of the type may be infinite in the wide one.
  if (may_nan(x) && may_be_wide && is_wider && !numbers(from).has_infinity) return anything(Opening::kRange);
  if (is_wider) c = d.rules(from).in_wider_format(c);
  c = d.rules(from, flush).read(c);
  if (is_wider && may_be_wide) c = d.rules(*wide, flush).read(c);  // it may be subnormal in the wide one
  const bool is_infinite = c.low == c.high && std::isinf(c.low);
  if (is_infinite && d.rules(to).lacks_infinity()) return d.rules(to).infinite(c);
  const Exactly low{c.low, c.low, c.low}, high{c.high, c.high, c.high};
  Cell out = to_real(d, to, low, high, is_point(x), x.flags & (kMayNan | kZeroSignFree), flush);
  const bool is_zero = out.low == 0 && out.high == 0;
  if (!is_zero) out.flags &= ~std::uint32_t{kZeroSignFree};
  if (is_zero && may_be_wide && !numbers(from).has_negative_zero) out.flags |= kZeroSignFree;
  return out;
}

struct Saturated {
  std::int64_t value;
  bool in_range;
};
Saturated truncated(ElementType to, double x) {
  std::byte storage[8] = {}, out[8] = {};
  store_float(ElementType::f64, x, storage);
  const std::array<ElementType, 1> types{ElementType::f64};
  static const Primitive& convert = primitive(PrimitiveId::kConvert);
  const Column in{storage, 0};
  (*resolve(convert, to, types))({out, 0}, &in, 1);
  const double whole = std::trunc(x);
  const int width = spec::bits(to);
  const double top = std::ldexp(1.0, spec::is_signed(to) ? width - 1 : width);
  const double bottom = spec::is_signed(to) ? -top : 0;
  return {load_integer(to, out), whole >= bottom && whole < top};
}

Cell real_to_integer(const EnvelopeDomain& d, const Cell& x, ElementType to) {
  const bool open = d.contract().float_to_integer_any;
  if (must_nan(x)) return open ? any_integer(to, Opening::kFloatToInteger) : integer_point(0);
  const Saturated low = truncated(to, x.low), high = truncated(to, x.high);
  if (open && (may_nan(x) || !low.in_range || !high.in_range)) return any_integer(to, Opening::kFloatToInteger);
  Cell c = integer_interval(low.value, high.value);
  if (may_nan(x)) c = integer_hull(to, c, integer_point(0));
  return c;
}

Cell real_to_bool(const EnvelopeDomain& d, ElementType from, const Cell& x) {
  if (must_nan(x)) return integer_point(1);
  const Cell c = d.rules(from).read(x);
  if (!contains_zero(c)) return integer_point(1);
  return c.low == 0 && c.high == 0 && !may_nan(c) ? integer_point(0) : integer_interval(0, 1);
}

Cell integer_to_integer(const EnvelopeDomain& d, ElementType from, const Cell& x, ElementType to) {
  const Wide low = wide(from, x.integer_low), high = wide(from, x.integer_high);
  if (spec::is_bool(to)) {
    if (low == 0 && high == 0) return integer_point(0);
    return low <= 0 && high >= 0 ? integer_interval(0, 1) : integer_point(1);
  }
  if (fits(to, low) && fits(to, high)) return integer_interval(x.integer_low, x.integer_high);
  if (d.contract().integer_overflow_any) return any_integer(to, Opening::kIntegerOverflow);
  if (low != high) return any_integer(to, Opening::kManyOperands);
  std::byte storage[8] = {};
  store_bits(to, {static_cast<std::uint64_t>(x.integer_low), 0}, storage);
  return integer_point(load_integer(to, storage));
}

}  // namespace

Cell convert_cell(const EnvelopeDomain& d, ElementType from, const Cell& x, ElementType to, Flush flush) {
  if (!spec::is_float(from)) {
    if (!spec::is_float(to)) return integer_to_integer(d, from, x, to);
    return d.rules(to).signed_freely(d.rules(to).representable(
        to_real(d, to, exactly(from, x.integer_low), exactly(from, x.integer_high), is_integer_point(x), 0, flush)));
  }
  if (spec::is_float(to))
    return d.rules(to).signed_freely(d.rules(to).representable(real_to_real(d, from, x, to, flush)));
  return spec::is_bool(to) ? real_to_bool(d, from, x) : real_to_integer(d, x, to);
}

// ---- Comparisons --------------------------------------------------------------------------------

namespace {

enum Direction : std::int64_t { kEq, kNe, kGe, kGt, kLe, kLt };

/// From how the intervals lie: `below` all of a before all of b, `not_above` no a after a b, and so on.
struct Position {
  bool below, not_above, above, not_below, equal;
};

Cell truth(std::int64_t direction, const Position& p) {
  const auto definite = [](bool always, bool never) {
    return always ? integer_point(1) : never ? integer_point(0) : integer_interval(0, 1);
  };
  switch (direction) {
    case kEq: return definite(p.equal, p.below || p.above);
    case kNe: return definite(p.below || p.above, p.equal);
    case kGe: return definite(p.not_below, p.below);
    case kGt: return definite(p.above, p.not_above);
    case kLe: return definite(p.not_above, p.above);
    default: return definite(p.below, p.not_below);
  }
}

template <class T> Position position(T a_low, T a_high, T b_low, T b_high) {
  return {a_high<b_low, a_high <= b_low, a_low> b_high, a_low >= b_high,
          a_low == a_high && b_low == b_high && a_low == b_low};
}

/// Where an element lies among the codes of its type. A zero whose sign is free spreads over both.
struct KeyRange {
  std::int64_t low, high;
};
KeyRange keys_of(ElementType e, const TotalOrderKey& key, const Cell& c) {
  if (is_known_nan(c))
    return {key(static_cast<std::uint64_t>(c.integer_high)), key(static_cast<std::uint64_t>(c.integer_high))};
  const bool free_zero = (c.flags & kZeroSignFree) != 0 || c.low != c.high;
  const double low = c.low == 0 && free_zero ? -0.0 : c.low, high = c.high == 0 && free_zero ? 0.0 : c.high;
  return {key(encode(e, low)), key(encode(e, high))};
}

/// Order of the codes; unknown where a NaN decides whose code is not known, or whose sign the format has no bit for.
Cell compare_totally(const spec::Contract& contract, ElementType e, std::int64_t direction, const Cell& a,
                     const Cell& b) {
  const auto is_unknown = [](const Cell& c) { return may_nan(c) && !is_known_nan(c); };
  const bool asks_for_sign = contract.unrepresentable_any && has_one_nan(e) && may_nan(a) != may_nan(b) &&
                             direction != kEq && direction != kNe;
  if (is_unknown(a) || is_unknown(b) || asks_for_sign) return integer_interval(0, 1);
  const TotalOrderKey key(e);
  const KeyRange x = keys_of(e, key, a), y = keys_of(e, key, b);
  return truth(direction, position(x.low, x.high, y.low, y.high));
}

Cell compare_reals(const RealRules& r, std::int64_t direction, const Cell& x, const Cell& y) {
  const Cell nan_answer = integer_point(direction == kNe ? 1 : 0);
  if (must_nan(x) || must_nan(y)) return nan_answer;
  const Cell a = r.read(x), b = r.read(y);
  const Cell c = truth(direction, position(a.low, a.high, b.low, b.high));
  return may_nan(x) || may_nan(y) ? integer_hull(ElementType::i1, c, nan_answer) : c;
}

/// NaN is a number above all others: a truth about the first of a pair, then about the second.
Cell compare_weakly(const RealRules& r, std::int64_t direction, const Cell& x, const Cell& y) {
  using Place = std::pair<bool, double>;
  const Place nan(true, 0);
  const auto low = [&](const Cell& c) { return must_nan(c) ? nan : Place(false, r.read(c).low); };
  const auto high = [&](const Cell& c) { return may_nan(c) ? nan : Place(false, r.read(c).high); };
  return truth(direction, position(low(x), high(x), low(y), high(y)));
}

constexpr std::int64_t kTotalOrder = 1, kWeakOrder = 4;

}  // namespace

Cell compare_with_itself(ElementType e, const Parameters& p, const Cell& x) {
  const Cell equal = truth(p[0], {false, true, false, true, true});
  const bool asks_for_nan = spec::is_float(e) && p[1] != kTotalOrder && p[1] != kWeakOrder;
  if (!asks_for_nan || !may_nan(x)) return equal;
  const Cell nan_answer = integer_point(p[0] == kNe ? 1 : 0);
  return must_nan(x) ? nan_answer : integer_hull(ElementType::i1, equal, nan_answer);
}

namespace {

Cell compare_intervals(const EnvelopeDomain& d, ElementType e, const Parameters& p, const Cell& a, const Cell& b) {
  if (spec::is_float(e) && p[1] == kTotalOrder) return compare_totally(d.contract(), e, p[0], a, b);
  if (spec::is_float(e) && p[1] == kWeakOrder) return compare_weakly(d.rules(e), p[0], a, b);
  if (spec::is_float(e)) return compare_reals(d.rules(e), p[0], a, b);
  return truth(
      p[0], position(wide(e, a.integer_low), wide(e, a.integer_high), wide(e, b.integer_low), wide(e, b.integer_high)));
}

}  // namespace

Cell compare_cells(const EnvelopeDomain& d, ElementType e, const Parameters& p, const Cell& a, const Cell& b) {
  if (!is_union(a) && !is_union(b)) return compare_intervals(d, e, p, a, b);
  const std::uint32_t nan_of_a = is_union(a) ? a.flags & kMayNan : 0, nan_of_b = is_union(b) ? b.flags & kMayNan : 0;
  UnionBuilder all(ElementType::i1);
  for (Cell x : pieces_of(a))
    for (Cell y : pieces_of(b)) {
      x.flags |= nan_of_a;
      y.flags |= nan_of_b;
      all.add(compare_intervals(d, e, p, x, y));
    }
  return all.finish(d.unions());
}

}  // namespace assay::oracle
