#pragma once

#include "oracle/evaluator/domain.h"
#include "oracle/oracle.h"

namespace assay::oracle {

/// The cells of an envelope value as acceptance sets: what a program result may be. A result is
/// rounded to its type, whatever its consumers may see.
AcceptanceTensor to_acceptance(const RuntimeValue&, const spec::Contract&);

}  // namespace assay::oracle
