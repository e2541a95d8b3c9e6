#pragma once

#include "oracle/evaluator/tensors.h"

namespace assay::oracle {

/// Runs the entry function in every process of the module's grid, each over a domain of its own.
/// Inputs must have the types that the function declares.
Result<ProcessesRun> run_in_domain(const Module&, const ProcessTensors& inputs, const DomainFactory&, const Limits&,
                                   const Meanings* = nullptr, Preparation* = nullptr);

/// Values of exact domains as tensors.
Result<Run> to_run(ProcessesRun);

}  // namespace assay::oracle
