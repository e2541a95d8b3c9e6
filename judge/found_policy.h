#pragma once

#include <string>

#include "judge/case.h"
#include "judge/failure.h"
#include "spec/contract.h"

namespace assay::judge {

/// `by a policy that was found, not promised: integer-overflow` where an answer is wrong only since a contract was
/// completed by what its back end was found to do elsewhere. Else empty.
std::string found_policy_text(const Failure&, const Module&, const ProcessTensors& inputs,
                              const ProcessTensors& outputs, const spec::Contract&);

}  // namespace assay::judge
