#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "backends/child.h"
#include "backends/protocol.h"

namespace assay::backends {

/// What is said of a request that nobody waits for any longer.
inline constexpr const char* kInterrupted = "interrupted";

/// The last bytes of a stream that may be long.
class Tail {
 public:
  void append(std::string_view text);
  void clear() { text_.clear(); }
  std::string_view text() const;

 private:
  std::string text_;
};

/// Requests and replies with one child, within limits of time and memory.
class Conversation {
 public:
  explicit Conversation(std::unique_ptr<Child> child) : child_(std::move(child)) {}

  /// Sends one request and waits for its reply. Kills the child where it takes longer than
  /// `timeout`, has more than `resident_bytes` of the limits in memory, or writes what is no frame, and at `stop`.
  /// Where the child says that a process died which worked for it, that is a death as the child's own would be, but
  /// the child goes on; whatever else the reason is that there is no reply, the child is dead afterwards.
  tl::expected<Frame, Outcome> exchange(std::string_view request, std::chrono::milliseconds timeout, const Limits&);

  bool has_ended() const { return child_->has_exited(); }
  /// False where the child died, or wrote something, without being asked.
  bool usable();
  double cpu_seconds() const { return child_->cpu_seconds(); }
  /// Ends the child, and returns the CPU time that it took in all.
  double end() { return child_->end().cpu_seconds; }

 private:
  using Clock = std::chrono::steady_clock;

  void wait_for_event(bool writing, Clock::time_point deadline) const;
  void write_some(std::string_view& rest) const;
  enum class Stream { kOpen, kEnded };
  Stream read_some();
  void read_errors();
  tl::unexpected<Outcome> broken(OutcomeKind, const std::string& why);
  tl::unexpected<Outcome> ended();
  tl::unexpected<Outcome> died(const Exit&) const;
  tl::expected<Frame, Outcome> reply_or_death(Frame);
  std::string with_log(std::string message) const;

  std::unique_ptr<Child> child_;
  FrameReader reader_;
  Tail log_;
  bool log_ended_ = false;
};

}  // namespace assay::backends
