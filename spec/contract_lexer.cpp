#include "spec/contract_lexer.h"

#include <fmt/format.h>

#include <cctype>
#include <charconv>
#include <limits>

namespace assay::spec::contract_text {
namespace {

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_'; }
bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
bool is_word_part(char c) { return is_letter(c) || is_digit(c); }

/// YYYY-MM-DD.
bool is_date(std::string_view text) {
  if (text.size() < 10 || text[4] != '-' || text[7] != '-') return false;
  for (const std::size_t i : {0, 1, 2, 3, 5, 6, 8, 9})
    if (!is_digit(text[i])) return false;
  return true;
}

double to_number(std::string_view text) {
  double value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

}  // namespace

std::string Lexer::place(const Token& t) const { return fmt::format("{}:{}:{}", file_, t.line, t.column); }

void Lexer::advance(std::size_t n) {
  for (; n > 0; --n, ++at_) {
    column_ = text_[at_] == '\n' ? 1 : column_ + 1;
    line_ += text_[at_] == '\n' ? 1 : 0;
  }
}

void Lexer::skip_blanks() {
  while (at_ < text_.size()) {
    if (std::isspace(static_cast<unsigned char>(text_[at_])) != 0) {
      advance(1);
    } else if (text_.substr(at_, 2) == "--") {
      advance(std::min(text_.find('\n', at_), text_.size()) - at_);
    } else {
      return;
    }
  }
}

std::size_t Lexer::word_length() const {
  std::size_t end = at_;
  while (end < text_.size()) {
    const bool inner_dash = text_[end] == '-' && end + 1 < text_.size() && is_word_part(text_[end + 1]);
    if (!is_word_part(text_[end]) && !inner_dash) break;
    ++end;
  }
  return end - at_;
}

/// An optional sign, then digits with point and exponent, or `inf`; 0 where there is none.
std::size_t Lexer::number_length() const {
  std::size_t start = at_;
  if (text_[start] == '-') ++start;
  if (text_.substr(start, 3) == "inf" && text_.substr(start, 4) != "info") return start + 3 - at_;
  if (start >= text_.size() || !is_digit(text_[start])) return 0;
  double value = 0;
  const auto* first = text_.data() + start;
  return static_cast<std::size_t>(std::from_chars(first, text_.data() + text_.size(), value).ptr - first) + start - at_;
}

Token Lexer::take(TokenKind kind, std::size_t length) {
  Token t{kind, std::string(text_.substr(at_, length)), 0, line_, column_};
  if (kind == TokenKind::kNumber) t.number = to_number(t.text);
  advance(length);
  return t;
}

Token Lexer::read() {
  skip_blanks();
  if (at_ >= text_.size()) return {TokenKind::kEnd, "", 0, line_, column_};
  if (is_date(text_.substr(at_, 10))) return take(TokenKind::kDate, 10);
  if (const std::size_t n = number_length()) return take(TokenKind::kNumber, n);
  if (is_letter(text_[at_])) return take(TokenKind::kWord, word_length());
  if (text_.substr(at_, 2) == "=>") return take(TokenKind::kPunctuation, 2);
  if (text_[at_] != '"') return take(TokenKind::kPunctuation, 1);
  const std::size_t end = text_.find('"', at_ + 1);
  if (end == std::string_view::npos) return take(TokenKind::kPunctuation, 1);
  Token t = take(TokenKind::kString, end + 1 - at_);
  t.text = t.text.substr(1, t.text.size() - 2);
  return t;
}

}  // namespace assay::spec::contract_text
