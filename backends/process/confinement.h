#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backends/process/permissions.h"

/// What keeps a back end from doing harm by accident: no sockets, no writes outside a scratch folder, no environment
/// but what it needs. Each measure is taken where this kernel has it.
namespace assay::backends {

/// Takes the measures for this process and all that it starts, for good.
void confine(const Permissions&, const std::string& scratch_folder);

/// Whether a back end sees a variable of our own environment.
bool passes(std::string_view name, const Permissions&);

struct Measure {
  std::string name;
  bool holds = false;
  std::string detail;  ///< what does it, or what is missing
};
/// What holds on this machine.
std::vector<Measure> measures();

}  // namespace assay::backends
