#include "backends/process/permissions.h"

#include <fmt/format.h>

namespace assay::backends {
namespace {

struct Kind {
  std::string_view word;  ///< all of it, or what stands before the value
  void (*add)(Permissions&, std::string value);
};

constexpr Kind kPermissions[] = {
    {"all", [](Permissions& p, std::string) { p.all = true; }},
    {"network", [](Permissions& p, std::string) { p.network = true; }},
    {"write=", [](Permissions& p, std::string path) { p.writable.push_back(std::move(path)); }},
    {"env=", [](Permissions& p, std::string name) { p.environment.push_back(std::move(name)); }},
};

bool is_said_by(const Kind& kind, std::string_view word) {
  return kind.word.ends_with('=') ? word.starts_with(kind.word) && word.size() > kind.word.size() : word == kind.word;
}

Result<void> add(const std::string& word, Permissions& out) {
  for (const auto& kind : kPermissions)
    if (is_said_by(kind, word)) return kind.add(out, word.substr(kind.word.size())), Result<void>();
  return fail(
      fmt::format("'{}' is nothing that can be allowed: there are all, network, write=PATH and env=NAME", word));
}

}  // namespace

Result<Permissions> parse_permissions(const std::vector<std::string>& words) {
  Permissions out;
  for (const auto& word : words)
    if (auto added = add(word, out); !added) return tl::unexpected(added.error());
  return out;
}

std::vector<std::string> words_of(const Permissions& p) {
  std::vector<std::string> out;
  if (p.all) out.emplace_back("all");
  if (p.network) out.emplace_back("network");
  for (const auto& path : p.writable) out.push_back("write=" + path);
  for (const auto& name : p.environment) out.push_back("env=" + name);
  return out;
}

}  // namespace assay::backends
