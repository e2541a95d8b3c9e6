#pragma once

namespace assay::oracle {

/// C's fmod: a - b * trunc(a / b) exactly, sign of a; NaN for b = 0, infinite a or NaN; a for
/// infinite b.
double exact_remainder(double a, double b);

}  // namespace assay::oracle
