#pragma once

#include <algorithm>
#include <array>
#include <chrono>

#include "judge/deadline.h"

/// How `assay certify` parts its time.
namespace assay::conform {

/// Rounded up.
inline std::int64_t seconds_of(std::chrono::milliseconds time) { return (time.count() + 999) / 1000; }

enum class CertifyStage : std::uint8_t { kSuite, kAnswers, kBugs, kFunctions, kCampaign, kProfile, kContracts };

/// Each stage has a share and what the stages before it did not need. A stage that does not come has none.
class CertifyTime {
 public:
  using Clock = judge::Deadline::Clock;
  using Milliseconds = std::chrono::milliseconds;
  static constexpr std::size_t kStages = 7;

  explicit CertifyTime(Milliseconds time) : time_(time) {}

  /// What is over by now was of no stage: they share the rest.
  void begin_stages() { stages_begin_ = Clock::now(); }
  void leave_away(CertifyStage stage) { shares_[static_cast<std::size_t>(stage)] = 0; }
  Clock::time_point end_of(CertifyStage stage) const {
    double before = 0, all = 0;
    for (std::size_t k = 0; k < kStages; ++k) {
      all += shares_[k];
      if (k <= static_cast<std::size_t>(stage)) before += shares_[k];
    }
    const auto end = begin_ + time_;
    const auto stages = std::chrono::duration_cast<Milliseconds>(std::max(end - stages_begin_, Clock::duration(0)));
    return judge::at_share(stages_begin_, stages, before / all);
  }
  Milliseconds left_for(CertifyStage stage) const {
    return std::chrono::duration_cast<Milliseconds>(end_of(stage) - Clock::now());
  }

 private:
  Milliseconds time_;
  Clock::time_point begin_ = Clock::now(), stages_begin_ = begin_;
  std::array<double, kStages> shares_ = {30, 28, 8, 12, 10, 6, 6};
};

}  // namespace assay::conform
