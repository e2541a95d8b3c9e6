#pragma once

#include "judge/by_op/scope.h"

namespace assay::judge {

/// The program compiled as it is: judged by its own sets, and held against the ops before its results, on the values
/// that `judged` had.
WholeReport judge_whole(const Module&, const std::vector<Tensor>& inputs, const Scope& judged, const ModelSetting&);

}  // namespace assay::judge
