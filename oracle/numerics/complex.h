#pragma once

#include <optional>

#include "oracle/numerics/access.h"
#include "oracle/numerics/ball.h"

/// Complex arithmetic. Finite operands: each part is the exact value of the text's formula, rounded
/// once. Infinite or NaN parts: of arithmetic the naive formula, operation by operation, of functions what C17 says
/// (the text leaves them to the implementation).
namespace assay::oracle {

using ComplexFloat = ComplexValue<float>;
using ComplexDouble = ComplexValue<double>;

template <class T> ComplexValue<T> complex_multiply(ComplexValue<T>, ComplexValue<T>);
template <class T> ComplexValue<T> complex_divide(ComplexValue<T>, ComplexValue<T>);
template <class T> T complex_modulus(ComplexValue<T>);
/// Principal square root.
template <class T> ComplexValue<T> complex_sqrt(ComplexValue<T>);
/// x / |x|; zero stays zero, a NaN part makes both NaN.
template <class T> ComplexValue<T> complex_sign(ComplexValue<T>);

template <class T> bool lexicographically_less(ComplexValue<T> a, ComplexValue<T> b) {
  return a.real < b.real || (a.real == b.real && a.imag < b.imag);
}

/// Doubles around the parts of complex numbers.
struct ComplexBox {
  Enclosure real;
  Enclosure imag;
};
/// How far operands may be from what they are, relatively: each part by itself of the first, the second by its modulus.
/// Encloses what the primitive gives for such operands; nullopt where it is unbounded there or no function of complex
/// numbers. The sign of a zero part says on which side of a branch cut an operand lies (C17, Annex G).
std::optional<ComplexBox> enclose(PrimitiveId, const ComplexBox& a, const ComplexBox& b, double spread);

/// Principal values of the elementary functions by acb; finite operands away from poles.
Kernel complex_elementary_kernel(const Application&);

}  // namespace assay::oracle
