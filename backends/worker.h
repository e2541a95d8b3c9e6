#pragma once

#include <memory>
#include <string>
#include <vector>

#include "backends/backend.h"
#include "backends/child.h"

namespace assay::backends {

/// `interpreter`, `xla_cpu` or another script of our workers' folder by its name; otherwise a
/// command with its arguments, separated by spaces.
Result<std::unique_ptr<BackendFactory>> open_worker(const std::string& command, const Limits&);
std::vector<Availability> survey_workers();

/// What to do where our workers lack something.
inline constexpr const char* kHowToInstall = "; run scripts/python-environment, which installs what our workers need";

/// How a worker is started.
Result<Command> worker_command(const std::string& command);

}  // namespace assay::backends
