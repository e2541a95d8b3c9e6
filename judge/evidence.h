#pragma once

#include <vector>

#include "judge/failure.h"
#include "oracle/oracle.h"
#include "spec/evidence.h"

namespace assay::judge {

/// The sets of all outputs, element by element, with the answers, where there are any.
std::vector<spec::OutputEvidence> evidence_of(const oracle::Acceptance&, const std::vector<ProcessTensors>& outputs);

/// The answer of a failure and how far it lies from what is legal.
spec::Witness witness_of(const Failure&);

}  // namespace assay::judge
