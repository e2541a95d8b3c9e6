#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "program/sharding/sharding.h"
#include "program/tensor.h"

/// Tensors, taken apart into what each device holds of them, and put together again.
namespace assay::program {

/// Every device holds the whole tensor: what a value without a sharding has.
Sharding replicated();

/// Whether the shards of a tensor are parts of it. Along manual and unreduced axes they are tensors of their own.
bool has_parts(const Sharding&);

/// The type of a shard, padding included (shard_of). All devices have the same.
Type shard_type(const Sharding&, Type whole);

/// The shard of each device. Padding is zeros, and so is all that a device has which holds nothing.
std::vector<Tensor> shards_of(const Tensor& whole, const Sharding&, std::int64_t devices);

/// Two devices that hold the same element, and have other bits for it. All NaN are one.
struct DifferentReplicas {
  std::int64_t device = 0, other = 0;
  std::vector<std::int64_t> index;  ///< of the first such element, in the whole tensor
  bool operator==(const DifferentReplicas&) const = default;
};

struct Stitched {
  Tensor tensor;  ///< where replicas differ, that of the first device that holds the element
  std::optional<DifferentReplicas> difference;
};

/// The tensor whose shards these are, one of each device; padding is not looked at. An error where a shard has another
/// type than shard_type, or where an element is on no device.
Result<Stitched> stitched(std::span<const Tensor> shards, const Sharding&, Type whole);

}  // namespace assay::program
