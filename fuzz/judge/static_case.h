#pragma once

#include "fuzz/judge/case.h"
#include "oracle/oracle.h"

namespace assay::fuzz {

/// The program for these inputs as every back end takes it: refined where it has dynamic dimensions, with the inputs
/// that are left.
Result<Case> static_case(const Module&, const ProcessTensors& inputs, const oracle::Limits&);

}  // namespace assay::fuzz
