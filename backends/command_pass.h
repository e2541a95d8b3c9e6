#pragma once

#include <memory>
#include <string>

#include "backends/backend.h"

/// A pass that is a command: `stablehlo-opt --pass {}`.
namespace assay::backends {

/// Where the path of the input file stands.
inline constexpr const char* kFilePlace = "{}";

/// Any line of a POSIX shell with `{}` in it, which writes the transformed program to stdout. Options of a variant take
/// the place of their names in braces: `pipeline=a` that of `{pipeline}`. Confined as every back end is.
///
/// A signal is a crash. An exit code other than 0 says that the program is refused, but one with a traceback of Python
/// is a failure of the pass.
Result<std::unique_ptr<BackendFactory>> open_command_pass(const std::string& line, const Limits&);

}  // namespace assay::backends
