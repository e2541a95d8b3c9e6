#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

/// What a terminal shows: colour and width.
namespace assay::cli {

enum class Ink : std::uint8_t { kPlain, kRed, kGreen, kGrey };

struct Line {
  std::string text;
  Ink ink = Ink::kPlain;
};

/// `auto`, `always` or `never`. `auto` colours a terminal, unless it is dumb or NO_COLOR is set (https://no-color.org).
void choose_colour(const std::string& when);

/// Writes each line with its end. A terminal obeys nothing in the texts.
void print_lines(std::FILE* to, const std::vector<Line>&);

/// Columns of the terminal behind stderr; 80 where there is none.
std::size_t terminal_width();

/// The text, or as much of its beginning as fits, with `..` at the end.
std::string fitted(const std::string& text, std::size_t width);

/// `1 bug`, `1,234 bugs`.
std::string counted(std::int64_t number, const char* singular, const char* plural);
/// The same where an `s` makes the plural.
std::string counted(std::int64_t number, const std::string& noun);

}  // namespace assay::cli
