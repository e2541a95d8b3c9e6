#include "backends/pjrt/discovery.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <string_view>
#include <tuple>

#include "backends/pjrt/mapped_file.h"

namespace assay::backends::pjrt {
namespace {

namespace fs = std::filesystem;

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
  const MappedFile file(path);
  if (file.bytes().empty()) return "unreadable";
  return fmt::format("{:016x}", XXH3_64bits(file.bytes().data(), file.bytes().size()));
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

std::string file_identity(const PluginFile& file) {
  return fmt::format("{}{}{} ({}, xxh3 {})", file.name, file.version.empty() ? "" : " ", file.version,
                     fs::path(file.path).filename().string(), cached_hash_of(file.path));
}

}  // namespace assay::backends::pjrt
