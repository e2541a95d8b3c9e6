#include "oracle/envelope/real_rules.h"

#include <algorithm>
#include <utility>

namespace assay::oracle {
namespace {

std::size_t slot(ElementType e) { return static_cast<std::size_t>(e); }

std::uint32_t nan_flags(const Cell& a, const Cell& b) { return (a.flags | b.flags) & kMayNan; }

/// The sign of a zero result is free where the sign of an operand's zero was.
Cell with_zero_sign(Cell result, const Cell& a, const Cell& b) {
  if (result.low == 0 && result.high == 0) result.flags |= (a.flags | b.flags) & kZeroSignFree;
  return result;
}

bool may_be_negative(const Cell& c) { return std::signbit(c.low) || (c.low == 0 && (c.flags & kZeroSignFree) != 0); }
bool may_be_positive(const Cell& c) { return !std::signbit(c.high) || (c.high == 0 && (c.flags & kZeroSignFree) != 0); }
bool may_be_either(const Cell& c) { return may_be_negative(c) && may_be_positive(c); }

/// Of a product or quotient: its sign follows from the operands' also where it is zero.
Cell with_product_sign(Cell result, const Cell& a, const Cell& b) {
  if (result.low == 0 && result.high == 0 && (may_be_either(a) || may_be_either(b))) result.flags |= kZeroSignFree;
  return result;
}

/// Zero, and nothing says of which sign.
bool is_any_zero(const Cell& c) { return !must_nan(c) && c.low == 0 && c.high == 0 && may_be_either(c); }
Cell zero_like(const Cell& c, double zero) { return interval(zero, zero, c.flags & ~std::uint32_t{kZeroSignFree}); }

/// Zeros of both signs are one value with a free sign.
Cell with_both_zeros(Cell c) {
  if (c.low == 0 && c.high == 0 && std::signbit(c.low) != std::signbit(c.high))
    return interval(0, 0, c.flags | kZeroSignFree);
  return c;
}

/// Between the same doubles the nearest one tells.
bool is_less(const Exactly& a, const Exactly& b) {
  return a.down < b.down || (a.down == b.down && (a.up < b.up || (a.up == b.up && a.nearest < b.nearest)));
}

/// The least and the greatest of a function that is monotone in each operand.
std::pair<Exactly, Exactly> over_corners(Exactly (*function)(double, double), const Cell& a, const Cell& b) {
  Exactly low = function(a.low, b.low), high = low;
  if (is_point(a) && is_point(b)) return {low, high};
  for (const Exactly& corner : {function(a.low, b.high), function(a.high, b.low), function(a.high, b.high)}) {
    if (is_less(corner, low)) low = corner;
    if (is_less(high, corner)) high = corner;
  }
  return {low, high};
}

}  // namespace

RealRules::RealRules(ElementType e, const spec::Contract& contract, Unions& unions, Flush flush)
    : type_(e), contract_(contract), unions_(unions), numbers_(oracle::numbers(e)),
      max_subnormal_(next_down(e, numbers_.min_normal)),
      flush_inputs_((flush == Flush::kAsGranted && contract.flush_inputs[slot(e)]) ||
                    (flush == Flush::kInWider && contract.flush_inputs[slot(ElementType::f32)])),
      flush_results_((flush != Flush::kNone && contract.flush_results[slot(e)]) ||
                     (flush == Flush::kInWider && contract.flush_results[slot(ElementType::f32)])),
      fma_(contract.fma[slot(e)]), excess_(contract.excess[slot(e)].has_value()), faithful_(contract.faithful[slot(e)]),
      inexact_any_(contract.inexact_any[slot(e)]),
      unrepresentable_any_(contract.unrepresentable_any && flush != Flush::kRead),
      complete_(numbers_.has_zero && numbers_.has_sign && numbers_.has_infinity && numbers_.has_nan) {}

// ---- Rounding -----------------------------------------------------------------------------------

Cell RealRules::overflowed(Cell c) const {
  if (numbers_.has_infinity) return c;
  const double max = numbers_.max_finite;
  const bool low_out = !(c.low >= -max && c.low <= max), high_out = !(c.high >= -max && c.high <= max);
  if (!low_out && !high_out) return c;
  if (!numbers_.has_nan) return interval(std::clamp(c.low, -max, max), std::clamp(c.high, -max, max), c.flags);
  const bool all_out = low_out && high_out && (c.low > 0) == (c.high > 0);
  if (all_out && !contract_.special_overflow_any) return must_be_nan();
  return interval(std::clamp(c.low, -max, max), std::clamp(c.high, -max, max), c.flags | kMayNan);
}

Cell RealRules::infinite(const Cell& c) const {
  return lacks_infinity() && unrepresentable_any_ ? anything(Opening::kUnrepresentable) : overflowed(c);
}

double RealRules::least_normal() const {
  return numbers_.has_zero ? numbers_.min_normal : oracle::numbers(ElementType::f32).min_normal;
}

Cell RealRules::flushed(Cell c, double exact_low, double exact_high) const {
  if (!flush_results_) return c;
  // Before or after the rounding: machines differ in where they see it.
  const auto tiny = [&](double x) { return x > 0 && x < least_normal(); };
  if (tiny(exact_low) || tiny(c.low)) c.low = 0;
  if (tiny(-exact_high) || tiny(-c.high)) c.high = 0;
  return c;
}

Cell RealRules::rounded(const Exactly& low, const Exactly& high, std::uint32_t flags) const {
  double a = nearest_in(type_, low), b = nearest_in(type_, high);
  const bool exact = low.is_double() && high.is_double() && a == low.nearest && b == high.nearest;
  if (!exact && inexact_any_) return anything(Opening::kInexact);
  if (!exact && excess_) flags |= kExcessPrecision;
  if (a != a) a = low.nearest;  // beyond a format without infinity: `overflowed` decides
  if (b != b) b = high.nearest;
  if (!exact && faithful_) {
    a = next_down(type_, a);
    b = next_up(type_, b);
  }
  return overflowed(with_both_zeros(flushed(interval(a, b, flags), low.down, high.up)));
}

Cell RealRules::unless_open(const Cell& result, bool of_points) const {
  return inexact_any_ && !of_points && result.low != result.high ? anything(Opening::kInexact) : result;
}

Cell RealRules::rounded_via(std::optional<ElementType> wider, const Exactly& low, const Exactly& high,
                            std::uint32_t flags) const {
  const Cell c = rounded(low, high, flags);
  if (!wider || oracle::numbers(*wider).precision <= numbers_.precision) return c;
  const double a = nearest_in(*wider, low), b = nearest_in(*wider, high);
  if (a != a || b != b) return c;
  return hull(c, rounded({a, a, a}, {b, b, b}, flags));
}

Cell RealRules::within(double low, double high, std::uint32_t flags) const {
  if (low == high && (std::isinf(low) || round_unbounded(type_, low, Rounding::kUp) == low))
    return overflowed(interval(low, high, flags));
  if (inexact_any_) return anything(Opening::kInexact);
  double a = std::isfinite(low) ? round_unbounded(type_, low, Rounding::kUp) : low;
  double b = std::isfinite(high) ? round_unbounded(type_, high, Rounding::kDown) : high;
  if (a > b) a = b = round_unbounded(type_, low + (high - low) / 2, Rounding::kNearestEven);
  if (excess_) flags |= kExcessPrecision;
  if (b > numbers_.max_finite) b = kInfinity;
  if (a < -numbers_.max_finite) a = -kInfinity;
  if (a > numbers_.max_finite) a = kInfinity;
  if (b < -numbers_.max_finite) b = -kInfinity;
  return overflowed(with_both_zeros(flushed(interval(a, b, flags), low, high)));
}

Cell RealRules::in_wider_format(Cell c) const {
  if ((c.flags & kExcessPrecision) == 0 || must_nan(c)) return c;
  const double most = numbers_.max_finite;  // beyond it lies what was rounded to infinity
  c.low = std::isfinite(c.low) ? c.low - ulp(type_, c.low) : std::min(c.low, most);
  c.high = std::isfinite(c.high) ? c.high + ulp(type_, c.high) : std::max(c.high, -most);
  return c;
}

Cell RealRules::with_underflow(Cell magnitude) const {
  if (magnitude.high <= 0) return magnitude;
  const bool may_flush = flush_results_ || flush_inputs_;
  const double flushed = may_flush ? std::min(magnitude.high, least_normal()) / numbers_.unit_roundoff : 0;
  magnitude.high = std::max({magnitude.high, least_normal(), flushed});
  return magnitude;
}

Cell RealRules::enlarged(const Cell& c, const Cell& unit_roundoffs) const {
  if (is_unconstrained(c)) return c;
  if (may_nan(unit_roundoffs) || !std::isfinite(unit_roundoffs.high)) return anything(Opening::kWideInterval);
  // A radius is computed in the type: where that has neither infinities nor NaN, one that has overflowed looks small.
  const bool shows_overflow = numbers_.has_infinity || numbers_.has_nan;
  if (!shows_overflow && unit_roundoffs.high > 0) return anything(Opening::kWideInterval);
  const double reach = unit_roundoffs.high * numbers_.unit_roundoff * (faithful_ ? 2 : 1);
  if (must_nan(c) || !std::isfinite(c.low) || !std::isfinite(c.high)) return c;
  Cell out = reach == 0 ? c : hull(c, within(c.low - reach, c.high + reach, c.flags));
  if (contains_zero(out)) out.flags |= kZeroSignFree;
  return out;
}

Cell RealRules::read(Cell c) const {
  if (!flush_inputs_ || must_nan(c)) return c;
  if (c.low > 0 && c.low < least_normal()) c.low = 0;
  if (c.high < 0 && c.high > -least_normal()) c.high = zero_of(c).low;
  return c;
}

Cell RealRules::unrounded(Cell c) const {
  if (!fma_ || !is_unrounded(c) || must_nan(c)) return c;
  if (has_product_error(c)) return hull(rounded_for_good(c), exactly(c));
  return before_rounding(c, type_ == ElementType::f64 ? 1 : 0.5);
}

Cell RealRules::before_rounding(Cell c, double units) const {
  if (std::isfinite(c.low)) c.low -= units * ulp(type_, c.low);
  if (std::isfinite(c.high)) c.high += units * ulp(type_, c.high);
  // A product that overflows on its own may come back by the addition.
  if (c.low == kInfinity) c.low = numbers_.max_finite;
  if (c.high == -kInfinity) c.high = -numbers_.max_finite;
  return c;
}

Cell RealRules::exactly(const Cell& c) const {
  const auto error = product_error(type_, c);
  if (!error) return rounded_for_good(unrounded(c));
  if (type_ != ElementType::f64) return point(c.low + error->low);
  return error->low > 0 ? interval(c.low, after(c.low)) : interval(before(c.low), c.low);
}

bool RealRules::is_unrepresentable(const Cell& c) const {
  if (may_nan(c) && !numbers_.has_nan) return true;
  if (must_nan(c)) return false;
  return (!numbers_.has_sign && (c.low < 0 || std::signbit(c.low))) || (!numbers_.has_zero && c.low <= 0);
}

Cell RealRules::by_policy(Cell c) const {
  if (!numbers_.has_nan) {
    const Cell zero = interval(-0.0, -0.0, c.flags & ~std::uint32_t{kNanFlags});
    return must_nan(c) ? zero : hull(interval(c.low, c.high, zero.flags), zero);
  }
  if (c.high < 0) return must_be_nan();
  if (c.low < 0) c.flags |= kMayNan;
  return interval(std::max(c.low, numbers_.min_subnormal), std::max(c.high, numbers_.min_subnormal), c.flags);
}

/// Conversions of zero give NaN or the smallest number.
Cell RealRules::or_nan_of_zero(const Cell& c) const {
  Cell out = overflowed(by_policy(c));
  if (contract_.unrepresentable_any && numbers_.has_nan) out.flags |= kMayNan;
  return out;
}

Cell RealRules::representable(const Cell& c) const {
  if (complete_) return c;
  if (is_union(c)) return for_each_piece(unions_, type_, c, [this](const Cell& piece) { return representable(piece); });
  if (is_unrepresentable(c)) return unrepresentable_any_ ? anything(Opening::kUnrepresentable) : or_nan_of_zero(c);
  if (must_nan(c)) return c;
  if (!numbers_.has_negative_zero && c.low == 0 && c.high == 0)
    return interval(0, 0, c.flags & ~std::uint32_t{kZeroSignFree});
  return overflowed(c);
}

// ---- Arithmetic ---------------------------------------------------------------------------------

Cell RealRules::add(const Cell& x, const Cell& y) const {
  if (must_nan(x) || must_nan(y)) return must_be_nan();
  if (fma_ && (has_product_error(x) || has_product_error(y))) return add_products(x, y);
  const Cell a = read(unrounded(x)), b = read(unrounded(y));
  const Exactly low = exact_sum(a.low, b.low), high = exact_sum(a.high, b.high);
  const bool opposite = (a.low == -kInfinity && b.high == kInfinity) || (a.high == kInfinity && b.low == -kInfinity);
  if (opposite) return is_point(a) && is_point(b) ? must_be_nan() : anything(Opening::kWideInterval);
  return unless_open(with_zero_sign(rounded(low, high, nan_flags(x, y)), a, b), is_point(x) && is_point(y));
}

/// Of a product whose error is known: it is added rounded or exact, and nothing between.
Cell RealRules::add_products(const Cell& x, const Cell& y) const {
  UnionBuilder all(type_);
  all.add(add(rounded_for_good(x), rounded_for_good(y)));
  const auto add_exact = [&](const Cell& product, const Cell& other) {
    const auto error = product_error(type_, product);
    if (!error) return all.add(add(product, other));
    const Cell b = read(other);
    const Exactly low = sum_with_error(type_, product.low, b.low, error->low),
                  high = sum_with_error(type_, product.low, b.high, error->high);
    all.add(unless_open(rounded(low, high, nan_flags(product, other)), is_point(other)));
  };
  if (is_unrounded(x)) add_exact(x, rounded_for_good(y));
  if (is_unrounded(y)) add_exact(y, rounded_for_good(x));
  if (is_unrounded(x) && is_unrounded(y)) has_product_error(x) ? add_exact(x, exactly(y)) : add_exact(y, exactly(x));
  return all.finish(unions_);
}

Cell RealRules::multiply(const Cell& x, const Cell& y) const {
  if (must_nan(x) || must_nan(y)) return must_be_nan();
  const Cell a = read(x), b = read(y);
  if ((contains_zero(a) && contains_infinity(b)) || (contains_zero(b) && contains_infinity(a)))
    return is_point(a) && is_point(b) ? must_be_nan() : anything(Opening::kWideInterval);
  const auto [low, high] = over_corners(exact_product, a, b);
  Cell c = rounded(low, high, nan_flags(x, y));
  const bool exact = low.is_double() && high.is_double() && c.low == low.nearest && c.high == high.nearest;
  if (!exact && fma_ && !is_unconstrained(c)) {
    c.flags |= kUnroundedProduct;
    if (is_point(a) && is_point(b) && is_point(c)) c.flags |= product_error_flags(type_, a.low, b.low, c.low);
  }
  return unless_open(with_product_sign(c, a, b), is_point(x) && is_point(y));
}

Cell RealRules::divide(const Cell& x, const Cell& y) const {
  if (must_nan(x) || must_nan(y)) return must_be_nan();
  const Cell a = read(x), b = read(y);
  if (b.low == 0 && b.high == 0 && is_point(a) && is_point(b)) {
    if (a.low == 0) return overflowed(must_be_nan());
    const bool free = (b.flags & kZeroSignFree) != 0;
    const double q = a.low / b.low;
    return free ? either(unions_, type_, infinite(point(q)), infinite(point(-q))) : infinite(point(q));
  }
  if (contains_zero(b)) return quotient_by_zero_among(a, b);
  if (contains_infinity(a) && contains_infinity(b))
    return is_point(a) && is_point(b) ? must_be_nan() : anything(Opening::kWideInterval);
  const auto [low, high] = over_corners(exact_quotient, a, b);
  return unless_open(with_product_sign(rounded(low, high, nan_flags(x, y)), a, b), is_point(x) && is_point(y));
}

/// Of a divisor that may be zero, of either sign if it may be other numbers as well.
Cell RealRules::quotient_by_zero_among(const Cell& a, const Cell& b) const {
  if (!numbers_.has_infinity || inexact_any_) return anything(Opening::kWideInterval);
  UnionBuilder all(type_);
  const std::uint32_t nan = (a.flags | b.flags) & kMayNan;
  if (contains_zero(a) || (contains_infinity(a) && contains_infinity(b))) all.add(must_be_nan());
  if (a.low != 0 || a.high != 0) {
    all.add(point(kInfinity));
    all.add(point(-kInfinity));
  }
  const double least = numbers_.min_subnormal;
  for (const Cell& half : {interval(b.low, std::min(b.high, -least)), interval(std::max(b.low, least), b.high)}) {
    if (half.low > half.high) continue;
    if (contains_infinity(a) && contains_infinity(half)) return anything(Opening::kWideInterval);
    const auto [low, high] = over_corners(exact_quotient, a, half);
    all.add(with_product_sign(rounded(low, high, nan), a, half));
  }
  Cell c = all.finish(unions_);
  c.flags |= nan;
  return c;
}

Cell RealRules::remainder(const Cell& x, const Cell& y) const {
  if (must_nan(x) || must_nan(y)) return must_be_nan();
  const Cell a = read(x), b = read(y);
  if (contains_infinity(a) || contains_zero(b) || b.low != b.high) {
    const bool definite = is_point(a) && is_point(b) && (contains_infinity(a) || contains_zero(b));
    return definite ? must_be_nan() : remainder_on(a, b);
  }
  const double low = std::fmod(a.low, b.low), high = std::fmod(a.high, b.low);
  const bool same_multiple = a.high - a.low < std::fabs(b.low) && low <= high && (low >= 0) == (high >= 0);
  if (is_point(a) || same_multiple)
    return with_zero_sign(flushed(interval(low, high, nan_flags(a, y)), low, high), a, b);
  const double bound = std::fabs(b.low);
  return interval(a.low < 0 ? -bound : 0, a.high > 0 ? bound : 0, nan_flags(a, y));
}

std::optional<Cell> RealRules::read_as_zero(const Cell& x) const {
  const bool is_zero = x.low == 0 && x.high == 0;
  if (!flush_inputs_ || must_nan(x) || is_zero || x.low > max_subnormal_ || x.high < -max_subnormal_)
    return std::nullopt;
  return interval(std::max(x.low, -max_subnormal_), std::min(x.high, max_subnormal_), x.flags);
}

Cell RealRules::maximum(const Cell& x, const Cell& y) const {
  const bool is_free = contract_.minmax_nan_either;
  if (must_nan(x) || must_nan(y)) {
    if (!is_free || (must_nan(x) && must_nan(y))) return must_be_nan();
    return with_nan(read(must_nan(x) ? y : x));
  }
  const Cell a = read(x), b = read(y);
  const auto greater = [](double p, double q) { return p == q ? (std::signbit(p) ? q : p) : std::max(p, q); };
  Cell c = interval(greater(a.low, b.low), greater(a.high, b.high), nan_flags(x, y));
  if (is_free && may_nan(c)) {
    const Cell one = oracle::either(unions_, type_, oracle::either(unions_, type_, a, b), c);
    if (is_union(one)) return one;
    c = one;
  }
  if (is_free && contains_zero(a) && contains_zero(b) && c.low == 0 && c.high == 0) c.flags |= kZeroSignFree;
  // Operands that compare as zeros may come back as they are.
  if (const auto same = read_as_zero(x); same && contains_zero(b)) c = hull(c, *same);
  if (const auto same = read_as_zero(y); same && contains_zero(a)) c = hull(c, *same);
  if (c.low == 0 && c.high == 0)
    c.flags |= ((contains_zero(a) ? a.flags : 0) | (contains_zero(b) ? b.flags : 0)) & kZeroSignFree;
  return with_both_zeros(c);
}

/// Monotone in both operands.
Cell RealRules::next_after(const Cell& x, const Cell& toward) const {
  if (must_nan(x) || must_nan(toward)) return must_be_nan();
  const Cell a = read(x), b = read(toward);
  const double low = oracle::next_after(type_, a.low, b.low), high = oracle::next_after(type_, a.high, b.high);
  Cell c = flushed(interval(low, high, nan_flags(x, toward)), low, high);
  if (const auto same = read_as_zero(toward); same && contains_zero(a)) c = hull(c, *same);
  return overflowed(with_both_zeros(with_zero_sign(c, a, b)));
}

Cell RealRules::negate(const Cell& a) const {
  if (must_nan(a)) return a;
  if (is_union(a)) return for_each_piece(unions_, type_, a, [this](const Cell& piece) { return negate(piece); });
  Cell c = interval(-a.high, -a.low, has_product_error(a) ? negated_product_error(a.flags) : a.flags);
  if (!numbers_.has_negative_zero && c.low == 0 && c.high == 0) c.low = c.high = 0.0;
  return c;
}

Cell RealRules::abs(const Cell& a) const {
  if (must_nan(a)) return a;
  const std::uint32_t flags = rounded_for_good(a).flags;
  if (a.low > 0 || (a.low == 0 && a.high > 0)) return interval(std::fabs(a.low), a.high, flags);
  if (a.high < 0) return interval(-a.high, -a.low, flags);
  return interval(0, std::max(std::fabs(a.low), std::fabs(a.high)), flags & ~std::uint32_t{kZeroSignFree});
}

double RealRules::in_type(double x) const {
  const double rounded = round_to(type_, x);
  return std::isfinite(x) && x != 0 && rounded == rounded ? rounded : x;
}

Cell RealRules::sign(const Cell& x) const {
  return step(x, [](double a) { return a == 0 ? a : std::copysign(1.0, a); });
}

Cell RealRules::step(const Cell& x, double (*function)(double)) const {
  if (must_nan(x)) return x;
  const Cell a = read(x);
  const std::uint32_t flags =
      without_product_error(x).flags & (kMayNan | kUnconstrained | kZeroSignFree | kOpeningFlags);
  return with_both_zeros(interval(in_type(function(a.low)), in_type(function(a.high)), flags));
}

Cell RealRules::square_root(const Cell& x, const std::optional<StatedError>& stated) const {
  if (must_nan(x)) return must_be_nan();
  const Cell a = read(x);
  if (a.high < 0) return overflowed(must_be_nan());
  if (a.low < 0) {
    const Cell root = square_root(interval(-0.0, a.high, x.flags), stated);
    return is_unconstrained(root) ? root : or_nan(root);
  }
  const Cell c = root_between(a, exact_root(a.low), exact_root(a.high), nan_flags(x, x));
  const Cell root = unless_open(with_zero_sign(c, a, a), is_point(x));
  if (!stated || is_unconstrained(c)) return root;
  const bool is_zero = c.low == 0 && c.high == 0 && stated->absolute == 0;
  const spec::Budget budget = spec::stated_budget(stated->absolute, stated->relative);
  return is_zero ? root : across_zero(hull(c, widened(c, budget)), budget);
}

/// Rounded, or within a bound beyond half an ulp, which a second rounding needs; an exact end needs none.
Cell RealRules::root_between(const Cell& of, const Exactly& low, const Exactly& high, std::uint32_t flags) const {
  const Cell c = rounded(low, high, flags);
  const auto* table = contract_.budget(PrimitiveId::kSqrt, type_);
  const double ulps = table == nullptr ? 0 : table->over(of.low, of.high).ulps;
  if (ulps <= 0.5 || is_unconstrained(c)) return c;
  const auto slack = [&](const Exactly& y) { return y.is_double() ? 0 : ulps * ulp(type_, y.nearest); };
  return hull(c, within(low.down - slack(low), high.up + slack(high), flags));
}

Cell RealRules::widened(const Cell& c, const spec::Budget& budget) const {
  const double low = budget.around(c.low, ulp(type_, c.low)), high = budget.around(c.high, ulp(type_, c.high));
  const auto end = [](double x, double slack) { return std::isinf(x) ? x : x + slack; };
  return within(std::min(end(c.low, -low), end(c.high, -high)), std::max(end(c.low, low), end(c.high, high)), c.flags);
}

Cell RealRules::reduce_precision(const Cell& a, double (*reduce)(double, int, int), int exponent_bits,
                                 int mantissa_bits) const {
  if (must_nan(a)) return a;
  return interval(in_type(reduce(a.low, exponent_bits, mantissa_bits)),
                  in_type(reduce(a.high, exponent_bits, mantissa_bits)), rounded_for_good(a).flags);
}

// ---- Elementary functions -----------------------------------------------------------------------

/// A zero at zero is exact, unless the op's own bound reaches it.
Cell RealRules::around_zero(double x, double exact, const spec::Budget& budget) const {
  if ((x == 0 && !budget.is_of_op) || budget.absolute == 0) return point(exact);
  return within(-budget.absolute, budget.absolute, 0);
}

/// Around an exact value by the budget; the larger neighbour's unit at powers of two.
Cell RealRules::elementary_at(const Elementary& f, const spec::Budget& budget, double x, double y) const {
  if (x == 0 && f.monotonicity == Monotonicity::kPole) return anything(Opening::kText);
  const Enclosure exact = enclose(f, x, y, type_ == ElementType::f64);
  if (exact.low != exact.low) return numbers_.has_nan ? must_be_nan() : anything(Opening::kUnrepresentable);
  const bool is_special = exact.low == exact.high && (exact.low == 0 || std::isinf(exact.low));
  if (is_special && f.special(x, y))
    return std::isinf(exact.low) ? infinite(point(exact.low)) : around_zero(x, exact.low, budget);
  const double beyond = 4 * numbers_.max_finite;  // infinite in double where the type is f64
  const bool is_beyond = exact.low > beyond || exact.high < -beyond;
  const std::uint32_t wider = excess_ ? kExcessPrecision : 0u;  // where it may be finite
  if (is_beyond && !budget.is_of_op) {
    const double infinity = std::copysign(kInfinity, exact.low);
    return overflowed(interval(infinity, infinity, wider));
  }
  if (std::isinf(exact.low) || std::isinf(exact.high)) return overflowed(interval(exact.low, exact.high, wider));
  const double unit = ulp(type_, std::max(std::fabs(exact.low), std::fabs(exact.high)));
  const double slack = budget.around(std::max(std::fabs(exact.low), std::fabs(exact.high)), unit) * (1 + 0x1p-40);
  const bool is_exact = exact.low == exact.high && inexact_any_ && !budget.is_of_op;
  // The code of a function ends in a product perhaps, which an add may see before it overflows.
  const std::uint32_t flags = fma_ ? kUnroundedProduct : 0u;
  return is_exact ? within(exact.low, exact.high, 0) : within(exact.low - slack, exact.high + slack, flags);
}

/// At the next power of two the unit doubles, and with it the error: the end nearer to zero may lie
/// below what it has itself.
Cell RealRules::across_binades(Cell c, const Enclosure& exact, const spec::Budget& budget) const {
  const auto next_power = [](double x) {
    int exponent = 0;
    return std::frexp(x, &exponent) == 0.5 ? x : std::ldexp(1.0, exponent);
  };
  const auto slack = [&](double x) { return budget.around(x, ulp(type_, x)) * (1 + 0x1p-40); };
  if (exact.low > 0 && next_power(exact.low) <= exact.high) {
    const double power = next_power(exact.low);
    c.low = std::min(c.low, within(power - slack(power), power, 0).low);
  }
  if (exact.high < 0 && next_power(-exact.high) <= -exact.low) {
    const double power = -next_power(-exact.high);
    c.high = std::max(c.high, within(power, power + slack(power), 0).high);
  }
  return c;
}

/// The values without their errors at such places. An error that does not scale with its value may be larger than that.
Enclosure RealRules::exact_hull(const Elementary& f, const spec::Budget& budget, const Cell& all,
                                std::span<const std::pair<double, double>> places) const {
  if (budget.absolute == 0) return {all.low, all.high};
  Enclosure out{kInfinity, -kInfinity};
  for (const auto& [x, y] : places) {
    const Enclosure at = enclose(f, x, y, type_ == ElementType::f64);
    out = {std::min(out.low, at.low), std::max(out.high, at.high)};
  }
  return out;
}

/// Where an op states an error larger than the value itself, that of the largest value reaches furthest.
Cell RealRules::across_zero(Cell c, const spec::Budget& budget) const {
  if (!budget.is_of_op || budget.relative <= 1) return c;
  const double reach = std::min((budget.relative - 1) * numbers_.max_finite, numbers_.max_finite);
  if (c.high == kInfinity) c.low = std::min(c.low, -reach);
  if (c.low == -kInfinity) c.high = std::max(c.high, reach);
  return c;
}

Cell RealRules::near_end(Cell c, const spec::Budget& budget) const {
  if (c.low != 0 || c.high != 0) return c;
  const double slack = std::ceil(budget.ulps) * numbers_.min_subnormal + budget.absolute;
  return interval(-slack, slack, c.flags);
}

Cell RealRules::elementary(const Elementary& f, const Cell& x, const Cell& y,
                           const std::optional<StatedError>& stated) const {
  if (is_any_zero(x))
    return either(unions_, type_, elementary(f, zero_like(x, 0.0), y, stated),
                  elementary(f, zero_like(x, -0.0), y, stated));
  if (f.operands == 2 && is_any_zero(y))
    return either(unions_, type_, elementary(f, x, zero_like(y, 0.0), stated),
                  elementary(f, x, zero_like(y, -0.0), stated));
  const auto* table = contract_.budget(f.id, type_);
  const bool both_nan = must_nan(x) && (f.operands == 1 || must_nan(y));
  if (both_nan) return must_be_nan();
  if (table == nullptr && !stated) return anything(Opening::kNoBound);
  if (must_nan(x) || must_nan(y)) return of_nan(f, x, y);
  const Cell a = read(in_wider_format(x)), b = f.operands == 1 ? interval(0, 0) : read(in_wider_format(y));
  const spec::Budget budget =
      stated ? spec::stated_budget(stated->absolute, stated->relative) : table->over(a.low, a.high);
  Cell c = a.low == a.high && b.low == b.high ? elementary_at(f, budget, a.low, b.low)
           : f.operands == 1                  ? on_interval(f, budget, a)
                                              : on_rectangle(f, budget, a, b);
  if (must_nan(c)) return c;
  const double flush = flush_results_ && !is_union(c) ? contract_.flush_slack * numbers_.min_normal : 0;
  if (c.low > 0 && c.low < flush) c.low = 0;
  if (c.high < 0 && c.high > -flush) c.high = 0;
  c.flags |= (x.flags | (f.operands == 1 ? 0u : y.flags)) & kMayNan;
  return c;
}

}  // namespace assay::oracle
