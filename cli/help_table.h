#pragma once

#include <string>
#include <vector>

/// What `--help` says, as data: man page and completions are made of it.
namespace assay::cli {

struct OptionHelp {
  std::vector<std::string> names;  ///< `-o`, `--output`; of a positional argument its one name, `FILE`
  std::string value;               ///< `DURATION`; empty: it takes none
  std::string help;
  std::vector<std::string> choices;  ///< what may stand there, or some of it; empty: a file, a number, a text
  bool is_positional = false;
};

struct VerbHelp {
  std::string name, summary, example;
  std::vector<OptionHelp> options;
};

/// All verbs in the order of `assay --help`.
std::vector<VerbHelp> help_table();

/// A variable that the program obeys.
struct VariableHelp {
  const char* name;
  const char* help;
};
std::vector<VariableHelp> variable_table();

}  // namespace assay::cli
