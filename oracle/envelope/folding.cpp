#include "oracle/envelope/folding.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <span>
#include <vector>

#include "oracle/envelope/complex_rules.h"

namespace assay::oracle {
namespace {

/// sum += x without losing anything: what does not fit goes to the tail.
void accumulate_in(double& sum, double& tail, double x) {
  const double s = sum + x;
  tail += lost_in_sum(s, sum, x);
  sum = s;
}

/// Covers the roundings of the bound's own arithmetic and of the double-double sums.
constexpr double kInflation = 1 + 0x1p-10;

double product_error(double a, double b, double p) { return std::fabs(p) > 0x1p-960 ? std::fma(a, b, -p) : 0; }

/// The sums of so many terms in order are computed tree by tree, in time that grows with their cube.
constexpr std::size_t kMostOrderedTerms = 32;

bool is_infinite(const Cell& c) { return is_point(c) && std::isinf(c.low); }
/// One finite number that no contract flushes.
bool is_read_as_is(const Cell& c, const Accumulator& acc) {
  const double size = std::fabs(c.low);
  return c.low == c.high && (c.flags & kNanFlags) == 0 && size < kInfinity && (size >= acc.least_read || size == 0);
}
bool is_ordinary(const Cell& c) { return !may_nan(c) && std::isfinite(c.low) && std::isfinite(c.high); }

}  // namespace

SumBounds::SumBounds(const TermSums& sums)
    : low_(sums.low), high_(sums.high), magnitude_(sums.magnitude), positive_(sums.magnitude),
      negative_(sums.magnitude), slack_(sums.slack), terms_(sums.terms), points_(false) {}

void SumBounds::note_quantum(double x) {
  if (x != 0) quantum_ = std::min(quantum_, lowest_exponent(x));
}

inline void SumBounds::count(double low, double high) {
  ++terms_;
  magnitude_ += std::max(std::fabs(low), std::fabs(high));
  if (high > 0) positive_ += high;
  if (low < 0) negative_ -= low;
  largest_ = std::max(largest_, low > 0 ? low : -high);
}

void SumBounds::count_special(const Cell& term) {
  ++specials_;
  flags_ |= term.flags & kMayNan;
  if (must_nan(term)) must_nan_ = true;
  else if (is_point(term) && term.low == kInfinity) positive_infinity_ = true;
  else if (is_point(term) && term.low == -kInfinity) negative_infinity_ = true;
  else if (const std::uint32_t why = term.flags & kOpeningFlags; is_unconstrained(term) && why != 0) openings_ |= why;
  else openings_ |= flag_of(Opening::kRange);
}

inline void SumBounds::accumulate(double low, double low_error, double high, double high_error) {
  accumulate_in(low_, low_tail_, low);
  accumulate_in(high_, high_tail_, high);
  low_tail_ += low_error;
  high_tail_ += high_error;
}

void SumBounds::add(const Cell& set, const Accumulator& acc) {
  const Cell term = spanned(set);
  keep_order(term, acc);
  const Cell c = acc.rules->read(acc.rules->unrounded(term));
  if (c.low == 0 && c.high == 0 && !may_nan(c)) {
    positive_zero_ = true;
    return;
  }
  if (is_first()) first_ = term;
  if (!std::isfinite(c.low) || !std::isfinite(c.high)) return count_special(c);
  flags_ |= c.flags & kMayNan;
  if (terms_ < 2) (terms_ == 0 ? first_ : second_) = term;
  count(c.low, c.high);
  if (c.low != c.high) points_ = false;
  else if (points_) note_quantum(c.low);
  accumulate(c.low, 0, c.high, 0);
}

void SumBounds::note_first(const Cell& x, const Cell& y, const Accumulator& acc) {
  if (!is_first()) return;
  first_ = acc.rules->multiply(x, y);
  factors_ = {x, y};
}

void SumBounds::add_open(Opening why) {
  ++specials_;
  openings_ |= flag_of(why);
}

/// Neither factor is 0, and the first term is noted.
inline void SumBounds::add_points(double a, double b) {
  const double p = a * b;
  count(p, p);
  if (std::fabs(p) <= 0x1p-960) slack_ += 0x1p-1074;
  if (points_) quantum_ = std::min(quantum_, lowest_exponent(a) + lowest_exponent(b));
  const double e = std::isfinite(p) ? product_error(a, b, p) : 0;
  accumulate(p, e, p, e);
}

bool SumBounds::is_of_points() const {
  return points_ && slack_ == 0 && low_ == high_ && low_tail_ == high_tail_ && std::isfinite(low_);
}

PointSum SumBounds::points() const {
  return {low_,
          low_tail_,
          magnitude_,
          positive_,
          negative_,
          largest_,
          static_cast<double>(quantum_),
          static_cast<double>(terms_)};
}

void SumBounds::take_points(const PointSum& s, const Cell& x, const Cell& y, std::int64_t products,
                            const Accumulator& acc) {
  const auto terms = static_cast<std::int64_t>(s.terms);
  if (terms > terms_) note_first(x, y, acc);
  if (terms < terms_ + products) positive_zero_ = true;
  low_ = high_ = s.sum;
  low_tail_ = high_tail_ = s.tail;
  magnitude_ = s.magnitude;
  positive_ = s.positive;
  negative_ = s.negative;
  largest_ = s.largest;
  quantum_ = static_cast<int>(s.quantum);
  terms_ = terms;
}

void SumBounds::add_product(const Cell& lhs, const Cell& rhs, const Accumulator& acc) {
  if (acc.takes_points && !is_first() && is_read_as_is(lhs, acc) && is_read_as_is(rhs, acc)) {
    if (lhs.low == 0 || rhs.low == 0) return (void)(positive_zero_ = true);
    return add_points(lhs.low, rhs.low);
  }
  const Cell x = spanned(lhs), y = spanned(rhs);
  if (acc.in_order) keep_order(acc.is_fused ? fused_product(*acc.rules, x, y) : acc.rules->multiply(x, y), acc);
  const Cell a = acc.rules->read(x), b = acc.rules->read(y);
  if (acc.multiplicand && !(are_representable(*acc.multiplicand, a) && are_representable(*acc.multiplicand, b)))
    openings_ |= flag_of(Opening::kNarrowOperands);
  if (!is_ordinary(a) || !is_ordinary(b)) {
    note_first(x, y, acc);
    const Cell product = acc.rules->multiply(a, b);
    const bool are_numbers = !is_infinite(a) && !is_infinite(b) && !must_nan(a) && !must_nan(b);
    const bool overflows = are_numbers && (is_infinite(product) || must_nan(product));  // but not where it is fused
    return count_special(overflows ? anything(Opening::kRange) : product);
  }
  if (a.low == a.high && b.low == b.high) {
    const double p = a.low * b.low;
    if (p == 0 && (a.low == 0 || b.low == 0)) {
      positive_zero_ = true;
      return;
    }
    note_first(x, y, acc);
    return add_points(a.low, b.low);
  }
  const double corners[] = {a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high};
  const double low = *std::min_element(corners, corners + 4), high = *std::max_element(corners, corners + 4);
  note_first(x, y, acc);
  count(low, high);
  points_ = false;
  slack_ += (std::max(std::fabs(low), std::fabs(high)) * 0x1p-52) + 0x1p-1074;
  accumulate(low, 0, high, 0);
}

bool SumBounds::is_exact(const Accumulator& acc) const {
  if (!points_ || slack_ != 0) return false;
  const FormatNumbers& n = numbers(acc.narrowest);
  const int least = acc.rules->may_flush() ? n.min_exponent : n.min_exponent - n.precision + 1;
  if (quantum_ < least || magnitude_ > n.max_finite) return false;
  return magnitude_ <= std::ldexp(1.0, std::min(n.precision + quantum_, 1023));
}

double SumBounds::error(const Accumulator& acc) const {
  const FormatNumbers& n = numbers(acc.narrowest);
  const bool exact_products = 2 * acc.rules->numbers().precision <= n.precision;
  const auto roundings = static_cast<double>(terms_ - 1 + (acc.products && !exact_products ? 1 : 0));
  const double unit = acc.rules->is_faithful() ? 2 * n.unit_roundoff : n.unit_roundoff;
  const double relative = roundings * unit * magnitude_ * kInflation;
  const auto steps = static_cast<double>(2 * terms_ + 2);
  const double underflow = steps * (acc.rules->may_flush() ? n.min_normal : n.min_subnormal);
  const bool may_underflow = quantum_ < n.min_exponent || !points_ || acc.products;
  const double own = static_cast<double>(terms_) * static_cast<double>(terms_) * 0x1p-100 * magnitude_;
  return relative + own + slack_ + (may_underflow ? underflow : 0);
}

std::optional<Cell> SumBounds::special(const Accumulator& acc) const {
  if (must_nan_ || (positive_infinity_ && negative_infinity_)) return must_be_nan();
  if (openings_ != 0) return anything(openings_);
  if (!positive_infinity_ && !negative_infinity_) return std::nullopt;
  const bool finite_rest = magnitude_ < numbers(acc.narrowest).max_finite / 2 &&
                           (flags_ & kMayNan) == 0;  // else it may be the other infinity
  if (!finite_rest) return anything(Opening::kRange);
  if (!acc.rules->bounds_inexact() && !is_exact(acc)) return anything(Opening::kInexact);
  return point(positive_infinity_ ? kInfinity : -kInfinity);
}

/// Of terms of one sign: what the magnitude of the sum is no less than.
double SumBounds::least_of_one_sign(const Accumulator& acc) const {
  const RealRules& rules = *acc.rules;
  if (largest_ < rules.least_kept() || largest_ > numbers(acc.narrowest).max_finite) return 0;
  const double first = rules.is_faithful() ? round_unbounded(acc.narrowest, largest_, Rounding::kDown)
                                           : round_to(acc.narrowest, largest_);
  const auto rounded = [&](double x) { return rules.rounded_via(acc.via, {x, x, x}, {x, x, x}, 0).low; };
  return std::min(rounded(first), rounded(largest_));
}

Cell SumBounds::bounded(const Accumulator& acc) const {
  if (!acc.rules->bounds_inexact()) return anything(Opening::kInexact);
  if (!std::isfinite(magnitude_)) return anything(Opening::kRange);
  const double e = error(acc);
  double low = before(low_ + low_tail_) - e, high = after(high_ + high_tail_) + e;
  low = std::min(low, before(low));
  high = std::max(high, after(high));
  const double threshold = numbers(acc.narrowest).max_finite;
  const bool over = positive_ + e >= threshold, under = negative_ + e >= threshold;
  if ((over || under) && acc.rules->may_saturate(acc.narrowest)) return anything(Opening::kSaturation);
  Cell c = acc.may_be_wider ? acc.rules->rounded_via(acc.via, {low, low, low}, {high, high, high}, flags_)
                            : acc.rules->within(low, high, flags_);
  if (is_unconstrained(c)) return c;
  if (negative_ == 0) c.low = std::max(c.low, least_of_one_sign(acc));
  if (positive_ == 0) c.high = std::min(c.high, -least_of_one_sign(acc));
  if (over) c.high = numbers(acc.narrowest).has_infinity ? kInfinity : c.high;
  if (under) c.low = numbers(acc.narrowest).has_infinity ? -kInfinity : c.low;
  if ((over && under) || ((over || under) && !numbers(acc.narrowest).has_infinity)) c.flags |= kMayNan;
  return c;
}

Cell SumBounds::with_positive_zero(Cell only) const {
  only.flags = (only.flags & ~kKnownNan) | flags_;  // zeros are added to it, and a sum may give any NaN
  if (only.high == 0) only.high = 0.0;              // -0 + 0, and a positive zero may stand before the terms
  return only;
}

Cell SumBounds::exact_sum(const Accumulator& acc) const {
  const double sum = low_ + low_tail_;
  const Cell c = acc.rules->rounded_via(acc.via, {sum, sum, sum}, {sum, sum, sum}, flags_);
  return sum == 0 ? interval(0, 0, flags_ | kZeroSignFree) : c;
}

Cell SumBounds::of_one_product(const Accumulator& acc) const {
  const bool own = acc.narrowest == acc.rules->type() && !acc.may_be_wider;
  const auto finite = [&] { return is_exact(acc) ? exact_sum(acc) : own ? with_positive_zero(first_) : bounded(acc); };
  const auto infinite = special(acc);
  return computed(infinite ? *infinite : finite(), factors_[0], factors_[1]);
}

void SumBounds::keep_order(const Cell& term, const Accumulator& acc) {
  if (acc.in_order && ordered_.size() <= kMostOrderedTerms) ordered_.push_back(term);
}

Cell SumBounds::finish(const Accumulator& acc) const {
  if (terms_ + specials_ == 1) return acc.products ? of_one_product(acc) : with_positive_zero(acc.rules->read(first_));
  if (const auto s = special(acc)) return *s;
  if (terms_ == 0) return interval(0, 0, flags_ | kZeroSignFree);
  if (is_exact(acc)) return exact_sum(acc);
  if (acc.in_order && ordered_.size() <= kMostOrderedTerms) return sum_in_order(ordered_, *acc.rules);
  if (terms_ == 2 && !acc.products) {
    Cell c = acc.rules->add(first_, second_);
    c.flags |= flags_;
    if (c.low == 0 && c.high == 0) c.flags |= kZeroSignFree;
    return c;
  }
  return bounded(acc);
}

Cell sum_cell(const SumBounds& sum, const Accumulator& acc) {
  Cell c = acc.rules->representable(sum.finish(acc));
  // A positive zero may stand before the terms: what is read as -0, or rounded to it, leaves that.
  if (c.high == 0) c.high = 0.0;
  if (c.low == 0 && c.high == 0) c.flags |= kZeroSignFree;
  return c;
}

namespace {

const Cell& cell_at(const std::byte* p) { return *reinterpret_cast<const Cell*>(p); }
const Cell& cell_at(const std::byte* cells, std::int64_t at) {
  return cell_at(cells + at * static_cast<std::ptrdiff_t>(sizeof(Cell)));
}

/// Result j has `parts_` sums, one after the other.
class SumFolding final : public Folding {
 public:
  SumFolding(const FoldRequest& request, const Accumulator& acc)
      : accumulator_(acc), parts_(spec::is_complex(request.type) ? 2 : 1),
        sums_(static_cast<std::size_t>(request.results) * parts_), has_(static_cast<std::size_t>(request.results), 0) {
    Accumulator plain = acc;
    plain.products = false;
    for (std::size_t j = 0; request.init != nullptr && j < has_.size(); ++j) take(j, request.init_of(j), plain);
  }

