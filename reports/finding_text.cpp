#include "reports/finding_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <ranges>

#include "reports/reproduce.h"
#include "reports/tensor_text.h"
#include "reports/visible.h"

namespace assay::reports {
namespace {

std::string indented(const std::string& text) {
  std::string result = "  ";
  for (const char c : text.substr(0, text.find_last_not_of('\n') + 1)) {
    result += c;
    if (c == '\n') result += "  ";
  }
  return result + "\n";
}

// Beside the elements outside their sets, this many of an output are shown, of so many outputs.
constexpr std::size_t kOthersShown = 16;
constexpr std::size_t kOtherOutputsShown = 4;

// A longer line holds a large literal; its ends are shown.
constexpr std::size_t kLongestLine = 1200;
constexpr std::size_t kLineStart = 800, kLineEnd = 200;

/// The first line, no longer than so many bytes.
std::string shortened(const std::string& text, std::size_t length) {
  const std::string line = visible_line(text.substr(0, text.find('\n')));
  return line.size() <= length ? line : line.substr(0, length - 2) + "..";
}

std::string section(const char* title, const std::string& text) {
  return text.empty() ? "" : fmt::format("\n{}\n{}", title, indented(visible(elided(text))));
}

std::string lines(const std::vector<std::string>& literals, const Finding& f) {
  const auto partitions = static_cast<std::size_t>(std::max(f.partitions, 1));
  const std::size_t processes = static_cast<std::size_t>(std::max(f.replicas, 1)) * partitions;
  const std::size_t each = std::max<std::size_t>(literals.size() / processes, 1);
  std::string text;
  for (std::size_t i = 0; i < literals.size(); ++i) {
    if (processes > 1 && i % each == 0)
      text += fmt::format("// process ({}, {})\n", i / each / partitions, i / each % partitions);
    text += literals[i] + "\n";
  }
  return text;
}

/// `output 1 of process 2, tensor<2xf32>`; the process only where there are several.
std::string heading(const OutputEvidence& output, bool several_processes) {
  const std::string process = several_processes ? fmt::format(" of process {}", output.process) : "";
  return fmt::format("output {}{}, {}\n", output.output, process, output.type);
}

std::string expected_row(const TensorText& type, const ExpectedElement& element, std::size_t index) {
  return fmt::format("  {:<12} {}", type.position(index), element.text);
}

std::string row(const TensorText& type, const ExpectedElement& element, std::size_t index) {
  const std::string expected = expected_row(type, element, index);
  if (element.got.empty()) return expected + "\n";
  return fmt::format("{:<48} got {}{}\n", expected, element.got, element.failed ? "   <- outside" : "");
}

std::string left_out(std::size_t count, bool unanswered) {
  return fmt::format("  and {} more{}\n", grouped(static_cast<std::int64_t>(count)),
                     unanswered ? "" : ", none outside");
}

std::string rows(const OutputEvidence& output) {
  const TensorText type = tensor_text(output.type);
  std::string text;
  std::size_t others = 0;
  for (std::size_t i = 0; i < output.elements.size(); ++i)
    if (output.elements[i].failed || others++ < kOthersShown) text += row(type, output.elements[i], i);
  return others <= kOthersShown ? text : text + left_out(others - kOthersShown, output.got.empty());
}

bool several_processes(const std::vector<OutputEvidence>& evidence) {
  return !evidence.empty() && evidence.back().process > 0;
}

bool has_failed(const OutputEvidence& output) {
  return std::any_of(output.elements.begin(), output.elements.end(), [](const auto& e) { return e.failed; });
}

std::string indented_line(const std::string& line) { return line.empty() ? "" : "  " + line + "\n"; }

std::string field(const char* name, const std::string& value) {
  return value.empty() ? "" : fmt::format("{:<11}{}\n", name, visible_line(value));
}

}  // namespace

std::string grouped(std::int64_t number) {
  std::string digits = fmt::format("{}", number);
  for (int at = static_cast<int>(digits.size()) - 3; at > (number < 0 ? 1 : 0); at -= 3)
    digits.insert(static_cast<std::size_t>(at), ",");
  return digits;
}

std::string counted(std::int64_t number, std::string_view singular, std::string_view plural) {
  return fmt::format("{} {}", grouped(number), number == 1 ? singular : plural);
}

std::string counted(std::int64_t number, std::string_view noun) {
  return counted(number, noun, fmt::format("{}s", noun));
}

std::string elided(const std::string& text) {
  std::string result;
  for (std::size_t at = 0, end; at < text.size(); at = end) {
    end = std::min(text.find('\n', at), text.size() - 1) + 1;
    const std::string_view line = std::string_view(text).substr(at, end - at);
    if (line.size() <= kLongestLine) result += line;
    else
      result += fmt::format("{} [{} characters left out] {}", line.substr(0, kLineStart),
                            grouped(static_cast<std::int64_t>(line.size() - kLineStart - kLineEnd)),
                            line.substr(line.size() - kLineEnd));
  }
  return result;
}

std::string describe_expected(const std::vector<OutputEvidence>& evidence) {
  std::string text;
  for (const OutputEvidence& output : evidence) {
    const TensorText type = tensor_text(output.type);
    text += heading(output, several_processes(evidence));
    for (std::size_t i = 0; i < output.elements.size(); ++i) text += expected_row(type, output.elements[i], i) + "\n";
  }
  return text;
}

std::vector<const OutputEvidence*> telling_outputs(const std::vector<OutputEvidence>& evidence) {
  std::vector<const OutputEvidence*> telling;
  std::size_t others = 0;
  for (const OutputEvidence& output : evidence)
    if (has_failed(output) || others++ < kOtherOutputsShown) telling.push_back(&output);
  return telling;
}

std::string describe_answers(const std::vector<OutputEvidence>& evidence) {
  std::string text;
  const auto telling = telling_outputs(evidence);
  for (const OutputEvidence* output : telling) text += heading(*output, several_processes(evidence)) + rows(*output);
  if (telling.size() == evidence.size()) return text;
  return text + fmt::format("and {} more outputs\n", evidence.size() - telling.size());
}

std::string input_lines(const Finding& f) { return lines(f.inputs, f); }
std::string original_input_lines(const Finding& f) { return lines(f.original_inputs, f); }

std::string describe(const Finding& f, const std::string& database) {
  const std::string grid = f.replicas * f.partitions > 1
                               ? fmt::format("grid       {} replicas x {} partitions\n", f.replicas, f.partitions)
                               : "";
  const std::string mends = f.mends.empty() ? "" : fmt::format(", passes under {}", fmt::join(f.mends, ", "));
  const std::string clause = f.failure == kDeviation ? "deviates   " : "violates   ";
  return fmt::format(
             "finding {}: {}\n\nfailure    {}\n{}{}\n{}{}{}ops        {}\nvariant    {}{}\n{}"
             "program    number {}, reduced with {} compilations\ncluster    {}\n",
             f.id, visible_line(f.title), visible_line(f.failure), clause, visible_line(f.law),
             field("granted by", fmt::format("{}", fmt::join(f.grants, " + "))), field("distance", describe(f.witness)),
             field("bound", f.bound), visible_line(fmt::format("{}", fmt::join(f.ops, ", "))),
             visible_line(variant_text(f)), visible_line(mends), grid, f.program_number, f.compilations,
             visible_line(f.cluster)) +
         section("program", f.program) + section("inputs", input_lines(f)) +
         section("expected", describe_answers(f.evidence)) + section("the back end said", f.message) + "\nreproduce\n" +
         indented(visible(reproduce_command(f, database)));
}

std::string describe(const Witness& w) {
  if (w.kind.empty()) return "";
  const std::string far = w.kind == "rounding" ? fmt::format(", {:.6g} ulp", w.ulps)
                          : w.kind == "policy" ? fmt::format(", {:.6g} away", w.ulps)
                                               : "";
  return visible_line(fmt::format("{}{}: got {}, nearest legal {}", w.kind, far, w.got, w.nearest));
}

std::string variant_text(const Finding& f) {
  const bool says_more = !f.variant_options.empty() && f.variant_options != f.variant;
  return f.variant + (says_more ? " (" + f.variant_options + ")" : "");
}

std::string describe(const std::vector<DeviationRow>& rows) {
  std::string text;
  for (const DeviationRow& d : rows)
    text += fmt::format("{:>6}  {:>7} x  {}\n{:>20}{}\n", d.finding ? std::to_string(d.finding) : "-",
                        grouped(d.programs), visible_line(d.grants), "", describe(d.worst));
  return text;
}

std::string describe(const std::vector<UndecidedRow>& rows) {
  std::string text;
  for (const UndecidedRow& u : rows)
    text += fmt::format("{:>15} x  {} elements: {}\n", grouped(u.programs), grouped(u.elements), visible_line(u.bound));
  return text;
}

std::string describe(const std::vector<OpeningRow>& rows, std::size_t limit) {
  std::string text;
  for (const OpeningRow& o : rows | std::views::take(limit))
    text += fmt::format("{:>15} elements  {}\n", grouped(o.elements),
                        visible_line(fmt::format("{} {}: {}", o.op, o.element_type, o.reason)));
  return rows.size() > limit ? text + fmt::format("   and {} more in the report\n", rows.size() - limit) : text;
}

std::string describe(const std::vector<AvoidedRow>& rows) {
  std::string text;
  for (const AvoidedRow& a : rows)
    text += fmt::format("{:>9} drawn anew: {} of {} with these showed {}\n{:14}{}\n", grouped(a.redrawn),
                        grouped(a.failures), grouped(a.programs), visible_line(a.suspect), "",
                        visible_line(fmt::format("{}", fmt::join(a.traits, ", "))));
  return text;
}

std::string describe(const std::vector<EnergyRow>& rows) {
  std::string text;
  for (const EnergyRow& e : rows)
    text += fmt::format("{:>7.1f} x  {}: {:.3g} causes in {} programs\n", e.energy, visible_line(e.arm), e.causes,
                        grouped(e.programs));
  return text;
}

std::vector<Cluster> violations(const std::vector<Cluster>& clusters) {
  std::vector<Cluster> result;
  for (const Cluster& c : clusters)
    if (c.failure != kDeviation) result.push_back(c);
  return result;
}

std::string describe(const std::vector<Cluster>& clusters, const Known& known) {
  std::string text;
  for (const Cluster& c : clusters) {
    const std::string note = known.note(c);
    text += fmt::format("{:>6}  {:>7} x  {:<16} {}{}\n", c.representative, grouped(c.findings), visible_line(c.failure),
                        visible_line(c.title), note.empty() ? "" : visible_line(" [" + note + "]"));
  }
  return text;
}

std::string describe(const std::vector<Refusal>& refusals, std::size_t limit) {
  std::string text;
  std::size_t shown = 0, left = 0;
  for (const Refusal& r : refusals) {
    const bool ours = r.verdict == kOurTextWasRefused;
    if (!ours && shown++ >= limit) {
      ++left;
      continue;
    }
    text += fmt::format("{}{:>14} x  {:<16} {}: {}\n", ours ? "!" : " ", grouped(r.programs), visible_line(r.verdict),
                        shortened(r.feature, 40), shortened(r.message, 140));
  }
  return left ? text + fmt::format("   and {} more in the report\n", left) : text;
}

std::string describe(const Provenance& p) {
  if (p.started.empty()) return "";
  const std::string end = p.saved.empty() ? "" : " to " + p.saved;
  return visible_line(fmt::format("from {}{} on {}, assay {}", p.started, end, p.host, p.version));
}

std::string describe(const std::vector<Campaign>& campaigns) {
  std::string text;
  for (const Campaign& c : campaigns) {
    const std::string shard = c.key.option("shard");
    text += visible_line(fmt::format("campaign {}: seed {}{}, {}, variants {}; {} programs, {} elements checked", c.id,
                                     c.key.seed, shard.empty() ? "" : ", shard " + shard, c.key.contract,
                                     fmt::join(c.key.variants, ", "), grouped(c.counts.programs),
                                     grouped(c.counts.elements.checked))) +
            "\n" + indented_line(describe(c.provenance));
  }
  return text;
}

}  // namespace assay::reports
