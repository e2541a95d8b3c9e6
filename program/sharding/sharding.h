#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "program/sharding/mesh.h"

/// How the elements of a tensor lie on devices. A sharding changes no value: the answers of a program are those of the
/// program without it. One value holds what the texts of Shardy and of GSPMD say (program/text/sharding_text.h).
namespace assay::program {

/// The axes along which a dimension is cut, the first one into the largest pieces.
struct DimensionSharding {
  std::vector<AxisRef> axes;
  bool is_open = false;                  ///< `?`: a partitioner may add axes
  std::optional<std::int64_t> priority;  ///< `p0`: of its axes, while shardings spread through a program

  bool operator==(const DimensionSharding&) const = default;
};

struct Sharding {
  /// What holds of tensors of any rank; kDimensions: what `dimensions` says of one.
  enum class Kind : std::uint8_t { kDimensions, kReplicated, kMaximal, kManual, kUnreduced };

  Kind kind = Kind::kDimensions;
  std::string mesh_name;  ///< the symbol of the mesh in its module; empty where the mesh stands in the sharding
  Mesh mesh;              ///< kMaximal: one without axes
  std::vector<DimensionSharding> dimensions;
  std::vector<AxisRef> replicated;  ///< along which no partitioner may cut
  std::vector<AxisRef> unreduced;   ///< along which the devices hold terms, whose sum the tensor is
  std::vector<AxisRef> manual;      ///< along which each device has a tensor of its own: within a manual region

  bool operator==(const Sharding&) const = default;
};

/// The axes of all dimensions, then the replicated, the unreduced and the manual ones.
std::vector<AxisRef> axes_of(const Sharding&);
/// Into how many pieces the axes cut.
std::int64_t pieces(const Mesh&, std::span<const AxisRef>);

/// The mesh and its axes hold their laws; a priority stands where there is an axis, or where one may be added.
Result<void> check(const Sharding&);
/// As many dimensions as the tensor has; 0 for what is none.
Result<void> check_rank(const Sharding&, std::size_t rank);
/// It speaks of the devices that there are: all of them, or one.
Result<void> check_devices(const Sharding&, std::int64_t devices);

/// The part of a tensor that a device holds. Where the pieces of a dimension do not come out even, all have the size
/// of the first one, rounded up, and what lies beyond the tensor is padding (HloSharding::TileOffsetForDevice of XLA).
struct Shard {
  std::vector<std::int64_t> begin;  ///< at most the size of the tensor
  std::vector<std::int64_t> size;   ///< within the tensor; 0 where a piece is all padding
  std::vector<std::int64_t> padded;
  bool operator==(const Shard&) const = default;
};

/// Nothing where the device holds none. Along manual and unreduced axes the shards of one tensor are many tensors: each
/// device has that of its own.
std::optional<Shard> shard_of(const Sharding&, std::span<const std::int64_t> shape, std::int64_t device);

/// Which piece of a dimension the device holds, counted from 0.
std::int64_t piece_of(const Sharding&, std::size_t dimension, std::int64_t device);

}  // namespace assay::program