  void add(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& terms, const Presence& presence) override {
    for_present(n, count, presence, [&](std::int64_t j, std::int64_t t) {
      take(static_cast<std::size_t>(at + j), terms.at(j, t), accumulator_);
    });
  }
  void add_products(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& lhs, const Terms& rhs,
                    const Presence& presence) override {
    for_present(n, count, presence, [&](std::int64_t j, std::int64_t t) {
      take_product(static_cast<std::size_t>(at + j), &cell_at(lhs.at(j, t)), &cell_at(rhs.at(j, t)));
    });
  }
  bool takes_nests() const override { return true; }
  /// Result after result, so that the bounds of one stay in registers and cache.
  void add_nest(const ProductNest& nest) override {
    if (add_points(nest)) return;
    auto loops = nest.loops;
    std::stable_partition(loops.begin(), loops.end(), [](const ProductNest::Loop& l) { return l.results == 0; });
    add_loops(loops, nest.first, nest.lhs, nest.rhs);
  }
  void finish(std::byte* out, std::uint8_t* present) override {
    for (std::size_t j = 0; j < sums_.size(); ++j) reinterpret_cast<Cell*>(out)[j] = sum_cell(sums_[j], accumulator_);
    if (present != nullptr) std::copy(has_.begin(), has_.end(), present);
  }

