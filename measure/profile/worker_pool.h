#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include "backends/backend.h"

/// Threads that ask one back end, each with a child of its own.
namespace assay::measure {

class WorkerPool {
 public:
  WorkerPool(const backends::BackendFactory&, const backends::Limits&, int jobs);

  /// Calls `work(k, back end)` once for each k below `count`: several at a time, in any order. What it writes for one k
  /// nobody else may touch.
  void each(std::size_t count, const std::function<void(std::size_t, backends::Backend&)>& work);

  /// That of the thread that calls.
  backends::Backend& first() { return *members_.front(); }

 private:
  std::vector<std::unique_ptr<backends::Backend>> members_;
};

}  // namespace assay::measure
