#pragma once

#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace assay::judge {

/// Calls `work(k, tools)` for each k below `count`, several at a time and in any order, until `stop` is true. Each
/// thread has tools of its own, which `make` makes. What `work` writes for one k nobody else may touch.
template <class Make, class Work>
void on_threads(std::size_t count, int jobs, const std::atomic<bool>& stop, Make make, Work work) {
  std::atomic<std::size_t> next = 0;
  const auto run = [&] {
    auto tools = make();
    for (std::size_t k = next++; k < count && !stop; k = next++) work(k, tools);
  };
  std::vector<std::thread> others;
  for (int k = 1; k < jobs; ++k) others.emplace_back(run);
  run();
  for (std::thread& thread : others) thread.join();
}

}  // namespace assay::judge
