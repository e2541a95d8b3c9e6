#pragma once

#include "oracle/evaluator/machine.h"

namespace assay::oracle {

/// What a run of a program over a domain yields, by process.
struct DomainRun {
  std::vector<std::vector<RuntimeValue>> outputs;
  std::vector<CheckFailure> failures;
  int checks = 0;
};

/// Runs the entry function in every process of the module's grid, each over a domain of its own.
/// Inputs must have the types that the function declares.
Result<DomainRun> run_in_domain(const Module&, const ProcessTensors& inputs, const DomainFactory&, const Limits&,
                                const Meanings* = nullptr, Preparation* = nullptr);

/// Values of exact domains as tensors.
Result<Run> to_run(DomainRun);

/// A tensor as a value of a domain, and back where the domain is exact.
RuntimeValue load_tensor(Domain&, const Tensor&);
Result<Tensor> to_tensor(const RuntimeValue&);

}  // namespace assay::oracle
