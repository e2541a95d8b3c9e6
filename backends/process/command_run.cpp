#include "backends/process/command_run.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <string_view>

namespace assay::backends {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kLookMilliseconds = 20;
constexpr std::size_t kKeptErrors = 2000;

/// Reads what is there; false at the end of the stream.
bool drain(int fd, std::string* kept) {
  std::array<char, 4096> chunk;
  for (;;) {
    const ssize_t n = read(fd, chunk.data(), chunk.size());
    if (n <= 0) return n < 0;
    if (kept == nullptr) continue;
    kept->append(chunk.data(), static_cast<std::size_t>(n));
    if (kept->size() > 2 * kKeptErrors) kept->erase(0, kept->size() - kKeptErrors);
  }
}

void wait_for_output(const Child& child) {
  std::array<pollfd, 2> events{pollfd{child.output(), POLLIN, 0}, pollfd{child.errors(), POLLIN, 0}};
  poll(events.data(), events.size(), kLookMilliseconds);
}

/// True if it ended by itself.
bool wait_for_end(const Child& child, Clock::time_point until, const std::atomic<bool>* stop, std::string& errors) {
  bool is_open = true;
  while (!child.has_exited()) {
    if (Clock::now() >= until || (stop != nullptr && *stop)) return false;
    if (is_open) wait_for_output(child);
    else child.wait(std::chrono::milliseconds(kLookMilliseconds));
    const bool has_output = drain(child.output(), nullptr);
    is_open = drain(child.errors(), &errors) && has_output;
  }
  drain(child.errors(), &errors);
  return true;
}

}  // namespace

Result<CommandRun> run_command(const std::string& shell_line, std::chrono::milliseconds timeout,
                               const std::atomic<bool>* stop) {
  auto child = Child::start({{"/bin/sh", "-c", shell_line}, {}, Permissions{.all = true}});
  if (!child) return tl::unexpected(child.error());
  CommandRun out;
  out.is_in_time = wait_for_end(**child, Clock::now() + timeout, stop, out.errors);
  out.exit = (*child)->end();
  return out;
}

}  // namespace assay::backends
