#pragma once

#include "program/module.h"

/// Programs that a partitioner spreads over devices.
///
/// `mhlo.num_partitions = 4` means two things. It may count processes, each of which runs the program on inputs of its
/// own and speaks to the others by collectives: that is what StableHLO says of it. Or it may count the devices over
/// which a partitioner spreads one program, which takes whole tensors and gives whole tensors: that is what JAX says
/// with it wherever a program has shardings. This is the rule:
///
/// 1. A program with manual regions is one that is spread. What tells processes apart within them (collectives,
///    partition_id) tells the devices apart.
/// 2. So is one that says a sharding anywhere, of an argument, a result or a value, where nothing in it tells processes
///    apart.
/// 3. All others are programs of processes. Where such a one says shardings too, a partitioner has been there before,
///    and left them: they say nothing more.
namespace assay::program {

bool is_spread(const Module&);

/// Finds out by the rule which of both mhlo.num_partitions counts, and moves it from `Module::grid` to
/// `Module::devices` where it counts devices. Functions of a program with manual regions are verified in the grid of
/// the devices.
void assign_devices(Module&);

/// Whether a region is manual, or a value is taken apart into shards.
bool has_manual_regions(const Module&);
bool is_manual(const Op&);

}  // namespace assay::program
