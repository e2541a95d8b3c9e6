#include "oracle/numerics/open_cases.h"

#include "oracle/numerics/range.h"

namespace assay::oracle {
namespace {

using spec::ElementType;

bool power_overflows(ElementType e, Wide base, Wide exponent) {
  Wide product = 1;
  if (base == 0 || base == 1 || base == -1) return false;
  for (; exponent > 0; --exponent)
    if (__builtin_mul_overflow(product, base, &product) || !fits(e, product)) return true;
  return false;
}

/// Powers overflow as products do, unless the exponent is so large that back ends cut it off.
bool is_power_open(const spec::Freedoms& c, ElementType e, Wide base, Wide exponent) {
  if (exponent < 0 || (base == 0 && exponent == 0)) return c.integer_power_any;
  const bool is_long = exponent > kLargestExponent;
  return (c.integer_overflow_any || (c.integer_power_any && is_long)) && power_overflows(e, base, exponent);
}

bool multiply_overflows_64(ElementType e, std::int64_t a, std::int64_t b) {
  if (spec::is_unsigned(e)) {
    std::uint64_t r = 0;
    return __builtin_mul_overflow(static_cast<std::uint64_t>(a), static_cast<std::uint64_t>(b), &r);
  }
  std::int64_t r = 0;
  return __builtin_mul_overflow(a, b, &r);
}

}  // namespace

bool leaves_open(const spec::Freedoms& c, spec::OpenCase open, ElementType e, std::int64_t a, std::int64_t b) {
  using enum spec::OpenCase;
  if (spec::is_bool(e)) return false;
  const Wide x = wide(e, a), y = wide(e, b);
  switch (open) {
    case kNothing: return false;
    case kSum: return c.integer_overflow_any && !fits(e, x + y);
    case kDifference: return c.integer_overflow_any && !fits(e, x - y);
    case kProduct:
      return c.integer_overflow_any && (spec::bits(e) == 64 ? multiply_overflows_64(e, a, b) : !fits(e, x * y));
    case kNegation: return c.integer_overflow_any && spec::is_signed(e) && !fits(e, -x);
    case kMagnitude: return c.integer_overflow_any && !fits(e, x < 0 ? -x : x);
    case kCount: return c.integer_overflow_any && e == ElementType::i2;
    case kQuotient: return c.division_by_zero_any && (y == 0 || (y == -1 && !fits(e, -x)));
    case kArithmeticShift: return c.shift_overflow_any && (spec::is_unsigned(e) || y < 0 || y >= spec::bits(e));
    case kShift: return c.shift_overflow_any && (y < 0 || y >= spec::bits(e));
    case kPower: return is_power_open(c, e, x, y);
    case kAlways: return c.random_bits_any;
  }
  return false;
}

}  // namespace assay::oracle
