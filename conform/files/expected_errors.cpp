#include "conform/files/expected_errors.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "program/text/pieces.h"

namespace assay::conform {
namespace {

constexpr std::string_view kAnnotation = "expected-error", kAnyAnnotation = "expected-";

std::string_view without_spaces(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r");
  return first == std::string_view::npos ? "" : text.substr(first);
}

bool is_one_of(std::string_view characters, char c) { return characters.find(c) != std::string_view::npos; }

bool take(std::string_view& text, std::string_view token) {
  if (!text.starts_with(token)) return false;
  text.remove_prefix(token.size());
  return true;
}

/// The lines of a part, and how deep each lies in brackets where it begins.
struct Lines {
  std::vector<std::string_view> text;
  std::vector<int> depth;

  explicit Lines(std::string_view part) {
    int now = 0;
    for (const auto line : program::pieces(part, '\n')) {
      text.push_back(line);
      depth.push_back(now);
      now += brackets(line);
    }
  }

  /// How many more open than close, strings and comments left out.
  static int brackets(std::string_view line) {
    int open = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
      const char c = line[i];
      if (in_string && c == '\\') ++i;
      else if (c == '"') in_string = !in_string;
      else if (!in_string && line.substr(i).starts_with("//")) break;
      else if (!in_string) open += is_one_of("([{", c) - is_one_of(")]}", c);
    }
    return open;
  }

  bool begins_an_op(std::size_t line) const {
    const auto words = without_spaces(text[line]);
    const bool is_letter = !words.empty() && ((words[0] | 0x20) >= 'a' && (words[0] | 0x20) <= 'z');
    return is_letter || words.starts_with('%') || words.starts_with('"');
  }
  bool is_header(std::size_t line) const {
    const auto words = without_spaces(text[line]);
    return words.starts_with("func.func") || words.starts_with("module") || words.starts_with("\"func.func\"");
  }

  /// No op begins between the two that does not lie inside the first one.
  bool are_of_one_op(std::size_t a, std::size_t b) const {
    const auto [first, last] = std::minmax(a, b);
    if (last >= text.size()) return false;
    for (std::size_t line = first + 1; line <= last; ++line)
      if (is_header(first) || (begins_an_op(line) && depth[line] <= depth[first])) return false;
    return true;
  }
};

/// `@+1`, `@-2`, `@below`, `@above`, `@unknown` or nothing, of an annotation on line `at` of the part.
std::optional<std::uint32_t> line_meant(std::string_view& text, std::size_t at, const Lines& lines) {
  const auto is_annotated = [&](std::size_t line) {
    return lines.text[line].find(kAnyAnnotation) != std::string_view::npos;
  };
  if (!take(text, "@")) return static_cast<std::uint32_t>(at);
  if (take(text, "unknown")) return std::nullopt;
  if (take(text, "below")) {
    while (++at < lines.text.size() && is_annotated(at)) {
    }
    return static_cast<std::uint32_t>(at);
  }
  if (take(text, "above")) {
    while (at > 0 && is_annotated(--at)) {
    }
    return static_cast<std::uint32_t>(at);
  }
  std::int64_t offset = 0;
  const auto* from = text.data() + text.starts_with('+');
  const auto [to, status] = std::from_chars(from, text.data() + text.size(), offset);
  if (status == std::errc()) text.remove_prefix(static_cast<std::size_t>(to - text.data()));
  return static_cast<std::uint32_t>(std::max<std::int64_t>(static_cast<std::int64_t>(at) + offset, 0));
}

/// `'stablehlo.pad'` in an annotation: the name between the quotes, where it is that of an op.
std::string_view op_named(std::string_view text) {
  const auto begin = text.find('\'');
  const auto end = text.find('\'', begin + 1);
  if (begin == std::string_view::npos || end == std::string_view::npos) return "";
  const auto name = text.substr(begin + 1, end - begin - 1);
  return name.starts_with("stablehlo.") ? name.substr(name.find('.') + 1) : "";
}

/// `slice (C3): ...`: the op whose law is broken.
std::string_view op_blamed(std::string_view message) {
  const auto end = message.find(" (");
  return end != std::string_view::npos && message.substr(0, end).find(' ') == std::string_view::npos
             ? message.substr(0, end)
             : "";
}

bool is_other_op(const ExpectedError& expected, std::string_view message) {
  const auto named = op_named(expected.text), blamed = op_blamed(message);
  return !named.empty() && !blamed.empty() && named != blamed;
}

}  // namespace

std::vector<ExpectedError> expected_errors(const program::Part& part) {
  std::vector<ExpectedError> out;
  const Lines lines(part.text);
  for (std::size_t at = 0; at < lines.text.size(); ++at) {
    std::string_view text = lines.text[at];
    const auto begin = text.find(kAnnotation);
    if (begin == std::string_view::npos) continue;
    text.remove_prefix(begin + kAnnotation.size());
    take(text, "-re");
    text = without_spaces(text);
    const auto line = line_meant(text, at, lines);
    text = without_spaces(text);
    const auto end = text.rfind("}}");
    if (!text.starts_with("{{") || end == std::string_view::npos) continue;
    out.push_back({line ? *line + part.first_line : 0, std::string(text.substr(2, end - 2))});
  }
  return out;
}

std::string wrong_refusal(const program::Part& part, const std::vector<ExpectedError>& expected, std::uint32_t line,
                          std::string_view message) {
  const Lines lines(part.text);
  const auto in_part = [&](std::uint32_t n) { return static_cast<std::size_t>(n - part.first_line); };
  const auto is_meant = [&](const ExpectedError& e) {
    if (e.line == 0) return true;
    return e.line == line ? !is_other_op(e, message) : lines.are_of_one_op(in_part(e.line), in_part(line));
  };
  if (std::ranges::any_of(expected, is_meant)) return "";
  std::vector<std::string> wanted;
  for (const ExpectedError& e : expected) wanted.push_back(fmt::format("line {} ({})", e.line, e.text));
  return fmt::format("refused at line {}: {}; to be refused at {}", line, message, fmt::join(wanted, ", "));
}

}  // namespace assay::conform
