#pragma once

#include <memory>
#include <optional>

#include "program/module.h"

namespace assay::program {

/// A program in which each process is one device of the program that it was made from.
struct OnDevices {
  Module module;                                     ///< in the grid of the devices, without manual regions
  std::vector<std::shared_ptr<spec::Arena>> arenas;  ///< besides that of the module, what its ops refer to
};

/// What a program with manual regions does (spread.h): every device runs all of it and has all tensors whole, but
/// within manual regions. A region begins where the device takes its shards of the operands; the body stands in its
/// place, and what tells processes apart there tells devices apart; it ends where the devices give one another their
/// shards, of which each makes the whole result. So all devices give the same results, and those of the first are the
/// program's.
///
/// All of that is said by ops that are known: a table of where the shard of each device begins, partition_id,
/// dynamic_slice, all_gather, slice and concatenate. A region along some axes of a mesh runs on all devices, and those
/// that differ along the other axes alone do the same. Shards go around among the devices that differ along the axes
/// that cut alone: so regions nest, and devices that should hold the same and do not give results that differ.
///
/// Nothing where the program has no manual regions.
Result<std::optional<OnDevices>> on_devices(const Module&);

}  // namespace assay::program
