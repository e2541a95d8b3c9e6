#pragma once

#include "backends/backend.h"
#include "judge/case.h"

namespace assay::judge {

/// Runs programs on a back end under one variant. What was compiled last is not compiled again.
class Runner {
 public:
  Runner(backends::Backend& backend, const backends::Variant& variant) : backend_(backend), variant_(variant) {}

  /// The outputs of a program of one process. `id` tells programs apart. A whole model may take longer than the limit,
  /// which is meant for small programs: then it is run once more with more patience.
  backends::Outcome run(std::size_t id, const Module&, const std::vector<Tensor>& inputs);

  std::size_t new_id() { return ++last_id_; }
  int compilations() const { return compilations_; }

 private:
  backends::Outcome run_once(std::size_t id, const Module&, const std::vector<Tensor>& inputs);

  backends::Backend& backend_;
  const backends::Variant& variant_;
  std::size_t compiled_ = 0, last_id_ = 0;
  int compilations_ = 0;
};

}  // namespace assay::judge
