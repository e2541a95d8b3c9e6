#pragma once

#include <chrono>
#include <span>
#include <string>
#include <vector>

#include "backends/backend.h"
#include "spec/result.h"

/// What a back end does where the text leaves integer operations open, found by asking it.
namespace assay::judge {

/// Of one policy: whether every answer is the documented one.
struct FoundPolicy {
  std::string name;      ///< `shift-overflow`
  bool is_kept = false;  ///< else it stays open
  std::string why;       ///< what was seen, in a few words

  bool operator==(const FoundPolicy&) const = default;
};

/// How long a back end may take to answer; of one that takes longer no policy is found.
inline constexpr std::chrono::milliseconds kCalibrationTime{10'000};

/// Asks about these policies, those of them that questions are about. A policy is kept where all answers are the
/// documented ones, in every type that the back end takes, in tensors of every size, of arguments and of literals. One
/// that is answered in two ways stays open, and so does one at which the back end fails.
Result<std::vector<FoundPolicy>> find_policies(backends::Backend&, const backends::Variant&,
                                               std::span<const std::string> policies,
                                               std::chrono::milliseconds patience = kCalibrationTime);

/// Whether one short program still gives the documented answers for all of these policies.
bool still_keeps(backends::Backend&, const backends::Variant&, const std::vector<std::string>& policies);

/// The policies that questions are about.
std::vector<std::string> all_asked_policies();

}  // namespace assay::judge
