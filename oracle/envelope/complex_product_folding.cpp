#include <algorithm>
#include <cmath>

#include "oracle/envelope/factor_folding.h"

/// Products of many complex numbers, in any tree of any order: n - 1 products, each within sqrt(5) units of the modulus
/// of what it multiplies (Brent, Percival and Zimmermann 2007; 2 where it is fused: Jeannerod and others 2017), exact
/// where every part of the product is.
namespace assay::oracle {
namespace {

constexpr double kUnitsOfProduct = 2.2360680;  ///< sqrt(5)
constexpr double kUpward = 1 + 0x1p-40;        ///< covers the roundings of the bound's own arithmetic

double largest(const Cell& c) { return std::max(std::fabs(c.low), std::fabs(c.high)); }
double middle(const Cell& c) { return c.low / 2 + c.high / 2; }
double half_width(const Cell& c) { return c.low == c.high ? 0 : after(c.high / 2 - c.low / 2); }
bool is_one(const Cell& real, const Cell& imag) {
  return real.low == 1 && real.high == 1 && imag.low == 0 && imag.high == 0;
}
bool is_zero(const Cell& real, const Cell& imag) { return largest(real) == 0 && largest(imag) == 0; }

class ComplexProductBounds {
 public:
  static constexpr std::size_t kParts = 2;

  void add(const Cell* factor, const EnvelopeDomain&, const RealRules& rules) {
    if (terms_++ == 0) term_ = {factor[0], factor[1]};
    for (const Cell* part : {factor, factor + 1})
      if (is_unconstrained(*part)) openings_ |= openings_of(*part);
      else if (may_nan(*part) || contains_infinity(*part)) openings_ |= flag_of(Opening::kComplexSpecials);
    if (openings_ != 0) return;
    const Cell real = rules.read(spanned(factor[0])), imag = rules.read(spanned(factor[1]));
    if (is_one(real, imag)) return (void)(has_one_ = true);
    if (factors_++ < 2) first_[static_cast<std::size_t>(factors_ - 1)] = {factor[0], factor[1]};
    if (is_zero(real, imag)) return (void)(has_zero_ = true);
    note_size(real, imag);
    multiply_by(real, imag);
  }
  bool is_empty() const { return terms_ == 0; }

  void finish(const EnvelopeDomain& domain, const Accumulator& acc, Cell* out) const {
    const ComplexCells z = product(domain, acc);
    out[0] = with_free_zero(z.real);
    out[1] = with_free_zero(z.imag);
  }

 private:
  void note_size(const Cell& real, const Cell& imag) {
    const double size = after(largest(real) + largest(imag));
    greatest_ = after(greatest_ * std::max(size, 1.0));
    are_points_ &= real.low == real.high && imag.low == imag.high;
    if (!are_points_) return;
    bound_ = after(bound_ * size);
    int quantum = 5000;
    for (const double x : {real.low, imag.low})
      if (x != 0) quantum = std::min(quantum, lowest_exponent(x));
    quantum_ += quantum;
    least_quantum_ += std::min(quantum, 0);
  }
  void multiply_by(const Cell& real, const Cell& imag) {
    const double a = middle(real), b = middle(imag);
    const double modulus = std::hypot(a, b) * kUpward, off = std::hypot(half_width(real), half_width(imag)) * kUpward;
    const double x = x_;
    x_ = x * a - y_ * b;
    y_ = x * b + y_ * a;
    spread_ = (spread_ * (modulus + off) + modulus_ * off) * kUpward;
    modulus_ *= modulus * kUpward;
  }

  ComplexCells product(const EnvelopeDomain& domain, const Accumulator& acc) const {
    const auto both = [](const Cell& c) { return ComplexCells{c, c}; };
    const RealRules& rules = *acc.rules;
    const FormatNumbers& n = numbers(acc.narrowest);
    if (terms_ == 1) return {domain.or_flushed(rules.type(), term_.real), domain.or_flushed(rules.type(), term_.imag)};
    if (openings_ != 0) return both(anything(openings_));
    if (factors_ == 0) return {point(1.0), point(0.0)};
    if (factors_ <= 2 && !(factors_ == 2 && has_one_))
      return domain.complex_value(primitive(PrimitiveId::kMultiply), {}, rules.type(), first_[0],
                                  factors_ == 2 ? first_[1] : ComplexCells{point(1.0), point(0.0)});
    if (!(greatest_ * (1 + growth(acc)) * 2 < n.max_finite)) return both(anything(Opening::kRange));
    const bool exact = is_exact(acc);
    if (!exact && !rules.bounds_inexact()) return both(anything(Opening::kInexact));
    if (has_zero_) return both(point(0.0));
    if (exact) return {point(x_), point(y_)};
    const double radius = (modulus_ + spread_) * growth(acc) + spread_ + underflow(acc);
    const auto around = [&](double x) { return rules.within(before(x - radius), after(x + radius), 0); };
    return {around(x_), around(y_)};
  }

  /// By how much a product may be larger than the exact one, and the one that was computed here.
  double growth(const Accumulator& acc) const {
    const auto n = static_cast<double>(factors_);
    const double u = numbers(acc.narrowest).unit_roundoff;
    return (std::expm1(n * std::log1p(kUnitsOfProduct * u)) + std::expm1(n * std::log1p(kUnitsOfProduct * 0x1p-53))) *
           (1 + 0x1p-10);
  }
  double underflow(const Accumulator& acc) const {
    return 8 * static_cast<double>(factors_) * numbers(acc.narrowest).min_normal * greatest_;
  }
  /// Every product of some of the factors is a multiple of a power of two that fits the accumulator.
  bool is_exact(const Accumulator& acc) const {
    const FormatNumbers& n = numbers(acc.narrowest);
    return are_points_ && least_quantum_ >= n.min_exponent && quantum_ > -1000 && quantum_ + n.precision < 1000 &&
           bound_ <= std::ldexp(1.0, quantum_ + n.precision);
  }
  static Cell with_free_zero(Cell c) {
    if (!is_unconstrained(c) && !must_nan(c) && c.low == 0 && c.high == 0) c.flags |= kZeroSignFree;
    return c;
  }

  std::array<ComplexCells, 2> first_{};
  ComplexCells term_{};                   ///< the first
  std::int64_t terms_ = 0, factors_ = 0;  ///< factors but for ones
  bool has_one_ = false, has_zero_ = false, are_points_ = true;
  std::uint32_t openings_ = 0;
  double x_ = 1, y_ = 0;                 ///< the product of the middles
  double modulus_ = 1, spread_ = 0;      ///< of that product, and how far a product of other elements may be from it
  double bound_ = 1, greatest_ = 1;      ///< of the sum of the parts: of all factors, and of any of them
  int quantum_ = 0, least_quantum_ = 0;  ///< each part is a multiple of 2^quantum
};

}  // namespace

std::unique_ptr<Folding> complex_product_folding(const FoldRequest& request, EnvelopeDomain& domain,
                                                 const Accumulator& acc) {
  return std::make_unique<FactorFolding<ComplexProductBounds>>(request, domain, acc);
}

}  // namespace assay::oracle
