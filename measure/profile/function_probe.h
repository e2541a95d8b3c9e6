#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "backends/backend.h"
#include "measure/profile/trial.h"
#include "measure/sweep/sweep.h"

/// Measures an elementary function of a back end, and proposes a budget where the baseline's is too small.
namespace assay::measure {

struct FunctionProbeOptions {
  backends::Variant variant;
  backends::Limits limits;
  int jobs = 1;
  bool exhaustive = false;
};

class FunctionProbe {
 public:
  FunctionProbe(const backends::BackendFactory& factory, backends::Backend& backend,
                std::shared_ptr<const spec::Contract> baseline, FunctionProbeOptions options)
      : factory_(factory), backend_(backend), baseline_(std::move(baseline)), options_(std::move(options)) {}

  /// The error over the range of the function, in large tensors and in small ones, and a line with an answer that needs
  /// it, should there be one.
  Result<reports::Observation> run(const std::string& op, spec::ElementType, const std::atomic<bool>& stop);

 private:
  /// An answer to this input that is outside the baseline; small tensors may be compiled to other code.
  std::optional<Trial> witness(const std::string& op, spec::ElementType, const SweepSample&, int operands);

  void propose(const std::string& op, spec::ElementType, const SweepResult&, reports::Observation&);

  const backends::BackendFactory& factory_;
  backends::Backend& backend_;
  std::shared_ptr<const spec::Contract> baseline_;
  FunctionProbeOptions options_;
};

/// The ranges where the error is beyond the baseline's budget; neighbours are one. None where it has no budget.
std::vector<SweepRange> ranges_beyond(const SweepResult&, const spec::Contract& baseline);

/// `math tanh for f64 : [2, 8] 7 ; 5`: in these ranges, of which there is one, the error rounded up, and the baseline's
/// budget elsewhere.
std::string budget_line(const SweepResult&, const spec::Contract& baseline, const std::vector<SweepRange>&);

}  // namespace assay::measure
