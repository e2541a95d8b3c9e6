#pragma once

#include <span>
#include <vector>

#include "program/edit/slice.h"

namespace assay::judge {

/// A cone has so many ops at most.
inline constexpr std::size_t kMostConeOps = 32;

/// How far a cone reaches back.
enum class Reach : std::uint8_t {
  /// To sums of f32 and wider. Compilers compute a value again in each of its users, or keep it unrounded, but hardly
  /// ever add up again what they give back as a result; and sums are what makes sets wide.
  kToSums,
  kThroughSums,
};

/// An op with some of the ops that its operands come from. What a compiler fused is not the values that it gave back
/// elsewhere: it is explained by the ops that were fused, on the values that came from further back.
class Cone {
 public:
  /// The op alone. Ops before position `first` have been compiled apart, so that nothing of them can be fused.
  Cone(const program::Slicer&, std::size_t op, std::size_t first, Reach = Reach::kToSums);

  /// One level more: the producers of all that the cone reads, the nearest first where not all have room. False where
  /// nothing came in.
  bool grow();

  /// Ascending positions.
  std::span<const std::size_t> ops() const { return ops_; }

 private:
  bool takes(program::ValueId) const;
  bool reaches_through(const program::Op&) const;
  /// Values that no program has as an argument or a result: what makes them has to come in.
  void take_hidden();
  void add(std::vector<std::size_t> more);

  const program::Slicer& slicer_;
  std::size_t first_;
  Reach reach_;
  std::vector<std::size_t> ops_;
  std::vector<std::size_t> newest_;  ///< whose operands have not been looked at
};

}  // namespace assay::judge
