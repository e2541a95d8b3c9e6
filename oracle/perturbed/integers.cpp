#include "oracle/numerics/range.h"
#include "oracle/perturbed/perturbed.h"

/// Which integer results the text leaves to the implementation, where the contract does not settle it.
namespace assay::oracle {

namespace {

Wide number_of(ElementType e, const PerturbedCell& c) { return wide(e, load_integer(e, c.element)); }

bool power_fits(ElementType e, Wide base, Wide exponent) {
  if (base >= -1 && base <= 1) return true;
  Wide product = 1;
  for (Wide k = 0; k < exponent; ++k)
    if (!fits(e, product *= base)) return false;
  return true;
}

bool product_fits(ElementType e, Wide a, Wide b) {
  Wide product = 0;
  return !__builtin_mul_overflow(a, b, &product) && fits(e, product);
}

}  // namespace

bool PerturbedDomain::leaves_open(const Application& a, std::span<const PerturbedCell* const> operands) const {
  using enum spec::OpenCase;
  const ElementType e = a.operands[0];
  if (spec::is_bool(e)) return false;
  const Wide x = number_of(e, *operands[0]), y = operands.size() > 1 ? number_of(e, *operands[1]) : 0;
  const bool overflow = contract_.integer_overflow_any;
  switch (a.primitive->open) {
    case kNothing:
    case kCount: return false;
    case kSum: return overflow && !fits(e, x + y);
    case kDifference: return overflow && !fits(e, x - y);
    case kProduct: return overflow && !product_fits(e, x, y);
    case kNegation: return overflow && !spec::is_unsigned(e) && !fits(e, -x);
    case kMagnitude: return overflow && !fits(e, x < 0 ? -x : x);
    case kQuotient: return contract_.division_by_zero_any && (y == 0 || (y == -1 && !fits(e, -x)));
    case kShift:
    case kArithmeticShift: return contract_.shift_overflow_any && (y < 0 || y >= spec::bits(e));
    case kAlways: return contract_.random_bits_any;
    case kPower:
      if (y < 0) return contract_.integer_power_any;
      return (overflow || (contract_.integer_power_any && y > kLargestExponent)) && !power_fits(e, x, y);
  }
  return false;
}

}  // namespace assay::oracle
