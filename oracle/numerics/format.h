#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

#include "spec/types/float_code.h"

/// Float formats as numbers: every value of every format is a double exactly.
namespace assay::oracle {

using spec::ElementType;

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

using spec::Rounding;

/// Values of a format of at most 16 bits, by all codes of its storage form.
const float* decode_table(ElementType);
/// decode(encode(x)).
double round_to(ElementType, double x, Rounding = Rounding::kNearestEven);
/// As round_to for finite x, but with unbounded exponent at the top: never overflows to infinity or
/// NaN (used for bounds).
double round_unbounded(ElementType, double x, Rounding);

/// Parameters of the format as doubles.
struct FormatNumbers {
  int precision;     ///< p, with the hidden bit.
  int min_exponent;  ///< Exponent of the smallest normal number.
  double max_finite;
  double min_normal;
  double min_subnormal;  ///< Smallest positive value.
  double unit_roundoff;  ///< 2^-p.
  bool has_infinity;
  bool has_nan;
  bool has_negative_zero;
  bool has_sign;
  bool has_zero;
};
const FormatNumbers& numbers(ElementType);

/// Largest value of the format below x, smallest above x, for any double x; infinities beyond the
/// finite values even where the format has none.
double next_down(ElementType, double x);
double next_up(ElementType, double x);
/// The neighbour of x in the direction of y, which it is itself where they are equal; NaN where one is.
double next_after(ElementType, double x, double y);
/// Distance of neighbouring values at |x|: 2^(max(floor(log2 |x|), emin) - p + 1).
double ulp(ElementType, double x);
/// Of either sign.
bool is_power_of_two(double x);
/// 2^n for an integer n that is not 0, so that log2(x) is n.
bool has_exponent(double x);

/// One element of a float type in storage form.
double load_float(ElementType, const std::byte*);
void store_float(ElementType, double x, std::byte* out, Rounding = Rounding::kNearestEven);

}  // namespace assay::oracle
