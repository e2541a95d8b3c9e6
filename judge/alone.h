#pragma once

#include <condition_variable>
#include <mutex>

/// Threads that work beside each other, until one of them has to work alone: what takes long beside others may take
/// less by itself.
namespace assay::judge {

class Crowd {
 public:
  /// Waits while somebody works alone, or wants to.
  void enter();
  void leave();
  /// Of a thread that has entered: it goes on once all others have left, and nobody enters until it has ended.
  void begin_alone();
  void end_alone();

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  int inside_ = 0;
  int wanting_ = 0;  ///< to be alone, or alone
  bool is_alone_ = false;
};

/// In the crowd, while it lives; a null crowd is none.
class InCrowd {
 public:
  explicit InCrowd(Crowd* crowd) : crowd_(crowd) {
    if (crowd_) crowd_->enter();
  }
  ~InCrowd() {
    if (crowd_) crowd_->leave();
  }
  InCrowd(const InCrowd&) = delete;
  InCrowd& operator=(const InCrowd&) = delete;

 private:
  Crowd* crowd_;
};

/// Alone, while it lives.
class Alone {
 public:
  explicit Alone(Crowd* crowd) : crowd_(crowd) {
    if (crowd_) crowd_->begin_alone();
  }
  ~Alone() {
    if (crowd_) crowd_->end_alone();
  }
  Alone(const Alone&) = delete;
  Alone& operator=(const Alone&) = delete;

 private:
  Crowd* crowd_;
};

}  // namespace assay::judge
