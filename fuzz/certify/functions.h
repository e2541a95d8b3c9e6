#pragma once

#include <string>
#include <utility>
#include <vector>

#include "fuzz/certify/certify.h"

/// The sweeps of a certificate: how large the errors of functions are, and whether the contract allows them.
namespace assay::fuzz {

/// The full name of an op, and an element type.
using FunctionToSweep = std::pair<std::string, spec::ElementType>;

/// Functions on the types of programs: of these ops, by their full names, and types; of all ops where none is named.
std::vector<FunctionToSweep> functions_to_sweep(const std::vector<std::string>& ops, spec::ElementSet types);

/// Sweeps those that the evidence does not have, under the first variant: all inputs of narrow types, of others a
/// sample. A sweep that `stop` comes before, or that it cuts short, is left out.
Result<void> sweep_functions(const std::vector<FunctionToSweep>&, const CertifyOptions&, reports::Evidence&,
                             const std::atomic<bool>& stop, const CertifyProgress&);

}  // namespace assay::fuzz
