#include "fuzz/yardstick/partitioning.h"

#include <gtest/gtest.h>

/// A sharding changes no answer: drawn programs have legal ones behind the reference partitioner, and planted bugs of
/// it show in them.
namespace assay::fuzz {
namespace {

TEST(Partitioning, OfDrawnProgramsChangesNoAnswer) {
  PartitioningOptions options;
  options.seed = 3;
  options.programs = 150;
  const auto all = partitionings_of(options);
  EXPECT_GE(all.judged, 100u);
  for (const PartitionDifference& d : all.differences) ADD_FAILURE() << d.number << ": " << d.what << "\n" << d.text;
}

TEST(Partitioning, FindsWhatIsWrongWithShards) {
  PartitioningOptions options;
  options.seed = 3;
  options.programs = 100;
  std::vector<program::PartitionFault> faults;
  for (const char* name : {"gather.device_order", "gather.padding_in_front", "take.rounds_down", "take.first_device",
                           "sort.per_shard", "reverse.per_shard"})
    faults.push_back(*program::partition_fault_named(name));
  options.faults = faults;
  options.policy.ops = {"stablehlo.sort", "stablehlo.reverse", "stablehlo.add"};
  const auto all = partitionings_of(options);
  EXPECT_TRUE(all.differences.empty());
  for (std::size_t k = 0; k < faults.size(); ++k) EXPECT_TRUE(all.first[k]) << faults[k].name;
}

}  // namespace
}  // namespace assay::fuzz
