#include "cli/command_line.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <cstdio>
#include <deque>
#include <optional>

#include "cli/declared_verb.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/print.h"
#include "cli/project_file.h"
#include "cli/source_line.h"
#include "cli/terminal.h"
#include "cli/verb.h"
#include "spec/nearest_name.h"
#include "spec/record.h"
#include "spec/version.h"

namespace assay::cli {
namespace {

int act(DeclaredVerb& declared) {
  choose_colour(declared.color);
  end_on_interrupt();
  if (!declared.spec.empty()) {
    const auto files = read_files(declared.spec, ".op");
    if (!files) return complain(files.error());
    if (const auto added = spec::Records::add(declared.spec, *files); !added) return complain(added.error());
  }
  return declared.verb->act();
}

/// `assay help VERB` is `assay VERB --help`, and `assay help` is `assay --help`.
std::vector<std::string> words_of(int argc, char** argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  if (words.empty() || words[0] != "help") return words;
  words.erase(words.begin());
  words.push_back("--help");
  return words;
}

/// Help and version are answers, on stdout; all else that the parser says is about usage.
int parse_exit(const CLI::App& program, const CLI::ParseError& error) {
  const bool answer = error.get_exit_code() == 0;
  program.exit(error, std::cout, std::cerr);
  return answer ? kNothingUnexpected : kUsage;
}

/// What stands in the place of a verb and is none.
std::optional<Error> unknown_verb(const std::vector<std::string>& words) {
  if (words.empty() || words[0].starts_with('-')) return std::nullopt;
  std::vector<std::string> names;
  for (const VerbEntry& entry : verbs()) names.emplace_back(entry.name);
  if (std::ranges::find(names, words[0]) != names.end()) return std::nullopt;
  return Error{fmt::format("no verb '{}'; `assay --help` lists them{}", words[0], spec::did_you_mean(words[0], names)),
               "", ErrorKind::kInvalid};
}

/// An option that the verb does not have, before whatever is missing because it was meant.
std::optional<Error> unknown_option(const std::deque<DeclaredVerb>& all) {
  const auto used = std::ranges::find_if(all, [](const DeclaredVerb& d) { return d.app->parsed(); });
  if (used == all.end()) return std::nullopt;
  const auto left = used->app->remaining();
  const auto wrong = std::ranges::find_if(left, [](const std::string& word) { return word.starts_with("--"); });
  if (wrong == left.end()) return std::nullopt;
  std::vector<std::string> names;
  for (const std::string& name : long_names(*used->app)) names.push_back("--" + name);
  const std::string name = wrong->substr(0, wrong->find('='));
  return Error{fmt::format("`assay {0}` has no option {1}; `assay {0} --help` lists them{2}", used->app->get_name(),
                           name, spec::did_you_mean(name, names)),
               "", ErrorKind::kInvalid};
}

std::string version() { return std::string("assay ") + spec::kVersion + ", spec " + spec::Records::in_force().hash(); }

}  // namespace

int complain(const Error& error) {
  print_error("{}\n", told(error));
  return error.kind == ErrorKind::kEnvironment ? kEnvironment : kUsage;
}

int run(int argc, char** argv) {
  std::vector<std::string> words = words_of(argc, argv);
  if (const auto wrong = unknown_verb(words)) return complain(*wrong);
  CLI::App program(kWhatItIs, "assay");
  program.require_subcommand(1);
  program.set_version_flag("-V,--version", version);
  program.footer(
      fmt::format("`assay VERB --help` shows the options of a verb, with an example.\nExit codes: {}", kExitCodes));
  std::deque<DeclaredVerb> declared;  // options keep the address of what they fill in
  for (const VerbEntry& entry : verbs()) declare_verb(program, entry, declared.emplace_back());
  if (words.empty()) {
    print_error("{}", program.help());
    return kUsage;
  }
  const auto project = project_options(".", program, words);
  if (!project) return complain(project.error());
  if (!project->words.empty()) print_error("from {}: {}\n", project->file, fmt::join(project->words, " "));
  words = with_project(std::move(words), *project);
  try {
    std::ranges::reverse(words);  // as CLI11 takes them
    program.parse(std::move(words));
  } catch (const CLI::ParseError& error) {
    const auto unknown = error.get_exit_code() == 0 ? std::nullopt : unknown_option(declared);
    return unknown ? complain(*unknown) : parse_exit(program, error);
  }
  for (DeclaredVerb& candidate : declared)
    if (candidate.app->parsed()) return act(candidate);
  return kUsage;
}

}  // namespace assay::cli
