#include <algorithm>
#include <cmath>
#include <utility>

#include "oracle/envelope/real_rules.h"
#include "spec/types/float_code.h"

/// Functions of operands that are intervals: by their ends where they are monotone, by an enclosure of all their values
/// elsewhere.
namespace assay::oracle {
namespace {

/// Positive zero at the lower end, so that a function with a pole there is taken from the right.
double left_end(const Cell& c) { return c.low == 0 && c.high > 0 ? 0.0 : c.low; }

/// A reciprocal root: among numbers above zero lies -0, where it is the other infinity.
bool has_pole_of_two_signs(const Elementary& f, const Cell& x) {
  const bool has_negative_zero = x.low == 0 && std::signbit(x.low) && x.high > 0;
  const auto at_zero = f.special(0.0, 0);
  return has_negative_zero && at_zero && std::isinf(*at_zero) && f.special(-0.0, 0) != at_zero;
}

bool is_monotone(const Elementary& f) {
  return f.monotonicity == Monotonicity::kIncreasing || f.monotonicity == Monotonicity::kDecreasing;
}

double magnitude(const Cell& c) { return std::max(std::fabs(c.low), std::fabs(c.high)); }
double least_magnitude(const Cell& c) { return contains_zero(c) ? 0 : std::min(std::fabs(c.low), std::fabs(c.high)); }
Cell magnitudes(const Cell& c) { return interval(least_magnitude(c), magnitude(c), c.flags & kMayNan); }

}  // namespace

Cell RealRules::or_nan(const Cell& c) const {
  return numbers_.has_nan ? with_nan(c) : anything(Opening::kUnrepresentable);
}

// ---- Functions of one number --------------------------------------------------------------------

Cell RealRules::on_interval(const Elementary& f, const spec::Budget& budget, const Cell& x) const {
  if (is_monotone(f)) {
    const Enclosure domain = domain_of(f);
    if (x.high < domain.low || x.low > domain.high) return or_nan(must_be_nan());
    if (x.low >= domain.low && x.high <= domain.high) return monotone_on(f, budget, x);
    const double low = x.low >= domain.low ? x.low : domain.low == 0 ? -0.0 : domain.low;  // -0 lies in it
    const Cell inside = interval(low, std::min(x.high, domain.high), x.flags);
    const Cell c = inside.low == inside.high ? at_ends(f, budget, inside) : monotone_on(f, budget, inside);
    return is_unconstrained(c) ? c : or_nan(c);
  }
  return f.monotonicity == Monotonicity::kWave ? wave_on(f, budget, x) : over_range(f, budget, x, interval(0, 0));
}

/// Of an interval of one number; zeros are two.
Cell RealRules::at_ends(const Elementary& f, const spec::Budget& budget, const Cell& x) const {
  const Cell low = elementary_at(f, budget, x.low, 0);
  if (std::signbit(x.low) == std::signbit(x.high)) return low;
  return either(unions_, type_, low, elementary_at(f, budget, x.high, 0));
}

Cell RealRules::monotone_on(const Elementary& f, const spec::Budget& budget, const Cell& x) const {
  if (has_pole_of_two_signs(f, x)) {
    const Cell beside = interval(0.0, x.high, x.flags);
    return either(unions_, type_, elementary_at(f, budget, -0.0, 0), monotone_on(f, budget, beside));
  }
  const double low = left_end(x), high = x.high == 0 && x.low < 0 ? -0.0 : x.high;
  // Just beside an end that is a zero or infinity the budget holds, though it does not at the end.
  const Cell a = near_end(elementary_at(f, budget, low, 0), budget),
             b = near_end(elementary_at(f, budget, high, 0), budget);
  if (may_nan(a) || may_nan(b)) return anything(Opening::kWideInterval);
  const std::uint32_t flags = (a.flags | b.flags) & kUnroundedFlags;
  // The exact value less what may be missing of it is concave, more what it may have is convex: the ends bound both.
  const Cell c = budget.is_of_op                               ? hull(a, b)
                 : f.monotonicity == Monotonicity::kIncreasing ? interval(a.low, b.high, flags)
                                                               : interval(b.low, a.high, flags);
  const std::pair<double, double> places[] = {{low, 0}, {high, 0}};
  return across_zero(across_binades(c, exact_hull(f, budget, c, places), budget), budget);
}

/// Sine and cosine, of which infinity has none.
Cell RealRules::wave_on(const Elementary& f, const spec::Budget& budget, const Cell& x) const {
  const double unit = ulp(type_, 1.0) + budget.around(1, ulp(type_, 1.0));
  if (contains_infinity(x)) return or_nan(within(-1 - unit, 1 + unit, 0));
  const Cell ends =
      hull(near_end(elementary_at(f, budget, x.low, 0), budget), near_end(elementary_at(f, budget, x.high, 0), budget));
  // Between the ends the value may be larger, and with it the unit.
  const double run = (x.high - x.low) * (1 + 0x1p-40);
  const double largest = std::min(1.0, std::max(std::fabs(ends.low), std::fabs(ends.high)) + run);
  const double reach = run + budget.around(largest, ulp(type_, largest));
  const Cell c = within(std::max(ends.low - reach, -1 - unit), std::min(ends.high + reach, 1 + unit), 0);
  return across_binades(c, {c.low, c.high}, budget);
}

Cell RealRules::around_range(const spec::Budget& budget, const Enclosure& exact) const {
  const auto slack = [&](double x) {
    return std::isinf(x) ? 0 : budget.around(std::fabs(x), ulp(type_, x)) * (1 + 0x1p-40);
  };
  const std::uint32_t flags = fma_ ? kUnroundedProduct : 0u;
  const double most = 4 * numbers_.max_finite;
  const Enclosure e{std::clamp(exact.low, -most, most), std::clamp(exact.high, -most, most)};
  const Cell c = within(e.low - slack(e.low), e.high + slack(e.high), flags);
  return across_zero(across_binades(c, e, budget), budget);
}

/// Zero parts an interval, and infinity is taken by itself.
Cell RealRules::over_range(const Elementary& f, const spec::Budget& budget, const Cell& x, const Cell& y) const {
  if (contains_infinity(y)) return anything(Opening::kWideInterval);
  UnionBuilder all(type_);
  for (const double end : {x.low, x.high})
    if (std::isinf(end) || end == 0) all.add(elementary_at(f, budget, end, y.low));
  if (contains_zero(x))
    for (const double zero : {-0.0, 0.0}) all.add(elementary_at(f, budget, zero, y.low));
  const double most = numbers_.max_finite, least = numbers_.min_subnormal;
  for (const Enclosure& half : {Enclosure{std::max(x.low, -most), std::min(x.high, -least)},
                                Enclosure{std::max(x.low, least), std::min(x.high, most)}}) {
    if (half.low > half.high) continue;
    const Enclosure exact = enclose_range(f, half, {y.low, y.high});
    if (!std::isfinite(exact.low) && !std::isfinite(exact.high)) return anything(Opening::kWideInterval);
    all.add(around_range(budget, exact));
  }
  const Cell c = all.finish(unions_);
  return may_nan(c) && !numbers_.has_nan ? anything(Opening::kUnrepresentable) : c;
}

// ---- Functions of two numbers -------------------------------------------------------------------

bool RealRules::is_signaling(const Cell& c) const {
  return is_known_nan(c) && spec::is_signaling_nan(type_, static_cast<std::uint64_t>(c.integer_high));
}

/// A number only where it does not depend on the NaN: NaN^0 and 1^NaN are 1. Of a signaling NaN they may be NaN as well
/// (IEEE 754-2019, 9.2.1).
Cell RealRules::of_nan(const Elementary& f, const Cell& x, const Cell& y) const {
  if (f.operands == 1) return elementary_at(f, {}, x.low, 0);
  const Cell other = read(must_nan(x) ? y : x);
  const bool may_stay = is_signaling(x) || is_signaling(y);
  const auto value = [&](double at) {
    const Cell c = must_nan(x) ? elementary_at(f, {}, x.low, at) : elementary_at(f, {}, at, y.low);
    return may_stay ? or_nan(c) : c;
  };
  if (is_point(other)) return value(other.low);
  UnionBuilder all(type_);
  all.add(must_be_nan());
  for (const double at : {0.0, 1.0})
    if (other.low <= at && at <= other.high) all.add(value(at));
  return all.finish(unions_);
}

Cell RealRules::on_rectangle(const Elementary& f, const spec::Budget& budget, const Cell& x, const Cell& y) const {
  if (f.id == spec::PrimitiveId::kPower) return power_on(f, budget, x, y);
  return f.id == spec::PrimitiveId::kAtan2 ? angle_on(f, budget, x, y) : anything(Opening::kWideInterval);
}

/// x^y of positive bases: monotone in each argument, so the corners bound it; as on an interval.
Cell RealRules::of_positive_base(const Elementary& f, const spec::Budget& budget, const Cell& x, const Cell& y) const {
  const std::pair<double, double> corners[] = {
      {left_end(x), y.low}, {left_end(x), y.high}, {x.high, y.low}, {x.high, y.high}};
  const auto corner = [&](double a, double b) { return near_end(elementary_at(f, budget, a, b), budget); };
  Cell all = corner(corners[0].first, corners[0].second);
  for (const auto& [a, b] : std::span(corners).subspan(1)) all = hull(all, corner(a, b));
  if (may_nan(all)) return anything(Opening::kWideInterval);
  const Cell c = interval(all.low, all.high, all.flags & kUnroundedFlags);
  return across_zero(across_binades(c, exact_hull(f, budget, c, corners), budget), budget);
}

/// -0 to an odd power is -0 or negative infinity.
Cell RealRules::beside_negative_zero(const Cell& powers, const Cell& y) const {
  UnionBuilder all(type_);
  all.add(powers);
  const auto is_odd = [](double n) { return std::fabs(std::fmod(n, 2)) == 1; };
  const auto may_be_odd = [&](double low, double high) { return low < high || (low == high && is_odd(low)); };
  if (may_be_odd(y.low, std::min(y.high, -1.0))) all.add(infinite(point(-kInfinity)));
  if (may_be_odd(std::max(y.low, 1.0), y.high)) all.add(representable(point(-0.0)));
  return all.finish(unions_);
}

/// A base that may be negative has a power of either sign, or none where the exponent may be no integer.
Cell RealRules::power_on(const Elementary& f, const spec::Budget& budget, const Cell& x, const Cell& y) const {
  if (left_end(x) >= 0 && !std::signbit(left_end(x))) {
    const Cell powers = of_positive_base(f, budget, x, y);
    return std::signbit(x.low) && !is_unconstrained(powers) ? beside_negative_zero(powers, y) : powers;
  }
  const bool is_integer = y.low == y.high && y.low == std::trunc(y.low) && std::isfinite(y.low);
  const Cell size = of_positive_base(f, budget, magnitudes(x), y);
  if (is_unconstrained(size)) return size;
  const bool is_even = is_integer && std::fmod(y.low, 2) == 0, is_negative = x.high < 0;
  if (is_even) return size;
  if (is_integer && is_negative) return negate(size);
  const Cell both = hull(size, negate(size));
  return is_integer ? both : or_nan(both);
}

/// atan2: on both sides of the cut along the negative axis, and around zero, any angle.
Cell RealRules::angle_on(const Elementary& f, const spec::Budget& budget, const Cell& y, const Cell& x) const {
  constexpr double kPi = 3.14159265358979323846;
  const Enclosure circle{before(-kPi), after(kPi)};
  const auto corners = [&](UnionBuilder& all) {
    for (const double b : {y.low, y.high})
      for (const double a : {x.low, x.high}) all.add(elementary_at(f, budget, b, a));
  };
  const bool is_zero = y.low == 0 && y.high == 0 && std::signbit(y.low) == std::signbit(y.high);
  if (contains_zero(y) && !(x.low > 0) && !(is_zero && x.high < 0)) return around_range(budget, circle);
  if (is_zero) {  // one value for all x on a side
    UnionBuilder all(type_);
    corners(all);
    return all.finish(unions_);
  }
  const double most = numbers_.max_finite;
  const auto finite = [&](const Cell& c) {
    return Enclosure{std::clamp(c.low, -most, most), std::clamp(c.high, -most, most)};
  };
  const Cell angles = around_range(budget, enclose_range(f, finite(y), finite(x)));
  if (!contains_infinity(x) && !contains_infinity(y)) return angles;
  UnionBuilder all(type_);
  corners(all);
  const Cell ends = spanned(all.finish(unions_));
  return hull(angles, ends);
}

// ---- Arithmetic ---------------------------------------------------------------------------------

/// Its sign is that of a, and its size below that of a and of b: what is left of a where all quotients have one integer
/// part.
Cell RealRules::remainder_on(const Cell& a, const Cell& b) const {
  const bool may_be_nan = contains_infinity(a) || contains_zero(b);
  const double most = std::min(magnitude(a), magnitude(b));
  double low = a.low < 0 ? -most : std::copysign(0.0, a.low), high = a.high > 0 ? most : std::copysign(0.0, a.high);
  const double fewest = std::floor(before(least_magnitude(a) / magnitude(b))),
               steps = std::floor(after(magnitude(a) / least_magnitude(b)));
  if (!may_be_nan && fewest == steps && !contains_zero(a) && steps < 0x1p20) {
    const double least = std::max(0.0, before(least_magnitude(a) - after(steps * magnitude(b))));
    const double largest = std::min(most, after(magnitude(a) - before(steps * least_magnitude(b))));
    (a.low > 0 ? low : high) = a.low > 0 ? least : -least;
    (a.low > 0 ? high : low) = a.low > 0 ? largest : -largest;
  }
  Cell c = within(low, high, (a.flags | b.flags) & kMayNan);
  if (c.low == 0 && c.high == 0) c.flags |= a.flags & kZeroSignFree;
  return may_be_nan ? or_nan(c) : c;
}

}  // namespace assay::oracle
