#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "oracle/oracle.h"

namespace assay::oracle {

/// What one process has spent of the limits of its run. Each method spends, and says what is exceeded now, if anything.
class Budget {
 public:
  using Clock = std::chrono::steady_clock;

  Budget(const Limits& limits, Clock::time_point started) : limits_(limits), started_(started) {}

  /// Iterations of loops, and calls.
  std::optional<std::string> take_steps(std::int64_t n);
  /// Elements computed.
  std::optional<std::string> take_work(std::int64_t elements);
  /// An op: what it costs whatever its size.
  std::optional<std::string> take_op();

  /// As if nothing had been spent, but for the time.
  void begin_anew() { steps_ = work_ = ops_ = 0; }
  Clock::time_point started() const { return started_; }
  std::int64_t work() const { return work_; }

 private:
  std::optional<std::string> late() const;

  Limits limits_;
  Clock::time_point started_;
  std::int64_t steps_ = 0, work_ = 0, ops_ = 0;
};

}  // namespace assay::oracle
