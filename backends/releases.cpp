#include "backends/releases.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "backends/process/environment.h"
#include "program/text/pieces.h"

namespace assay::backends {
namespace {

namespace fs = std::filesystem;

/// An installation is complete once this is there.
constexpr const char* kComplete = "complete";
/// The worker that environments of jaxlib are named after.
const std::string kJaxlib = "xla_cpu";
constexpr auto kLongestInstallation = std::chrono::minutes(30);

/// Workers of other names that run in an environment of jaxlib.
constexpr std::string_view kOfJaxlib[] = {"interpreter", "shardy", "stablehlo_passes"};

fs::path folder_of(const Release& release) {
  const bool is_of_jaxlib = std::ranges::find(kOfJaxlib, release.worker) != std::end(kOfJaxlib);
  return releases_folder() / (is_of_jaxlib ? kJaxlib : release.worker) / release.version;
}

bool is_installed(const Release& release) {
  std::error_code none;
  return fs::exists(folder_of(release) / kComplete, none);
}

bool is_version(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789.") == std::string_view::npos &&
         text.find("..") == std::string_view::npos && text.front() != '.';
}

bool is_name(std::string_view text) {
  return !text.empty() && text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string_view::npos;
}

/// 0.4.30 is older than 0.10.2.
std::vector<int> numbers_of(const std::string& version) {
  std::vector<int> out;
  for (const auto piece : program::pieces(version, '.')) {
    int number = 0;
    std::from_chars(piece.data(), piece.data() + piece.size(), number);
    out.push_back(number);
  }
  return out;
}

bool is_before(const Release& a, const Release& b) {
  return std::pair(a.worker, numbers_of(a.version)) < std::pair(b.worker, numbers_of(b.version));
}

/// As a word for a POSIX shell.
std::string shell_quoted(const std::string& text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

}  // namespace

fs::path releases_folder() {
  if (const char* given = std::getenv(kEnvironments)) return given;
  if (const char* cache = std::getenv("XDG_CACHE_HOME")) return fs::path(cache) / "assay" / "environments";
  const char* home = std::getenv("HOME");
  return fs::path(home ? home : "/") / ".cache" / "assay" / "environments";
}

Result<Release> parse_release(const std::string& text) {
  const std::size_t at = text.find('@');
  const Release out =
      at == std::string::npos ? Release{kJaxlib, text} : Release{text.substr(0, at), text.substr(at + 1)};
  if (is_name(out.worker) && is_version(out.version)) return out;
  return fail(fmt::format("'{}' is no release such as 0.4.30, of jaxlib, or iree_cpu@3.13.0", text));
}

std::vector<Release> installed_releases() {
  std::vector<Release> out;
  std::error_code none;
  for (const auto& worker : fs::directory_iterator(releases_folder(), none))
    for (const auto& version : fs::directory_iterator(worker.path(), none))
      if (const Release release{worker.path().filename().string(), version.path().filename().string()};
          is_installed(release))
        out.push_back(release);
  std::ranges::sort(out, is_before);
  return out;
}

Result<fs::path> python_of(const Release& release) {
  if (is_installed(release)) return folder_of(release) / "bin" / "python";
  return fail(
      fmt::format("{} is not installed; `assay doctor --versions {}` does that", release.name(), release.name()), "",
      ErrorKind::kEnvironment);
}

Result<void> install(const Release& release, const std::atomic<bool>* stop) {
  const auto workers = worker_folder();
  if (!workers) return fail("the folder of the workers is not there", "", ErrorKind::kEnvironment);
  const std::string command =
      fmt::format("exec python3 {} {} {} {}", shell_quoted((*workers / "environments" / "make.py").string()),
                  shell_quoted(folder_of(release).parent_path().filename().string()), shell_quoted(release.version),
                  shell_quoted(folder_of(release).string()));
  const auto run = run_command(command, kLongestInstallation, stop);
  if (!run) return tl::unexpected(run.error());
  if (run->succeeded()) return {};
  const bool is_stopped = stop != nullptr && *stop;
  return fail(is_stopped            ? "interrupted"
              : run->errors.empty() ? "it took too long"
                                    : run->errors,
              release.name(), ErrorKind::kEnvironment);
}

}  // namespace assay::backends
