#include "judge/policies/memory.h"

#include <fmt/format.h>
#include <unistd.h>
#include <xxhash.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "judge/embedded.h"
#include "spec/version.h"

namespace assay::judge {
namespace {

namespace fs = std::filesystem;

fs::path folder() {
  if (const char* cache = std::getenv("XDG_CACHE_HOME")) return fs::path(cache) / "assay" / "policies";
  const char* home = std::getenv("HOME");
  return fs::path(home != nullptr ? home : "/") / ".cache" / "assay" / "policies";
}

fs::path file_of(const std::string& key) {
  return folder() / fmt::format("{:016x}.txt", XXH3_64bits(key.data(), key.size()));
}

/// On one line.
std::string flat(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  return text;
}

constexpr std::string_view kKept = "kept ", kOpen = "open ";

std::string text_of(const std::string& key, const std::vector<FoundPolicy>& policies) {
  std::string out = flat(key) + "\n";
  for (const FoundPolicy& p : policies) out += fmt::format("{}{} {}\n", p.is_kept ? kKept : kOpen, p.name, flat(p.why));
  return out;
}

std::optional<FoundPolicy> policy_of(const std::string& line) {
  if (!line.starts_with(kKept) && !line.starts_with(kOpen)) return std::nullopt;
  const auto end = line.find(' ', kKept.size());
  if (end == std::string::npos) return std::nullopt;
  return FoundPolicy{line.substr(kKept.size(), end - kKept.size()), line.starts_with(kKept), line.substr(end + 1)};
}

}  // namespace

std::string key_of_policies(const backends::BackendFactory& factory, const backends::Variant& variant) {
  std::string asked;
  for (const auto& [path, text] : embedded_policies()) asked += text;
  return fmt::format("{}\n{}\n{} {}\nassay {}, {:016x}", factory.name(), factory.identity(), variant.name,
                     backends::options_text(variant), spec::kVersion, XXH3_64bits(asked.data(), asked.size()));
}

std::optional<std::vector<FoundPolicy>> recall_policies(const std::string& key) {
  std::ifstream in(file_of(key), std::ios::binary);
  std::string line;
  if (!std::getline(in, line) || line != flat(key)) return std::nullopt;
  std::vector<FoundPolicy> out;
  while (std::getline(in, line)) {
    auto policy = policy_of(line);
    if (!policy) return std::nullopt;
    out.push_back(*std::move(policy));
  }
  return out;
}

/// Another process that writes the same file at the same time does not meet half of it.
void remember_policies(const std::string& key, const std::vector<FoundPolicy>& policies) {
  std::error_code none;
  fs::create_directories(folder(), none);
  const fs::path file = file_of(key), draft = fmt::format("{}.{}", file.string(), ::getpid());
  std::ofstream out(draft, std::ios::binary);
  if (out << text_of(key, policies) && out.flush()) fs::rename(draft, file, none);
  else fs::remove(draft, none);
}

}  // namespace assay::judge
