#pragma once

#include <string>

#include "oracle/envelope/opening.h"
#include "oracle/numerics/primitive.h"
#include "spec/contract/contract.h"

namespace assay::oracle {

/// Where an element became open.
struct OpeningPlace {
  Opening why{};
  ElementType type{};                   ///< of the operands of a function, else of the element
  const Primitive* function = nullptr;  ///< that was applied or folded, if one was
};

/// `no line `math lgamma for f32` bounds it`; `integer overflow: `integer-overflow any`, ...`.
std::string describe(const OpeningPlace&, const spec::Contract&);

}  // namespace assay::oracle
