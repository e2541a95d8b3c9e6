#pragma once

#include "judge/by_op/report.h"
#include "judge/by_op/segments.h"

/// Which op of a model left its set first. A model is compiled with every intermediate value as a result; then each op
/// is judged on the operands that the back end itself had, so that sets do not widen with depth.
namespace assay::judge {

struct ByOpRequest {
  backends::Backend& backend;
  const backends::Variant& variant;
  const spec::Contract& contract;
  oracle::Limits limits;
  int jobs = 1;
  std::int64_t segment_bytes = kSegmentBytes;
};

/// Judges a program of one process on one set of inputs. An error where it has several processes, or unknown sizes.
Result<ModelReport> judge_by_op(const Module&, const std::vector<Tensor>& inputs, const ByOpRequest&);

}  // namespace assay::judge
