#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "generator/policy.h"
#include "generator/shardings.h"
#include "program/partition/faults.h"

/// The yardstick of shardings: the reference partitioner on drawn programs, right and with planted bugs.
namespace assay::fuzz {

struct PartitioningOptions {
  generator::Policy policy;
  generator::ShardingPolicy shardings;
  std::vector<std::string> often;  ///< ops of which every second program consists; empty: as the policy says
  std::uint64_t seed = 0;
  std::uint64_t first = 0, programs = 0;
  int jobs = 1;
  std::span<const program::PartitionFault> faults;  ///< to be found
};

/// A program whose answers are not those that it has without shardings.
struct PartitionDifference {
  std::uint64_t number = 0;
  std::string text, what;
};

struct Partitionings {
  std::uint64_t drawn = 0;                          ///< programs
  std::uint64_t spread = 0;                         ///< that have shardings,
  std::uint64_t judged = 0;                         ///< and ran
  std::uint64_t runs = 0;                           ///< on so many sets of inputs
  std::map<std::string, std::uint64_t> refused;     ///< by reason
  std::vector<PartitionDifference> differences;     ///< of the partitioner without a bug
  std::vector<std::optional<std::uint64_t>> first;  ///< by fault: programs up to the first that shows it
  std::vector<std::string> shown_by;                ///< by fault: that program
  double seconds = 0;                               ///< CPU time of partitioning and running, of no fault
};

/// Where partitioners go wrong: what moves along a dimension, indices, folds.
const std::vector<std::string>& ops_hard_to_partition();

Partitionings partitionings_of(const PartitioningOptions&,
                               const std::function<void(const Partitionings&)>& report = {});

}  // namespace assay::fuzz
