#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "conform/names.h"
#include "judge/case.h"
#include "spec/choices.h"

/// Sizes for the dimensions of a signature that are not known.
namespace assay::conform {

/// What stands in the place of an argument: its type with all sizes, and of an argument that says a size, its value.
struct SizedArgument {
  Type type;
  std::optional<Tensor> value;
};

/// One size for all dimensions that are not known, and for the integers that programs of unknown size are told it by,
/// so that the program has a form of known sizes; then other sizes, where that one has none. Nothing where no size that
/// is tried fits the program. Of known sizes, the arguments as they are.
std::optional<std::vector<SizedArgument>> draw_sizes(const Module&, Choices&);

}  // namespace assay::conform
