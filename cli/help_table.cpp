#include "cli/help_table.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include "backends/backend.h"
#include "backends/variants.h"
#include "cli/declared_verb.h"
#include "judge/builtin.h"
#include "judge/contract_choice.h"
#include "program/text/pieces.h"
#include "spec/contract/contract.h"

namespace assay::cli {
namespace {

std::vector<std::string> contract_choices() {
  std::vector<std::string> out = spec::contract_names();
  out.insert(out.begin(), judge::kAutoContract);
  return out;
}

std::vector<std::string> variant_choices() {
  judge::register_builtin();
  std::vector<std::string> out = backends::shared_variant_names();
  for (const backends::Variant& v : backends::candidate_variants("xla")) out.push_back(v.name);
  return out;
}

std::vector<std::string> backend_choices() {
  judge::register_builtin();
  return backends::kind_names();
}

/// The parser writes what an option is limited to as `TEXT:{issue,jax}`.
std::vector<std::string> limited_to(const std::string& value) {
  const std::size_t open = value.find('{'), close = value.rfind('}');
  if (open == std::string::npos || close == std::string::npos || close < open) return {};
  std::vector<std::string> out;
  for (const auto choice : program::pieces(std::string_view(value).substr(open + 1, close - open - 1), ','))
    out.emplace_back(choice);
  return out;
}

std::vector<std::string> choices_of(const std::string& name, const std::string& value) {
  if (name == "--backend") return backend_choices();
  if (name == "--contract") return contract_choices();
  if (name == "--variant") return variant_choices();
  return limited_to(value);
}

OptionHelp help_of(const CLI::Option& option) {
  OptionHelp out{.value = option.get_type_name(), .help = option.get_description()};
  out.is_positional = option.get_positional();
  if (out.is_positional) out.names = {option.get_name(true)};
  for (const std::string& name : option.get_snames()) out.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) out.names.push_back("--" + name);
  if (option.get_items_expected_max() == 0 || out.is_positional) out.value = "";
  out.choices = choices_of(out.names.back(), out.value);
  out.value = out.value.substr(0, out.value.find(':'));
  return out;
}

VerbHelp help_of(const VerbEntry& entry) {
  CLI::App program;
  DeclaredVerb declared;
  declare_verb(program, entry, declared);
  VerbHelp out{entry.name, entry.summary, entry.example, {}};
  for (const CLI::Option* option : declared.app->get_options()) out.options.push_back(help_of(*option));
  return out;
}

}  // namespace

std::vector<VerbHelp> help_table() {
  std::vector<VerbHelp> out;
  for (const VerbEntry& entry : verbs()) out.push_back(help_of(entry));
  return out;
}

std::vector<VariableHelp> variable_table() {
  return {
      {"ASSAY_PYTHON_ENVIRONMENT",
       "the virtual environment whose Python runs the workers and whose plug-ins are found"},
      {"ASSAY_ENVIRONMENTS", "where `assay doctor --versions` installs; ~/.cache/assay/environments by default"},
      {"ASSAY_PLUGIN_PATH", "PJRT plug-ins, or folders of them, separated by colons"},
      {"ASSAY_WORKERS", "the folder of the workers, instead of the one installed with the program"},
      {"PJRT_NAMES_AND_LIBRARY_PATHS", "plug-ins, in the format of JAX: name:path,name:path"},
      {"VIRTUAL_ENV", "an active virtual environment is searched too"},
      {"TMPDIR", "where back ends get their scratch folders"},
  };
}

}  // namespace assay::cli
