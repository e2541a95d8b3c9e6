#pragma once

#include <optional>
#include <vector>

#include "backends/backend.h"
#include "backends/protocol/protocol.h"
#include "program/sharding/sharding.h"

namespace assay::backends {

/// How the arguments and results of a program lie on the devices over which a partitioner spreads it.
struct Layout {
  std::int64_t devices = 1;
  std::vector<program::Sharding> arguments, results;
  std::vector<spec::Type> result_types;  ///< of whole tensors
};

/// As the back end says it of the program that it compiled, and where it says nothing, as the program does: a value
/// without a sharding is whole on every device. Unsupported where parts of values stand for more than their elements.
Result<Layout> layout_of(const program::Module&, const CompiledShardings&);

/// What each device is given of the arguments.
ProcessTensors taken_apart(const std::vector<program::Tensor>& arguments, const Layout&);

/// The results of the program, put together from those of each device. A result of another type than its shards have is
/// given as it is. Where replicas differ, the outcome is kReplicasDiffer.
Outcome put_together(const ProcessTensors& by_device, const Layout&);

}  // namespace assay::backends
