#pragma once

#include <string>
#include <vector>

#include "reports/profile.h"

/// A contract that was found, as a file that a person can read.
namespace assay::measure {

/// `lammps_jax_pjrt_cpu 0.11.2` of `lammps_jax_pjrt_cpu 0.11.2 (pjrt.so, xxh3 20..)`: name and version.
std::string machine_of(const std::string& identity);

/// One line for lines that differ in their types alone, each with its reason and its witness.
std::vector<reports::FoundGrant> merged_grants(const std::vector<reports::FoundGrant>&);

/// The text of the contract that extends the baseline by these grants.
std::string contract_text(const std::string& identity, const std::string& baseline,
                          const std::vector<reports::FoundGrant>&);

}  // namespace assay::measure
