#include "cli/project_file.h"

#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <filesystem>

#include "cli/declared_verb.h"
#include "cli/files.h"
#include "reports/toml.h"
#include "spec/nearest_name.h"

namespace assay::cli {
namespace {

/// Options whose values are files.
constexpr std::string_view kFiles[] = {"known", "policy", "spec", "corpus", "waivers", "db", "report"};
/// May be a name or a file.
constexpr std::string_view kContract = "contract";
constexpr std::string_view kNotHere[] = {"allow", "help"};

std::string nearest_file(const std::string& folder) {
  std::error_code none;
  for (std::filesystem::path at = std::filesystem::absolute(folder, none).lexically_normal(); !at.empty();
       at = at.parent_path()) {
    if (std::filesystem::is_regular_file(at / kProjectFile, none)) return (at / kProjectFile).string();
    if (at == at.root_path()) break;
  }
  return "";
}

bool has_option(const CLI::App& verb, const std::string& name) {
  const auto names = long_names(verb);
  return std::ranges::find(names, name) != names.end() &&
         std::ranges::find(kNotHere, std::string_view(name)) == std::end(kNotHere);
}

const CLI::App* verb_named(const CLI::App& program, const std::string& name) {
  for (const CLI::App* verb : program.get_subcommands(nullptr))
    if (verb->get_name() == name) return verb;
  return nullptr;
}

/// Whether the command line gives the option, by its long or its short name.
bool is_given(const CLI::App& verb, const std::string& name, const std::vector<std::string>& words) {
  std::vector<std::string> forms{"--" + name};
  for (const CLI::Option* option : verb.get_options())
    if (option->check_lname(name))
      for (const std::string& letter : option->get_snames()) forms.push_back("-" + letter);
  return std::ranges::any_of(words, [&](const std::string& word) {
    return std::ranges::find(forms, word.substr(0, word.find('='))) != forms.end();
  });
}

class Reader {
 public:
  Reader(std::string file, const CLI::App& program, const std::vector<std::string>& words)
      : file_(std::move(file)), program_(program), words_(words), verb_(verb_named(program, words.front())) {}

  /// What stands for one verb comes first, and wins.
  Result<ProjectOptions> read(const toml::table& table) {
    for (const bool is_of_one : {true, false})
      for (const auto& [key, value] : table) {
        if (value.is_table() != is_of_one) continue;
        const std::string name(key.str());
        auto taken = is_of_one ? take_table(name, *value.as_table()) : take_common(name, value);
        if (!taken) return tl::unexpected(taken.error());
      }
    return ProjectOptions{file_, std::move(out_)};
  }

 private:
  std::string place(const toml::node& node) const { return fmt::format("{}:{}", file_, node.source().begin.line); }

  /// Of every verb that has the option.
  Result<void> take_common(const std::string& name, const toml::node& value) {
    std::vector<std::string> all;
    for (const CLI::App* verb : program_.get_subcommands(nullptr))
      for (const std::string& known : long_names(*verb))
        if (has_option(*verb, known)) all.push_back(known);
    if (std::ranges::find(all, name) == all.end())
      return fail(fmt::format("no verb has an option --{} that may stand here{}", name, spec::did_you_mean(name, all)),
                  place(value));
    return verb_ != nullptr && has_option(*verb_, name) ? take(name, value) : Result<void>();
  }

  Result<void> take_table(const std::string& name, const toml::table& table) {
    const CLI::App* verb = verb_named(program_, name);
    if (verb == nullptr) return fail(fmt::format("there is no verb {}", name), place(table));
    for (const auto& [key, value] : table) {
      const std::string option(key.str());
      if (!has_option(*verb, option))
        return fail(fmt::format("`assay {}` has no option --{} that may stand here{}", name, option,
                                spec::did_you_mean(option, long_names(*verb))),
                    place(value));
      if (verb != verb_) continue;
      if (auto taken = take(option, value); !taken) return taken;
    }
    return {};
  }

  Result<void> take(const std::string& name, const toml::node& value) {
    if (is_given(*verb_, name, words_) || is_given(*verb_, name, out_)) return {};
    if (value.is_boolean()) {
      if (**value.as_boolean()) out_.push_back("--" + name);
      return {};
    }
    out_.push_back("--" + name);
    if (const toml::array* all = value.as_array()) {
      for (const toml::node& one : *all)
        if (auto added = add_value(name, one); !added) return added;
      return {};
    }
    return add_value(name, value);
  }

  Result<void> add_value(const std::string& name, const toml::node& value) {
    if (value.is_integer()) out_.push_back(fmt::format("{}", **value.as_integer()));
    else if (value.is_string()) out_.push_back(resolved(name, **value.as_string()));
    else return fail(fmt::format("{} is a text in quotes, a whole number, true, false or a list", name), place(value));
    return {};
  }

  /// Files are named from the folder of the project file.
  std::string resolved(const std::string& name, const std::string& value) const {
    const bool is_file = std::ranges::find(kFiles, std::string_view(name)) != std::end(kFiles) ||
                         (name == kContract && value.find_first_of("/.") != std::string::npos);
    return is_file ? (std::filesystem::path(file_).parent_path() / value).lexically_normal().string() : value;
  }

  std::string file_;
  const CLI::App& program_;
  const std::vector<std::string>& words_;
  const CLI::App* verb_;
  std::vector<std::string> out_;
};

}  // namespace

Result<ProjectOptions> project_options(const std::string& folder, const CLI::App& program,
                                       const std::vector<std::string>& words) {
  const auto asks_for_help = [](const std::string& word) { return word == "--help" || word == "-h"; };
  const std::string file = nearest_file(folder);
  if (file.empty() || words.empty() || std::ranges::any_of(words, asks_for_help)) return ProjectOptions{};
  const auto text = read_text(file);
  if (!text) return tl::unexpected(text.error());
  const toml::parse_result parsed = toml::parse(*text, file);
  if (!parsed)
    return fail(std::string(parsed.error().description()),
                fmt::format("{}:{}", file, parsed.error().source().begin.line));
  return Reader(file, program, words).read(parsed.table());
}

std::vector<std::string> with_project(std::vector<std::string> words, const ProjectOptions& options) {
  words.insert(std::ranges::find(words, "--"), options.words.begin(), options.words.end());
  return words;
}

}  // namespace assay::cli
