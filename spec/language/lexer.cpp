#include "spec/language/lexer.h"

#include <algorithm>
#include <array>
#include <cctype>

#include <fmt/format.h>

namespace assay::spec {
namespace {

constexpr std::array kRoleWords = {"op",     "enum", "def",     "let",    "in",       "attr",     "region",
                                   "out",    "pack", "means",   "radius", "accept",   "effects",  "isolated",
                                   "static", "puts", "expands", "stands", "relation", "permutes", "shortcut"};
constexpr std::array kTextWords = {"text", "xla", "note", "status", "lacks", "omits", "prefix"};
constexpr std::array kSymbols = {"...", "->", "=>", "//", "++", "<=", ">=", "!=", "..", "(", ")", "[",
                                 "]",   "{",  "}",  "<",  ">",  "=",  "+",  "-",  "*",  "/", "%", "?",
                                 ":",   ";",  ",",  ".",  "|",  "@",  "#",  "!",  "&",  "^"};

bool is_name_start(char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == '_'; }
bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)); }
bool is_name_part(char c) { return is_name_start(c) || is_digit(c); }
bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

bool is_label(std::string_view word) {
  constexpr std::string_view letters = "CIOXAU";
  return word.size() > 1 && letters.find(word[0]) != letters.npos &&
         std::all_of(word.begin() + 1, word.end(), is_digit);
}

/// `in any tree` continues a line; `in operand` begins one.
bool is_freedom(std::string_view word, std::string_view rest) {
  return word == "in" && (rest.starts_with(" any ") || rest.starts_with(" order"));
}

class Lexer {
 public:
  Lexer(std::string_view file, std::string_view source, std::deque<std::string>& texts)
      : file_(file), source_(source), texts_(texts) {}

  Result<std::vector<Token>> run() {
    while (!source_.empty()) {
      ++line_;
      const auto end = std::min(source_.find('\n'), source_.size());
      text_ = source_.substr(0, end);
      source_.remove_prefix(std::min(end + 1, source_.size()));
      if (auto done = lex_line(); !done) return tl::unexpected(done.error());
    }
    end_line();
    push(TokenKind::kEnd, "");
    return std::move(tokens_);
  }

 private:
  Result<void> lex_line() {
    position_ = 0;
    skip_blanks();
    const std::string_view word = name_at(position_);
    const std::string_view rest = text_.substr(std::min(position_ + word.size(), text_.size()));
    const bool is_word = !word.empty() && (rest.empty() || is_blank(rest[0]));
    const auto is_one_of = [&](const auto& words) { return std::ranges::find(words, word) != words.end(); };
    if (is_word && is_one_of(kTextWords)) return begin_text(word);
    if (is_word && (is_one_of(kRoleWords) || is_label(word)) && !is_freedom(word, rest)) {
      end_line();
      in_text_ = false;
    }
    return in_text_ ? continue_text() : lex_tokens();
  }

  Result<void> begin_text(std::string_view word) {
    end_line();
    push(TokenKind::kName, word);
    position_ += word.size();
    skip_blanks();
    texts_.emplace_back();
    push(TokenKind::kText, "");
    in_text_ = true;
    return continue_text();
  }

  Result<void> continue_text() {
    std::string_view rest = text_.substr(position_);
    if (rest.substr(0, 2) == "--") return {};
    rest = rest.substr(0, rest.find(" --"));
    while (!rest.empty() && is_blank(rest.back())) rest.remove_suffix(1);
    auto& text = texts_.back();
    if (!text.empty() && !rest.empty()) text += ' ';
    text += rest;
    tokens_.back().text = text;
    return {};
  }

  Result<void> lex_tokens() {
    for (bool glued = false;; glued = true) {
      const auto before = position_;
      skip_blanks();
      if (position_ > before) glued = false;
      if (position_ >= text_.size() || text_.substr(position_, 2) == "--") return {};
      const auto [kind, length] = token_at(position_);
      if (length == 0) return unexpected_character();
      push(kind, text_.substr(position_, length));
      tokens_.back().glued = glued;
      position_ += length;
    }
  }

  std::pair<TokenKind, std::size_t> token_at(std::size_t p) const {
    if (is_name_start(text_[p])) return {TokenKind::kName, name_at(p).size()};
    if (is_digit(text_[p])) return number_at(p);
    if (text_[p] == '"') return {TokenKind::kString, string_length(p)};
    for (const std::string_view symbol : kSymbols) {
      if (text_.substr(p, symbol.size()) == symbol) return {TokenKind::kSymbol, symbol.size()};
    }
    return {TokenKind::kEnd, 0};
  }

  std::string_view name_at(std::size_t p) const {
    auto end = p;
    if (p < text_.size() && is_name_start(text_[p])) {
      while (end < text_.size() && is_name_part(text_[end])) ++end;
    }
    return text_.substr(std::min(p, text_.size()), end - p);
  }

  std::size_t digits_from(std::size_t p) const {
    auto end = p;
    while (end < text_.size() && is_digit(text_[end])) ++end;
    return end - p;
  }

  /// `12`, `0.5`, `1e-4`; the two dots of a range `0..3` belong to no number.
  std::pair<TokenKind, std::size_t> number_at(std::size_t p) const {
    auto end = p + digits_from(p);
    const auto integer_end = end;
    if (text_.substr(end, 1) == "." && digits_from(end + 1) > 0) end += 1 + digits_from(end + 1);
    if (text_.substr(end, 1) == "e") {
      const auto digits = end + 1 + (text_.substr(end + 1, 1) == "-");
      if (digits_from(digits) > 0) end = digits + digits_from(digits);
    }
    return {end == integer_end ? TokenKind::kInteger : TokenKind::kReal, end - p};
  }

  std::size_t string_length(std::size_t p) const {
    const auto close = text_.find('"', p + 1);
    return close == text_.npos ? 0 : close + 1 - p;
  }

  Result<void> unexpected_character() const {
    const bool is_string = text_[position_] == '"';
    return fail(is_string ? std::string("expected a closing `\"` on this line")
                          : fmt::format("expected a token, found the character `{}`", text_[position_]),
                place(here()));
  }

  void skip_blanks() {
    while (position_ < text_.size() && is_blank(text_[position_])) ++position_;
  }

  /// The line ends behind its last token; comments and empty lines may follow.
  void end_line() {
    push(TokenKind::kLineEnd, "");
    if (tokens_.size() == 1) return;
    const Token& last = tokens_[tokens_.size() - 2];
    tokens_.back().at = last.at;
    tokens_.back().at.column += static_cast<int>(last.text.size());
  }

  Location here() const { return {file_, line_, static_cast<int>(position_) + 1}; }
  void push(TokenKind kind, std::string_view text) { tokens_.push_back({kind, text, here()}); }

  std::string_view file_, source_;
  std::deque<std::string>& texts_;
  std::vector<Token> tokens_;
  std::string_view text_;
  std::size_t position_ = 0;
  int line_ = 0;
  bool in_text_ = false;
};

}  // namespace

Result<std::vector<Token>> lex(std::string_view file, std::string_view source, std::deque<std::string>& texts) {
  return Lexer(file, source, texts).run();
}

std::vector<std::string_view> line_words() {
  std::vector<std::string_view> words(kRoleWords.begin(), kRoleWords.end());
  words.insert(words.end(), kTextWords.begin(), kTextWords.end());
  return words;
}

std::string place(const Location& at) { return fmt::format("{}:{}:{}", at.file, at.line, at.column); }

}  // namespace assay::spec
