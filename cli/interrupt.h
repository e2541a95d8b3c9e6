#pragma once

#include <atomic>

namespace assay::cli {

/// Becomes true at Ctrl-C or SIGTERM. The first signal asks for an end in order, the second one ends the program at
/// once.
const std::atomic<bool>& stop_on_signals();

}  // namespace assay::cli
