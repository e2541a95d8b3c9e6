#pragma once

#include <optional>
#include <vector>

#include "judge/by_op/answers.h"
#include "program/edit/slice.h"

namespace assay::judge {

/// What an op does with its regions, as far as they are entered.
enum class RegionUse : std::uint8_t {
  kLoop,    ///< a condition and a body, on values that it carries
  kBranch,  ///< it runs one of them, which have no arguments
  kOther,   ///< applied to elements: part of what the op itself means
};
RegionUse use_of_regions(const Op&);

/// Of a loop, its condition and its body.
std::vector<std::size_t> regions_of_step(const Op&);

/// Which of its regions an op runs on the values that a back end had: the oracle is asked, with regions that give their
/// own numbers.
std::optional<std::size_t> taken_region(const program::Slicer&, std::size_t op, const Answers&, const oracle::Limits&);

/// A loop is followed so far.
inline constexpr std::int64_t kMostIterations = 1024;
/// Once so many programs were compiled no more regions are entered.
inline constexpr int kMostCompilations = 512;

}  // namespace assay::judge
