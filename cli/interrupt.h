#pragma once

#include <atomic>

namespace assay::cli {

/// Becomes true at Ctrl-C or SIGTERM. The first signal asks for an end in order, the second one ends the program at
/// once.
const std::atomic<bool>& stop_on_signals();

/// From here on, and until `stop_on_signals`, Ctrl-C ends the program at once, with the exit code that says so.
void end_on_interrupt();

}  // namespace assay::cli
