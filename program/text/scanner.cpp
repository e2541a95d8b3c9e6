#include "program/text/scanner.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "program/text/buffer.h"

namespace assay::program {
namespace {

constexpr std::size_t kLongestExpansion = std::size_t{1} << 20;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_hex_digit(char c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
bool is_space(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

int hex_value(char c) { return is_digit(c) ? c - '0' : (c | 0x20) - 'a' + 10; }

char closing(char opening) {
  switch (opening) {
    case '(': return ')';
    case '[': return ']';
    case '{': return '}';
    case '<': return '>';
    default: return '\0';
  }
}

const char* skip_string(const char* p, const char* end) {
  for (++p; p != end && *p != '"' && *p != '\n'; ++p)
    if (*p == '\\' && p + 1 != end) ++p;
  return p != end && *p == '"' ? p + 1 : nullptr;
}

const char* skip_comment(const char* p, const char* end) {
  while (p != end && *p != '\n') ++p;
  return p;
}

bool begins_comment(const char* p, const char* end) { return *p == '/' && p + 1 != end && p[1] == '/'; }

std::string printable(char c) {
  if (c >= ' ' && c < 127) return std::string("'") + c + "'";
  return fmt::format("byte 0x{:02X}", static_cast<unsigned char>(c));
}

/// Copies `text` piece by piece; `out` holds what is done so far.
class Normaliser {
 public:
  Normaliser(std::string_view text, const Aliases& aliases)
      : next_(text.data()), end_(text.data() + text.size()), aliases_(aliases) {}

  Result<std::string> run() {
    while (next_ != end_) {
      step();
      if (out_.size() > kLongestExpansion + static_cast<std::size_t>(end_ - next_))
        if (expanded_ > kLongestExpansion) return fail("aliases expand to more than a megabyte");
    }
    while (!out_.empty() && out_.back() == ' ') out_.pop_back();
    return std::move(out_);
  }

 private:
  void step() {
    if (is_space(*next_)) return space(next_ + 1);
    if (begins_comment(next_, end_)) return space(skip_comment(next_, end_));
    if (*next_ == '"') return copy(skip_string(next_, end_));
    if (*next_ == '#') return alias(aliases_.attributes);
    if (*next_ == '!') return alias(aliases_.types);
    copy(next_ + 1);
  }
  void space(const char* to) {
    if (!out_.empty() && out_.back() != ' ') out_ += ' ';
    next_ = to;
  }
  void copy(const char* to) {
    if (!to) to = end_;
    out_.append(next_, to);
    next_ = to;
  }
  void alias(const std::unordered_map<std::string, std::string>& known) {
    const auto* to = next_ + 1;
    while (to != end_ && is_word_character(*to)) ++to;
    const auto found = known.find(std::string(next_ + 1, to));
    if (found == known.end()) return copy(to);
    out_ += found->second;
    expanded_ += found->second.size();
    next_ = to;
  }

  std::string out_;
  const char* next_;
  const char* end_;
  const Aliases& aliases_;
  std::size_t expanded_ = 0;
};

}  // namespace

bool is_word_character(char c) { return is_letter(c) || is_digit(c) || c == '$' || c == '.'; }

void Scanner::skip_space() {
  while (next_ != end_) {
    if (*next_ == '\n') {
      ++line_;
      line_start_ = ++next_;
    } else if (is_space(*next_)) {
      ++next_;
    } else if (begins_comment(next_, end_)) {
      next_ = skip_comment(next_, end_);
    } else {
      return;
    }
  }
}

bool Scanner::at(std::string_view token) {
  skip_space();
  return std::string_view(next_, static_cast<std::size_t>(end_ - next_)).starts_with(token);
}

bool Scanner::accept(std::string_view token) {
  if (!at(token)) return false;
  next_ += token.size();
  return true;
}

bool Scanner::accept_word(std::string_view word) {
  if (!at(word)) return false;
  const auto* after = next_ + word.size();
  if (after != end_ && is_word_character(*after)) return false;
  next_ = after;
  return true;
}

bool Scanner::expect(std::string_view token) { return accept(token) || expected("'" + std::string(token) + "'"); }

std::string_view Scanner::word() {
  const auto* from = (skip_space(), next_);
  if (!is_letter(peek())) return {};
  while (next_ != end_ && is_word_character(*next_)) ++next_;
  return {from, static_cast<std::size_t>(next_ - from)};
}

std::string_view Scanner::suffix() {
  skip_space();
  const auto* from = next_;
  while (next_ != end_ && (is_word_character(*next_) || (*next_ == '-' && next_ != from))) {
    if (*next_ == '-' && (next_ + 1 == end_ || !is_letter(next_[1]))) break;
    ++next_;
  }
  return {from, static_cast<std::size_t>(next_ - from)};
}

bool Scanner::accept_integer(std::int64_t& out) {
  skip_space();
  const auto* from = next_ != end_ && *next_ == '+' ? next_ + 1 : next_;
  const auto [to, status] = std::from_chars(from, end_, out);
  if (status != std::errc()) return false;
  next_ = to;
  return true;
}

bool Scanner::integer(std::int64_t& out) { return accept_integer(out) || expected("an integer of 64 bits"); }

std::string_view Scanner::number() {
  skip_space();
  const auto* from = next_;
  if (next_ != end_ && (*next_ == '-' || *next_ == '+')) ++next_;
  if (end_ - next_ > 2 && *next_ == '0' && next_[1] == 'x' && is_hex_digit(next_[2])) {
    next_ = std::find_if_not(next_ + 2, end_, is_hex_digit);
  } else {
    next_ = std::find_if_not(next_, end_, is_digit);
    if (next_ != end_ && *next_ == '.') next_ = std::find_if_not(next_ + 1, end_, is_digit);
    if (next_ != end_ && (*next_ | 0x20) == 'e' && next_ != from) {
      const auto* exponent = next_ + 1;
      if (exponent != end_ && (*exponent == '-' || *exponent == '+')) ++exponent;
      if (exponent != end_ && is_digit(*exponent)) next_ = std::find_if_not(exponent, end_, is_digit);
    }
  }
  return {from, static_cast<std::size_t>(next_ - from)};
}

bool Scanner::quoted(std::string_view& out) {
  if (peek() != '"') return expected("a string");
  const auto* to = skip_string(next_, end_);
  if (!to) return fail("this string does not end");
  out = {next_ + 1, static_cast<std::size_t>(to - next_) - 2};
  next_ = to;
  return true;
}

bool Scanner::symbol(std::string& out) {
  if (!accept('@')) return expected("a symbol '@name'");
  std::string_view text;
  if (here() == '"') return quoted(text) && (out = unescape(text), true);
  out = suffix();
  return !out.empty() || expected("a name after '@'");
}

bool Scanner::skip_location() {
  std::string_view ignored;
  return location(ignored);
}

bool Scanner::location(std::string_view& out) {
  if (!accept_word("loc")) return true;
  if (peek() != '(') return expected("'(' after loc");
  if (!bracketed(out)) return false;
  out = out.substr(1, out.size() - 2);
  return true;
}

bool Scanner::balanced(std::string_view& out) { return scan(out, Extent::kList); }

bool Scanner::balanced_line(std::string_view& out) { return scan(out, Extent::kLine); }

bool Scanner::bracketed(std::string_view& out) {
  return closing(peek()) ? scan(out, Extent::kBracket) : expected("a bracket");
}

bool Scanner::scan(std::string_view& out, Extent extent) {
  skip_space();
  const auto* from = next_;
  const auto* last = next_;  // after the last character that counts
  auto line = line_;         // of that character
  std::string open;          // what closes the brackets that are open
  for (; skip_space(), next_ != end_; last = next_, line = line_) {
    const char c = *next_;
    if (open.empty() && (c == ',' || c == ')' || c == ']' || c == '}' || c == '>')) break;
    if (open.empty() && extent == Extent::kLine && line != line_) break;
    if (!scan_one(open)) return false;
    if (extent == Extent::kBracket && open.empty()) {
      last = next_;
      break;
    }
  }
  if (!open.empty()) return expected(std::string("'") + open.back() + "'");
  out = {from, static_cast<std::size_t>(last - from)};
  return true;
}

/// A string, an arrow, a bracket or any other character.
bool Scanner::scan_one(std::string& open) {
  const char c = *next_;
  std::string_view ignored;
  if (c == '"') return quoted(ignored);
  const bool arrow = c == '-' && end_ - next_ > 1 && next_[1] == '>';
  const bool closes = c == ')' || c == ']' || c == '}' || c == '>';
  if (closing(c)) open += closing(c);
  if (closes && (open.empty() || open.back() != c)) return expected(std::string("'") + open.back() + "'");
  if (closes) open.pop_back();
  next_ += arrow ? 2 : 1;
  return true;
}

Place Scanner::place() {
  skip_space();
  return {line_, static_cast<std::uint32_t>(next_ - line_start_) + 1};
}

bool Scanner::fail(std::string message) { return fail(std::move(message), place()); }

bool Scanner::fail(std::string message, Place at, ErrorKind kind) {
  if (error_) return false;
  auto where = std::to_string(at.line) + ":" + std::to_string(at.column);
  if (!file_.empty()) where = std::string(file_) + ":" + where;
  error_ = Error{std::move(message), std::move(where), kind};
  return false;
}

bool Scanner::unsupported(const std::string& what) {
  return fail("not supported yet: " + what, place(), ErrorKind::kUnsupported);
}

bool Scanner::expected(std::string_view what) {
  return fail("expected " + std::string(what) + ", found " + describe_next());
}

std::string Scanner::describe_next() {
  if (at_end()) return "the end of the text";
  const auto before = mark();
  const auto text = suffix().substr(0, 40);
  reset(before);
  return text.empty() ? printable(*next_) : "'" + std::string(text) + "'";
}

Error Scanner::error() const {
  return error_ ? *error_ : Error{.message = "the text cannot be read", .place = std::string(file_)};
}

Result<std::string> normalise(std::string_view text, const Aliases& aliases) { return Normaliser(text, aliases).run(); }

std::string unescape(std::string_view quoted) {
  std::string out;
  for (std::size_t i = 0; i < quoted.size(); ++i) {
    if (quoted[i] != '\\' || i + 1 == quoted.size()) {
      out += quoted[i];
      continue;
    }
    const char c = quoted[++i];
    if (i + 1 < quoted.size() && is_hex_digit(c) && is_hex_digit(quoted[i + 1])) {
      out += static_cast<char>(16 * hex_value(c) + hex_value(quoted[++i]));
    } else {
      out += c == 'n' ? '\n' : c == 't' ? '\t' : c;
    }
  }
  return out;
}

void append_escaped(Buffer& out, std::string_view text) {
  out.append('"');
  for (const char c : text) {
    const auto u = static_cast<unsigned char>(c);
    if (c == '\\') {
      out.append("\\\\");
    } else if (c == '"' || u < 32 || u > 126) {
      out.append(fmt::format("\\{:02X}", u));
    } else {
      out.append(c);
    }
  }
  out.append('"');
}

void append_symbol(Buffer& out, std::string_view name) {
  const bool is_bare = !name.empty() && is_letter(name[0]) && std::all_of(name.begin(), name.end(), is_word_character);
  out.append('@');
  is_bare ? out.append(name) : append_escaped(out, name);
}

}  // namespace assay::program
