#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "backends/backend.h"
#include "reports/certificate/evidence.h"
#include "spec/contract/contract.h"

/// The sweeps of a certificate: how large the errors of functions are, and whether the contract allows them.
namespace assay::measure {

/// What the functions are swept on.
struct SweptBackEnd {
  const backends::BackendFactory* factory = nullptr;
  std::vector<backends::Variant> variants;
  std::shared_ptr<const spec::Contract> contract;
  backends::Limits limits;
  int jobs = 1;
};

/// Called with how many of how many functions are done, from one thread at a time.
using FunctionProgress = std::function<void(std::size_t done, std::size_t all)>;

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
Result<void> sweep_functions(const std::vector<FunctionToSweep>&, const SweptBackEnd&, reports::Evidence&,
                             const std::atomic<bool>& stop, const FunctionProgress&);

}  // namespace assay::measure
