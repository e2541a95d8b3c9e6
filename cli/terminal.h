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

/// Whether the environment gives a variable a value.
bool is_set(const char* variable);

/// Whether a stream ends at a terminal with colours and a cursor that moves.
bool is_smart_terminal(std::FILE*);

/// Width of the terminal at stderr in columns, or 80 without one.
std::size_t terminal_width();

/// The text, or as much of its beginning as fits, with `..` at the end.
std::string fitted(const std::string& text, std::size_t width);

}  // namespace assay::cli
