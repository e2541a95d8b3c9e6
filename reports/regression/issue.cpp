#include "reports/regression/exports.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <regex>
#include <sstream>

#include "reports/finding_text.h"
#include "reports/regression/headline.h"
#include "reports/reproduce.h"
#include "reports/tensor_text.h"
#include "reports/visible.h"

namespace assay::reports {
namespace {

/// A program of more lines stands where a reader opens it.
constexpr std::ptrdiff_t kShownLines = 10;
constexpr std::size_t kShownElements = 8;
constexpr std::size_t kShownControls = 5;

std::string fenced(const std::string& text, const char* language) {
  const char* fence = text.find("```") == std::string::npos ? "```" : "~~~~";
  return fmt::format("{}{}\n{}{}{}\n", fence, language, visible(text), text.ends_with('\n') ? "" : "\n", fence);
}

std::string details(const char* summary, const std::string& text) {
  return fmt::format("<details><summary>{}</summary>\n\n{}\n</details>\n", summary, text);
}

/// A cell of a table: a bar would end it.
std::string cell(const std::string& text) { return markdown(text); }

/// What is wrong, in numbers: `mulhi(15, 15)` on ui4 is 14, and the back end gives 0.
std::string fact_sentence(const Finding& f, const Origin& origin) {
  const Outside at = telling_element(f);
  const std::string call = call_in_title(f);
  if (!at || call.empty() || f.failure == kDeviation) return "";
  const ExpectedElement& e = at.element();
  return fmt::format("{} {} {}; {} gives {}. ", markdown(call), is_one_number(e) ? "is" : "lies in", markdown(e.text),
                     markdown(origin.identity), markdown(answer_in_words(f, at)));
}

/// The strongest control: what the reference interpreter gives is legal.
std::string interpreter_sentence(const Controls& controls) {
  for (const Control& c : controls.places)
    if (c.passes && c.name.starts_with("StableHLO interpreter"))
      return fmt::format(" {} gives a legal answer{}.", markdown(c.name),
                         c.answer.empty() ? "" : ", " + markdown(c.answer));
  return "";
}

std::string rule_sentence(const Finding& f, const Origin& origin, const Controls& controls) {
  const std::string fact = fact_sentence(f, origin);
  if (!controls.rule.empty()) return fact + controls.rule + interpreter_sentence(controls) + "\n";
  const char* verb = f.failure == kDeviation ? "The answer deviates from " : "This breaks: ";
  return fact + verb + markdown(f.law) + ".\n";
}

std::string numbers(const Finding& f) {
  std::string text;
  if (!f.bound.empty()) text += fmt::format("Error: {}.\n", markdown(f.bound));
  if (!f.grants.empty())
    text += fmt::format("The contract of the back end grants it: {}.\n",
                        markdown(fmt::format("{}", fmt::join(f.grants, " + "))));
  return text;
}

std::string program_section(const Finding& f) {
  const std::string text = fenced(elided(f.program), "mlir");
  if (std::ranges::count(f.program, '\n') <= kShownLines) return text;
  return details("The program (StableHLO)", text);
}

std::string inputs_section(const Finding& f) {
  return f.inputs.empty() ? "The program has no inputs.\n" : "Inputs:\n\n" + fenced(elided(input_lines(f)), "");
}

std::string outside_row(const OutputEvidence& output, std::size_t entry, bool several) {
  const ExpectedElement& e = output.elements[entry];
  const TensorText type = tensor_text(output.type);
  const std::string exact = exact_text(e);
  const std::string where =
      (several ? fmt::format("output {} of process {} ", output.output, output.process) : "") + type.position(entry);
  return fmt::format("| {} | {}{} | {} |\n", cell(where.empty() ? "the result" : where), cell(e.text),
                     exact.empty() ? "" : ", exactly " + cell(exact), cell(spoken(e.got, type.element)));
}

std::string answers_table(const Finding& f) {
  const bool several = f.evidence.size() > 1;
  std::string rows;
  std::size_t outside = 0, all = 0;
  for (const OutputEvidence& output : f.evidence)
    for (std::size_t i = 0; i < output.elements.size(); ++i) {
      ++all;
      if (output.elements[i].failed && outside++ < kShownElements) rows += outside_row(output, i, several);
    }
  if (outside == 0) return "";
  return "| element | expected | got |\n| --- | --- | --- |\n" + rows +
         fmt::format(
             "\n{} of {} elements lie outside what is legal. The expected values are computed from the "
             "specification, as sets of exact numbers.\n",
             outside, all);
}

/// Frames that no symbol names say nothing to a reader.
std::string without_bare_frames(const std::string& text) {
  static const std::regex frame(R"(^\s*@\s+(0x[0-9a-f]+\s+\(unknown\)|\S+\+0x[0-9a-f]+)\s*$)");
  std::istringstream lines(text);
  std::string out;
  for (std::string line; std::getline(lines, line);)
    if (!std::regex_match(line, frame)) out += line + "\n";
  return out;
}

std::string said(const Finding& f) {
  if (f.message.empty()) return "";
  const std::string text = without_bare_frames(elided(f.message));
  return std::ranges::count(text, '\n') <= kShownLines ? "\nThe back end says:\n\n" + fenced(text, "")
                                                       : "\n" + details("What the back end says", fenced(text, ""));
}

std::string table(const char* head, const std::vector<Control>& rows) {
  std::string text = fmt::format("| {} | outcome | answer |\n| --- | --- | --- |\n", head);
  for (const Control& c : rows)
    text += fmt::format("| {} | {} | {} |\n", cell(c.name), cell(c.outcome), cell(c.answer));
  return text;
}

/// What passes first, a few of it; of the rest the names.
std::string neighbours(const std::vector<Control>& all) {
  if (all.empty()) return "No neighbour of the program is valid.\n";
  std::vector<Control> passing;
  std::vector<std::string> alike;
  for (const Control& c : all)
    if (!c.passes) alike.push_back(fmt::format("{} ({})", cell(c.name), cell(c.outcome)));
    else if (passing.size() < kShownControls) passing.push_back(c);
  std::string text = passing.empty() ? "" : "These differ in one thing, and pass:\n\n" + table("program", passing);
  if (!alike.empty())
    text += fmt::format("{}It does not pass with {}.\n", text.empty() ? "" : "\n", fmt::join(alike, "; "));
  return text;
}

std::string passes_text(const Controls& c) {
  const std::string translation = c.is_mistranslated
                                      ? "\nThe translation of StableHLO into HLO is at fault: evaluated "
                                        "exactly, the HLO gives an answer that is illegal for the program.\n"
                                      : "";
  if (c.mending_passes.empty()) return translation;
  return translation + fmt::format("\nWithout the pass {} it passes (`xla_disable_hlo_passes`).\n",
                                   fmt::join(c.mending_passes, ", or "));
}

std::string controls_section(const Controls& c) {
  if (!c.missing.empty()) return "\n### Controls\n\nNone was run: " + markdown(c.missing) + ".\n";
  std::string text = "\n### Controls\n\n" + neighbours(c.neighbours) + passes_text(c);
  if (c.itself && c.itself->passes)
    text = "\n### Controls\n\nWhere the controls were run, the finding itself did not show again.\n\n" +
           text.substr(text.find("\n\n", 2) + 2);
  if (!c.variants.empty()) text += "\nThe same program with other compile options:\n\n" + table("options", c.variants);
  if (!c.places.empty())
    text += "\nThe same program on the back ends of one machine, first on the one where it was found:\n\n" +
            table("version", c.places);
  if (const std::string found = borders(c.places); !found.empty()) text += "\n" + found + "\n";
  return text;
}

std::string reproduce_section(const Finding& f, const Origin& origin, const std::string& script) {
  const std::string command = fenced(check_command(f), "");
  return "\n### To reproduce\n\n" +
         (script.empty() ? ""
          : is_of_pass(origin)
              ? "This runs the pass, and prints what it reads and writes:\n\n" + fenced(script, "") + "\n"
              : details("A script for jaxlib", fenced(script, "python")) + "\n") +
         "With the program and its inputs as files:\n\n" + command;
}

std::string environment_section(const Finding& f, const Origin& o, const Controls& c) {
  std::string text = "\n### Environment\n\n";
  for (const auto& [what, value] : identity_of(f, o)) text += fmt::format("- {}: {}\n", what, markdown(value));
  for (const auto& [what, value] : c.environment) text += fmt::format("- {}: {}\n", what, markdown(value));
  return text;
}

}  // namespace

std::string issue(const Finding& f, const Origin& origin, const Controls& controls, const std::string& script) {
  const std::string pass = is_of_pass(origin) ? f.variant + ": " : "";
  return fmt::format("# {}\n\n", markdown(pass + headline(f, controls.condition))) +
         rule_sentence(f, origin, controls) + numbers(f) + "\n" + program_section(f) + "\n" + inputs_section(f) + "\n" +
         answers_table(f) + said(f) + controls_section(controls) + reproduce_section(f, origin, script) +
         environment_section(f, origin, controls);
}

}  // namespace assay::reports
