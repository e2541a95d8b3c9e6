#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <string_view>

#include "backends/pjrt/discovery.h"
#include "backends/pjrt/exports.h"
#include "backends/process/environment.h"
#include "program/text/pieces.h"

namespace assay::backends::pjrt {
namespace {

namespace fs = std::filesystem;

/// Below a folder: package, folder in the package, file.
constexpr int kMaxDepth = 3;

std::string variable(const char* name) {
  const char* given = std::getenv(name);
  return given ? given : "";
}

std::vector<PluginFile> named_for_jax() {
  std::vector<PluginFile> out;
  const std::string given = variable("PJRT_NAMES_AND_LIBRARY_PATHS");
  for (const auto entry : program::pieces(given, ','))
    if (const auto colon = entry.find(':'); colon != std::string_view::npos)
      out.push_back({std::string(entry.substr(0, colon)), std::string(entry.substr(colon + 1)), "",
                     "named in PJRT_NAMES_AND_LIBRARY_PATHS"});
  return out;
}

/// The files below that pass, in the order of their paths.
template <class Passes> std::vector<std::string> files_below(const fs::path& folder, Passes passes) {
  std::vector<std::string> out;
  std::error_code error;
  for (fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, error), end;
       !error && at != end; at.increment(error)) {
    if (at.depth() >= kMaxDepth) at.disable_recursion_pending();
    if (passes(at->path())) out.push_back(at->path().string());
  }
  std::ranges::sort(out);
  return out;
}

bool is_library(const fs::path& file) { return file.filename().string().find(".so") != std::string::npos; }
bool is_plugin(const fs::path& file) { return is_library(file) && exports_pjrt(file.string()); }
bool is_named_plugin(const fs::path& file) {
  return file.extension() == ".so" && file.filename().string().find("pjrt") != std::string::npos;
}

std::vector<PluginFile> described(const std::vector<std::string>& paths, const std::string& origin) {
  std::vector<PluginFile> out;
  for (const std::string& path : paths) {
    out.push_back(describe_file(path));
    out.back().origin = origin;
  }
  return out;
}

void append(std::vector<PluginFile>& to, const std::vector<PluginFile>& more) {
  to.insert(to.end(), more.begin(), more.end());
}

/// A file that is named outright is taken whatever it is, so that a mistake is seen.
std::vector<PluginFile> on_our_path() {
  std::vector<PluginFile> out;
  const std::string given = variable("ASSAY_PLUGIN_PATH");
  for (const auto piece : program::pieces(given, ':')) {
    std::error_code none;
    const fs::path path = fs::absolute(fs::path(piece), none);
    const bool is_folder = fs::is_directory(path, none);
    append(out, described(is_folder ? files_below(path, is_plugin) : std::vector<std::string>{path.string()},
                          "named in ASSAY_PLUGIN_PATH"));
  }
  return out;
}

/// The modules in the group `jax_plugins` of an `entry_points.txt`: `name = package.module`.
std::vector<std::string> modules_in(const fs::path& entry_points) {
  std::vector<std::string> out;
  std::ifstream lines(entry_points);
  bool is_ours = false;
  for (std::string line; std::getline(lines, line);) {
    std::erase_if(line, [](unsigned char c) { return std::isspace(c) != 0; });
    if (line.starts_with('[')) is_ours = line == "[jax_plugins]";
    else if (const auto equals = line.find('='); is_ours && equals != std::string::npos)
      out.push_back(line.substr(equals + 1, line.find(':', equals) - equals - 1));
  }
  return out;
}

/// The folder of a module: `a.b` is `a/b`, or the file `b.py` in `a`.
fs::path folder_of(const fs::path& site, std::string module) {
  std::ranges::replace(module, '.', '/');
  const fs::path folder = site / module;
  std::error_code none;
  return fs::is_directory(folder, none) ? folder : folder.parent_path();
}

std::vector<PluginFile> of_entry_points(const fs::path& site) {
  std::vector<PluginFile> out;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(site, error)) {
    if (entry.path().extension() != ".dist-info") continue;
    const std::string package = entry.path().stem().string();
    for (const std::string& module : modules_in(entry.path() / "entry_points.txt"))
      if (const fs::path folder = folder_of(site, module); folder != site)
        append(out, described(files_below(folder, is_plugin),
                              fmt::format("an entry point jax_plugins of {}", package.substr(0, package.find('-')))));
  }
  return out;
}

std::vector<PluginFile> in_site(const fs::path& site) {
  std::vector<PluginFile> out = of_entry_points(site);
  append(out, described(files_below(site / "jax_plugins", is_plugin), "part of the namespace package jax_plugins"));
  append(out, described(files_below(site, is_named_plugin), "a package of Python"));
  return out;
}

}  // namespace

std::vector<PluginFile> discover() {
  std::vector<PluginFile> all = named_for_jax();
  append(all, on_our_path());
  for (const auto& site : site_packages()) append(all, in_site(site));
  std::set<std::string> seen;
  std::erase_if(all, [&](const PluginFile& file) {
    std::error_code none;
    const fs::path real = fs::canonical(file.path, none);
    return !seen.insert(none ? file.path : real.string()).second;
  });
  return all;
}

}  // namespace assay::backends::pjrt
