#include <algorithm>
#include <cmath>
#include <vector>

#include "oracle/envelope/factor_folding.h"

/// Products of many real numbers, in any tree of any order: n - 1 roundings (Higham 2002, lemma 3.1), exact where every
/// part of the product is, and what leaves the range on the way.
namespace assay::oracle {
namespace {

int significant_bits(double x) {
  int exponent = 0;
  const auto significand = static_cast<std::int64_t>(std::ldexp(std::frexp(std::fabs(x), &exponent), 53));
  return significand == 0 ? 0 : 53 - std::countr_zero(static_cast<std::uint64_t>(significand));
}

/// What is known of the factors of one product, which arrive in any order.
class ProductBounds {
 public:
  static constexpr std::size_t kParts = 1;

  void add(const Cell* factor, const EnvelopeDomain& domain, const RealRules& rules) {
    const Cell& set = *factor;
    if (count_++ < 2) first_[count_ - 1] = set;
    const Cell c = spanned(set);
    nan_ |= c.flags & kMayNan;
    if (is_unconstrained(c)) openings_ |= openings_of(c);
    if (must_nan(c)) must_nan_ = true;
    if (is_unconstrained(c) || must_nan(c)) return;
    if (domain.contract().flush_inputs[static_cast<std::size_t>(rules.type())] && rules.may_be_flushed(c)) least_ = 0;
    note_sign(c);
    if (c.low == 0 && c.high == 0) has_zero_ = true;
    else if (is_point(c) && std::isinf(c.low)) has_infinity_ = true;
    else note_magnitude(c);
  }
  bool is_empty() const { return count_ == 0; }

  void finish(const EnvelopeDomain& domain, const Accumulator& acc, Cell* out) const {
    *out = is_empty() ? point(1.0) : acc.rules->representable(product(domain, acc));
  }

 private:
  Cell product(const EnvelopeDomain& domain, const Accumulator& acc) const {
    const RealRules& rules = *acc.rules;
    if (count_ == 1) return computed(domain.or_flushed(rules.type(), first_[0]), first_[0], first_[0]);
    if (openings_ != 0) return anything(openings_);
    if (must_nan_ || (has_zero_ && has_infinity_)) return must_be_nan();
    if (spans_ && (has_infinity_ || has_infinite_end_)) return anything(Opening::kWideInterval);
    const Cell c = of_numbers(domain, acc);
    return is_unconstrained(c) ? c : with_flags(c);
  }

  void note_sign(const Cell& c) {
    if (c.low < 0 && c.high > 0) spans_ = true;
    else if (c.low != c.high && contains_zero(c)) spans_ = true;
    if (c.low == 0 && c.high == 0 && (c.flags & kZeroSignFree) != 0) is_sign_free_ = true;
    is_negative_ ^= std::signbit(c.high) && std::signbit(c.low);
  }
  void note_magnitude(const Cell& c) {
    const double high = std::max(std::fabs(c.low), std::fabs(c.high));
    const double low = contains_zero(c) ? 0 : std::min(std::fabs(c.low), std::fabs(c.high));
    has_infinite_end_ |= std::isinf(high);
    low_ = std::max(0.0, before(low_ * low));
    high_ = after(high_ * high);
    greatest_ = after(greatest_ * std::max(high, 1.0));
    least_ = std::max(0.0, before(least_ * std::min(contains_zero(c) ? 1.0 : low, 1.0)));
    are_points_ &= is_point(c);
    bits_ += significant_bits(c.low);
    product_ *= c.low;
  }
  Cell with_flags(Cell c) const {
    c.flags |= nan_;
    return c;
  }
  double sign() const { return is_negative_ ? -1.0 : 1.0; }

  /// No more than so much relatively from the exact product.
  double error(const Accumulator& acc) const {
    const double u = numbers(acc.narrowest).unit_roundoff * (acc.rules->is_faithful() ? 2 : 1);
    const auto n = static_cast<double>(count_);
    return std::expm1(n * std::log1p(u)) * (1 + 0x1p-10) + n * 0x1p-51;
  }

  /// A neighbour of zero may have the other sign.
  bool may_change_sign(const RealRules& rules) const {
    return spans_ || (rules.is_faithful() && !(least_ >= 4 * rules.numbers().min_normal));
  }

