#pragma once

#include <memory>
#include <string>
#include <vector>

#include "backends/backend.h"

namespace assay::backends::pjrt {

/// `PLUGIN.so`, the name of a plug-in that `survey` lists, or `newest`; then, if wanted,
/// `?devices=N`.
Result<std::unique_ptr<BackendFactory>> open(const std::string& plugin, const Limits&);

/// Every plug-in found, newest first.
std::vector<Availability> survey();

}  // namespace assay::backends::pjrt
