#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "backends/backend.h"

/// Which kinds of back ends there are. Processes are registered here; what is built on other rooms
/// is registered by them, so that this room need not know them.
namespace assay::backends {

struct Kind {
  std::string name;  ///< what stands before the colon: `mutant`
  /// Opens what stands after the colon, or the empty string.
  std::function<Result<std::unique_ptr<BackendFactory>>(const std::string& rest, const Limits&)> open;
  std::function<std::vector<Availability>()> survey;
};

/// Adds a kind, or replaces the one of that name. Call it before threads are started.
void register_kind(Kind);

/// Gives every back end that can take it a variant of this name as well, whose `form` it is. The same holds.
void register_form(const std::string& name, bool (*is_taken)(const BackendFactory&));

}  // namespace assay::backends
