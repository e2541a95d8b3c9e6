#pragma once

#include <memory>
#include <string>

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

/// Adds the verb with all of its options to the program.
void declare_verb(CLI::App& program, const VerbEntry&, DeclaredVerb&);

}  // namespace assay::cli
