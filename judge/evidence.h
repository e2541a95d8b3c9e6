#pragma once

#include <string>
#include <vector>

#include "judge/case.h"
#include "judge/failure.h"
#include "oracle/oracle.h"
#include "spec/contract/contract.h"
#include "spec/evidence.h"

namespace assay::judge {

/// The sets of all outputs, element by element, with the answers, where there are any.
std::vector<spec::OutputEvidence> evidence_of(const oracle::Acceptance&, const std::vector<ProcessTensors>& outputs);

/// The answer of a failure and how far it lies from what is legal.
spec::Witness witness_of(const Failure&);

/// Of a wrong value or a deviation in a program of one function: how far the answer lies from the correctly rounded
/// value, the error that the baseline of the contract allows there, and who allows it:
/// `cosine f32: 6 ulp, 4 allowed by OpenCL C 3.0, table 7.4`. Else empty.
std::string bound_of(const Failure&, const Module&, const ProcessTensors& inputs, const ProcessTensors& outputs,
                     const spec::Contract&);

/// What a failure violates. Of a wrong value, the meaning of the ops under the contract: `cosine (means) under
/// stablehlo`; of a wrong type, the types that the program states; of whatever else, that a valid program runs.
std::string law_of(const Module&, FailureClass, const std::string& contract);

/// `by a policy that was found, not promised: integer-overflow` where an answer is wrong only since a contract was
/// completed by what its back end was found to do elsewhere. Else empty.
std::string found_policy_text(const Failure&, const Module&, const ProcessTensors& inputs,
                              const ProcessTensors& outputs, const spec::Contract&);

}  // namespace assay::judge
