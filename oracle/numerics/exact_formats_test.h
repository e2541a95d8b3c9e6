#pragma once

#include <flint/fmpq.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "spec/types/element_type.h"

/// Float formats of at most 16 bits written down a second time, for tests: values by enumeration,
/// rounding by search with exact rationals. Shares nothing with oracle/numerics but the list of
/// types.
namespace assay::oracle::testing_formats {

using spec::ElementType;

class Rational {
 public:
  Rational() { fmpq_init(q_); }
  explicit Rational(double x) {
    fmpq_init(q_);
    int exponent = 0;
    const auto significand = static_cast<slong>(std::ldexp(std::frexp(x, &exponent), 53));
    fmpq_set_si(q_, significand, 1);
    exponent -= 53;
    if (exponent >= 0) fmpq_mul_2exp(q_, q_, static_cast<ulong>(exponent));
    else fmpq_div_2exp(q_, q_, static_cast<ulong>(-exponent));
  }
  Rational(const Rational& o) {
    fmpq_init(q_);
    fmpq_set(q_, o.q_);
  }
  Rational& operator=(const Rational& o) {
    fmpq_set(q_, o.q_);
    return *this;
  }
  ~Rational() { fmpq_clear(q_); }

  // clang-format off
  Rational operator+(const Rational& b) const { Rational r; fmpq_add(r.q_, q_, b.q_); return r; }
  Rational operator-(const Rational& b) const { Rational r; fmpq_sub(r.q_, q_, b.q_); return r; }
  Rational operator*(const Rational& b) const { Rational r; fmpq_mul(r.q_, q_, b.q_); return r; }
  Rational operator/(const Rational& b) const { Rational r; fmpq_div(r.q_, q_, b.q_); return r; }
  // clang-format on
  int compare(const Rational& b) const { return fmpq_cmp(q_, b.q_); }
  int sign() const { return fmpq_sgn(q_); }

 private:
  fmpq_t q_;
};

struct Valued {
  double value;
  unsigned code;
  Rational exact;
};

enum class Top { kIeee, kNan, kNanAtMinusZero, kFinite };

struct ExactFormat {
  ElementType type;
  int sign_bits, exponent_bits, mantissa_bits, bias;
  Top top;
  bool has_zero;
  std::vector<Valued> finite_values;  // ascending, -0 before +0
  Rational beyond;                    // half way from the largest value to the next one up

  unsigned codes() const { return 1u << (sign_bits + exponent_bits + mantissa_bits); }

  double value(unsigned code) const {
    const unsigned fraction = code & ((1u << mantissa_bits) - 1);
    const unsigned exponent = (code >> mantissa_bits) & ((1u << exponent_bits) - 1);
    const bool negative = sign_bits != 0 && (code >> (exponent_bits + mantissa_bits)) != 0;
    const bool all_ones = exponent == (1u << exponent_bits) - 1;
    const double nan = std::numeric_limits<double>::quiet_NaN();
    if (top == Top::kNanAtMinusZero && negative && exponent == 0 && fraction == 0) return nan;
    if (top == Top::kNan && all_ones && fraction == (1u << mantissa_bits) - 1) return nan;
    double magnitude = 0;
    if (top == Top::kIeee && all_ones) {
      if (fraction != 0) return nan;
      magnitude = std::numeric_limits<double>::infinity();
    } else if (exponent == 0 && has_zero) {
      magnitude = fraction * std::pow(2.0, 1 - bias - mantissa_bits);
    } else {
      magnitude = (1.0 + fraction * std::pow(2.0, -mantissa_bits)) * std::pow(2.0, static_cast<int>(exponent) - bias);
    }
    return negative ? -magnitude : magnitude;
  }

  const std::vector<Valued>& finite() const { return finite_values; }

