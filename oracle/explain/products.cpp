#include "oracle/explain/products.h"

#include <algorithm>
#include <cmath>

namespace assay::oracle {
namespace {

/// More steps are not looked through: what they lead to is one factor.
constexpr std::size_t kMostFactors = 256;

class Collection {
 public:
  Collection(const Alternatives& graph, ValueNumber root, const GrantSet& active)
      : graph_(graph), active_(active), type_(graph.type(root)) {
    take_product(root, false);
  }
  Factors found;

 private:
  bool is(ValueNumber v, PrimitiveId id) const {
    const NodeForm& f = graph_.value(v).form;
    return f.kind == NodeKind::kApply && f.type == type_ && f.primitive == primitive(id).index;
  }
  bool is_product(ValueNumber v) const {
    return is(v, PrimitiveId::kMultiply) || is(v, PrimitiveId::kDivide) || is(v, PrimitiveId::kNegate);
  }
  /// The first form that is a product.
  std::optional<ValueNumber> product_of(ValueNumber v) const {
    for (const Alternative& a : graph_.forms(v))
      if ((a.needs & ~active_).none() && is_product(a.value)) return a.value;
    return std::nullopt;
  }
  void take(ValueNumber v, bool divides) {
    const auto product = ++steps_ < kMostFactors ? product_of(v) : std::nullopt;
    if (product) take_product(*product, divides);
    else found.all.push_back({v, divides, graph_.is_of_constant(v, 1) || graph_.is_of_constant(v, -1)});
  }
  void take_product(ValueNumber v, bool divides) {
    const auto& operands = graph_.value(v).operands;
    if (is(v, PrimitiveId::kNegate)) found.is_negated = !found.is_negated;
    take(operands[0], divides);
    if (operands.size() == 2) take(operands[1], divides != is(v, PrimitiveId::kDivide));
  }

  const Alternatives& graph_;
  const GrantSet& active_;
  ElementType type_;
  std::size_t steps_ = 0;
};

/// Magnitudes that a factor may have; those of its inverse where it divides. Extended precision has the range for it.
struct MagnitudeRange {
  long double low, high;

  MagnitudeRange(const Cell& c, bool divides)
      : low(c.low > 0    ? c.low
            : c.high < 0 ? -c.high
                         : 0),
        high(std::max(std::fabs(c.low), std::fabs(c.high))) {
    if (!divides) return;
    std::swap(low, high);
    low = 1 / low;
    high = high == 0 ? HUGE_VALL : 1 / high;
  }
  bool is_one_end() const { return high == 0 || std::isinf(low); }
};

/// Products of magnitudes: of all factors, of those above one, of those below one.
struct Magnitudes {
  long double low = 1, high = 1;          ///< of the whole product
  long double greatest = 1, least = 1;    ///< of any part of it, where subnormal factors may be zero
  long double largest = 1, smallest = 1;  ///< of any part of it, where they are not, and what spans zero is large
  bool may_be_negative = false, may_be_positive = true;
  bool has_zero_or_infinity = false;  ///< and nothing else, of some factor

