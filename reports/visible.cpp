#include "reports/visible.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace assay::reports {
namespace {

struct CodePoints {
  std::uint32_t first, last;
};
/// Unicode 15: controls, marks of direction and of invisible joining, separators of lines, tags, what is no character.
constexpr CodePoints kUnseen[] = {{0x00, 0x08},     {0x0B, 0x1F},      {0x7F, 0x9F},     {0xAD, 0xAD},
                                  {0x061C, 0x061C}, {0x180E, 0x180E},  {0x200B, 0x200F}, {0x2028, 0x202E},
                                  {0x2060, 0x206F}, {0xD800, 0xDFFF},  {0xFEFF, 0xFEFF}, {0xFFF0, 0xFFFB},
                                  {0xFFFE, 0xFFFF}, {0xE0000, 0xE0FFF}};

/// One character of UTF-8 at the beginning; 0 bytes where there is none.
struct Decoded {
  std::uint32_t code = 0;
  std::size_t bytes = 0;
};
Decoded decode(std::string_view text) {
  const auto byte = [&](std::size_t k) { return static_cast<unsigned char>(text[k]); };
  const std::size_t bytes = byte(0) < 0x80 ? 1 : byte(0) < 0xC2 ? 0 : byte(0) < 0xE0 ? 2 : byte(0) < 0xF0 ? 3 : 4;
  if (bytes == 0 || bytes > text.size() || byte(0) > 0xF4) return {};
  constexpr std::uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  std::uint32_t code = bytes == 1 ? byte(0) : byte(0) & (0x7Fu >> bytes);
  for (std::size_t k = 1; k < bytes; ++k) {
    if ((byte(k) & 0xC0) != 0x80) return {};
    code = code << 6 | (byte(k) & 0x3Fu);
  }
  return code < kLeast[bytes] || code > 0x10FFFF ? Decoded{} : Decoded{code, bytes};
}

std::string escape(std::uint32_t code) {
  return code < 0x80 ? fmt::format("\\x{:02X}", code) : fmt::format("\\u{{{:04X}}}", code);
}

bool is_unseen(std::uint32_t code) {
  return std::ranges::any_of(kUnseen, [&](const CodePoints& r) { return r.first <= code && code <= r.last; });
}

/// Most texts are nothing else.
bool is_plain(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return (' ' <= c && c <= '~') || c == '\n' || c == '\t'; });
}

}  // namespace

std::string visible(std::string_view text) {
  if (is_plain(text)) return std::string(text);
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const Decoded next = decode(text);
    if (next.bytes == 0) out += fmt::format("\\x{:02X}", static_cast<unsigned char>(text[0]));
    else if (is_unseen(next.code)) out += escape(next.code);
    else out += text.substr(0, next.bytes);
    text.remove_prefix(std::max<std::size_t>(next.bytes, 1));
  }
  return out;
}

std::string visible_line(std::string_view text) {
  std::string out;
  for (const char c : visible(text)) {
    if (c == '\n') out += "\\n";
    else out += c == '\t' ? ' ' : c;
  }
  return out;
}

std::string indented_after_first(std::string_view text) {
  std::string out;
  for (const char c : text) out += c == '\n' ? "\n  " : std::string(1, c);
  return out;
}

std::string markdown(std::string_view text) {
  std::string out;
  for (const char c : visible_line(text)) {
    if (std::string_view("\\`*[]<>|&").find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out;
}

}  // namespace assay::reports
