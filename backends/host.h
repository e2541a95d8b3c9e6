#pragma once

#include <optional>

namespace assay::backends {

/// The program of Assay is also the child that holds a plug-in, and the keeper over every child: Assay starts its own
/// binary again with a verb that no user types. Every `main` that opens back ends calls this function first. Where the
/// function returns a value, `main` ends with that value as its exit code.
std::optional<int> child_main(int argc, char** argv);

}  // namespace assay::backends
