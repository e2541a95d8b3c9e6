#include "cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <optional>
#include <string_view>

#include <fmt/format.h>

#include "reports/visible.h"

namespace assay::cli {
namespace {

constexpr std::size_t kUsualWidth = 80;

/// Of `--color`; none: the terminal decides.
std::optional<bool>& chosen_colour() {
  static std::optional<bool> chosen;
  return chosen;
}

bool has_colour(std::FILE* to) {
  return chosen_colour() ? *chosen_colour() : is_smart_terminal(to) && !is_set("NO_COLOR");
}

const char* sequence(Ink ink) {
  constexpr const char* kSequences[] = {"", "\x1b[31m", "\x1b[32m", "\x1b[90m"};
  return kSequences[static_cast<std::size_t>(ink)];
}

std::string painted(const Line& line, bool in_colour) {
  const std::string text = reports::visible(line.text);
  if (!in_colour || line.ink == Ink::kPlain || text.empty()) return text + "\n";
  return fmt::format("{}{}\x1b[0m\n", sequence(line.ink), text);
}

}  // namespace

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value && *value;
}

bool is_smart_terminal(std::FILE* stream) {
  const char* terminal = std::getenv("TERM");
  return isatty(fileno(stream)) && terminal && std::string_view(terminal) != "dumb";
}

void choose_colour(const std::string& when) {
  if (when != "auto") chosen_colour() = when == "always";
}

void print_lines(std::FILE* to, const std::vector<Line>& lines) {
  const bool in_colour = has_colour(to);
  for (const Line& line : lines) fmt::print(to, "{}", painted(line, in_colour));
}

std::size_t terminal_width() {
  winsize size{};
  return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : kUsualWidth;
}

std::string fitted(const std::string& text, std::size_t width) {
  return text.size() <= width ? text : text.substr(0, width > 2 ? width - 2 : 0) + "..";
}

}  // namespace assay::cli
