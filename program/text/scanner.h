#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "program/module.h"
#include "spec/result.h"

namespace assay::program {

class Buffer;

/// Also the underscore.
inline bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

/// Reads MLIR text character by character, with places for messages. The first error sticks: every
/// function that returns false has recorded one, unless it is called `accept`, `at` or `peek`.
class Scanner {
 public:
  explicit Scanner(std::string_view text, std::string_view file = "", std::uint32_t first_line = 1)
      : file_(file), next_(text.data()), end_(text.data() + text.size()), line_start_(text.data()), line_(first_line) {}

  /// A position to come back to.
  struct Mark {
    const char* next;
    const char* line_start;
    std::uint32_t line;
  };
  Mark mark() const { return {next_, line_start_, line_}; }
  void reset(const Mark& m) { next_ = m.next, line_start_ = m.line_start, line_ = m.line; }

  /// The next character that is neither space nor comment; 0 at the end of the text.
  char peek() {
    skip_space();
    return next_ == end_ ? '\0' : *next_;
  }
  bool at_end() { return skip_space(), next_ == end_; }
  /// The character right here, spaces not skipped.
  char here() const { return next_ == end_ ? '\0' : *next_; }
  bool at(std::string_view token);
  bool accept(std::string_view token);
  bool accept(char c) {
    if (peek() != c || next_ == end_) return false;
    ++next_;
    return true;
  }
  /// A whole word: `dim` does not accept `dims`.
  bool accept_word(std::string_view word);
  bool expect(std::string_view token);

  /// Items with commas between, up to the closing bracket.
  template <class ReadItem> bool list(char close, const ReadItem& read_item) {
    for (bool first = true; !accept(close); first = false)
      if ((!first && !expect(",")) || !read_item()) return false;
    return true;
  }
  /// The same of a dictionary or a struct.
  template <class ReadEntry> bool entries(char close, const ReadEntry& read_entry) {
    if (accept(close)) return true;
    do
      if (!read_entry()) return false;
    while (accept(','));
    return accept(close) || expected(std::string("',' or '") + close + "'");
  }

  /// Letters, digits, `_`, `$` and `.`, beginning with a letter or `_`; empty if there is none.
  std::string_view word();
  /// As `word`, digits first allowed: the name behind `%`, `@`, `^`.
  std::string_view suffix();
  /// Decimal integer with sign; false (without error) if there is none here.
  bool accept_integer(std::int64_t& out);
  bool integer(std::int64_t& out);
  /// The characters of a number, sign included: decimal, hexadecimal or float.
  std::string_view number();
  /// `"..."` as written, quotes excluded, escapes untouched.
  bool quoted(std::string_view& out);
  /// `@name` or `@"name"`.
  bool symbol(std::string& out);
  /// `loc(...)`, if there is one.
  bool skip_location();
  /// The same, with what stands between its parentheses; empty if there is none.
  bool location(std::string_view& out);
  /// One attribute value, from here to the `,` or closing bracket after it. Linear; checks brackets.
  bool balanced(std::string_view& out);
  /// As `balanced`, to the end of the line at most that is within no bracket.
  bool balanced_line(std::string_view& out);
  /// From the bracket here to the one that closes it, both included.
  bool bracketed(std::string_view& out);

  Place place();
  /// Records the first error at the next token (or at `at`) and returns false.
  bool fail(std::string message);
  bool fail(std::string message, Place at, ErrorKind kind = ErrorKind::kInvalid);
  bool unsupported(const std::string& what);
  /// `expected WHAT, found ...`.
  bool expected(std::string_view what);
  bool failed() const { return error_.has_value(); }
  /// The error, or one about the end of the text.
  Error error() const;
  std::string describe_next();
  /// The line that has been read to.
  std::string_view line() const {
    return {line_start_, static_cast<std::size_t>(std::find(next_, end_, '\n') - line_start_)};
  }

 private:
  void skip_space();
  enum class Extent { kList, kLine, kBracket };
  bool scan(std::string_view& out, Extent);
  bool scan_one(std::string& open);

  std::string_view file_;
  const char* next_;
  const char* end_;
  const char* line_start_;
  std::uint32_t line_;
  std::optional<Error> error_;
};

bool is_word_character(char c);

/// `#alias` and `!alias` definitions of a file, without sigil, fully expanded.
struct Aliases {
  std::unordered_map<std::string, std::string> attributes, types;
};

/// Opaque attribute text in one line: comments dropped, spaces collapsed, aliases expanded.
Result<std::string> normalise(std::string_view text, const Aliases&);

/// The bytes that a quoted string stands for, and back.
std::string unescape(std::string_view quoted);
void append_escaped(Buffer&, std::string_view text);
/// `@name`, quoted where it is no bare identifier.
void append_symbol(Buffer& out, std::string_view name);

}  // namespace assay::program
