#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/help_table.h"
#include "cli/print.h"
#include "cli/project_file.h"
#include "cli/verbs.h"
#include "spec/version.h"

namespace assay::cli {
namespace {

/// As text of a man page: a line may not begin with what is a request, and a hyphen is one to be copied.
std::string roff(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '\\') out += "\\e";
    else if (c == '-') out += "\\-";
    else if ((c == '.' || c == '\'') && (out.empty() || out.back() == '\n')) out += std::string("\\&") + c;
    else out += c;
  }
  return out;
}

std::string title_of(const OptionHelp& option) {
  const std::string value = option.value.empty() ? "" : fmt::format(" \\fI{}\\fR", roff(option.value));
  return fmt::format("\\fB{}\\fR{}", roff(fmt::format("{}", fmt::join(option.names, ", "))), value);
}

std::string section_of(const VerbHelp& verb) {
  std::string out = fmt::format(".SS assay {}\n{}\n", roff(verb.name), roff(verb.summary));
  for (const OptionHelp& option : verb.options)
    out += fmt::format(".TP\n{}\n{}\n", title_of(option), roff(option.help));
  return out + fmt::format(".PP\nExample:\n.PP\n.nf\n  {}\n.fi\n", roff(verb.example));
}

std::string variables() {
  std::string out;
  for (const VariableHelp& v : variable_table()) out += fmt::format(".TP\n\\fB{}\\fR\n{}\n", v.name, roff(v.help));
  return out;
}

std::string page() {
  std::string verbs;
  for (const VerbHelp& verb : help_table()) verbs += section_of(verb);
  return fmt::format(
      ".TH ASSAY 1 \"\" \"assay {}\" \"User Commands\"\n"
      ".SH NAME\nassay \\- {}\n"
      ".SH SYNOPSIS\n\\fBassay\\fR \\fIVERB\\fR [\\fIOPTION\\fR]...\n"
      ".SH VERBS\n{}"
      ".SH EXIT STATUS\n{}\n"
      ".SH ENVIRONMENT\n{}"
      ".SH FILES\n.TP\n\\fB{}\\fR\n{}\n.TP\n\\fBassay.db\\fR\n{}\n",
      spec::kVersion, roff(kWhatItIs), verbs, roff(kExitCodes), variables(), kProjectFile,
      roff("Options that a project gives every run below its folder: the nearest such file upward is read. A key is "
           "the long name of an option, a table holds those of one verb, and the command line wins."),
      roff("What a campaign found, unless --db names another file."));
}

/// `assay man`: the man page, made of the tables that `--help` is made of.
class ManVerb final : public Verb {
 public:
  void declare(Options&) override {}
  int act() override {
    print_out("{}", page());
    return kNothingUnexpected;
  }
};

}  // namespace

std::unique_ptr<Verb> make_man() { return std::make_unique<ManVerb>(); }

}  // namespace assay::cli
