#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/terminal.h"
#include "fuzz/campaign/campaign.h"

namespace assay::cli {

/// Where a campaign ends: after this long, at this program, or at whichever comes first.
struct Goal {
  std::optional<std::chrono::milliseconds> time;
  std::optional<std::uint64_t> count;
};

/// How far something is, on stderr: one line that is rewritten once a second on a terminal, a plain
/// line every ten seconds elsewhere (and where CI is set or the terminal is dumb).
class ProgressLine {
 public:
  explicit ProgressLine(Goal goal = {});
  void show(const fuzz::CampaignProgress&);
  /// `text` is asked for the line where it is time for one; it is given the seconds so far.
  void show(const std::function<std::string(double seconds)>& text);
  /// Writes lines that are to stay.
  void interrupt(const std::vector<Line>&);
  /// Leaves the terminal with an empty line.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;
  Goal goal_;
  bool rewrite_;
  Clock::time_point started_ = Clock::now();
  Clock::time_point next_ = started_;
};

/// `12 s  1,234 programs  5 bugs  3 allowed  99.1 % checked  48 s left`: fits 80 columns.
std::string progress_text(const fuzz::CampaignProgress&, double seconds, const Goal&);

/// How many of 100 elements were checked; 0 where there are none.
double checked_percent(const spec::ElementCounts&);

}  // namespace assay::cli
