#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "spec/language/syntax.h"
#include "spec/result.h"

namespace assay::spec {

enum class TokenKind : std::uint8_t {
  kName,
  kInteger,
  kReal,
  kString,
  kSymbol,
  kText,     ///< the rest of a `text`, `xla`, `note`, `status`, `lacks` or `omits` line
  kLineEnd,  ///< before every word that begins a line of a record
  kEnd
};

struct Token {
  TokenKind kind = TokenKind::kEnd;
  std::string_view text;
  Location at;
  bool glued = false;  ///< no blank before it
};

/// Tokens of a record file. A line of a record begins with a role word or a law's label and runs to
/// the next one, over any number of lines of text. `--` begins a comment. `texts` keeps what the
/// tokens cannot point at in `source`.
Result<std::vector<Token>> lex(std::string_view file, std::string_view source, std::deque<std::string>& texts);

/// The words with which a line of a record file begins; laws begin with a label.
std::vector<std::string_view> line_words();

/// `file:line:column`.
std::string place(const Location& at);

}  // namespace assay::spec
