#include "backends/process/crash.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <optional>
#include <vector>

#include "program/text/pieces.h"

namespace assay::backends {
namespace {

constexpr std::size_t kMaxKey = 200;
constexpr std::size_t kFrames = 3;

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }
bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

template <std::size_t n> bool holds_any(std::string_view log, const std::array<std::string_view, n>& parts) {
  return std::any_of(parts.begin(), parts.end(), [&](auto part) { return contains(log, part); });
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n*");
  if (first == std::string_view::npos) return "";
  return text.substr(first, text.find_last_not_of(" \t\r\n*") - first + 1);
}

/// The first line that holds one of the marks, marks in order of preference.
template <std::size_t n>
std::optional<std::string_view> marked_line(std::string_view text, const std::array<std::string_view, n>& marks) {
  const auto all = program::pieces(text, '\n');
  for (const auto mark : marks)
    for (const auto line : all)
      if (contains(line, mark)) return line;
  return std::nullopt;
}

std::size_t end_of_word(std::string_view text, std::size_t at) {
  while (at < text.size() && (is_word(text[at]) || text[at] == '.' || text[at] == '#')) ++at;
  return at;
}

/// Past a shape as it stands before `x f32` or in `[...]` and `{...}`: digits, `x`, `,`, `?`,
/// blanks.
std::size_t end_of_shape(std::string_view text, std::size_t at) {
  while (at < text.size() && (is_digit(text[at]) || contains("x,?*<=- ", text.substr(at, 1)))) ++at;
  return at;
}

/// Leaves out what differs between programs with one cause: names of values, numbers, shapes,
/// layouts, addresses.
std::string without_values(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    const char c = text[i];
    const bool in_word = i > 0 && is_word(text[i - 1]);
    out.push_back(c);
    if (c == '%') {
      i = end_of_word(text, i + 1);
    } else if (c == '<' || c == '[' || c == '{') {
      i = end_of_shape(text, i + 1);
    } else if (is_digit(c) && !in_word) {
      out.back() = 'N';
      i = end_of_word(text, i);
    } else {
      ++i;
    }
  }
  return out.substr(0, kMaxKey);
}

/// `UNKNOWN: -:2:7: error: 'op' cannot ...`: what follows the place.
std::string_view without_place(std::string_view line) {
  static constexpr std::string_view kError = "error: ";
  const auto at = line.find(kError);
  return at == std::string_view::npos ? line : line.substr(at + kError.size());
}

/// How fatal messages begin, the more telling first.
constexpr std::array<std::string_view, 9> kFatalMarks = {
    "Check failed:",           "LLVM ERROR:",        "what():",         "Assertion `", "UNREACHABLE executed", "F0000 ",
    "ERROR: AddressSanitizer", "Fatal Python error", "terminate called"};

/// How the C library says that it found its heap damaged. Where it did is chance.
constexpr std::array<std::string_view, 8> kHeapMarks = {"free(): ",
                                                        "malloc(): ",
                                                        "realloc(): ",
                                                        "double free or corruption",
                                                        "munmap_chunk(): ",
                                                        "corrupted ",
                                                        "malloc_check_get_size: ",
                                                        "malloc_consolidate(): "};

/// `F0000 00:00:17.1 4711 dir/array.h:412] Check failed: a == b (2 vs. 3) text`: file, line and
/// condition. The values in parentheses and the text behind them are of this program.
std::string fatal_message(std::string_view line) {
  static constexpr std::string_view kCheck = "Check failed: ";
  const auto bracket = line.find("] ");
  std::string where;
  if (bracket != std::string_view::npos) {
    const auto start = line.find_last_of(" /", bracket);
    where = std::string(line.substr(start + 1, bracket - start - 1)) + " ";
    line.remove_prefix(bracket + 2);
  }
  const auto check = line.find(kCheck);
  if (check == std::string_view::npos) return where + without_values(trimmed(line));
  const auto values = line.find(" (", check);
  return where + std::string(line.substr(check, std::min(values, check + kMaxKey) - check));
}

/// Functions that every crash passes through.
constexpr std::array<std::string_view, 10> kLoggingFrames = {"LogMessage", "log_internal", "CheckFail", "(unknown)",
                                                             "libc.so",    "libpthread",   "libstdc++", "raise",
                                                             "abort",      "gsignal"};

/// `    @     0x7f3c2a1b4c55  xla::Reshape()` and `    @ plugin.so+0x1234`: the function.
std::optional<std::string_view> frame_of(std::string_view line) {
  line = trimmed(line);
  if (!line.starts_with("@ ")) return std::nullopt;
  line = trimmed(line.substr(1));
  if (line.starts_with("0x")) line = trimmed(line.substr(std::min(line.find(' '), line.size())));
  return line.substr(0, line.find('('));
}

/// The offsets that our own handler prints count only where no text says more: after a failed check
/// they begin with frames of logging that have no names.
std::string frames(std::string_view log, bool offsets) {
  std::string out;
  std::size_t count = 0;
  for (const auto line : program::pieces(log, '\n')) {
    const auto frame = frame_of(line);
    if (!frame || frame->empty() || holds_any(line, kLoggingFrames) || (!offsets && contains(*frame, "+0x"))) continue;
    if (!offsets && contains(*frame, "assay::")) return out;  // the call that came from us
    if (count++ == kFrames) return out;
    out.append(" | ").append(*frame);
  }
  return out;
}

constexpr std::array<std::string_view, 5> kUnsupportedDeaths = {"Unsupported op", "is unsupported at the moment",
                                                                "are not supported at the moment",
                                                                "LLVM ERROR: Unsupported", "unsupported op"};
constexpr std::array<std::string_view, 2> kImpatientDeaths = {"Termination timeout for", "rendezvous timed out"};

/// MLIR prints the op that it is talking about: `note: see current operation: %0 = "dialect.op"(%a)
/// <{...}> : (type) -> type`. Its name and the types of it.
std::string current_operation(std::string_view message) {
  static constexpr std::array<std::string_view, 1> kNote = {"see current operation: "};
  const auto line = marked_line(message, kNote);
  if (!line) return "";
  const auto open = line->find('"');
  const auto close = line->find('"', open + 1);
  const auto types = line->rfind(" : ");
  if (close == std::string_view::npos || types == std::string_view::npos || types < close) return "";
  return " in " + std::string(line->substr(open + 1, close - open - 1)) + without_values(line->substr(types));
}

}  // namespace

std::string crash_signature(const Exit& exit, std::string_view log) {
  const auto fatal = marked_line(log, kFatalMarks);
  if (!fatal && marked_line(log, kHeapMarks)) return std::string(kDamagesHeap);
  return (fatal ? fatal_message(*fatal) : exit.text()) + frames(log, !fatal);
}

OutcomeKind death_kind(std::string_view log) {
  if (holds_any(log, kImpatientDeaths)) return OutcomeKind::kTimedOut;
  if (holds_any(log, kUnsupportedDeaths)) return OutcomeKind::kUnsupported;
  return OutcomeKind::kCrashed;
}

std::string unsupported_key(std::string_view message) {
  const auto telling = marked_line(message, kUnsupportedDeaths);
  const auto all = program::pieces(message, '\n');
  const auto line = telling ? *telling : all.empty() ? std::string_view() : all.front();
  std::string key = without_values(trimmed(without_place(line)));
  if (!contains(key, "hlo.")) key += current_operation(message);
  return key;
}

}  // namespace assay::backends
