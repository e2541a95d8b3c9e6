#pragma once

#include <cstdint>

#include "program/edit/editor.h"

namespace assay::program {

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
/// NaN or 0). A size that the type does not say stays as it was. `salt` varies the shuffled form.
Tensor refit(const Tensor&, Type, Refit, std::uint64_t salt = 0);

/// The inputs of an edited program on one process, under the types that it has now.
std::vector<Tensor> refit(const Edited&, const std::vector<Tensor>& before, Refit, std::uint64_t salt = 0);

}  // namespace assay::program
