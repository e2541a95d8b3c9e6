#include "cli/declared_verb.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

namespace assay::cli {

void declare_verb(CLI::App& program, const VerbEntry& entry, DeclaredVerb& declared) {
  CLI::App* app = program.add_subcommand(entry.name, entry.summary);
  app->footer(std::string("Example:\n  ") + entry.example);
  declared.app = app;
  declared.verb = entry.make();
  Options options(*app);
  declared.verb->declare(options);
  if (entry.reads_records) options.option("--spec", declared.spec, "folder of records (*.op) beside the built-in ones");
}

}  // namespace assay::cli
