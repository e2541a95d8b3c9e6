#include "reports/reproduce.h"

#include <fmt/format.h>

#include <regex>

namespace assay::reports {
namespace {

constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=.,:/@%";

}  // namespace

std::string shell_word(std::string_view text) {
  if (!text.empty() && text.find_first_not_of(kPlain) == std::string_view::npos) return std::string(text);
  std::string word = "'";
  for (const char c : text) word += c == '\'' ? "'\\''" : std::string(1, c);
  return word + "'";
}

std::string check_command(const Finding& f, const std::string& folder) {
  const std::string prefix = folder.empty() ? "" : folder + "/";
  return fmt::format("assay check {0}program.mlir --inputs {0}inputs.txt {1}", prefix, f.check_flags);
}

std::string reproduce_command(const Finding& f, const std::string& database) {
  const std::string folder = fmt::format("finding-{}", f.id);
  return fmt::format("assay export {} --format bundle -o {} --db {} && {}", f.id, folder, shell_word(database),
                     check_command(f, folder));
}

std::string flags_without_folders(const std::string& flags) {
  static const std::regex path(R"(\b(pjrt|worker|pass):(?:[^ ':]*/))");
  return std::regex_replace(flags, path, "$1:");
}

}  // namespace assay::reports
