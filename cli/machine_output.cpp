#include "cli/machine_output.h"

#include <fmt/format.h>

#include <cstdlib>
#include <string_view>

#include "cli/files.h"
#include "reports/sarif.h"

namespace assay::cli {
namespace {

bool runs_on_github() {
  const char* value = std::getenv("GITHUB_ACTIONS");
  return value && std::string_view(value) == "true";
}

}  // namespace

void MachineOutput::declare(Options& options) {
  options.option("--junit", junit_, "write the results to this file as JUnit XML");
  options.option("--sarif", sarif_, "write what did not pass to this file as SARIF, for code scanning");
  options.flag("--github", github_,
               "print annotations for GitHub Actions to stderr; on by default where GITHUB_ACTIONS=true");
  options.flag("--quiet", quiet_, "print only what is unexpected");
}

Result<void> MachineOutput::check() const {
  return can_write(junit_).and_then([&] { return can_write(sarif_); });
}

Result<void> MachineOutput::write(const std::string& suite, const std::vector<reports::TestCase>& cases,
                                  bool are_files) const {
  // Not through `print_error`: it is their line ends that make them annotations, and they hide all else themselves.
  if (github_ || runs_on_github()) fmt::print(stderr, "{}", reports::github_annotations(cases, are_files));
  Result<void> written;
  if (!junit_.empty()) written = write_text(junit_, reports::junit(suite, cases));
  if (written && !sarif_.empty()) written = write_text(sarif_, reports::sarif(suite, cases));
  return written;
}

}  // namespace assay::cli
