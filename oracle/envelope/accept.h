#pragma once

#include "oracle/evaluator/domain.h"
#include "oracle/oracle.h"

namespace assay::oracle {

/// The cells of an envelope value as acceptance sets: what a result of the program may be. A result is rounded to its
/// type; that an op may see it before the rounding does not matter here.
AcceptanceTensor to_acceptance(const RuntimeValue&, const spec::Contract&);

}  // namespace assay::oracle
