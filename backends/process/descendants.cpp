#include "backends/process/descendants.h"

#include <fmt/format.h>
#include <time.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <limits>
#include <numeric>
#include <sstream>
#include <string>

namespace assay::backends {
namespace {

namespace fs = std::filesystem;

std::int64_t resident_bytes(pid_t pid) {
  std::ifstream file(fmt::format("/proc/{}/statm", pid));
  std::int64_t total = 0, resident = 0;
  return file >> total >> resident ? resident * sysconf(_SC_PAGESIZE) : 0;
}

/// Its share of the pages that it has with others; takes the kernel a while to add up.
std::int64_t proportional_bytes(pid_t pid) {
  std::ifstream file(fmt::format("/proc/{}/smaps_rollup", pid));
  for (std::string word; file >> word;)
    if (std::int64_t kibibytes = 0; word == "Pss:" && file >> kibibytes) return kibibytes << 10;
  return resident_bytes(pid);
}

double own_cpu_seconds(pid_t pid) {
  clockid_t clock;
  timespec t{};
  if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &t) != 0) return 0;
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

/// Fields 16 and 17 of proc(5), in ticks; the name, which may hold anything, ends with the last parenthesis.
double collected_cpu_seconds(pid_t pid) {
  std::ifstream file(fmt::format("/proc/{}/stat", pid));
  std::string text;
  std::getline(file, text);
  std::istringstream fields(text.substr(std::min(text.size(), text.rfind(')') + 1)));
  std::string skipped;
  for (int field = 3; field < 16; ++field) fields >> skipped;
  std::int64_t user = 0, system = 0;
  return fields >> user >> system ? static_cast<double>(user + system) / static_cast<double>(sysconf(_SC_CLK_TCK)) : 0;
}

void add_children_of(const fs::path& thread, std::vector<pid_t>& out) {
  std::ifstream file(thread / "children");
  for (pid_t child = 0; file >> child;) out.push_back(child);
}

/// A child that starts others to work for it has no other thread.
std::vector<pid_t> children_of_first_thread(pid_t pid) {
  std::vector<pid_t> out;
  add_children_of(fmt::format("/proc/{0}/task/{0}", pid), out);
  return out;
}

template <class Size> std::int64_t sum_of(const std::vector<pid_t>& pids, Size size) {
  return std::transform_reduce(pids.begin(), pids.end(), std::int64_t{0}, std::plus<>(), size);
}

}  // namespace

std::vector<pid_t> children_of(pid_t pid) {
  std::vector<pid_t> out;
  std::error_code ended;
  for (fs::directory_iterator at(fmt::format("/proc/{}/task", pid), ended), end; !ended && at != end;
       at.increment(ended))
    add_children_of(at->path(), out);
  return out;
}

std::vector<pid_t> descendants_of(pid_t pid) {
  std::vector<pid_t> out = children_of(pid);
  for (std::size_t i = 0; i < out.size(); ++i) {
    const auto more = children_of(out[i]);
    out.insert(out.end(), more.begin(), more.end());
  }
  return out;
}

double cpu_seconds_of(pid_t pid) {
  double out = own_cpu_seconds(pid) + collected_cpu_seconds(pid);
  for (const pid_t child : children_of_first_thread(pid)) out += own_cpu_seconds(child);
  return out;
}

double cpu_seconds_below(pid_t pid) {
  double out = collected_cpu_seconds(pid);
  for (const pid_t p : descendants_of(pid)) out += own_cpu_seconds(p) + collected_cpu_seconds(p);
  return out;
}

bool exceed(const std::vector<pid_t>& pids, std::int64_t bytes) {
  return sum_of(pids, resident_bytes) > bytes && (pids.size() == 1 || sum_of(pids, proportional_bytes) > bytes);
}

}  // namespace assay::backends
