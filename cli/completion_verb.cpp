#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/help_table.h"
#include "cli/print.h"
#include "cli/verbs.h"

namespace assay::cli {
namespace {

/// In single quotes for a shell.
std::string quoted(const std::string& text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

std::string names_of(const VerbHelp& verb) {
  std::string out;
  for (const OptionHelp& option : verb.options)
    for (const std::string& name : option.is_positional ? std::vector<std::string>() : option.names) out += " " + name;
  return out.substr(out.empty() ? 0 : 1);
}

// --- bash: what stands before the cursor decides; nothing to offer means files. ---

std::string bash_values(const VerbHelp& verb) {
  std::string out;
  for (const OptionHelp& option : verb.options)
    if (!option.value.empty() || !option.choices.empty())
      out += fmt::format("    {}:{}) words={} ;;\n", verb.name, fmt::join(option.names, fmt::format("|{}:", verb.name)),
                         quoted(fmt::format("{}", fmt::join(option.choices, " "))));
  return out;
}

std::string bash() {
  std::string values, options, verbs;
  for (const VerbHelp& verb : help_table()) {
    verbs += (verbs.empty() ? "" : " ") + verb.name;
    values += bash_values(verb);
    options += fmt::format("    {}) words={} ;;\n", verb.name, quoted(names_of(verb)));
  }
  return fmt::format(
      "# bash completion of assay, made by `assay completion bash`\n"
      "_assay() {{\n"
      "  local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} verb=${{COMP_WORDS[1]}} words=\n"
      "  COMPREPLY=()\n"
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
      "    COMPREPLY=($(compgen -W '{} --help --version' -- \"$current\"))\n"
      "    return\n"
      "  fi\n"
      "  [ \"$before\" = = ] && before=${{COMP_WORDS[COMP_CWORD-2]}}\n"
      "  [ \"$current\" = = ] && before=${{COMP_WORDS[COMP_CWORD-1]}} current=\n"
      "  case \"$verb:$before\" in\n{}"
      "    *) case \"$verb:$current\" in\n"
      "         *:-*) case \"$verb\" in\n{}"
      "         esac ;;\n"
      "       esac ;;\n"
      "  esac\n"
      "  COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
      "}}\n"
      "complete -o default -F _assay assay\n",
      verbs, values, options);
}

// --- zsh: `_arguments` reads a line per option. ---

/// As a part of what `_arguments` reads, in which brackets and colons mean something.
std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text)
    out += c == '[' || c == ']' || c == ':' || c == '\\' ? std::string{'\\', c} : std::string{c};
  return out;
}

std::string zsh_option(const OptionHelp& option) {
  const std::string action = option.choices.empty() ? "_files" : fmt::format("({})", fmt::join(option.choices, " "));
  if (option.is_positional) return quoted(fmt::format("*:{}:{}", escaped(option.names[0]), action));
  std::string out;
  for (const std::string& name : option.names) {
    const std::string value = option.value.empty() ? "" : fmt::format(":{}:{}", escaped(option.value), action);
    out += (out.empty() ? "" : " ") + quoted(fmt::format("*{}[{}]{}", name, escaped(option.help), value));
  }
  return out;
}

std::string zsh() {
  std::string verbs, cases;
  for (const VerbHelp& verb : help_table()) {
    verbs += "    " + quoted(verb.name + ":" + escaped(verb.summary)) + "\n";
    cases += fmt::format("    {}) _arguments", verb.name);
    for (const OptionHelp& option : verb.options) cases += " \\\n      " + zsh_option(option);
    cases += " ;;\n";
  }
  return fmt::format(
      "#compdef assay\n"
      "# zsh completion of assay, made by `assay completion zsh`\n"
      "_assay() {{\n"
      "  local -a verbs=(\n{}  )\n"
      "  if (( CURRENT == 2 )); then\n"
      "    _describe -t verbs verb verbs\n"
      "    return\n"
      "  fi\n"
      "  shift words\n"
      "  (( CURRENT-- ))\n"
      "  case $words[1] in\n{}"
      "  esac\n"
      "}}\n"
      "_assay \"$@\"\n",
      verbs, cases);
}

// --- fish: a line per verb and per option, `complete -c assay ...`. ---

/// In single quotes, where only they and backslashes mean something.
std::string fish_quoted(const std::string& text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' || c == '\\' ? std::string{'\\', c} : std::string{c};
  return out + "'";
}

/// `-s o -l output`
std::string fish_names(const OptionHelp& option) {
  std::string out;
  for (const std::string& name : option.names)
    out += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  return out;
}

std::string fish_option(const std::string& verb, const OptionHelp& option) {
  if (option.is_positional) return "";
  std::string value = option.value.empty() && option.choices.empty() ? "" : " -r";
  if (!option.choices.empty())
    value += fmt::format(" -f -a {}", fish_quoted(fmt::format("{}", fmt::join(option.choices, " "))));
  return fmt::format("complete -c assay -n '__fish_seen_subcommand_from {}'{}{} -d {}\n", verb, fish_names(option),
                     value, fish_quoted(option.help));
}

std::string fish() {
  std::string out = "# fish completion of assay, made by `assay completion fish`\n";
  for (const VerbHelp& verb : help_table()) {
    out += fmt::format("complete -c assay -n __fish_use_subcommand -f -a {} -d {}\n", verb.name,
                       fish_quoted(verb.summary));
    for (const OptionHelp& option : verb.options) out += fish_option(verb.name, option);
  }
  return out;
}

struct Shell {
  const char* name;
  std::string (*complete)();
};
constexpr Shell kShells[] = {{"bash", bash}, {"zsh", zsh}, {"fish", fish}};

/// `assay completion bash`: what a shell sources, made of the tables that `--help` is made of.
class CompletionVerb final : public Verb {
 public:
  void declare(Options& options) override { options.positional("SHELL", shell_, "bash, zsh or fish"); }
  int act() override {
    const auto shell = std::ranges::find_if(kShells, [&](const Shell& s) { return s.name == shell_; });
    if (shell == std::end(kShells))
      return complain({fmt::format("no completion for '{}'; there is one for bash, zsh and fish", shell_), "",
                       ErrorKind::kInvalid});
    print_out("{}", shell->complete());
    return kNothingUnexpected;
  }

 private:
  std::string shell_;
};

}  // namespace

std::unique_ptr<Verb> make_completion() { return std::make_unique<CompletionVerb>(); }

}  // namespace assay::cli
