#pragma once

#include "judge/case.h"
#include "oracle/oracle.h"
#include "program/edit/refine.h"

namespace assay::judge {

/// Whether every back end takes it as it is: without dimensions that are not known, and without quantized types.
bool is_taken_by_all(const Module&);

/// The program for these inputs as every back end takes it: refined where it has dynamic dimensions, on the integers
/// that are stored where it has quantized types, with the inputs that are left.
Result<Case> static_case(const Module&, const ProcessTensors& inputs, const oracle::Limits&,
                         program::RefinedOps = program::RefinedOps::kStatic);

/// ... for the inputs of a case: one program for those whose types are alike, as far as their types decide its shapes.
/// Inputs for which refinement fails are left out; the first error, where it fails for all.
Result<std::vector<Case>> static_cases(const Case&, const oracle::Limits&);

}  // namespace assay::judge
