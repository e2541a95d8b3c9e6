#include "cli/declared_verb.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

namespace assay::cli {

std::vector<std::string> long_names(const CLI::App& verb) {
  std::vector<std::string> out;
  for (const CLI::Option* option : verb.get_options())
    for (const std::string& name : option->get_lnames()) out.push_back(name);
  return out;
}

void declare_verb(CLI::App& program, const VerbEntry& entry, DeclaredVerb& declared) {
  CLI::App* app = program.add_subcommand(entry.name, entry.summary)->group(entry.group);
  app->footer(std::string("Example:\n  ") + entry.example);
  declared.app = app;
  declared.verb = entry.make();
  Options options(*app);
  declared.verb->declare(options);
  options.begin_group("Terminal");
  options.one_of("--color", declared.color, {"auto", "always", "never"},
                 "whether to print in colour; auto obeys NO_COLOR");
  if (entry.reads_records)
    options.option("--spec", declared.spec, "a folder of op records (*.op) to read besides the built-in ones");
}

}  // namespace assay::cli
