#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/verb.h"

namespace CLI {
class App;
}

namespace assay::cli {

/// A verb as the parser knows it. Its options keep the addresses of what they fill in: it must not move.
struct DeclaredVerb {
  CLI::App* app = nullptr;
  std::unique_ptr<Verb> verb;
  std::string color = "auto";
  std::string spec;  ///< folder of records
};

/// The long names of a verb's options, without dashes.
std::vector<std::string> long_names(const CLI::App&);

/// Adds the verb with all of its options to the program.
void declare_verb(CLI::App& program, const VerbEntry&, DeclaredVerb&);

}  // namespace assay::cli
