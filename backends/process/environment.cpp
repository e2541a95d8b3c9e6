#include "backends/process/environment.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "backends/process/child.h"
#include "program/text/pieces.h"

namespace assay::backends {
namespace {

namespace fs = std::filesystem;

bool present(const fs::path& path) {
  std::error_code ignored;
  return fs::exists(path, ignored);
}

/// The folder of our own binary and those above it.
std::vector<fs::path> folders_above_us() {
  std::error_code ignored;
  std::vector<fs::path> out;
  for (fs::path at = fs::read_symlink("/proc/self/exe", ignored).parent_path(); at.has_relative_path();
       at = at.parent_path())
    out.push_back(at);
  return out;
}

std::vector<fs::path> environments() {
  std::vector<fs::path> out;
  if (const char* given = std::getenv("ASSAY_PYTHON_ENVIRONMENT")) out.emplace_back(given);
  for (const auto& folder : folders_above_us()) {
    if (present(folder / "pyvenv.cfg")) out.push_back(folder);  // we are installed there
    out.push_back(folder / ".venv");
  }
  if (const char* active = std::getenv("VIRTUAL_ENV")) out.emplace_back(active);
  std::erase_if(out, [](const fs::path& p) { return !present(p / "bin" / "python"); });
  return out;
}

std::vector<fs::path> packages_of(const fs::path& environment) {
  std::vector<fs::path> out;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(environment / "lib", error))
    if (present(entry.path() / "site-packages")) out.push_back(entry.path() / "site-packages");
  return out;
}

/// All that a short command prints.
std::string output_of(const Command& command) {
  auto child = Child::start(command);
  std::string out;
  if (!child) return out;
  for (;;) {
    pollfd event{(*child)->output(), POLLIN, 0};
    if (poll(&event, 1, 10'000) <= 0) return out;
    std::array<char, 4096> chunk;
    const ssize_t n = read((*child)->output(), chunk.data(), chunk.size());
    if (n <= 0) return out;
    out.append(chunk.data(), static_cast<std::size_t>(n));
  }
}

std::vector<fs::path> packages_of_python3() {
  const std::string text = output_of(
      {{"python3", "-c", "import site\nfor p in site.getsitepackages() + [site.getusersitepackages()]: print(p)"}, {}});
  std::vector<fs::path> out;
  for (const auto line : program::pieces(text, '\n')) out.emplace_back(line);
  std::erase_if(out, [](const fs::path& p) { return !present(p); });
  return out;
}

}  // namespace

std::optional<fs::path> worker_folder() {
  std::vector<fs::path> candidates;
  if (const char* given = std::getenv("ASSAY_WORKERS")) candidates.emplace_back(given);
  for (const auto& folder : folders_above_us()) {
    candidates.push_back(folder / "backends" / "workers");
    candidates.push_back(folder / "share" / "assay" / "workers");
  }
  const auto found =
      std::find_if(candidates.begin(), candidates.end(), [](const fs::path& p) { return present(p / "protocol.py"); });
  return found == candidates.end() ? std::nullopt : std::optional(*found);
}

std::string python_program() {
  const auto all = environments();
  return all.empty() ? "python3" : (all.front() / "bin" / "python").string();
}

std::vector<fs::path> site_packages() {
  std::vector<fs::path> out;
  const auto add = [&](const std::vector<fs::path>& more) {
    for (const auto& p : more)
      if (std::find(out.begin(), out.end(), p) == out.end()) out.push_back(p);
  };
  for (const auto& environment : environments()) add(packages_of(environment));
  add(packages_of_python3());
  return out;
}

}  // namespace assay::backends
