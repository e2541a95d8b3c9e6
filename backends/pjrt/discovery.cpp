#include "backends/pjrt/discovery.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <xxhash.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <string_view>
#include <tuple>

#include "backends/descriptor.h"
#include "backends/environment.h"
#include "backends/pieces.h"

namespace assay::backends::pjrt {
namespace {

namespace fs = std::filesystem;

/// Below site-packages: package, folder in the package, file.
constexpr int kMaxDepth = 3;

std::vector<PluginFile> named_in_environment() {
  const char* given = std::getenv("PJRT_NAMES_AND_LIBRARY_PATHS");
  std::vector<PluginFile> out;
  for (const auto entry : pieces(given ? given : "", ','))
    if (const auto colon = entry.find(':'); colon != std::string_view::npos)
      out.push_back({std::string(entry.substr(0, colon)), std::string(entry.substr(colon + 1)), ""});
  return out;
}

bool looks_like_plugin(const fs::path& file) {
  return file.extension() == ".so" && file.filename().string().find("pjrt") != std::string::npos;
}

std::vector<std::string> plugins_below(const fs::path& folder) {
  std::vector<std::string> out;
  std::error_code error;
  for (fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, error), end;
       !error && at != end; at.increment(error)) {
    if (at.depth() >= kMaxDepth) at.disable_recursion_pending();
    if (looks_like_plugin(at->path())) out.push_back(at->path().string());
  }
  std::sort(out.begin(), out.end());
  return out;
}

/// Whether the package whose `dist-info` this is installed the file.
bool lists(const fs::path& dist_info, const std::string& relative) {
  std::ifstream record(dist_info / "RECORD");
  for (std::string line; std::getline(record, line);)
    if (line.starts_with(relative + ",")) return true;
  return false;
}

/// `lammps_jax_pjrt_cpu-0.11.2.dist-info`: name and version.
PluginFile packaged(const std::string& path, const std::string& dist_info) {
  const auto dash = dist_info.find('-');
  const auto end = dist_info.size() - std::string_view(".dist-info").size();
  return {dist_info.substr(0, dash), path, dist_info.substr(dash + 1, end - dash - 1)};
}

PluginFile described_in(const fs::path& site, const std::string& path) {
  const std::string relative = fs::path(path).lexically_relative(site).string();
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(site, error))
    if (entry.path().extension() == ".dist-info" && lists(entry.path(), relative))
      return packaged(path, entry.path().filename().string());
  return {fs::path(path).stem().string(), path, ""};
}

std::string hash_of(const std::string& path) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  struct stat status {};
  if (!file || fstat(file.get(), &status) != 0 || status.st_size == 0) return "unreadable";
  const auto size = static_cast<std::size_t>(status.st_size);
  void* content = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.get(), 0);
  if (content == MAP_FAILED) return "unreadable";
  const auto hash = XXH3_64bits(content, size);
  munmap(content, size);
  return fmt::format("{:016x}", hash);
}

/// Hashing 200 MB takes a while: once per file and process.
std::string cached_hash_of(const std::string& path) {
  static std::mutex mutex;
  static std::map<std::tuple<std::string, std::uintmax_t, fs::file_time_type>, std::string> known;
  std::error_code ignored;
  std::lock_guard lock(mutex);
  auto& hash = known[{path, fs::file_size(path, ignored), fs::last_write_time(path, ignored)}];
  if (hash.empty()) hash = hash_of(path);
  return hash;
}

}  // namespace

PluginFile describe_file(const std::string& path) {
  const std::string real = fs::path(path).lexically_normal().string();
  for (fs::path at = fs::path(real).parent_path(); at.has_relative_path(); at = at.parent_path())
    if (at.filename() == "site-packages" || at.filename() == "dist-packages") return described_in(at, real);
  return {fs::path(path).stem().string(), path, ""};
}

std::vector<PluginFile> discover() {
  auto out = named_in_environment();
  for (const auto& site : site_packages())
    for (const auto& path : plugins_below(site)) out.push_back(described_in(site, path));
  return out;
}

std::string file_identity(const PluginFile& file) {
  return fmt::format("{}{}{} ({}, xxh3 {})", file.name, file.version.empty() ? "" : " ", file.version,
                     fs::path(file.path).filename().string(), cached_hash_of(file.path));
}

}  // namespace assay::backends::pjrt
