#pragma once

#include <string>
#include <vector>

#include "reports/profile.h"
#include "spec/contract/contract.h"

/// What changed between two profiles or two contracts: a watch on the numerics of a back end.
namespace assay::measure {

/// One thing that is not the same, with what shows it.
struct ProfileChange {
  std::string what;    ///< `+ grant minmax-nan either`, `- ...`, or the question and its instance
  std::string before;  ///< answer, or witness; empty where there was none
  std::string after;

  bool operator==(const ProfileChange&) const = default;
};

/// Grants that one has and the other has not, by type; then questions whose answers are others.
std::vector<ProfileChange> difference(const reports::Profile& before, const reports::Profile& after);

/// The same of contracts, as far as they say it: their grants with their witnesses.
reports::Profile profile_of(const spec::Contract&);

/// As lines for a terminal.
std::string describe(const std::vector<ProfileChange>&);

}  // namespace assay::measure
