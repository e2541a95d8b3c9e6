#include "measure/profile/worker_pool.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace assay::measure {

WorkerPool::WorkerPool(const backends::BackendFactory& factory, const backends::Limits& limits, int jobs) {
  for (int j = 0; j < std::max(jobs, 1); ++j) members_.push_back(factory.start(limits));
}

void WorkerPool::each(std::size_t count, const std::function<void(std::size_t, backends::Backend&)>& work) {
  std::atomic<std::size_t> next{0};
  const auto serve = [&](backends::Backend& member) {
    for (std::size_t k = next++; k < count; k = next++) work(k, member);
  };
  std::vector<std::thread> threads;
  for (std::size_t j = 1; j < std::min(members_.size(), count); ++j)
    threads.emplace_back([&, j] { serve(*members_[j]); });
  serve(first());
  for (std::thread& thread : threads) thread.join();
}

}  // namespace assay::measure
