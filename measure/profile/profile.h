#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "backends/backend.h"
#include "reports/profile.h"
#include "reports/store.h"

/// Finds the contract of a back end: probes propose grants, rules are asked for one by one, a campaign looks for what
/// is left, and a line stays only where an answer is illegal without it.
namespace assay::measure {

/// What a profile is made of, in this order.
enum class ProfilePart : std::uint8_t { kProbes, kFunctions, kRules, kCampaign };
inline constexpr ProfilePart kProfileParts[] = {ProfilePart::kProbes, ProfilePart::kFunctions, ProfilePart::kRules,
                                                ProfilePart::kCampaign};
/// `probes`, `functions`, `rules`, `campaign`.
std::string_view to_string(ProfilePart);

struct ProfileProgress {
  std::string stage;  ///< `probes`, `rules`, ...
  std::size_t done = 0, total = 0;
  std::size_t proposed = 0;  ///< lines so far
};

/// The campaign that looks for what probes and rules left, under the contract in a file: so many programs, or so long.
struct ClosingCampaign {
  std::string contract;
  std::optional<std::uint64_t> count;
  std::optional<std::chrono::milliseconds> time;
};
/// Runs it into the store; called with how many programs are done.
using RunClosingCampaign =
    std::function<Result<void>(const ClosingCampaign&, reports::Store&, const std::atomic<bool>& stop,
                               const std::function<void(std::uint64_t)>& programs)>;

struct ProfileOptions {
  std::string backend = "oracle";
  std::string variant = "default";
  std::string baseline = "stablehlo";
  std::uint64_t seed = 0;                                    ///< of the campaign; probes and rules do not depend on it
  std::chrono::milliseconds time{std::chrono::minutes(10)};  ///< each part has a share, and what those before it leave
  std::optional<std::uint64_t> count;    ///< programs of the campaign; then the time does not matter
  std::string draft = "draft.contract";  ///< the file of what the campaign judges by
  std::set<ProfilePart> parts{std::begin(kProfileParts), std::end(kProfileParts)};  ///< the others are left out
  bool exhaustive = false;  ///< every input of functions of 32 bits
  int jobs = 1;
  backends::Limits limits;
  RunClosingCampaign campaign;  ///< of the last part
};

/// Runs what the store does not hold yet. When `stop` becomes true, what is known is made a profile.
Result<reports::Profile> make_profile(const ProfileOptions&, reports::Store&, const std::atomic<bool>& stop,
                                      const std::function<void(const ProfileProgress&)>& report);

}  // namespace assay::measure
