#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "backends/process/child.h"
#include "backends/protocol/conversation.h"
#include "backends/protocol/protocol.h"

namespace assay::backends {

/// A child that is there whenever it is needed: it is started at the first request, and again after each
/// death.
class Session {
 public:
  Session(Command command, const Limits& limits) : command_(std::move(command)), limits_(limits) {
    command_.permissions = limits.permissions;
  }

  /// Sends an encoded request. `reply` may be null; else it receives what an outcome has no place for.
  Outcome ask(const std::string& request, Reply* reply = nullptr);
  /// Starts the child if it is not running: kOk or kUnavailable.
  Outcome start();
  /// Ends the child, if there is one.
  void end();
  /// Ends the child, or the process that works for it. The next may take `patience` times the limits for an answer.
  void restart(double patience);

  const Greeting& greeting() const { return greeting_; }  ///< of the last child that was started
  std::uint64_t starts() const { return starts_; }        ///< of processes: each knows what was compiled in it
  double cpu_seconds() const;

 private:
  Outcome introduce();
  bool renew();
  Outcome outcome_of(tl::expected<Frame, Outcome>&&, Reply* reply);

  Command command_;
  Limits limits_;
  double patience_ = 1;
  std::unique_ptr<Conversation> conversation_;
  Greeting greeting_;
  std::uint64_t starts_ = 0;
  bool is_fresh_ = false;  ///< another process works for the child, and was asked nothing yet
  double ended_cpu_seconds_ = 0;
};

}  // namespace assay::backends
