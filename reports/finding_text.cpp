#include "reports/finding_text.h"

#include <fmt/format.h>

#include "reports/tensor_text.h"

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

constexpr std::string_view kOurText = "our text was refused";

/// The first line, no longer than so many bytes.
std::string shortened(const std::string& text, std::size_t length) {
  const std::string line = text.substr(0, text.find('\n'));
  return line.size() <= length ? line : line.substr(0, length - 2) + "..";
}

std::string section(const char* title, const std::string& text) {
  return text.empty() ? "" : fmt::format("\n{}\n{}", title, indented(text));
}

std::string lines(const std::vector<std::string>& texts) {
  std::string all;
  for (const std::string& text : texts) all += text + "\n";
  return all;
}

/// `output 1 of process 2, tensor<2xf32>`; the process only where there are several.
std::string heading(const OutputEvidence& output, bool several_processes) {
  const std::string process = several_processes ? fmt::format(" of process {}", output.process) : "";
  return fmt::format("output {}{}, {}\n", output.output, process, output.type);
}

std::string position(const TensorText& type, std::size_t index) {
  if (!type.element.starts_with("complex<")) return type.index(static_cast<std::int64_t>(index));
  return type.index(static_cast<std::int64_t>(index / 2)) + (index % 2 ? " imag" : " real");
}

std::string row(const TensorText& type, const ExpectedElement& element, std::size_t index, bool answers) {
  const std::string expected = fmt::format("  {:<12} {}", position(type, index), element.text);
  if (!answers || element.got.empty()) return expected + "\n";
  return fmt::format("{:<48} got {}{}\n", expected, element.got, element.failed ? "   <- outside" : "");
}

}  // namespace

std::string grouped(std::int64_t number) {
  std::string digits = fmt::format("{}", number);
  for (int at = static_cast<int>(digits.size()) - 3; at > (number < 0 ? 1 : 0); at -= 3)
    digits.insert(static_cast<std::size_t>(at), ",");
  return digits;
}

std::string describe(const std::vector<OutputEvidence>& evidence, bool answers) {
  std::string text;
  const bool several = !evidence.empty() && evidence.back().process > 0;
  for (const OutputEvidence& output : evidence) {
    text += heading(output, several);
    const TensorText type = tensor_text(output.type);
    for (std::size_t i = 0; i < output.elements.size(); ++i) text += row(type, output.elements[i], i, answers);
  }
  return text;
}

std::string describe(const Finding& f) {
  const std::string grid = f.replicas * f.partitions > 1
                               ? fmt::format("grid       {} replicas x {} partitions\n", f.replicas, f.partitions) : "";
  const std::string mends = f.mends.empty() ? "" : fmt::format(", passes under {}", fmt::join(f.mends, ", "));
  return fmt::format("finding {}: {}\n\nfailure    {}\nviolates   {}\nops        {}\nvariant    {}{}\n{}"
                     "program    number {}, reduced with {} compilations\ncluster    {}\n",
                     f.id, f.title, f.failure, f.law, fmt::join(f.ops, ", "), f.variant, mends, grid, f.program_number,
                     f.compilations, f.cluster) +
         section("program", f.program) + section("inputs", lines(f.inputs)) +
         section("expected", describe(f.evidence, true)) + section("the back end said", f.message) +
         section("reproduce", f.reproduce);
}

std::string describe(const std::vector<Cluster>& clusters) {
  std::string text;
  for (const Cluster& c : clusters)
    text += fmt::format("{:>6}  {:>7} x  {:<16} {}\n", c.representative, grouped(c.findings), c.failure, c.title);
  return text;
}

std::string describe(const std::vector<Refusal>& refusals, std::size_t limit) {
  std::string text;
  std::size_t shown = 0, left = 0;
  for (const Refusal& r : refusals) {
    const bool ours = r.verdict == kOurText;
    if (!ours && shown++ >= limit) {
      ++left;
      continue;
    }
    text += fmt::format("{}{:>14} x  {:<16} {}: {}\n", ours ? "!" : " ", grouped(r.programs), r.verdict,
                        shortened(r.feature, 40), shortened(r.message, 140));
  }
  return left ? text + fmt::format("   and {} more in the report\n", left) : text;
}

std::string describe(const Counts& c) {
  return fmt::format("programs      {:>14}\ncompilations  {:>14}\nruns          {:>14}\n"
                     "elements      {:>14} checked\n              {:>14} weak\n              {:>14} masked\n",
                     grouped(c.programs), grouped(c.compilations), grouped(c.runs), grouped(c.checked), grouped(c.weak),
                     grouped(c.masked));
}

}  // namespace assay::reports
