#pragma once

#include <string>

#include "judge/case.h"
#include "judge/failure.h"
#include "spec/contract.h"

namespace assay::judge {

/// Of a wrong value or a deviation in a program of one function: how far the answer lies from the correctly rounded
/// value, the error that the baseline of the contract allows there, and who allows it:
/// `cosine f32: 6 ulp, 4 allowed by OpenCL C 3.0, table 7.4`. Else empty.
std::string bound_of(const Failure&, const Module&, const ProcessTensors& inputs, const ProcessTensors& outputs,
                     const spec::Contract&);

}  // namespace assay::judge
