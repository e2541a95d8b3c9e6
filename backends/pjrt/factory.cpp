#include "backends/pjrt/factory.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <utility>

#include "backends/child_factory.h"
#include "backends/pjrt/discovery.h"
#include "backends/pjrt/host.h"
#include "backends/process/at_once.h"
#include "backends/process/heap_checks.h"

namespace assay::backends::pjrt {
namespace {

constexpr const char* kNewest = "newest";
constexpr const char* kHowToGetOne =
    "install one as a package of Python, as for JAX, or name its file or folder in ASSAY_PLUGIN_PATH, or give it as "
    "pjrt:/path/to/plugin.so; in a checkout scripts/python-environment installs three";

struct Specification {
  std::string plugin;
  std::int64_t devices = 0;
};

Result<Specification> parse(const std::string& text) {
  static constexpr std::string_view kDevices = "devices=";
  const auto question = text.find('?');
  Specification out{text.substr(0, question), 0};
  if (question == std::string::npos) return out;
  const std::string_view option = std::string_view(text).substr(question + 1);
  const auto number = option.substr(std::min(kDevices.size(), option.size()));
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), out.devices);
  if (!option.starts_with(kDevices) || error != std::errc() || end != number.data() + number.size() || out.devices < 1)
    return fail(fmt::format("pjrt:{}: expected ?devices=N, N from 1", text));
  return out;
}

Command command_for(const std::string& path, std::int64_t devices) {
  return {{"/proc/self/exe", kHostVerb, path, std::to_string(devices)}, heap_checks()};
}

ChildDescription description_of(const PluginFile& file, std::int64_t devices, const std::string& name) {
  return {name, file_identity(file), command_for(file.path, devices)};
}

/// A plug-in that was asked for its version.
struct Probed {
  PluginFile file;
  Availability availability;
  int api_minor = -1;  ///< -1 where it does not run
};

int api_minor(const Availability& a) {
  const auto at = a.detail.find("API 0.");
  int minor = -1;
  if (a.available && at != std::string::npos) std::sscanf(a.detail.c_str() + at, "API 0.%d", &minor);
  return minor;
}

std::vector<Probed> probe_all() {
  auto out = at_once(discover(), [](const PluginFile& file) {
    auto availability = probe_child(description_of(file, 0, "pjrt:" + file.name));
    availability.origin = fmt::format("{}: {}", file.origin, file.path);
    const int minor = api_minor(availability);
    return Probed{file, std::move(availability), minor};
  });
  std::ranges::stable_sort(out, std::greater<>{}, &Probed::api_minor);
  return out;
}

Result<PluginFile> newest() {
  auto all = probe_all();
  if (all.empty()) return fail(fmt::format("no PJRT plug-in found: {}", kHowToGetOne), "", ErrorKind::kEnvironment);
  if (!all.front().availability.available)
    return fail(fmt::format("no PJRT plug-in that runs: {}", all.front().availability.detail), "",
                ErrorKind::kEnvironment);
  return std::move(all.front().file);
}

Result<PluginFile> find(const std::string& plugin) {
  if (plugin.empty() || plugin == kNewest) return newest();
  std::error_code ignored;
  if (std::filesystem::is_regular_file(plugin, ignored))
    return describe_file(std::filesystem::absolute(plugin).string());
  if (plugin.find('/') != std::string::npos || plugin.ends_with(".so"))
    return fail(fmt::format("pjrt:{}: no such file; `assay backends` lists the plug-ins found", plugin), "",
                ErrorKind::kEnvironment);
  std::string named = plugin;
  std::replace(named.begin(), named.end(), '-', '_');
  for (auto& file : discover())
    if (file.name == plugin || file.name == named) return file;
  return fail(fmt::format("pjrt:{}: no plug-in of that name; {}", plugin, kHowToGetOne), "", ErrorKind::kEnvironment);
}

}  // namespace

Result<std::unique_ptr<BackendFactory>> open(const std::string& plugin, const Limits& limits) {
  const auto specification = parse(plugin);
  if (!specification) return tl::unexpected(specification.error());
  const auto file = find(specification->plugin);
  if (!file) return tl::unexpected(file.error());
  return open_child(description_of(*file, specification->devices, "pjrt:" + plugin), limits);
}

std::vector<Availability> survey() {
  std::vector<Availability> out;
  for (auto& p : probe_all()) out.push_back(std::move(p.availability));
  if (out.empty()) out.push_back({"pjrt:newest", false, std::string("no plug-in found: ") + kHowToGetOne});
  return out;
}

}  // namespace assay::backends::pjrt