  Cell signed_set(const EnvelopeDomain& domain, ElementType e, const Cell& magnitude) const {
    const RealRules& rules = domain.rules(e);
    if (may_change_sign(rules)) return hull(magnitude, rules.negate(magnitude));
    return is_negative_ ? rules.negate(magnitude) : magnitude;
  }

  Cell of_numbers(const EnvelopeDomain& domain, const Accumulator& acc) const {
    const FormatNumbers& n = numbers(acc.narrowest);
    const double e = error(acc);
    const bool may_overflow = !(greatest_ * (1 + e) < n.max_finite) || has_infinite_end_;
    const bool may_underflow = !(least_ * (1 - e) >= 2 * n.min_normal);
    const bool is_exact = are_points_ && !may_overflow && !may_underflow && bits_ <= n.precision;
    // Where a partial product may be anything it may be infinite, or zero.
    if (count_ > 2 && !is_exact && !acc.rules->bounds_inexact()) return anything(Opening::kInexact);
    if (has_zero_) return zero(acc, may_overflow);
    if (has_infinity_) return infinity(domain, acc, may_underflow);
    if (is_exact) return acc.rules->rounded({product_, product_, product_}, {product_, product_, product_}, 0);
    if (count_ == 2 && !acc.may_be_wider)
      return domain.value_of(primitive(PrimitiveId::kMultiply), {}, acc.rules->type(), first_[0], first_[1]);
    if (!acc.rules->bounds_inexact()) return anything(Opening::kInexact);
    return rounded_set(domain, acc, may_overflow, may_underflow);
  }

  Cell zero(const Accumulator& acc, bool may_overflow) const {
    Cell c = acc.rules->numbers().has_negative_zero ? point(sign() * 0.0) : point(0.0);
    if (is_sign_free_ || may_change_sign(*acc.rules)) c.flags |= kZeroSignFree;
    c = acc.rules->signed_freely(c);
    if (!may_overflow) return c;
    return acc.rules->numbers().has_infinity ? with_nan(c) : anything(Opening::kRange);
  }
  Cell infinity(const EnvelopeDomain& domain, const Accumulator& acc, bool may_underflow) const {
    const Cell c = signed_set(domain, acc.rules->type(), point(kInfinity));
    return may_underflow ? with_nan(c) : c;
  }

  Cell rounded_set(const EnvelopeDomain& domain, const Accumulator& acc, bool may_overflow, bool may_underflow) const {
    const RealRules& rules = *acc.rules;
    const FormatNumbers& n = numbers(acc.narrowest);
    if (may_overflow && (may_underflow || spans_)) return anything(Opening::kRange);
    if (may_overflow && !n.has_infinity) return anything(Opening::kRange);
    // What underflows is off by a smallest normal number at most, which other factors may make larger.
    const double slack = may_underflow || spans_ ? 2 * static_cast<double>(count_) * n.min_normal * greatest_ : 0;
    const double e = error(acc), low = std::max(0.0, low_ * (1 - e) - slack), high = high_ * (1 + e) + slack;
    const std::uint32_t flags = rules.may_fuse() ? kUnroundedProduct : 0u;
    const double most = 2 * n.max_finite;
    const Cell numbers_of = acc.may_be_wider
                                ? rules.rounded_via(acc.via, {low, low, low}, {std::min(high, most), high, high}, flags)
                                : rules.within(std::max(0.0, before(low)), std::min(after(high), most), flags);
    const Cell all = signed_set(domain, rules.type(), numbers_of);
    if (!may_overflow) return all;
    return either(domain.unions(), rules.type(), all, signed_set(domain, rules.type(), point(kInfinity)));
  }

  std::array<Cell, 2> first_{};
  std::int64_t count_ = 0;
  std::uint32_t nan_ = 0, openings_ = 0;
  bool must_nan_ = false, has_zero_ = false, has_infinity_ = false, has_infinite_end_ = false;
  bool spans_ = false, is_sign_free_ = false, is_negative_ = false, are_points_ = true;
  double low_ = 1, high_ = 1;        ///< of the magnitude of the exact product
  double least_ = 1, greatest_ = 1;  ///< of the product of any of the factors
  double product_ = 1;               ///< while all are points
  int bits_ = 0;                     ///< no part of the product has more
};

}  // namespace

std::unique_ptr<Folding> product_folding(const FoldRequest& request, EnvelopeDomain& domain, const Accumulator& acc) {
  return std::make_unique<FactorFolding<ProductBounds>>(request, domain, acc);
}

}  // namespace assay::oracle
