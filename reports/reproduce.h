#pragma once

#include <string>
#include <string_view>

#include "reports/finding.h"

/// The command lines that show a finding again.
namespace assay::reports {

/// One word of a POSIX shell: quoted where the shell would read more into it.
std::string shell_word(std::string_view text);

/// `assay check FOLDER/program.mlir ...` over an exported bundle; in its own folder where `folder` is empty.
std::string check_command(const Finding&, const std::string& folder = "");

/// Exports the finding from its database and checks it; works in any folder.
std::string reproduce_command(const Finding&, const std::string& database);

/// Flags of `assay check` without the folders of this machine: `--backend pjrt:/opt/x.so` as `--backend pjrt:x.so`.
std::string flags_without_folders(const std::string& flags);

}  // namespace assay::reports