  /// The value (infinity or NaN included) that x rounds to: nearest, ties to the even code; where a
  /// significand has one bit only, to the larger magnitude (IEEE 754-2019, 4.3.1).
  double nearest(const Rational& x) const {
    if (x.compare(beyond) > 0) return overflow(false);
    if (x.compare(Rational(0.0) - beyond) < 0)
      return sign_bits == 0 ? std::numeric_limits<double>::quiet_NaN() : overflow(true);
    const auto above = std::lower_bound(finite_values.begin(), finite_values.end(), x,
                                        [](const Valued& v, const Rational& b) { return v.exact.compare(b) < 0; });
    const bool at_beyond = x.compare(beyond) == 0 || x.compare(Rational(0.0) - beyond) == 0;
    if (at_beyond && (mantissa_bits == 0 || finite_values.back().code % 2 != 0)) return overflow(x.sign() < 0);
    if (above == finite_values.begin()) return above->value;
    if (above == finite_values.end()) return finite_values.back().value;
    const Valued& high = *above;
    const Valued& low = *(above - 1);
    const int order = (x - low.exact).compare(high.exact - x);
    if (order == 0 && mantissa_bits == 0) return high.value;  // no such format has a sign
    if (order == 0) return low.code % 2 == 0 ? low.value : high.value;
    return order < 0 ? low.value : high.value;
  }

  bool is_code_of(double wanted, unsigned long code) const {
    const double got = value(static_cast<unsigned>(code));
    return std::isnan(wanted) ? std::isnan(got) : wanted == got;
  }

 private:
  double overflow(bool negative) const {
    if (top == Top::kNan || top == Top::kNanAtMinusZero) return std::numeric_limits<double>::quiet_NaN();
    const double m = top == Top::kIeee ? std::numeric_limits<double>::infinity() : finite_values.back().value;
    return negative ? -m : m;
  }
};

inline ExactFormat make(ElementType e, int sign, int exponent, int mantissa, int bias, Top top, bool has_zero = true) {
  ExactFormat f{e, sign, exponent, mantissa, bias, top, has_zero, {}, {}};
  for (unsigned code = 0; code < f.codes(); ++code) {
    const double v = f.value(code);
    if (std::isfinite(v)) f.finite_values.push_back({v, code, Rational(v)});
  }
  std::sort(f.finite_values.begin(), f.finite_values.end(), [](const Valued& a, const Valued& b) {
    if (a.value != b.value) return a.value < b.value;
    return std::signbit(a.value) && !std::signbit(b.value);
  });
  const double last = f.finite_values.back().value;
  const double step = std::pow(2.0, std::floor(std::log2(last)) - mantissa);
  f.beyond = Rational(last) + Rational(step / 2);
  return f;
}

inline const std::vector<ExactFormat>& all_formats() {
  using enum ElementType;
  static const std::vector<ExactFormat> formats = {
      make(f4E2M1FN, 1, 2, 1, 1, Top::kFinite),
      make(f6E2M3FN, 1, 2, 3, 1, Top::kFinite),
      make(f6E3M2FN, 1, 3, 2, 3, Top::kFinite),
      make(f8E3M4, 1, 3, 4, 3, Top::kIeee),
      make(f8E4M3, 1, 4, 3, 7, Top::kIeee),
      make(f8E4M3FN, 1, 4, 3, 7, Top::kNan),
      make(f8E4M3FNUZ, 1, 4, 3, 8, Top::kNanAtMinusZero),
      make(f8E4M3B11FNUZ, 1, 4, 3, 11, Top::kNanAtMinusZero),
      make(f8E5M2, 1, 5, 2, 15, Top::kIeee),
      make(f8E5M2FNUZ, 1, 5, 2, 16, Top::kNanAtMinusZero),
      make(f8E8M0FNU, 0, 8, 0, 127, Top::kNan, false),
      make(bf16, 1, 8, 7, 127, Top::kIeee),
      make(f16, 1, 5, 10, 15, Top::kIeee),
  };
  return formats;
}

}  // namespace assay::oracle::testing_formats
