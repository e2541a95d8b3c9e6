#pragma once

#include <optional>
#include <vector>

#include "program/symbols.h"

/// Ops that run functions of the module in a grid of processes of their own. Their records say
/// `effects grid ATTRIBUTE`; rows of that attribute are replicas, columns are partitions.
namespace assay::program {

struct ProcessGrid {
  spec::Grid grid;
  std::vector<const Function*> programs;  ///< in process order
};

/// The grid that an op runs, and nothing where its record has no such effect. Rows of different lengths are errors, and
/// so are functions that do not exist.
Result<std::optional<ProcessGrid>> process_grid(const Module&, const Op&);
Result<std::optional<ProcessGrid>> process_grid(const Symbols&, const Op&);

/// Sets `Function::grid` of every function that such an op runs, and of those that these call.
void assign_grids(Module&);

}  // namespace assay::program
