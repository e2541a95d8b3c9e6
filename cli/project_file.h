#pragma once

#include <string>
#include <vector>

#include "spec/result.h"

namespace CLI {
class App;
}

/// `assay.toml`: options that a project gives every run of Assay below its folder.
///
///     known = "known.toml"      # --known of every verb that has it
///     [fuzz]
///     time = "10m"              # --time of one verb
///
/// A key is the long name of an option. What stands on the command line wins. Files are named from the folder of
/// assay.toml. `--allow` cannot be given: a file that came with a clone must not open the box in which back ends run.
namespace assay::cli {

inline constexpr const char* kProjectFile = "assay.toml";

struct ProjectOptions {
  std::string file;                ///< the file that was read; empty if there is none
  std::vector<std::string> words;  ///< `--time`, `10m`
};

/// What the file in this folder, or in the nearest one above it that has one, adds to a command line whose first word
/// is the verb. Errors name file and line: a file that cannot be read, a verb or an option that there is not.
Result<ProjectOptions> project_options(const std::string& folder, const CLI::App& program,
                                       const std::vector<std::string>& words);

/// The command line with them: behind its own options, and before a `--`.
std::vector<std::string> with_project(std::vector<std::string> words, const ProjectOptions&);

}  // namespace assay::cli