 private:
  /// False if a factor, or a term before it, is not a number.
  bool add_points(const ProductNest& nest) {
    if (parts_ != 1 || !accumulator_.takes_points) return false;
    const auto points = PointNest::of(nest, accumulator_.least_read);
    if (!points || !std::ranges::all_of(points->groups(), [&](const auto& g) { return have_points(g); })) return false;
    for (const PointNest::Group& group : points->groups()) add_group(nest, *points, group);
    return true;
  }
  bool have_points(const PointNest::Group& group) const {
    const auto sums =
        std::span(sums_).subspan(static_cast<std::size_t>(group.result), static_cast<std::size_t>(group.results));
    return std::ranges::all_of(sums, [](const SumBounds& s) { return s.is_of_points(); });
  }
  void add_group(const ProductNest& nest, const PointNest& points, const PointNest::Group& group) {
    PointNest::Sums sums{};
    const auto first = static_cast<std::size_t>(group.result), n = static_cast<std::size_t>(group.results);
    for (std::size_t k = 0; k < n; ++k) sums[k] = sums_[first + k].points();
    const PointNest::Sums before = sums;
    points.add(group, sums);
    for (std::size_t k = 0; k < n; ++k) {
      const bool is_first = before[k].terms == 0 && sums[k].terms > 0;
      const auto factors = is_first ? points.first_product(group, static_cast<std::int64_t>(k)) : PointNest::Factors{};
      sums_[first + k].take_points(sums[k], cell_at(nest.lhs, factors.lhs), cell_at(nest.rhs, factors.rhs),
                                   points.terms(), accumulator_);
      has_[first + k] = 1;
    }
  }
  void add_loops(std::span<const ProductNest::Loop> loops, std::int64_t result, const std::byte* lhs,
                 const std::byte* rhs) {
    if (loops.empty()) return take_product(static_cast<std::size_t>(result), &cell_at(lhs), &cell_at(rhs));
    const ProductNest::Loop& l = loops.back();
    const auto size = static_cast<std::ptrdiff_t>(parts_ * sizeof(Cell));
    for (std::int64_t i = 0; i < l.extent; ++i)
      add_loops(loops.first(loops.size() - 1), result + i * l.results, lhs + i * l.lhs * size, rhs + i * l.rhs * size);
  }
  void take(std::size_t to, const std::byte* term, const Accumulator& acc) {
    for (std::size_t k = 0; k < parts_; ++k) sums_[to * parts_ + k].add((&cell_at(term))[k], acc);
    has_[to] = 1;
  }

