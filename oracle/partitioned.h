#pragma once

#include <memory>

#include "oracle/oracle.h"
#include "program/partition/partition.h"

namespace assay::oracle {

/// A program that is spread over devices, as the reference partitioner makes it: each device runs in a process of the
/// grid on its shards. A program that is not spread runs as it is.
class PartitionedProgram {
 public:
  static Result<PartitionedProgram> of(const Module&, const program::PartitionFault* = nullptr);

  /// The results, put together of shards. It takes and gives what `evaluate` of the program does. Devices that hold the
  /// same element, and differ, are an error.
  Result<Run> run(const ProcessTensors& inputs, const Limits& = {});
  /// The program of each device; empty where it is not spread.
  std::string text() const;

 private:
  Result<Run> stitched_run(const Run& of_devices) const;

  std::unique_ptr<const Module> whole_;  ///< null where it is spread
  std::unique_ptr<const program::Partitioned> partitioned_;
  std::vector<spec::Type> results_;
  Preparation preparation_;
};

}  // namespace assay::oracle
