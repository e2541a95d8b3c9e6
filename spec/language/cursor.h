#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "spec/language/lexer.h"

namespace assay::spec {

/// Recursive descent over the tokens of a file. The first error stops the cursor: from then
/// on every token is the end of the file, so that callers unwind without tests of their own.
class Cursor {
 public:
  explicit Cursor(std::vector<Token> tokens) : tokens_(std::move(tokens)) {}

  const Token& peek(std::size_t ahead = 0) const { return tokens_[std::min(position_ + ahead, tokens_.size() - 1)]; }
  /// The next token is this word or symbol.
  bool at(std::string_view text, std::size_t ahead = 0) const;
  bool at(TokenKind kind, std::size_t ahead = 0) const { return peek(ahead).kind == kind; }
  bool accept(std::string_view text) { return at(text) && (next(), true); }
  bool accept(std::string_view first, std::string_view second) {
    return at(first) && at(second, 1) && (next(), next(), true);
  }
  Token next();
  Token expect(TokenKind kind, std::string_view what);
  void expect(std::string_view text);
  /// `expected WHAT, found TOKEN` at the next token.
  void fail(std::string_view what);
  /// MESSAGE at a place.
  void fail_at(const Location& at, std::string message);
  /// A name that is declared or used: not one of the words between the parts of an expression.
  Token expect_name(std::string_view what);

  std::size_t position() const { return position_; }
  void rewind(std::size_t position) { position_ = position; }
  const std::optional<Error>& error() const { return error_; }

 private:
  std::vector<Token> tokens_;
  std::size_t position_ = 0;
  std::optional<Error> error_;
};

}  // namespace assay::spec
