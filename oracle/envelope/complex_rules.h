#pragma once

#include <optional>

#include "oracle/envelope/real_rules.h"

/// Acceptance sets of complex numbers: one set for each part.
namespace assay::oracle {

struct ComplexCells {
  Cell real;
  Cell imag;
};

/// A product of parts that their sum may see before it was rounded.
Cell fused_product(const RealRules&, const Cell& a, const Cell& b);

/// The textbook formula over the parts, each of its products fused or not where the contract fuses those of complex
/// types. With an infinite or NaN part it is open where the contract leaves that to the implementation.
ComplexCells complex_product(const RealRules&, const ComplexCells& a, const ComplexCells& b);

/// Every other function, by the contract's `math` line for its complex type: a budget of N ulps admits what lies within
/// N ulps of the modulus of the exact result for operands that are N ulps off, part by part. This is mixed
/// forward-backward stability (Higham 2002, 1.5), normwise in the result. `b` is ignored by functions of one number.
ComplexCells complex_function(const RealRules&, const Primitive&, const std::optional<StatedError>&,
                              const ComplexCells& a, const ComplexCells& b);

}  // namespace assay::oracle
