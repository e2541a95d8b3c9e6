#pragma once

#include <optional>
#include <span>

#include "oracle/numerics/ball.h"
#include "oracle/numerics/format.h"
#include "spec/language/primitives.h"

/// The real elementary functions: correctly rounded values and rigorous enclosures. Arb decides.
/// Special values are those of IEEE 754-2019, 9.2.1, and logistic(x) = 1 / (1 + exp(-x)).
namespace assay::oracle {

/// How a function of one real runs over its domain.
enum class Monotonicity : std::uint8_t {
  kIncreasing,
  kDecreasing,
  kWave,  ///< Between -1 and 1, slope at most 1.
  kPole,  ///< No course; at 0 a pole whose two sides differ, and no text says which of them 0 and -0 give.
  kOther,
};

/// A function of one or two reals.
struct Elementary {
  spec::PrimitiveId id;
  int operands;
  /// Encloses the value at finite operands in the domain.
  void (*ball)(arb_ptr out, arb_srcptr x, arb_srcptr y, long precision);
  /// A double within 2^-40 relatively of the value at finite operands in the domain; may be null.
  double (*approximate)(double x, double y);
  /// Values at infinities, NaN, zeros and poles and outside the domain; nullopt elsewhere.
  std::optional<double> (*special)(double x, double y);
  Monotonicity monotonicity = Monotonicity::kOther;
};

std::span<const Elementary> elementary_functions();
/// Null where the primitive is none.
const Elementary* find_elementary(spec::PrimitiveId);

/// f(x) or f(x, y) rounded to nearest in the type; f64 included. `y` is ignored by unary functions.
double evaluate(const Elementary&, ElementType, double x, double y = 0);

/// Doubles that enclose the exact value, at most 2^-39 apart relatively (a few 2^-52 where `tight`).
/// Special values are points; NaN gives two NaNs.
Enclosure enclose(const Elementary&, double x, double y, bool tight);

/// Doubles that enclose the values over a rectangle of finite numbers in the domain, of which each side that is no
/// point lies on one side of zero; infinite where there is a pole. Wide rectangles are taken in pieces.
Enclosure enclose_range(const Elementary&, const Enclosure& x, const Enclosure& y);

/// The interval on which a function of one real that increases or decreases is no NaN.
Enclosure domain_of(const Elementary&);

}  // namespace assay::oracle
