#include "program/partition/faults.h"

#include <algorithm>
#include <array>

namespace assay::program {
namespace {

// clang-format off
constexpr std::array kFaults = std::to_array<PartitionFault>({
  {"gather.device_order",    "shards are put together as if devices stood in the order of their ids", Slip::kGatherIgnoresDeviceOrder},
  {"gather.minor_axes_first","of a dimension along two axes the minor one cuts into the larger pieces", Slip::kGatherTakesMinorAxesFirst},
  {"gather.padding_in_front","padding is cut off the front and not off the end", Slip::kGatherCutsPaddingOffTheFront},
  {"gather.neighbours",      "groups are of devices with ids one after the other", Slip::kGatherAmongNeighbours},
  {"gather.dimensions",      "pieces are put together with the last dimension outermost", Slip::kGatherSwapsDimensions},
  {"gather.own_shard",       "a device puts its own shard in the place of each", Slip::kGatherRepeatsOwn},
  {"gather.backwards",       "pieces are put together last to first", Slip::kGatherBackwards},
  {"gather.last_missing",    "in the place of the last piece stands the first one", Slip::kGatherForgetsLast},
  {"take.device_order",      "a device takes the shard of its id, and not of its place in the mesh", Slip::kTakeIgnoresDeviceOrder},
  {"take.minor_axes_first",  "of a dimension along two axes the minor one cuts into the larger pieces", Slip::kTakeTakesMinorAxesFirst},
  {"take.rounds_down",       "pieces that are not even begin at multiples of the size rounded down", Slip::kTakeRoundsDown},
  {"take.no_padding",        "the last piece begins earlier, where the pieces are not even", Slip::kTakeDoesNotPad},
  {"take.one_late",          "pieces begin one element late", Slip::kTakeBeginsOneLate},
  {"take.one_early",         "pieces begin one element early", Slip::kTakeBeginsOneEarly},
  {"take.first_device",      "every device takes the shard of the first one", Slip::kTakeOfFirstDevice},
  {"take.padding_in_front",  "padding stands in front of the elements and not behind them", Slip::kTakePadsInFront},
  {"take.dimensions",        "where the shard begins along a dimension is where it begins along another", Slip::kTakeSwapsDimensions},
  {"permute.backwards",      "shards go from where they should come to", Slip::kPermuteBackwards},
  {"permute.skipped",        "shards of one shape are taken for one another", Slip::kPermuteSkipped},
  {"permute.one_missing",    "one of the devices is sent nothing", Slip::kPermuteForgetsOne},
  {"exchange.backwards",     "parts go around in the opposite order", Slip::kExchangeBackwards},
  {"exchange.device_order",  "parts go around in the order of the ids of devices", Slip::kExchangeInOrderOfIds},
  {"all_reduce.missing",     "devices keep what they have folded of their own", Slip::kAllReduceMissing},
  {"all_reduce.twice",       "what was folded among devices is folded again", Slip::kAllReduceTwice},
  {"all_reduce.all",         "all devices fold, and not those of a group", Slip::kAllReduceAmongAll},
  {"all_reduce.neighbours",  "groups are of devices with ids one after the other", Slip::kAllReduceAmongNeighbours},
  {"all_reduce.add",         "devices add, whatever the op folds by", Slip::kAllReduceAdds},
  {"all_reduce.maximum",     "devices take the maximum, whatever the op folds by", Slip::kAllReduceTakesMaximum},
  {"all_reduce.other_axes",  "devices fold that differ along the other axes of the mesh", Slip::kAllReduceAlongOtherAxes},
  {"all_reduce.scattered",   "each device keeps one part of what was folded, as reduce_scatter gives it, in the place of all", Slip::kAllReduceLeavesParts},
  {"fold.padding",           "padding is folded with the elements", Slip::kPaddingIsFolded},
  {"result.wrong_dimension", "results are taken for cut along another dimension", Slip::kResultMislabelled},
  {"sort.per_shard",         "each shard is sorted by itself", Slip::kOpPerShard, "stablehlo.sort"},
  {"reverse.per_shard",      "each shard is reversed by itself", Slip::kOpPerShard, "stablehlo.reverse"},
  {"halo.one_short",         "the last element of a window is missing", Slip::kHaloOneShort},
  {"halo.one_late",          "windows begin one element late", Slip::kHaloOneLate},
  {"halo.ones",              "what lies outside of the tensor is 1, whatever it should be", Slip::kHaloOfOnes},
  {"halo.rounds_down",       "where pieces are not even, windows begin at multiples of the size rounded down", Slip::kHaloRoundsDown},
  {"halo.device_order",      "a device has the window of its id, and not of its place in the mesh", Slip::kHaloIgnoresDeviceOrder},
  {"halo.around",            "what lies before the tensor is taken from its end, and the other way round", Slip::kHaloGoesAround},
  {"halo.clamped",           "windows that reach beyond the tensor begin where they fit", Slip::kHaloIsClamped},
  {"halo.stride",            "windows begin as if strides were 1", Slip::kHaloIgnoresStride},
  {"halo.padding",           "windows begin as if there was no padding in front", Slip::kHaloIgnoresPadding},
  {"count.from_zero",        "each shard counts from 0", Slip::kCountFromZero},
  {"count.device_order",     "a device counts from where the shard of its id begins", Slip::kCountIgnoresDeviceOrder},
  {"count.rounds_down",      "where pieces are not even, devices count from multiples of the size rounded down", Slip::kCountRoundsDown},
  {"count.one_late",         "shards but the first count from one more", Slip::kCountFromOneLate},
  {"count.pieces",           "a device counts from the number of its piece, and not from where that begins", Slip::kCountPieces},
  {"index.global",           "the index in the whole is that in the shard", Slip::kIndexIsGlobal},
  {"index.not_clamped",      "an index is not clamped before it becomes one of the shard", Slip::kIndexIsNotClamped},
  {"index.all_components",   "all numbers of an index become those of the shard", Slip::kIndexShiftsAll},
  {"index.rounds_down",      "where pieces are not even, shards begin at multiples of the size rounded down", Slip::kIndexRoundsDown},
  {"index.device_order",     "indices are those of the shard of the device's id", Slip::kIndexIgnoresDeviceOrder},
  {"index.margin",           "indices are as if nothing stood in front of the shard", Slip::kIndexForgetsMargin},
  {"index.own_shard",        "what is not in the own shard is read there all the same", Slip::kIndexReadsOwn},
  {"index.owner_one_late",   "the first element of a shard is taken from the device before", Slip::kIndexOwnerIsLate},
  {"order.round_missing",    "neighbours merge once less than is needed", Slip::kOrderRoundMissing},
  {"order.device_order",     "neighbours are those with the next ids", Slip::kOrderIgnoresDeviceOrder},
  {"order.ties",             "neighbours put their shards in the opposite order before they merge, so what is equal changes places", Slip::kOrderTurnsCouples},
  {"order.first_half",       "both neighbours keep the first half", Slip::kOrderKeepsFirstHalf},
  {"join.one_late",          "one more element is taken from the operand before", Slip::kJoinIsOneLate},
  {"block.stale_whole",      "a loop reads what was put together before its first step", Slip::kBlockKeepsWhole},
  {"block.as_it_lies",       "what a block gives is taken as it lies, and not as it is carried", Slip::kBlockGivesAsItLies},
  {"block.wrong_dimension",  "what a loop carries is taken for cut along another dimension", Slip::kBlockMislabelsCarried},
  {"concatenate.per_shard",  "shards are concatenated", Slip::kOpPerShard, "stablehlo.concatenate"},
  {"pad.per_shard",          "each shard is padded by itself", Slip::kOpPerShard, "stablehlo.pad"},
  {"reshape.per_shard",      "shards are reshaped", Slip::kOpPerShard, "stablehlo.reshape"},
  {"convolution.no_halo",    "windows end at the shard", Slip::kOpPerShard, "stablehlo.convolution"},
  {"reduce_window.no_halo",  "windows end at the shard", Slip::kOpPerShard, "stablehlo.reduce_window"},
  {"select_and_scatter.no_halo", "windows end at the shard", Slip::kOpPerShard, "stablehlo.select_and_scatter"},
  {"dynamic_slice.global_index", "the index in the whole is that in the shard", Slip::kOpPerShard, "stablehlo.dynamic_slice"},
  {"dynamic_update_slice.global_index", "the index in the whole is that in the shard", Slip::kOpPerShard, "stablehlo.dynamic_update_slice"},
  {"gather.global_index",    "the index in the whole is that in the shard", Slip::kOperandPerShard, "stablehlo.gather"},
  {"scatter.global_index",   "the index in the whole is that in the shard", Slip::kOpPerShard, "stablehlo.scatter"},
  {"fft.per_shard",          "each shard is transformed by itself", Slip::kOpPerShard, "stablehlo.fft"},
  {"batch_norm.per_shard",   "each shard has a mean of its own", Slip::kOpPerShard, "stablehlo.batch_norm_training"},
});
// clang-format on

}  // namespace

std::span<const PartitionFault> partition_faults() { return kFaults; }

const PartitionFault* partition_fault_named(std::string_view name) {
  const auto found = std::ranges::find(kFaults, name, &PartitionFault::name);
  return found == kFaults.end() ? nullptr : &*found;
}

}  // namespace assay::program
