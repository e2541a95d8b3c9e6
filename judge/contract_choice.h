#pragma once

#include <memory>
#include <string>

#include "backends/backend.h"
#include "spec/contract/contract.h"

namespace assay::judge {

/// What `--contract` says where nothing is given: the contract that is for the back end.
inline constexpr const char* kAutoContract = "auto";

/// Under which `perturbed` draws where it is given without a contract.
inline constexpr const char* kPerturbedContract = "xla-default";

/// The contract that a back end is held against.
struct ContractChoice {
  std::shared_ptr<const spec::Contract> contract;
  std::string argument;          ///< of `--contract`, so that the same one is chosen whatever ships later
  std::string why;               ///< in a few words
  bool is_for_back_end = false;  ///< what `auto` would choose, or `unmeasured`: what it leaves open may be found
};

/// `name` is what was given to `--contract`. With `auto`, `perturbed[:CONTRACT]` is held against its own contract, a
/// pass against `pass`, whose grants are inaccurate decompositions, and any other back end against the one that is for
/// its identity.
Result<ContractChoice> choose_contract(const std::string& name, const std::string& backend,
                                       const backends::BackendFactory&);

/// `oracle`, `perturbed`, `mutant` and `partitioned`, which answer by the oracle itself, and passes, whose output it
/// runs.
bool is_built_in(const std::string& backend);

/// `xla-default (it is for ...)`.
std::string describe(const ContractChoice&);

}  // namespace assay::judge
