#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "spec/result.h"

/// The line of a text that an error points at.
namespace assay::cli {

/// The error as people read it, without the last newline: `file:line:column: error: message`, then that line of the
/// text and a caret below the column. An error without a line and a column is its message behind `speaker`.
std::string told(const Error&, std::string_view speaker = "assay: ");

/// That line and its caret, each with a newline before it. `message` begins with `file:line:column: `; nothing where it
/// does not, or where the text is not there any more.
std::string source_line(std::string_view message);

/// A line of a text, as much of it around the column as fits, and the caret. Columns are bytes from 1.
std::string with_caret(std::string_view line, std::size_t column, std::size_t width);

/// What was read from stdin, whose places are `-:line:column`. Its first line has this number.
void keep_stdin(std::string text, std::size_t first_line = 1);

}  // namespace assay::cli
