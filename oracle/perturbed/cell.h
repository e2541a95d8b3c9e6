#pragma once

#include <cstddef>
#include <cstdint>

#include "oracle/numerics/primitive.h"

namespace assay::oracle {

/// An element, and what an implementation may still know of how it came about.
struct PerturbedCell {
  std::byte element[16];
  double left, right;  ///< the factors of a product that was rounded
  double wide;         ///< the result before it was narrowed
  bool is_product;
  bool is_wide;
  std::uint32_t node;  ///< how it was computed, while it is traced
};
static_assert(sizeof(PerturbedCell) == 48);  // a size that arrays of cells know

inline const PerturbedCell& cell_at(Column c, std::int64_t j) {
  return *reinterpret_cast<const PerturbedCell*>(c.data + j * c.stride);
}
inline PerturbedCell* perturbed(std::byte* cells) { return reinterpret_cast<PerturbedCell*>(cells); }
inline const PerturbedCell* perturbed(const std::byte* cells) { return reinterpret_cast<const PerturbedCell*>(cells); }

}  // namespace assay::oracle
