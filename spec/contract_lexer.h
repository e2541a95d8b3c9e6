#pragma once

#include <string>
#include <string_view>

/// Tokens of contract files: words (with inner dashes), numbers, dates, strings, punctuation;
/// `--` starts a comment.
namespace assay::spec::contract_text {

enum class TokenKind : std::uint8_t { kWord, kNumber, kDate, kString, kPunctuation, kEnd };

struct Token {
  TokenKind kind = TokenKind::kEnd;
  std::string text;  ///< A string without its quotes.
  double number = 0;
  int line = 1;
  int column = 1;
};

class Lexer {
 public:
  Lexer(std::string_view text, std::string_view file) : text_(text), file_(file) { token_ = read(); }
  const Token& peek() const { return token_; }
  Token next() {
    Token current = token_;
    token_ = read();
    return current;
  }
  /// `file:line:column`.
  std::string place(const Token&) const;

 private:
  Token read();
  void skip_blanks();
  void advance(std::size_t n);
  std::size_t word_length() const;
  std::size_t number_length() const;
  Token take(TokenKind, std::size_t length);

  std::string_view text_;
  std::string file_;
  std::size_t at_ = 0;
  int line_ = 1;
  int column_ = 1;
  Token token_;
};

}  // namespace assay::spec::contract_text
