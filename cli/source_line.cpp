#include "cli/source_line.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

#include "cli/files.h"
#include "cli/terminal.h"
#include "reports/visible.h"

namespace assay::cli {
namespace {

constexpr std::size_t kWidest = 120;
constexpr std::string_view kIndent = "  ", kCut = "..";

struct Position {
  std::string file;
  std::size_t line = 0, column = 0;
};

/// Takes `:number` from the end of a text; 0 where it does not end so.
std::size_t take_number(std::string_view& text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return 0;
  std::size_t number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, status] = std::from_chars(text.data() + colon + 1, end, number);
  if (status != std::errc() || stop != end) return 0;
  text = text.substr(0, colon);
  return number;
}

std::optional<Position> position_of(std::string_view place) {
  const std::size_t column = take_number(place), line = take_number(place);
  if (column == 0 || line == 0 || place.empty()) return std::nullopt;
  return Position{std::string(place), line, column};
}

/// Of `place: words`, where a name of a file may have `: ` in it.
std::optional<Position> position_before(std::string_view message) {
  for (std::size_t at = 0; (at = message.find(": ", at)) != std::string_view::npos; ++at)
    if (const auto position = position_of(message.substr(0, at))) return position;
  return std::nullopt;
}

struct Kept {
  std::string text;
  std::size_t first_line = 1;
};
Kept& kept_stdin() {
  static Kept kept;
  return kept;
}

std::optional<std::string> line_of(std::string_view text, std::size_t number) {
  for (; number > 1; --number) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    text.remove_prefix(end + 1);
  }
  std::string_view line = text.substr(0, text.find('\n'));
  if (line.ends_with('\r')) line.remove_suffix(1);
  return std::string(line);
}

/// None of a file that is not text, whose places are those of its translation.
std::optional<std::string> line_at(const Position& at) {
  if (at.file == "-") {
    const Kept& kept = kept_stdin();
    return at.line < kept.first_line ? std::nullopt : line_of(kept.text, at.line - kept.first_line + 1);
  }
  const auto text = read_text(at.file);
  return !text || foreign_form(*text) ? std::nullopt : line_of(*text, at.line);
}

bool continues_character(char c) { return (c & 0xC0) == 0x80; }

/// What a terminal shows, character by character.
std::vector<std::string> characters(std::string_view text) {
  std::vector<std::string> out;
  for (const char c : reports::visible_line(text))
    if (continues_character(c) && !out.empty()) out.back() += c;
    else out.emplace_back(1, c);
  return out;
}

/// A line as it is shown, and the place of the caret below it.
struct Marked {
  std::vector<std::string> characters;
  std::size_t caret = 0;
  bool begins = true;  ///< with the first character of the line

  bool is_whole(std::size_t width) const { return begins && characters.size() + kIndent.size() <= width; }
};

/// A line may have megabytes: what is too far away to be shown is left out.
Marked visible_around(std::string_view line, std::size_t byte, std::size_t width) {
  const std::size_t near = 4 * width;
  std::size_t first = byte - std::min(byte, near);
  while (first < byte && continues_character(line[first])) ++first;
  Marked out{characters(line.substr(first, byte - first)), 0, first == 0};
  out.caret = out.characters.size();
  std::ranges::move(characters(line.substr(byte, near)), std::back_inserter(out.characters));
  return out;
}

/// As much around the caret as fits, with dots for what is left out.
Marked cut(const Marked& all, std::size_t width) {
  constexpr std::size_t kAround = kIndent.size() + 2 * kCut.size(), kLeast = 8;
  const std::size_t room = std::max(width, kAround + kLeast) - kAround;
  const std::size_t begin = all.caret - std::min(all.caret, room / 2);
  const std::size_t end = std::min(begin + room, all.characters.size());
  Marked out{{all.characters.begin() + static_cast<std::ptrdiff_t>(begin),
              all.characters.begin() + static_cast<std::ptrdiff_t>(end)},
             all.caret - begin};
  if (begin > 0 || !all.begins) out.characters.emplace(out.characters.begin(), kCut), out.caret += kCut.size();
  if (end < all.characters.size()) out.characters.emplace_back(kCut);
  return out;
}

std::string caret_text(const std::optional<Position>& at) {
  const auto line = at ? line_at(*at) : std::nullopt;
  return line ? "\n" + with_caret(*line, at->column, std::min(terminal_width(), kWidest)) : "";
}

}  // namespace

void keep_stdin(std::string text, std::size_t first_line) { kept_stdin() = {std::move(text), first_line}; }

std::string with_caret(std::string_view line, std::size_t column, std::size_t width) {
  const Marked all = visible_around(line, std::min(column - 1, line.size()), width);
  const Marked shown = all.is_whole(width) ? all : cut(all, width);
  return fmt::format("{0}{1}\n{0}{2:>{3}}", kIndent, fmt::join(shown.characters, ""), "^", shown.caret + 1);
}

std::string source_line(std::string_view message) { return caret_text(position_before(message)); }

std::string told(const Error& error, std::string_view speaker) {
  const auto at = position_of(error.place);
  if (!at) return std::string(speaker) + reports::indented_after_first(error.text());
  return fmt::format("{}: error: {}{}", error.place, reports::indented_after_first(error.message), caret_text(at));
}

}  // namespace assay::cli
