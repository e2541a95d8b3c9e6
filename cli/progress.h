#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "fuzz/campaign/campaign.h"

namespace assay::cli {

/// How far something is, on stderr: one line that is rewritten once a second on a terminal, a plain
/// line every ten seconds elsewhere (and where CI is set or the terminal is dumb).
class ProgressLine {
 public:
  ProgressLine();
  void show(const fuzz::CampaignProgress&);
  /// `text` is asked for the line where it is time for one; it is given the seconds so far.
  void show(const std::function<std::string(double seconds)>& text);
  /// Leaves the terminal with an empty line.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;
  bool rewrite_;
  Clock::time_point started_ = Clock::now();
  Clock::time_point next_ = started_;
};

/// `programs 1,234 (41/s)  compilations 2,400  checked 99.1 %  findings 3`
std::string progress_text(const fuzz::CampaignProgress&, double seconds);

}  // namespace assay::cli
