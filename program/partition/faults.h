#pragma once

#include <cstdint>
#include <span>
#include <string_view>

/// Planted bugs of the partitioner, as those of real ones are.
namespace assay::program {

/// Where the partitioner does something wrong.
enum class Slip : std::uint8_t {
  kNone,
  // from shards to whole tensors
  kGatherIgnoresDeviceOrder,
  kGatherTakesMinorAxesFirst,
  kGatherCutsPaddingOffTheFront,
  kGatherAmongNeighbours,
  kGatherSwapsDimensions,
  kGatherRepeatsOwn,
  kGatherBackwards,
  kGatherForgetsLast,
  // from whole tensors to shards
  kTakeIgnoresDeviceOrder,
  kTakeTakesMinorAxesFirst,
  kTakeRoundsDown,
  kTakeDoesNotPad,
  kTakeBeginsOneLate,
  kTakeBeginsOneEarly,
  kTakeOfFirstDevice,
  kTakePadsInFront,
  kTakeSwapsDimensions,
  // between shards of one shape
  kPermuteBackwards,
  kPermuteSkipped,
  kPermuteForgetsOne,
  kExchangeBackwards,
  kExchangeInOrderOfIds,
  // folds
  kAllReduceMissing,
  kAllReduceTwice,
  kAllReduceAmongAll,
  kAllReduceAmongNeighbours,
  kAllReduceAdds,
  kAllReduceTakesMaximum,
  kAllReduceAlongOtherAxes,
  kAllReduceLeavesParts,
  kPaddingIsFolded,
  // ops
  kOpPerShard,       ///< of the fault's op: runs on shards along a dimension that is no factor of it
  kOperandPerShard,  ///< ... likewise, of its first operand alone
  kResultMislabelled,
  // windows
  kHaloOneShort,
  kHaloOneLate,
  kHaloOfOnes,
  kHaloRoundsDown,
  kHaloIgnoresDeviceOrder,
  kHaloGoesAround,
  kHaloIsClamped,
  kHaloIgnoresStride,
  kHaloIgnoresPadding,
  // elements that are an index
  kCountFromZero,
  kCountIgnoresDeviceOrder,
  kCountRoundsDown,
  kCountFromOneLate,
  kCountPieces,
  // indices that data says
  kIndexIsGlobal,
  kIndexIsNotClamped,
  kIndexShiftsAll,  ///< all numbers of an index, and not that of the dimension that is cut
  kIndexRoundsDown,
  kIndexIgnoresDeviceOrder,
  kIndexForgetsMargin,
  kIndexReadsOwn,
  kIndexOwnerIsLate,
  // what is put in order
  kOrderRoundMissing,
  kOrderIgnoresDeviceOrder,
  kOrderTurnsCouples,
  kOrderKeepsFirstHalf,
  // what is put together of several operands
  kJoinIsOneLate,
  // blocks
  kBlockKeepsWhole,
  kBlockGivesAsItLies,
  kBlockMislabelsCarried,
};

struct PartitionFault {
  std::string_view name;  ///< what `--backend partitioned:NAME` takes
  std::string_view what;
  Slip slip = Slip::kNone;
  std::string_view op = {};  ///< full name of the record whose ops it touches; empty: all
};

std::span<const PartitionFault> partition_faults();
/// Null where there is none of this name.
const PartitionFault* partition_fault_named(std::string_view name);

}  // namespace assay::program
