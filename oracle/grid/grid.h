#pragma once

#include <memory>
#include <vector>

#include "oracle/evaluator/machine.h"

namespace assay::oracle {

/// What one process of a grid runs.
struct ProcessProgram {
  std::unique_ptr<Domain> domain;
  const program::Function* function = nullptr;
  std::vector<RuntimeValue> arguments;
  Preparation::Process* known = nullptr;  ///< may be null
};

/// Runs all processes, each in a thread; process (r, p) is number r * partitions + p. When several processes fail, the
/// error is that of the lowest one that failed by itself, and not because another had ended.
Result<ProcessesRun> run_grid(const Module&, spec::Grid, std::vector<ProcessProgram>, const Limits&, const Meanings*,
                              const DomainFactory*, Budget::Clock::time_point started = Budget::Clock::now(),
                              std::vector<QueueItem> fed = {});

}  // namespace assay::oracle