  /// The factor as it is, and as it may be read.
  void take(const Cell& kept, const Cell& read, bool divides) {
    const MagnitudeRange own(kept, divides), seen(read, divides);
    has_zero_or_infinity |= own.is_one_end();
    low *= own.low;
    high *= own.high;
    greatest *= std::max(1.0L, seen.high);
    least *= std::min(1.0L, seen.low);
    largest *= std::max(1.0L, own.high);
    smallest *= std::min(1.0L, own.low == 0 ? own.high : own.low);
    const bool negative = std::signbit(read.low), positive = !std::signbit(read.high);
    const bool now_negative = (may_be_negative && positive) || (may_be_positive && negative);
    may_be_positive = (may_be_positive && positive) || (may_be_negative && negative);
    may_be_negative = now_negative;
  }
};

Cell of_magnitude(const RealRules& r, const Magnitudes& m, long double low, long double high) {
  const auto below = [](long double x) { return static_cast<double>(x * (1 - 0x1p-50L)); };
  const auto above = [](long double x) { return std::nextafter(static_cast<double>(x * (1 + 0x1p-50L)), HUGE_VAL); };
  const double a = below(low), b = above(high);
  return r.within(m.may_be_negative ? -b : a, m.may_be_positive ? b : -a, r.may_fuse() ? kUnroundedProduct : 0u);
}

/// Points that partial products outside of the range lead to.
void add_outside(const FormatNumbers& n, const Magnitudes& m, std::vector<Cell>& out) {
  const long double most = n.max_finite, least = n.min_normal;
  const bool overflows = m.greatest > most, inverse_overflows = 1 / m.least > most;
  const bool underflows = m.least < least, inverse_underflows = 1 / m.greatest < least;
  const auto both_signs = [&](double x) {
    if (m.may_be_positive) out.push_back(point(x));
    if (m.may_be_negative) out.push_back(point(-x));
  };
  if (overflows || inverse_underflows) both_signs(n.has_infinity ? static_cast<double>(kInfinity) : n.max_finite);
  if (underflows || inverse_overflows) both_signs(0.0);
  const bool meets = (overflows || inverse_underflows) && (underflows || inverse_overflows);
  if (n.has_nan && (meets || (overflows && inverse_overflows) || (underflows && inverse_underflows) ||
                    (!n.has_infinity && overflows)))
    out.push_back(must_be_nan());
}

}  // namespace

bool Factors::may_be_regrouped() const {
  const auto others = std::ranges::count_if(all, [](const Factor& f) { return !f.is_one; });
  const bool do_all_divide = std::ranges::all_of(all, [](const Factor& f) { return f.is_one || f.divides; });
  const bool divides_one = std::ranges::any_of(all, [](const Factor& f) { return f.is_one && f.divides; });
  return all.size() >= 3 && (divides_one || others + (do_all_divide ? 1 : 0) >= 3);
}

Factors factors_of(const Alternatives& graph, ValueNumber v, const GrantSet& active) {
  const NodeForm& form = graph.value(v).form;
  const auto is = [&](PrimitiveId id) { return form.primitive == primitive(id).index; };
  if (form.kind != NodeKind::kApply || !(is(PrimitiveId::kMultiply) || is(PrimitiveId::kDivide))) return {};
  return Collection(graph, v, active).found;
}

std::vector<Cell> regrouped(const Alternatives& graph, ValueNumber v, const GrantSet& active, const RealRules& rules,
                            const std::function<std::optional<Cell>(ValueNumber)>& set_of) {
  const Factors factors = factors_of(graph, v, active);
  if (!factors.may_be_regrouped()) return {};
  const bool divides_some = std::ranges::any_of(factors.all, &Factor::divides);
  Magnitudes m;
  long double roundings = -1;
  for (const Factor& f : factors.all) {
    const auto set = set_of(f.value);
    if (!set || may_nan(*set) || is_unconstrained(*set)) return {};
    const Cell& c = *set;
    m.take(c, rules.read(c), f.divides);
    // A power of two changes no digit of a product, but where it is divided the other factor is inverted.
    const bool is_exact = is_point(c) && is_power_of_two(c.low) && !divides_some;
    if (!is_exact) roundings += f.divides ? 2 : 1;
  }
  roundings = std::max(roundings, 0.0L);
  if (factors.is_negated) std::swap(m.may_be_negative, m.may_be_positive);
  std::vector<Cell> out;
  const FormatNumbers& n = rules.numbers();
  if (m.has_zero_or_infinity) {  // 0 * inf, where a part overflows before it meets the zero
    add_outside(n, m, out);
    return out;
  }
  // An error of a partial product near the smallest numbers is one of half of these, not of half a unit.
  const long double part = std::min(m.smallest, 1 / m.largest);
  const long double tiny = part < n.min_normal ? static_cast<long double>(n.min_subnormal) / part : 0;
  const long double error =
      std::expm1(roundings * std::log1p(static_cast<long double>(n.unit_roundoff))) + roundings * tiny;
  out.push_back(of_magnitude(rules, m, m.low * std::max(0.0L, 1 - error), m.high * (1 + error)));
  add_outside(n, m, out);
  return out;
}

}  // namespace assay::oracle
