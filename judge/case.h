#pragma once

#include <limits>
#include <vector>

#include "oracle/oracle.h"
#include "program/module.h"

namespace assay::judge {

using oracle::ProcessTensors;
using program::Function;
using program::Module;
using program::Op;
using program::Region;
using program::Tensor;
using program::ValueId;
using spec::Type;
using spec::Value;

/// A program with the inputs it is tried on: one compilation, as many runs as there are input sets.
struct Case {
  Module module;
  std::vector<ProcessTensors> inputs;
  /// The program returns this many of the results, the first ones. The others are asked for as well, and count only if
  /// they are wrong.
  std::size_t own_results = std::numeric_limits<std::size_t>::max();
};

}  // namespace assay::judge
