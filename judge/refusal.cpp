#include "judge/refusal.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace assay::judge {
namespace {

constexpr std::size_t kMaxCause = 160;

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

/// How complaints of MLIR's parser begin. Its verifiers name the op, or speak of the program.
constexpr std::array<std::string_view, 8> kSyntaxErrors{"expected ",       "unexpected ", "use of undeclared",
                                                        "redefinition of", "unbalanced",  "invalid kind of",
                                                        "unknown ",        "custom op '"};

/// What follows `error: ` in the first line; the whole line where there is no such mark.
std::string_view complaint(std::string_view message) {
  static constexpr std::string_view kMark = "error: ";
  const auto line = message.substr(0, message.find('\n'));
  const auto at = line.find(kMark);
  return at == std::string_view::npos ? line : line.substr(at + kMark.size());
}

/// True for a complaint that has a place in the text and the words of a parser.
bool is_syntax_error(std::string_view message) {
  const bool has_place = message.find("-:") < message.find("error: ");
  return has_place &&
         std::ranges::any_of(kSyntaxErrors, [&](auto start) { return complaint(message).starts_with(start); });
}

/// `f32`, `bf16`, `F6E3M2FN`, `s8`, `u4`, `ui16`, `c64`, `pred`.
bool is_element_type(std::string_view word) {
  if (word == "pred" || word == "PRED") return true;
  std::size_t letters = 0;
  while (letters < word.size() && !is_digit(word[letters])) ++letters;
  static constexpr std::array<std::string_view, 7> kStarts{"f", "bf", "tf", "s", "u", "ui", "c"};
  if (letters == word.size()) return false;
  std::string start(word.substr(0, letters));
  for (char& c : start) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return start == "i" || std::ranges::find(kStarts, start) != kStarts.end();
}

/// Calls f with each word and with each character between words.
template <class F> void for_pieces(std::string_view text, F f) {
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i;
    while (end < text.size() && is_word(text[end])) ++end;
    end = std::max(end, i + 1);
    f(text.substr(i, end - i));
    i = end;
  }
}

/// Appends `#` for a number or a type; lists of them are one.
void append_placeholder(std::string& out) {
  while (out.ends_with("#,") || out.ends_with("#, ")) out.resize(out.rfind('#'));
  if (!out.ends_with('#')) out += '#';
}

/// A back end's signature has N for a number; lists of them are one as well.
bool ends_list_of_numbers(std::string& out, std::string_view piece) {
  if (piece != "N" || !out.ends_with("N, ")) return false;
  out.resize(out.size() - 2);
  return true;
}

}  // namespace

std::string_view to_string(RefusalKind kind) {
  switch (kind) {
    case RefusalKind::kUnsupported: return "unsupported";
    case RefusalKind::kRejected: return "rejected";
    case RefusalKind::kUnreadable: return "our text was refused";
    case RefusalKind::kWorkerFault: return "worker fault";
  }
  return "";
}

std::string without_types(std::string_view text) {
  std::string out;
  for_pieces(text, [&](std::string_view piece) { out += is_element_type(piece) ? "#" : piece; });
  return out;
}

std::string normalise_message(std::string_view message) {
  const auto text = complaint(message);
  std::string out;
  for_pieces(text.substr(0, text.find('%')), [&](std::string_view piece) {
    const bool varies = is_element_type(piece) || is_digit(piece.front());
    if (varies || (piece == "]" && out.ends_with('['))) append_placeholder(out);
    if (!varies && !ends_list_of_numbers(out, piece)) out += piece;
  });
  return out.substr(0, kMaxCause);
}

std::optional<Refusal> refusal_of(const backends::Outcome& outcome) {
  using backends::OutcomeKind;
  if (outcome.kind == OutcomeKind::kUnsupported) {
    const auto& words = outcome.signature.empty() ? outcome.message : outcome.signature;
    return Refusal{RefusalKind::kUnsupported, outcome.message, normalise_message(words)};
  }
  if (outcome.kind == OutcomeKind::kWorkerFault)
    return Refusal{RefusalKind::kWorkerFault, outcome.message, normalise_message(outcome.message)};
  if (outcome.kind != OutcomeKind::kRejected) return std::nullopt;
  const auto kind = is_syntax_error(outcome.message) ? RefusalKind::kUnreadable : RefusalKind::kRejected;
  return Refusal{kind, outcome.message, normalise_message(outcome.message)};
}

}  // namespace assay::judge
