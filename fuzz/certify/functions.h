#pragma once

#include <string>
#include <vector>

#include "fuzz/certify/certify.h"

/// The sweeps of a certificate: how large the errors of functions are, and whether the contract allows them.
namespace assay::fuzz {

struct FunctionToSweep {
  std::string op;  ///< its full name
  spec::ElementType type;
  std::string variant;
};

/// Functions on the types of programs under each variant that gives ops as they are: of these ops, by their full names,
/// and types; of all ops where none is named. Those under the first variant come first.
std::vector<FunctionToSweep> functions_to_sweep(const std::vector<std::string>& ops, spec::ElementSet types,
                                                const std::vector<backends::Variant>&);

/// Sweeps those that the evidence does not have: all inputs of narrow types, of others a sample. A sweep that `stop`
/// comes before, or that it cuts short, is left out.
Result<void> sweep_functions(const std::vector<FunctionToSweep>&, const CertifyOptions&, reports::Evidence&,
                             const std::atomic<bool>& stop, const CertifyProgress&);

}  // namespace assay::fuzz
