#pragma once

#include <memory>
#include <string>
#include <vector>

#include "backends/backend.h"

namespace assay::backends {

/// Text in, text out: `stablehlo-opt --pass {}`, any command with `{}` in it; or a worker that transforms, by its name
/// or as a command, with options for all of its variants: `stablehlo_passes?pipeline=stablehlo-refine-shapes`. Its back
/// ends have `transform` alone.
Result<std::unique_ptr<BackendFactory>> open_pass(const std::string& text, const Limits&);

}  // namespace assay::backends
