#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "backends/process/command_run.h"
#include "spec/result.h"

/// Environments of Python with one release each of what a worker needs, so that a finding is run on many of them:
/// `worker:xla_cpu@0.4.30`. They lie in folders of ASSAY_ENVIRONMENTS, of `assay/environments` in XDG_CACHE_HOME, or
/// of that in `~/.cache`.
namespace assay::backends {

struct Release {
  std::string worker;   ///< `xla_cpu`, `iree_cpu`
  std::string version;  ///< `0.4.30`

  std::string name() const { return worker + "@" + version; }
  auto operator<=>(const Release&) const = default;
};

/// Says where the folder is.
inline constexpr const char* kEnvironments = "ASSAY_ENVIRONMENTS";
std::filesystem::path releases_folder();

/// `0.4.30` is a release of jaxlib, the other workers are named: `iree_cpu@3.13.0`.
Result<Release> parse_release(const std::string& text);

/// Those that are installed, in the order of their workers and versions. Workers that share an environment are
/// not named again: `stablehlo_passes@0.12.0` runs in that of `xla_cpu@0.12.0`.
std::vector<Release> installed_releases();
/// The interpreter of an installed one; an error that says how it is installed.
Result<std::filesystem::path> python_of(const Release&);

/// Installs it from PyPI, or does nothing where it is. Takes a minute and some 300 MB; an error where no interpreter of
/// this machine has it.
Result<void> install(const Release&, const std::atomic<bool>* stop);

}  // namespace assay::backends
