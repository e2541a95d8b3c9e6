#include "judge/alone.h"

namespace assay::judge {

void Crowd::enter() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return wanting_ == 0; });
  ++inside_;
}

void Crowd::leave() {
  const std::lock_guard lock(mutex_);
  --inside_;
  changed_.notify_all();
}

void Crowd::begin_alone() {
  std::unique_lock lock(mutex_);
  ++wanting_;
  --inside_;
  changed_.notify_all();
  changed_.wait(lock, [&] { return inside_ == 0 && !is_alone_; });
  is_alone_ = true;
}

void Crowd::end_alone() {
  const std::lock_guard lock(mutex_);
  is_alone_ = false;
  --wanting_;
  ++inside_;
  changed_.notify_all();
}

}  // namespace assay::judge
