#pragma once

#include <string>
#include <vector>

#include "program/module.h"
#include "program/tensor.h"

namespace assay::program {

/// Inputs of more bytes, of all processes together, are not supported where nobody says otherwise.
inline constexpr std::int64_t kMostInputBytes = std::int64_t{4} << 30;

/// The inputs of the entry function in every process, from one literal for each argument, which serves all processes,
/// or from those of process 0, then those of process 1 and so on. Types are compared before memory is taken.
Result<std::vector<std::vector<Tensor>>> inputs_of(const Module&, std::span<const spec::Literal>,
                                                   std::int64_t most_bytes = kMostInputBytes);

/// The tensors of every process as text, one literal each, process by process.
std::vector<std::string> print_inputs(const std::vector<std::vector<Tensor>>&);

/// A tensor as a literal.
std::string print_tensor(const Tensor&);

}  // namespace assay::program
