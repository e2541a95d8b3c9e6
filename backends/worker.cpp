#include "backends/worker.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "backends/child_factory.h"
#include "backends/process/at_once.h"
#include "backends/process/environment.h"
#include "backends/releases.h"

namespace assay::backends {
namespace {

std::optional<std::filesystem::path> script_named(const std::string& name) {
  const auto folder = worker_folder();
  if (!folder || name.find_first_of("/ ") != std::string::npos) return std::nullopt;
  const auto script = *folder / (name + ".py");
  std::error_code ignored;
  return std::filesystem::exists(script, ignored) ? std::optional(script) : std::nullopt;
}

std::vector<std::string> words(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> out;
  for (std::string word; stream >> word;) out.push_back(word);
  return out;
}

/// Our own scripts but for the library that they share.
std::vector<std::string> script_names() {
  std::vector<std::string> out;
  const auto folder = worker_folder();
  if (!folder) return out;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(*folder, error))
    if (entry.path().extension() == ".py" && entry.path().stem() != "protocol") out.push_back(entry.path().stem());
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace

namespace {

/// `xla_cpu@0.4.30`, where there is a worker of that name.
std::optional<Release> release_named(const std::string& text) {
  const auto release = parse_release(text);
  const bool is_ours = release && text.find('@') != std::string::npos && script_named(release->worker);
  return is_ours ? std::optional(*release) : std::nullopt;
}

Result<Command> command_of(const Release& release) {
  return python_of(release).map([&](const std::filesystem::path& python) {
    return Command{{python.string(), script_named(release.worker)->string()}, {}};
  });
}

Availability probe_worker(const std::string& name) {
  const auto command = worker_command(name);
  if (!command) return {"worker:" + name, false, command.error().text()};
  return probe_child({"worker:" + name, "", *command});
}

/// The release that `doctor` suggests for a worker with its own environment.
struct FirstRelease {
  std::string_view worker, release;
};
constexpr FirstRelease kFirstReleases[] = {{"iree_cpu", "iree_cpu@3.13.0"},
                                           {"enzyme", "enzyme@0.0.16"},
                                           {"catalyst", "catalyst@0.15.0"},
                                           {"litert", "litert@2.3.0"},
                                           {"tpu", "tpu@0.0.42.1"}};
constexpr std::string_view kFirstJaxlib = "0.12.0";

/// Of a traceback, what went wrong.
std::string last_line(const std::string& text) {
  const std::size_t end = text.find_last_not_of(" \n");
  const std::size_t begin = end == std::string::npos ? end : text.rfind('\n', end);
  return begin == std::string::npos ? text : text.substr(begin + 1, end - begin);
}

constexpr const char *kJax = "jax", *kWorkerOfJax = "xla_cpu";
constexpr const char* kHowToInstallJax = "; `pip install jax` puts it into the Python environment that is active";

/// What the worker said of itself, under the short name.
std::optional<Availability> jax_of(const std::vector<Availability>& workers) {
  const auto found = std::ranges::find(workers, std::string("worker:") + kWorkerOfJax, &Availability::specification);
  if (found == workers.end()) return std::nullopt;
  return Availability{kJax, found->available, found->detail + (found->available ? "" : kHowToInstallJax)};
}

}  // namespace

std::string how_to_install(std::string_view worker) {
  const auto* const known = std::ranges::find(kFirstReleases, worker, &FirstRelease::worker);
  const bool is_known = known != std::end(kFirstReleases);
  return fmt::format("; install it with `assay doctor --versions {}`{}", is_known ? known->release : kFirstJaxlib,
                     is_known ? "" : " or, in a checkout, `scripts/python-environment`");
}

Result<Command> worker_command(const std::string& command) {
  if (const auto release = release_named(command)) return command_of(*release);
  if (const auto script = script_named(command))
    return Command{{python_program(), script->string()}, {{kEnvironments, releases_folder().string()}}};
  auto arguments = words(command);
  if (arguments.empty()) return fail("worker: expected the name of a worker or a command");
  return Command{std::move(arguments), {}};
}

Result<std::unique_ptr<BackendFactory>> open_worker(const std::string& text, const Limits& limits) {
  auto command = worker_command(text);
  if (!command) return tl::unexpected(command.error());
  return open_child({"worker:" + text, "", std::move(*command)}, limits);
}

Result<std::unique_ptr<BackendFactory>> open_jax(const std::string& remark, const Limits& limits) {
  auto command = worker_command(kWorkerOfJax);
  if (!command) return tl::unexpected(command.error());
  auto opened = open_child({kJax, "", std::move(*command), remark}, limits);
  if (!opened) opened.error().message += kHowToInstallJax;
  return opened;
}

std::vector<Availability> survey_workers() {
  std::vector<std::string> names = script_names();
  const std::size_t in_our_environment = names.size();
  for (const Release& release : installed_releases()) names.push_back(release.name());
  auto lines = at_once(names, probe_worker);
  const auto jax = jax_of(lines);
  for (std::size_t k = 0; k < in_our_environment; ++k)
    if (!lines[k].available) lines[k].detail = last_line(lines[k].detail) + how_to_install(names[k]);
  if (jax) lines.insert(lines.begin(), *jax);
  return lines;
}

}  // namespace assay::backends
