#pragma once

#include <memory>
#include <vector>

#include "oracle/evaluator/run.h"

namespace assay::oracle {

/// What one process of a grid runs.
struct ProcessProgram {
  std::unique_ptr<Domain> domain;
  const program::Function* function = nullptr;
  std::vector<RuntimeValue> arguments;
  Preparation::Process* known = nullptr;  ///< may be null
};

/// Runs all processes, a thread each; process (r, p) is number r * partitions + p. Of several
/// errors the one of the lowest process that failed by itself is reported.
Result<DomainRun> run_grid(const Module&, spec::Grid, std::vector<ProcessProgram>, const Limits&, const Meanings*,
                           const DomainFactory*);

}  // namespace assay::oracle
