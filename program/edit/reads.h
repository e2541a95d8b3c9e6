#pragma once

#include <vector>

#include "program/module.h"

/// Which op reads which value.
namespace assay::program {

/// What an op reads, values that its regions capture included, each once, in order of first use.
std::vector<ValueId> reads(const Op&);
bool does_read(const Op&, ValueId);

/// The top-level op that has this result; the number of ops where none has.
std::size_t defining_op(const Function&, ValueId);

/// The top-level ops that `values` depend on, as ascending indices.
std::vector<std::size_t> cone_of(const Function&, std::span<const ValueId> values);

}  // namespace assay::program
