#pragma once

#include <memory>
#include <vector>

#include "program/module.h"
#include "program/partition/faults.h"
#include "program/sharding/sharding.h"

/// The reference partitioner: a plain one, which is there to be right, and not to be fast.
namespace assay::program {

/// A program in which each process is one device of the program that it was made from: it takes the shards that the
/// device has of the arguments, and gives those of the results (program/shards.h).
struct Partitioned {
  Module module;                                     ///< in the grid of the devices, without shardings
  std::vector<std::shared_ptr<spec::Arena>> arenas;  ///< besides that of the module, what its ops refer to
  std::vector<Sharding> arguments, results;          ///< of the entry function
};

/// Goes through a program that is spread over devices (program/spread.h) op by op. Each value has one sharding: the one
/// that the program says, or the one that it has where the op runs on shards.
///
/// An op runs on shards along the factors of its formula (factors.h): what is cut alike goes together, and what is
/// folded is folded again among the devices. Laws and formula of the op on shards are looked at: where it does not read
/// the same, the factor is whole. What an op needs otherwise than it lies is put together by all_gather and cut off
/// what every device has whole, or changes places. So the records say all that is known of ops.
///
/// Padding is on no account read: factors that are folded are cut only where all pieces are even.
Result<Partitioned> partition(const Module&, const PartitionFault* = nullptr);

}  // namespace assay::program
