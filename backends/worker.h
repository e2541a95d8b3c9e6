#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "backends/backend.h"
#include "backends/process/child.h"

namespace assay::backends {

/// `interpreter`, `xla_cpu` or another script of our workers' folder by its name; `xla_cpu@0.4.30` with a release that
/// is installed (`releases.h`); otherwise a command with its arguments, separated by spaces.
Result<std::unique_ptr<BackendFactory>> open_worker(const std::string& command, const Limits&);
std::vector<Availability> survey_workers();

/// `jax`: the jaxlib of the Python environment at hand, run by the worker `xla_cpu`.
Result<std::unique_ptr<BackendFactory>> open_jax(const std::string& remark, const Limits&);

/// What to do where the worker of this name lacks something: `; install it with ...`.
std::string how_to_install(std::string_view worker);

/// How a worker is started.
Result<Command> worker_command(const std::string& command);

}  // namespace assay::backends
