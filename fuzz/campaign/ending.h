#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace assay::fuzz {

/// Becomes true once a campaign is to end: somebody says so, or its time is up.
class Ending {
 public:
  using Clock = std::chrono::steady_clock;

  /// `stop` must outlive it.
  Ending(const std::atomic<bool>& stop, std::optional<Clock::time_point> at);
  ~Ending();
  Ending(const Ending&) = delete;
  Ending& operator=(const Ending&) = delete;

  const std::atomic<bool>& has_come() const { return has_come_; }

 private:
  void watch();

  const std::atomic<bool>& stop_;
  const std::optional<Clock::time_point> at_;
  std::atomic<bool> has_come_ = false;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool is_over_ = false;
  std::thread watcher_;
};

}  // namespace assay::fuzz
