#pragma once

#include <sys/types.h>

#include <cstdint>
#include <vector>

/// The processes below a process. Nothing where /proc does not tell, or the process has ended.
namespace assay::backends {

std::vector<pid_t> children_of(pid_t);
/// The children, their children and so on. What lost its parent counts where it was adopted.
std::vector<pid_t> descendants_of(pid_t);

/// CPU time of the process, of those that work for it in its place, and of those of them that it has collected.
double cpu_seconds_of(pid_t);

/// CPU time of all processes below this one, those that it or one of them has collected included.
double cpu_seconds_below(pid_t);

/// Whether these processes together have more bytes in memory. What they share counts once.
bool exceed(const std::vector<pid_t>&, std::int64_t bytes);

}  // namespace assay::backends
