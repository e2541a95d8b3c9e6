#include "reports/junit.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "reports/visible.h"

namespace assay::reports {
namespace {

using Outcome = TestCase::Outcome;

/// The element of each outcome.
constexpr std::array<const char*, 4> kElements = {"", "failure", "error", "skipped"};

/// As it may stand in an attribute or an element.
std::string xml(const std::string& text) {
  constexpr std::string_view kSpecial = "&<>\"\n";
  constexpr std::array<const char*, 5> kEntities = {"&amp;", "&lt;", "&gt;", "&quot;", "&#10;"};
  std::string out;
  for (const char c : visible(text)) {
    const std::size_t at = kSpecial.find(c);
    out += at == std::string_view::npos ? std::string(1, c) : kEntities[at];
  }
  return out;
}

std::ptrdiff_t count(const std::vector<TestCase>& cases, Outcome outcome) {
  return std::ranges::count(cases, outcome, &TestCase::outcome);
}

std::string element(const TestCase& c) {
  const char* const name = kElements[static_cast<std::size_t>(c.outcome)];
  if (c.outcome == Outcome::kPassed) return "";
  return fmt::format("\n    <{0} message=\"{1}\">{2}</{0}>\n  ", name, xml(visible_line(c.message)), xml(c.text));
}

/// What GitHub would read as the end of the text, or of a property.
std::string in_annotation(const std::string& text, bool is_property) {
  std::string out;
  for (const char c : text) {
    const bool is_special = c == '%' || c == '\r' || c == '\n' || (is_property && (c == ':' || c == ','));
    out += is_special ? fmt::format("%{:02X}", static_cast<unsigned char>(c)) : std::string(1, c);
  }
  return out;
}

}  // namespace

std::string junit(const std::string& suite, const std::vector<TestCase>& cases) {
  std::string text = fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n<testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" "
      "errors=\"{}\" skipped=\"{}\">\n",
      xml(suite), cases.size(), count(cases, Outcome::kFailed), count(cases, Outcome::kError),
      count(cases, Outcome::kSkipped));
  for (const TestCase& c : cases)
    text +=
        fmt::format("  <testcase classname=\"{}\" name=\"{}\">{}</testcase>\n", xml(c.group), xml(c.name), element(c));
  return text + "</testsuite>\n</testsuites>\n";
}

std::string github_annotations(const std::vector<TestCase>& cases, bool are_files) {
  std::string text;
  for (const TestCase& c : cases) {
    if (c.outcome != Outcome::kFailed && c.outcome != Outcome::kError) continue;
    const std::string file = are_files ? "file=" + in_annotation(visible_line(c.name), true) + "," : "";
    const std::string& title = are_files ? c.group : c.name;
    text += fmt::format("::error {}title={}::{}\n", file, in_annotation(visible_line(title), true),
                        in_annotation(visible(c.message), false));
  }
  return text;
}

}  // namespace assay::reports
