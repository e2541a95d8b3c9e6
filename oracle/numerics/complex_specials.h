#pragma once

#include <optional>

#include "spec/language/primitives.h"

/// What elementary functions of complex numbers are where a part of the operand is infinite or NaN: C17, Annex G.6. The
/// specification says nothing of it, so this is a value that an answer may have, and no bound.
namespace assay::oracle {

struct ComplexSpecial {
  double real = 0, imag = 0;
};

/// The unit vector of an angle that is a number: its cosine and sine.
using UnitVector = ComplexSpecial (*)(double angle);

/// Of an operand with a part that is no finite number, and at the pole of a logarithm. Signs that the annex leaves open
/// are positive. Nullopt for functions that it does not have, and for numbers elsewhere.
std::optional<ComplexSpecial> special_value(spec::PrimitiveId, ComplexSpecial operand, UnitVector);

}  // namespace assay::oracle
