#include "oracle/envelope/complex_rules.h"

#include <algorithm>
#include <cmath>

#include "oracle/numerics/complex.h"

namespace assay::oracle {
namespace {

bool is_special(const ComplexCells& z) {
  return may_nan(z.real) || may_nan(z.imag) || contains_infinity(z.real) || contains_infinity(z.imag);
}

ComplexCells both_open(Opening why) { return {anything(why), anything(why)}; }

ElementType complex_type(const RealRules& r) { return spec::complex_type(r.type()).value_or(ElementType::c64); }

/// A zero at an end of either sign is one of both signs.
Enclosure with_signs(const Cell& c) {
  const bool is_free = (c.flags & kZeroSignFree) != 0;
  return {is_free && c.low == 0 ? -0.0 : c.low, is_free && c.high == 0 ? 0.0 : c.high};
}

/// The cuts lie on the real axis.
ComplexBox box_of(const RealRules& r, const ComplexCells& z) {
  ComplexBox out{with_signs(r.read(z.real)), with_signs(r.read(z.imag))};
  if (r.contract().branch_cut_either && out.imag.high == 0) out.imag.high = 0.0;
  return out;
}

double largest(const Enclosure& x) { return std::max(std::fabs(x.low), std::fabs(x.high)); }
double modulus(const ComplexBox& z) { return std::hypot(largest(z.real), largest(z.imag)); }
double least_modulus(const ComplexBox& z) {
  const auto least = [](const Enclosure& x) {
    return x.low <= 0 && x.high >= 0 ? 0 : std::min(std::fabs(x.low), std::fabs(x.high));
  };
  return std::hypot(least(z.real), least(z.imag));
}

/// Whether the squares and products of which a quotient is made may leave the range: the text does not say how it is
/// computed.
bool may_leave_range(const RealRules& r, const ComplexBox& a, const ComplexBox& b) {
  const FormatNumbers& n = r.numbers();
  const double least = least_modulus(b), smallest = n.min_normal / n.unit_roundoff;
  return !(least * least >= smallest) || modulus(b) * modulus(b) >= n.max_finite / 2 ||
         modulus(a) * modulus(b) >= n.max_finite / 2 || (modulus(a) != 0 && modulus(a) * least < smallest);
}

/// Whether the formula that the contract bounds the function by leaves the range on its way where the function does
/// not, or, of log(1 + z), loses beside the pole what it is the logarithm of: |1 + z|^2 is off by a few roundings of 1.
/// An op that states its own error has infinitely many `ulps` of this one.
bool is_beyond_formula(const RealRules& r, PrimitiveId id, const ComplexBox& a, const ComplexBox& b, double ulps) {
  const bool overflows = !(2 * modulus(a) < r.numbers().max_finite);
  switch (id) {
    case PrimitiveId::kDivide: return may_leave_range(r, a, b);
    case PrimitiveId::kSign:
    case PrimitiveId::kSqrt:
    case PrimitiveId::kRsqrt:
    case PrimitiveId::kLog:
    case PrimitiveId::kPower: return overflows;
    case PrimitiveId::kLogPlusOne: {
      const double least = least_modulus({{1 + a.real.low, 1 + a.real.high}, a.imag});
      return overflows || least * least * ulps < 2;
    }
    default: return false;
  }
}

}  // namespace

Cell fused_product(const RealRules& r, const Cell& a, const Cell& b) {
  Cell c = r.multiply(a, b);
  const Exactly e = exact_product(a.low, b.low);
  const bool exact = a.low == a.high && b.low == b.high && e.is_double() && e.nearest == c.low;
  if (exact || is_unconstrained(c) || has_product_error(c)) return c;
  return r.before_rounding(rounded_for_good(c), 1);
}

ComplexCells complex_product(const RealRules& r, const ComplexCells& a, const ComplexCells& b) {
  if (r.contract().complex_special_any && (is_special(a) || is_special(b))) return both_open(Opening::kComplexSpecials);
  const bool may_fuse = r.contract().fma[static_cast<std::size_t>(complex_type(r))];
  const auto product = [&](const Cell& x, const Cell& y) {
    return may_fuse ? fused_product(r, x, y) : r.multiply(x, y);
  };
  ComplexCells z{r.subtract(product(a.real, b.real), product(a.imag, b.imag)),
                 r.add(product(a.real, b.imag), product(a.imag, b.real))};
  for (Cell* part : {&z.real, &z.imag})
    if (part->low == 0 && part->high == 0) part->flags |= kZeroSignFree;
  return z;
}

ComplexCells complex_function(const RealRules& r, const Primitive& p, const std::optional<StatedError>& stated,
                              const ComplexCells& a, const ComplexCells& b) {
  const spec::BudgetTable* const table = r.contract().budget(p.id, complex_type(r));
  if (table == nullptr && !stated) return both_open(Opening::kComplexFunction);
  if (is_special(a) || (p.operands == 2 && is_special(b))) return both_open(Opening::kComplexSpecials);
  const FormatNumbers& n = r.numbers();
  const spec::Budget budget =
      stated ? spec::stated_budget(stated->absolute, stated->relative) : table->over(-n.max_finite, n.max_finite);
  const ComplexBox x = box_of(r, a), y = p.operands == 2 ? box_of(r, b) : ComplexBox{};
  if (is_beyond_formula(r, p.id, x, y, stated ? kInfinity : budget.ulps)) return both_open(Opening::kRange);
  const auto exact = enclose(p.id, x, y, stated ? 0 : budget.ulps * 2 * n.unit_roundoff);
  if (!exact) return both_open(Opening::kWideInterval);
  const double size = modulus(*exact);
  if (!(size < n.max_finite / 2)) return both_open(Opening::kRange);
  // A factor below the range is zero or rounded there, whatever it is multiplied by.
  const double reach = budget.around(size, ulp(r.type(), size)) + 4 * (r.may_flush() ? n.min_normal : n.min_subnormal);
  const auto around = [&](const Enclosure& part) { return r.within(part.low - reach, part.high + reach, 0); };
  return {around(exact->real), around(exact->imag)};
}

}  // namespace assay::oracle
