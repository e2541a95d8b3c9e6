#pragma once

#include <string>
#include <vector>

#include "program/partition/factors.h"
#include "program/partition/faults.h"
#include "program/sharding/sharding.h"
#include "spec/types/type.h"

/// Ops that read, or write, where data says, on shards of what they read or write: functions that each device runs.
namespace assay::program {

/// One of the numbers of an operand of indices.
struct Component {
  std::vector<std::optional<std::int64_t>> index;  ///< numbers where it has them
  std::optional<std::int64_t> high;                ///< to which it is clamped, and to 0; nothing: it is not
  std::int64_t size = 0;                           ///< of the dimension that it is an index of
  bool is_local = false;                           ///< becomes an index of the shard
};

/// The dimension of an operand of indices that numbers the components of each; nothing where there is one component.
std::optional<std::size_t> component_dimension(spec::Type indices,
                                               const std::vector<std::optional<std::int64_t>>& index);

/// From indices of the whole to indices of shards, in i64: where the number of each device is taken off what is local.
std::string localising(spec::Type indices, const std::vector<Component>&, const std::vector<std::int64_t>& begins,
                       Slip);

/// The tensor with so many elements of no account at both ends of a dimension.
std::string with_margins(spec::Type, std::size_t dimension, std::int64_t margin);
/// The tensor without them.
std::string without_margins(spec::Type, std::size_t dimension, std::int64_t margin);

/// Where each element of a tensor of this shape lies along a dimension, in i64.
std::string numbering(spec::Type, std::size_t dimension);

/// Of what devices have read, given as a first argument, that of the one that has the element: the second argument says
/// where the element lies in the whole, of which each device has so many.
std::string picking(spec::Type read, const std::vector<std::vector<std::int64_t>>& groups, std::int64_t size, Slip);

/// Along one dimension each device has the elements of one of these tensors, at the places of its shard: the tensors
/// end at `ends`, in the whole, and the shard begins at `begins`.
std::string choosing(spec::Type shard, std::size_t dimension, const std::vector<std::int64_t>& ends,
                     const std::vector<std::int64_t>& begins, Slip);

}  // namespace assay::program
