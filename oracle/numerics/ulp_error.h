#pragma once

#include <string>

#include "oracle/numerics/elementary.h"

/// How far an answer lies from the exact value of a function, in units in the last place (ulps).
///
/// The ulp is the spacing of the type at the exact value, below the smallest normal number that of the subnormals, and
/// above the largest one that of the last binade, as if it went on. Where the exact value lies less than 2^-40 of
/// itself below a power of two (f64: 2^-72), it is the spacing above: so do contracts measure their budgets.
namespace assay::oracle {

/// The function of a primitive whose error is measured: an elementary function or the square root. Null for the others.
const Elementary* measured_function(spec::PrimitiveId);

/// The ulp at a value that is known to 2^-40 of itself; 2^-40 is added before its binade is looked up.
double ulp_around(ElementType, double approximation);

/// |got - f(x, y)| in ulps, by Arb, to 2^-16 ulps; `got` is finite, and f(x, y) is so too.
double error_in_ulps(const Elementary&, ElementType, double x, double y, double got);

/// f(x, y) in decimal, rounded to so many digits.
std::string exact_text(const Elementary&, double x, double y, int digits);

}  // namespace assay::oracle
