#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "fuzz/yardstick/bugs.h"
#include "generator/policy.h"

namespace assay::fuzz {

/// How soon the programs of a campaign show each of some hidden bugs.
struct Reach {
  std::vector<std::optional<std::uint64_t>> first;  ///< by bug: programs up to the first that shows it
  std::vector<std::uint64_t> met;                   ///< by bug: programs that met its guard until then
  std::vector<std::uint32_t> pairs;                 ///< how often each ordered pair of ops was met, 0 left out
  double draw_seconds = 0;                          ///< CPU time of drawing the programs, the oracle's guard included
};

struct ReachOptions {
  generator::Policy policy;
  std::uint64_t seed = 0;
  std::uint64_t programs = 0;
  int jobs = 1;
};

/// Draws the programs of a campaign on the oracle, as they are and, as campaigns do, with inputs as literals, and sees
/// once for each which guards hold; a bug is run only where its guard does. `report` is called between blocks with how
/// many programs are done and how many bugs are found.
Reach reach_of(std::span<const HiddenBug>, const ReachOptions&,
               const std::function<void(std::uint64_t, std::size_t)>& report = {});

}  // namespace assay::fuzz
