#pragma once

#include <atomic>
#include <chrono>
#include <string>

#include "backends/process/child.h"

namespace assay::backends {

/// How a command ended.
struct CommandRun {
  Exit exit;
  bool is_in_time = true;  ///< false: it was killed
  std::string errors;      ///< the end of what it wrote to stderr

  bool succeeded() const { return is_in_time && exit.signal == 0 && exit.code == 0; }
};

/// Runs a line of a POSIX shell in our own folder, with all that we may do ourselves, and waits for its end. What it
/// prints is read and dropped. It is killed, with all that it started, after `timeout` and once `stop` is true.
Result<CommandRun> run_command(const std::string& shell_line, std::chrono::milliseconds timeout,
                               const std::atomic<bool>* stop = nullptr);

}  // namespace assay::backends
