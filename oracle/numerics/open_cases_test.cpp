#include <gtest/gtest.h>

#include "oracle/numerics/open_cases.h"
#include "oracle/numerics/primitive.h"

/// Which integer results are open, against plain arithmetic on all operands of the types of 8 bits and less.
namespace assay::oracle {
namespace {

constexpr long kOutside = 1 << 20;  // fits none of these types

struct IntegerRange {
  long low, high;
  bool holds(long x) const { return low <= x && x <= high; }
};
IntegerRange range_of(ElementType e) {
  const long codes = 1L << spec::bits(e);
  return spec::is_signed(e) ? IntegerRange{-codes / 2, codes / 2 - 1} : IntegerRange{0, codes - 1};
}

long power(long base, long exponent) {
  long product = 1;
  for (; exponent > 0 && product != kOutside; --exponent)
    product = std::abs(product * base) >= kOutside ? kOutside : product * base;
  return product;
}

/// Whether StableHLO says what the result is.
bool is_said(PrimitiveId p, ElementType e, long a, long b) {
  const IntegerRange type = range_of(e);
  const bool is_shift = 0 <= b && b < spec::bits(e);
  switch (p) {
    case PrimitiveId::kAdd: return type.holds(a + b);
    case PrimitiveId::kSubtract: return type.holds(a - b);
    case PrimitiveId::kMultiply: return type.holds(a * b);
    case PrimitiveId::kNegate: return spec::is_unsigned(e) || type.holds(-a);  // of unsigned numbers modulo 2^n
    case PrimitiveId::kAbs: return type.holds(std::abs(a));
    case PrimitiveId::kPopcnt:
    case PrimitiveId::kCountLeadingZeros: return type.holds(spec::bits(e));
    case PrimitiveId::kDivide:
    case PrimitiveId::kRemainder: return b != 0 && type.holds(a / b);
    case PrimitiveId::kPower: return b >= 0 && !(a == 0 && b == 0) && type.holds(power(a, b));
    case PrimitiveId::kShiftLeft:
    case PrimitiveId::kShiftRightLogical: return is_shift;
    case PrimitiveId::kShiftRightArithmetic: return is_shift && spec::is_signed(e);
    case PrimitiveId::kRandomBits: return false;  // "implementation-defined" of every algorithm
    default: return true;
  }
}

TEST(OpenCases, AreThoseThatTheTextDoesNotSay) {
  const auto strict = *spec::contract_named("ieee-strict");
  for (const Primitive& p : primitives())
    for (const auto& f : spec::element_formats()) {
      if (!spec::is_int(f.type) || f.bits > 8 || (p.elements & spec::set_of(f.type)) == 0) continue;
      const IntegerRange type = range_of(f.type);
      int wrong = 0;
      for (long a = type.low; a <= type.high; ++a)
        for (long b = type.low; b <= type.high; ++b)
          wrong += leaves_open(*strict, p.open, f.type, a, b) == is_said(p.id, f.type, a, b) ? 1 : 0;
      EXPECT_EQ(wrong, 0) << p.name << " of " << f.name;
    }
}

}  // namespace
}  // namespace assay::oracle
