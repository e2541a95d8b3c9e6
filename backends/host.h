#pragma once

#include <optional>

namespace assay::backends {

/// Our own binary is also the child that holds a plug-in: it is started again with a verb that no
/// user types. Every `main` that opens back ends calls this first and, where it has a value, ends
/// with it as the exit code.
std::optional<int> child_main(int argc, char** argv);

}  // namespace assay::backends
