#include "spec/language/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>

namespace assay::spec {

void fail_expected(Cursor& cursor, const Location& at, std::string_view what, std::string_view found) {
  cursor.fail_at(at, fmt::format("expected {}, found `{}`", what, found));
}

std::string read_with_dashes(Cursor& cursor, TokenKind first, std::string_view what) {
  std::string out(cursor.expect(first, what).text);
  while (cursor.at("-") && cursor.peek().glued && cursor.peek(1).glued) {
    cursor.next();
    out += fmt::format("-{}", cursor.next().text);
  }
  return out;
}

std::string read_word(Cursor& cursor, std::string_view what) {
  return read_with_dashes(cursor, TokenKind::kName, what);
}

std::string read_quoted(Cursor& cursor, std::string_view what) {
  const std::string_view quoted = cursor.expect(TokenKind::kString, what).text;
  return std::string(quoted.substr(std::min<std::size_t>(1, quoted.size()), quoted.size() - 2));
}

double read_number(Cursor& cursor) {
  const double sign = cursor.accept("-") ? -1 : 1;
  if (cursor.accept("inf")) return sign * std::numeric_limits<double>::infinity();
  const bool is_number = cursor.at(TokenKind::kInteger) || cursor.at(TokenKind::kReal);
  const std::string_view digits = cursor.expect(is_number ? cursor.peek().kind : TokenKind::kReal, "a number").text;
  double value = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return sign * value;
}

std::string any_of_words(std::initializer_list<std::string_view> words) {
  std::string out = fmt::format("{}", fmt::join(words, ", "));
  return out.replace(out.rfind(", "), 2, " or ");
}

std::size_t read_one_of(Cursor& cursor, std::initializer_list<std::string_view> words) {
  const Location at = cursor.peek().at;
  const std::string what = any_of_words(words), found = read_word(cursor, what);
  const auto* const it = std::ranges::find(words, found);
  if (it != words.end()) return static_cast<std::size_t>(it - words.begin());
  fail_expected(cursor, at, what, found);
  return 0;
}

}  // namespace assay::spec
