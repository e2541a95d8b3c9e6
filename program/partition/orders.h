#pragma once

#include <string>
#include <vector>

#include "program/partition/faults.h"
#include "program/sharding/sharding.h"
#include "spec/types/type.h"

/// Shards that are put in order together: each device puts its own in order, and neighbours then merge theirs, the ones
/// with even numbers with the next one and with the one before in turn. After as many rounds as there are devices all
/// is in order (odd-even transposition). What is equal stays in its order, since only neighbours change places.
namespace assay::program {

/// What a device does in a round.
enum class RoundRole : std::uint8_t { kFirst, kLast, kIdle };

/// One round: who merges with whom.
struct Round {
  std::vector<RoundRole> roles;                    ///< by device
  std::vector<std::vector<std::int64_t>> couples;  ///< the first one, the last one
};

/// Devices of a group stand in the order of their shards.
std::vector<Round> merging_rounds(const std::vector<std::vector<std::int64_t>>& groups, std::int64_t devices, Slip);

/// The shards of a couple, one behind the other.
std::string coupling(const Round&, spec::Type shard, std::size_t dimension, Slip);
/// Of both in order, given as a first argument, the half of the device; the second argument is what it had.
std::string halving(const Round&, spec::Type shard, std::size_t dimension, Slip);

}  // namespace assay::program
