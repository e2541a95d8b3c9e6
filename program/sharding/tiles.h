#pragma once

#include "program/sharding/sharding.h"

/// Shardings as GSPMD has them: an array of devices, one for each tile.
namespace assay::program {

/// `{devices=[2,1,2]<=[2,2]T(1,0) last_tile_dim_replicate}`: element i of the array is the device that holds tile i.
struct Tiles {
  /// What the last dimensions of the array are that cut no dimension of the tensor.
  enum class Group : std::uint8_t { kReplicated, kManual, kUnreduced };

  std::vector<std::int64_t> dimensions;  ///< of the array, those of groups last
  std::vector<Group> groups;
  /// The devices are 0, 1, 2, ..., as an array of shape `reshape`, transposed by `permutation`; where `reshape` is
  /// empty they are `devices`.
  std::vector<std::int64_t> reshape;
  std::vector<std::size_t> permutation;
  std::vector<std::int64_t> devices;

  bool operator==(const Tiles&) const = default;
};

/// The mesh of it has the axes of `reshape`, or one for each dimension of the array. The laws: sizes are positive, as
/// many tiles as devices, which are a permutation of 0, 1, 2, ...
Result<Sharding> sharding_of(const Tiles&);

/// The array of a sharding of dimensions, in XLA's normal form (HloSharding): neighbours that stay neighbours are one
/// dimension of `reshape`, manual groups come first. What GSPMD has no words for is left out: open dimensions and
/// priorities, which only ask a partitioner for something.
Tiles tiles_of(const Sharding&);

}  // namespace assay::program
