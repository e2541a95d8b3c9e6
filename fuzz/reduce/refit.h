#pragma once

#include <vector>

#include "fuzz/reduce/edit.h"

namespace assay::fuzz {

/// How values of a tensor are carried over to another type. None is right for every failure, and
/// runs cost next to nothing, so a candidate is tried with several.
enum class Refit : std::uint8_t {
  kLeading,   ///< the corner at the low indices
  kTrailing,  ///< the corner at the high indices
  kTelling,   ///< the values that differ most from the others first: specials, extremes, the rare
  kShuffled,  ///< drawn from the old values
};
inline constexpr int kRefits = 4;

/// The tensor under another type: shape cropped or repeated, elements converted (saturating, NaN to
/// NaN or 0). `salt` varies the shuffled form.
Tensor refit(const Tensor&, Type, Refit, std::uint64_t salt = 0);

/// The inputs of a draft from those of the case it was made of: unchanged where no type changed,
/// otherwise once for each way of refitting; at most `limit` sets.
std::vector<ProcessTensors> refit(const Draft&, const std::vector<ProcessTensors>& inputs, std::size_t limit);

}  // namespace assay::fuzz