  /// Of complex numbers the textbook formula: two products for each part.
  void take_product(std::size_t to, const Cell* a, const Cell* b) {
    has_[to] = 1;
    if (parts_ == 1) return sums_[to].add_product(*a, *b, accumulator_);
    SumBounds &real = sums_[2 * to], &imag = sums_[2 * to + 1];
    if (accumulator_.rules->contract().complex_special_any && (is_special(a) || is_special(b))) {
      real.add_open(Opening::kComplexSpecials);
      return imag.add_open(Opening::kComplexSpecials);
    }
    real.add_product(a[0], b[0], accumulator_);
    real.add_product(accumulator_.rules->negate(a[1]), b[1], accumulator_);
    imag.add_product(a[0], b[1], accumulator_);
    imag.add_product(a[1], b[0], accumulator_);
  }
  static bool is_special(const Cell* z) {
    return std::any_of(z, z + 2, [](const Cell& c) { return may_nan(c) || contains_infinity(c); });
  }

  Accumulator accumulator_;
  std::size_t parts_;
  std::vector<SumBounds> sums_;
  std::vector<std::uint8_t> has_;
};

}  // namespace

std::unique_ptr<Folding> sum_folding(const FoldRequest& request, const Accumulator& acc) {
  return std::make_unique<SumFolding>(request, acc);
}

}  // namespace assay::oracle
