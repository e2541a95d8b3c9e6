#pragma once

#include <optional>

#include "judge/case.h"
#include "judge/failure.h"

namespace assay::judge {

/// Which elements of a program's outputs depend on a NaN among its inputs: those whose exact values change when other
/// numbers take the place of these NaNs. With a NaN in a literal of the text, all may. Module and inputs outlive it.
class NanOperands {
 public:
  NanOperands(const Module& module, const ProcessTensors& inputs) : module_(module), inputs_(inputs) {}

  bool reach(const ElementPlace&);

 private:
  void evaluate();

  const Module& module_;
  const ProcessTensors& inputs_;
  bool is_known_ = false, reach_all_ = false;
  ProcessTensors with_, without_;  ///< exact outputs; empty where there is no NaN
};

}  // namespace assay::judge
