#pragma once

#include <memory>
#include <string>
#include <vector>

#include "backends/backend.h"
#include "backends/process/child.h"

namespace assay::backends {

/// What is known of a back end before its child is started.
struct ChildDescription {
  std::string name;      ///< as given to `open`
  std::string identity;  ///< of the file; what the child says of itself is added
  Command command;
  std::string remark = {};  ///< `BackendFactory::remark`
};

/// Starts the child once, within `limits.start`, to learn its version and which variants it accepts.
Result<std::unique_ptr<BackendFactory>> open_child(ChildDescription, const Limits& limits);

/// What the child says of itself, or why it cannot run.
Availability probe_child(const ChildDescription&);

}  // namespace assay::backends
