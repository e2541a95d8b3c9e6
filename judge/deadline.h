#pragma once

#include <atomic>
#include <chrono>
#include <thread>

/// When to be done with what takes a flag for its end.
namespace assay::judge {

class Deadline {
 public:
  using Clock = std::chrono::steady_clock;

  /// `over()` becomes true at that time, or once `stop` is.
  Deadline(Clock::time_point at, const std::atomic<bool>& stop)
      : over_(stop || Clock::now() >= at), watch_([this, at, &stop](const std::stop_token& end) {
          for (; !end.stop_requested() && !over_; std::this_thread::sleep_for(std::chrono::milliseconds(10)))
            over_ = stop || Clock::now() >= at;
        }) {}

  const std::atomic<bool>& over() const { return over_; }

 private:
  std::atomic<bool> over_;
  std::jthread watch_;
};

/// `share` of a time, from its begin.
inline Deadline::Clock::time_point at_share(Deadline::Clock::time_point begin, std::chrono::milliseconds time,
                                            double share) {
  return begin + std::chrono::duration_cast<Deadline::Clock::duration>(share * time);
}

}  // namespace assay::judge
