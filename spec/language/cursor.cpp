#include "spec/language/cursor.h"

#include <fmt/format.h>

namespace assay::spec {
namespace {

constexpr std::string_view kReserved[] = {"and",  "or",   "not",       "in", "is",     "where",  "for",     "if",
                                          "else", "over", "elsewhere", "at", "within", "unless", "without", "beyond"};

bool is_reserved(std::string_view word) { return std::ranges::find(kReserved, word) != std::end(kReserved); }

std::string found(const Token& token) {
  switch (token.kind) {
    case TokenKind::kLineEnd: return "the end of the line";
    case TokenKind::kEnd: return "the end of the file";
    case TokenKind::kText: return "text";
    default: return fmt::format("`{}`", token.text);
  }
}

}  // namespace

bool Cursor::at(std::string_view text, std::size_t ahead) const {
  const Token& token = peek(ahead);
  return (token.kind == TokenKind::kName || token.kind == TokenKind::kSymbol) && token.text == text;
}

Token Cursor::next() {
  const Token token = peek();
  if (position_ + 1 < tokens_.size()) ++position_;
  return token;
}

Token Cursor::expect(TokenKind kind, std::string_view what) {
  if (!at(kind)) fail(what);
  return next();
}

Token Cursor::expect_name(std::string_view what) {
  if (at(TokenKind::kName) && is_reserved(peek().text)) fail(what);
  return expect(TokenKind::kName, what);
}

void Cursor::expect(std::string_view text) {
  if (!accept(text)) fail(fmt::format("`{}`", text));
}

void Cursor::fail(std::string_view what) {
  fail_at(peek().at, fmt::format("expected {}, found {}", what, found(peek())));
}

void Cursor::fail_at(const Location& at, std::string message) {
  if (!error_) error_ = Error{std::move(message), place(at)};
  position_ = tokens_.size() - 1;
}

}  // namespace assay::spec
