#pragma once

#include "oracle/evaluator/machine.h"

namespace assay::oracle {

/// Runs the entry function in every process of the module's grid, each over a domain of its own.
/// Inputs must have the types that the function declares.
Result<ProcessesRun> run_in_domain(const Module&, const ProcessTensors& inputs, const DomainFactory&, const Limits&,
                                   const Meanings* = nullptr, Preparation* = nullptr);

/// The error of a program whose devices give results that differ: no text says which of them is the program's.
tl::unexpected<Error> devices_differ(std::size_t result);

/// Values of exact domains as tensors.
Result<Run> to_run(ProcessesRun);

}  // namespace assay::oracle
