#pragma once

#include <string>
#include <utility>
#include <vector>

namespace assay::backends {

/// What to add to a child's environment so that the C library looks after its heap: a block that was
/// written beyond its end ends the process when it is freed, in the program that did it and not in
/// one that comes later, and memory that was never written holds the same bytes each time. Costs no
/// measurable part of a campaign on XLA:CPU. Empty where the C library has no such checks (glibc has
/// them in libc_malloc_debug.so), under sanitizers, which bring their own, and where LD_PRELOAD is set.
std::vector<std::pair<std::string, std::string>> heap_checks();

}  // namespace assay::backends
