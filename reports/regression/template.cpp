#include "reports/regression/exports.h"

#include <fmt/format.h>

#include <sstream>
#include <utility>
#include <vector>

#include "reports/finding_text.h"
#include "reports/visible.h"

namespace assay::reports {
namespace {

std::vector<std::pair<std::string, std::string>> values_of(const Finding& f, const Origin& o,
                                                           const std::string& headline) {
  std::string identity, got;
  for (const auto& [what, value] : identity_of(f, o)) identity += fmt::format("{}: {}\n", what, visible_line(value));
  for (const OutputEvidence& output : f.evidence) got += output.got + "\n";
  std::vector<std::pair<std::string, std::string>> out{{"{title}", headline},
                                                       {"{identity}", identity},
                                                       {"{program}", f.program},
                                                       {"{inputs}", input_lines(f)},
                                                       {"{expected}", describe_expected(f.evidence)},
                                                       {"{got}", visible(f.message.empty() ? got : f.message)},
                                                       {"{variant}", f.variant},
                                                       {"{options}", f.variant_options}};
  for (const auto& [name, value] : options_of(f)) out.emplace_back(fmt::format("{{{}}}", name), value);
  return out;
}

/// The line once for each line of the value.
std::string repeated(const std::string& line, std::size_t at, const std::string& name, const std::string& value) {
  std::istringstream lines(value);
  std::string out;
  for (std::string part; std::getline(lines, part);)
    out += (out.empty() ? "" : "\n") + line.substr(0, at) + part + line.substr(at + name.size());
  return out.empty() ? line.substr(0, at) + line.substr(at + name.size()) : out;
}

}  // namespace

std::string filled(const std::string& text, const Finding& f, const Origin& origin, const std::string& headline) {
  const auto values = values_of(f, origin, headline);
  std::istringstream lines(text);
  std::string out;
  for (std::string line; std::getline(lines, line);) {
    // One name a line: what was put in is not looked at again.
    for (const auto& [name, value] : values)
      if (const std::size_t at = line.find(name); at != std::string::npos) {
        line = repeated(line, at, name, value);
        break;
      }
    out += line + "\n";
  }
  return out;
}

}  // namespace assay::reports
