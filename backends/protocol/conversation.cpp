#include "backends/protocol/conversation.h"

#include <fmt/format.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

#include "backends/process/crash.h"

namespace assay::backends {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

/// How often memory is looked at. A flood of 1 GB/s gets 40 MB past its limit.
constexpr milliseconds kTick{40};
/// How long a child that closed its output, and its keeper after it, may take to die on a busy machine.
constexpr milliseconds kLastWords{5000};
constexpr std::size_t kTailBytes = 64 << 10;

bool would_block() { return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR; }

double seconds_of(milliseconds t) { return static_cast<double>(t.count()) * 1e-3; }

milliseconds times(double factor, milliseconds t) {
  return std::chrono::duration_cast<milliseconds>(factor * std::chrono::duration<double, std::milli>(t));
}

/// A child that waits sleeps for this many times the limit, before it is said to hang.
constexpr double kAsleep = 10;
/// Of the wall time, what a child that sleeps computes at most; one that nine others compete with has a tenth.
constexpr double kHardly = 0.02;

/// Watches one request, which begins when this is made.
class Watch {
 public:
  explicit Watch(const Patience& patience) : patience_(patience) {}

  /// At every tick, and once when the CPU time may be used up.
  Clock::time_point next_look() const {
    const auto tick = Clock::now() + kTick, may_end = start_ + patience_.busy;
    return may_end > Clock::now() ? std::min(tick, may_end) : tick;
  }
  /// Asks for the CPU time of the child no sooner than it can matter: to add it up costs.
  template <class Cpu> std::string complaint(Cpu cpu_seconds) {
    const auto wall = Clock::now() - start_;
    if (cpu_before_ < 0) cpu_before_ = cpu_seconds();
    if (wall < patience_.busy) return "";
    const double cpu = cpu_seconds() - cpu_before_;
    if (wall >= patience_.longest) return no_answer(patience_.longest, "");
    if (cpu >= seconds_of(patience_.busy)) return no_answer(patience_.busy, " of CPU time");
    const bool sleeps = cpu < kHardly * std::chrono::duration<double>(wall).count();
    return sleeps && wall >= patience_.asleep ? no_answer(patience_.asleep, "") : "";
  }

 private:
  static std::string no_answer(milliseconds t, const char* of) {
    return fmt::format("killed: no answer within {:g} s{}", seconds_of(t), of);
  }

  Patience patience_;
  Clock::time_point start_ = Clock::now();
  double cpu_before_ = -1;  ///< at the first look; before, nothing is known
};

}  // namespace

Patience patience_of(milliseconds timeout, double patience) {
  return {times(patience, timeout), times(kAsleep * std::min(patience, 1.0), timeout),
          times(kAsleep * patience, timeout)};
}

void Tail::append(std::string_view text) {
  text_.append(text.substr(text.size() - std::min(text.size(), kTailBytes)));
  if (text_.size() > 4 * kTailBytes) text_.erase(0, text_.size() - kTailBytes);
}

std::string_view Tail::text() const {
  const std::string_view all = text_;
  return all.substr(all.size() - std::min(all.size(), kTailBytes));
}

tl::expected<Frame, Outcome> Conversation::exchange(std::string_view request, const Patience& patience,
                                                    const Limits& limits) {
  Watch watch(patience);
  auto next_look = watch.next_look();
  log_.clear();
  for (;;) {
    wait_for_event(!request.empty(), next_look);
    write_some(request);
    read_errors();
    const bool exited = child_->has_exited();  // asked first: what it wrote before is read below
    const Stream stream = read_some();
    const auto complete = reader_.complete();
    if (!complete) return broken(OutcomeKind::kGarbage, complete.error().message);
    if (*complete) return reply_or_death(reader_.take());
    if (stream == Stream::kEnded || exited) return ended();
    if (limits.is_stopped()) return broken(OutcomeKind::kUnavailable, kInterrupted);
    const auto now = Clock::now();
    if (now < next_look) continue;
    if (child_->exceeds(limits.resident_bytes))
      return broken(OutcomeKind::kOutOfMemory,
                    fmt::format("killed: more than {} MiB of resident memory", limits.resident_bytes >> 20));
    next_look = watch.next_look();
    const std::string complaint = watch.complaint([&] { return child_->cpu_seconds_of_all(); });
    if (!complaint.empty()) return broken(OutcomeKind::kTimedOut, complaint);
  }
}

tl::expected<Frame, Outcome> Conversation::reply_or_death(Frame frame) {
  const auto exit = death_in(frame);
  if (!exit) return frame;
  read_errors();
  return died(*exit);
}

bool Conversation::usable() {
  read_errors();
  return !child_->has_exited() && reader_.empty() && read_some() == Stream::kOpen && reader_.empty();
}

void Conversation::wait_for_event(bool writing, Clock::time_point deadline) const {
  std::array<pollfd, 3> events{{{child_->output(), POLLIN, 0},
                                {log_ended_ ? -1 : child_->errors(), POLLIN, 0},
                                {writing ? child_->input() : -1, POLLOUT, 0}}};
  const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
  poll(events.data(), events.size(), static_cast<int>(std::clamp(left, milliseconds(0), kTick).count()));
}

/// A child that reads no more is no error yet: its reply or its death tells.
void Conversation::write_some(std::string_view& rest) const {
  while (!rest.empty()) {
    const ssize_t n = send(child_->input(), rest.data(), rest.size(), MSG_NOSIGNAL);
    if (n < 0 && would_block()) return;
    rest.remove_prefix(n < 0 ? rest.size() : static_cast<std::size_t>(n));
  }
}

Conversation::Stream Conversation::read_some() {
  std::array<std::byte, 1 << 16> chunk;
  for (;;) {
    const ssize_t n = read(child_->output(), chunk.data(), chunk.size());
    if (n < 0 && would_block()) return Stream::kOpen;
    if (n <= 0) return Stream::kEnded;
    reader_.append(std::span(chunk).first(static_cast<std::size_t>(n)));
    if (const auto complete = reader_.complete(); !complete || *complete) return Stream::kOpen;
  }
}

void Conversation::read_errors() {
  std::array<char, 1 << 14> chunk;
  for (std::size_t rounds = 0; rounds < 64; ++rounds) {
    const ssize_t n = read(child_->errors(), chunk.data(), chunk.size());
    if (n == 0) log_ended_ = true;
    if (n <= 0) return;
    log_.append({chunk.data(), static_cast<std::size_t>(n)});
  }
}

tl::unexpected<Outcome> Conversation::broken(OutcomeKind kind, const std::string& why) {
  child_->end();
  read_errors();
  return tl::unexpected(Outcome{kind, with_log(why)});
}

std::string Conversation::with_log(std::string message) const {
  if (!log_.text().empty()) message.append("\n").append(log_.text());
  return message;
}

tl::unexpected<Outcome> Conversation::ended() {
  const auto until = Clock::now() + kLastWords;
  while (!child_->has_exited() && Clock::now() < until) {
    child_->wait(milliseconds(5));
    read_errors();
  }
  if (!child_->has_exited()) return broken(OutcomeKind::kGarbage, "closed its output without an answer");
  const Exit exit = child_->end();
  read_errors();
  return died(exit);
}

tl::unexpected<Outcome> Conversation::died(const Exit& exit) const {
  const OutcomeKind kind = death_kind(log_.text());
  return tl::unexpected(
      Outcome{kind, with_log("died with " + exit.text()),
              kind == OutcomeKind::kUnsupported ? unsupported_key(log_.text()) : crash_signature(exit, log_.text())});
}

}  // namespace assay::backends
