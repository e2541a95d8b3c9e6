#include "fuzz/campaign/ending.h"

namespace assay::fuzz {

Ending::Ending(const std::atomic<bool>& stop, std::optional<Clock::time_point> at)
    : stop_(stop), at_(at), watcher_([this] { watch(); }) {}

Ending::~Ending() {
  {
    const std::lock_guard lock(mutex_);
    is_over_ = true;
  }
  changed_.notify_all();
  watcher_.join();
}

/// A signal sets a flag and wakes nobody, so somebody has to look.
void Ending::watch() {
  constexpr std::chrono::milliseconds kBetweenLooks{20};
  std::unique_lock lock(mutex_);
  while (!is_over_ && !has_come_) {
    has_come_ = stop_ || (at_ && Clock::now() >= *at_);
    changed_.wait_for(lock, kBetweenLooks);
  }
}

}  // namespace assay::fuzz
