#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "backends/process/child.h"
#include "backends/protocol/protocol.h"

namespace assay::backends {

/// What is said of a request that nobody waits for any longer.
inline constexpr const char* kInterrupted = "interrupted";

/// How long a request may take. A child that computes is judged by its CPU time, because a busy machine keeps it from
/// its work; one that sleeps uses none, and so wall time has to end it.
struct Patience {
  std::chrono::milliseconds busy;     ///< CPU time of the child with all below it; and no less wall time
  std::chrono::milliseconds asleep;   ///< wall time of a child that hardly computes
  std::chrono::milliseconds longest;  ///< wall time in any case
};
/// Of wall time alone.
constexpr Patience wall_time(std::chrono::milliseconds t) { return {t, t, t}; }
/// So many times what a request usually has.
Patience patience_of(std::chrono::milliseconds timeout, double times);

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

  /// Sends one request and waits for its reply. Kills the child where its patience ends, where it has more than
  /// `resident_bytes` of the limits in memory, or writes what is no frame, and at `stop`. Where the child says that a
  /// process died which worked for it, that is a death as the child's own would be, but the child goes on; whatever
  /// else the reason is that there is no reply, the child is dead afterwards.
  tl::expected<Frame, Outcome> exchange(std::string_view request, const Patience&, const Limits&);

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
