#include "cli/show_versions.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "cli/finding_options.h"
#include "cli/print.h"
#include "conform/controls/bisect.h"
#include "fuzz/campaign/other_builds.h"
#include "judge/subject/subject.h"
#include "program/text/pieces.h"
#include "reports/finding_text.h"

namespace assay::cli {
namespace {

constexpr const char* kAllReleases = "all";

/// `0.4.30` of `worker:xla_cpu@0.4.30`; of a name without a release, the last word of what the back end says of itself.
std::string version_of(const std::string& backend, const std::string& identity) {
  const std::size_t at = backend.find('@');
  return at != std::string::npos ? backend.substr(at + 1) : identity.substr(identity.rfind(' ') + 1);
}

/// 0.4.30 is older than 0.10.2.
std::vector<int> numbers_of(const std::string& version) {
  std::vector<int> out;
  for (const auto piece : program::pieces(version, '.')) out.push_back(std::atoi(std::string(piece).c_str()));
  return out;
}

bool is_older(const std::string& a, const std::string& b) { return numbers_of(a) < numbers_of(b); }

/// By version, the oldest first: what `--backend` calls them. The own one stands for its release.
std::map<std::string, std::string, decltype(&is_older)> builds_of(const reports::CampaignKey& key) {
  std::map<std::string, std::string, decltype(&is_older)> out(&is_older);
  out.emplace(version_of(key.backend, key.identity), key.backend);
  for (const std::string& other : fuzz::other_builds_of(key.backend, key.identity))
    out.emplace(version_of(other, ""), other);
  return out;
}

conform::Rerun rerun_on(const std::string& backend, const conform::RerunPlan& plan, const backends::Limits& limits) {
  const auto subject = judge::open_subject({.backend = backend, .limits = limits});
  const conform::RerunAnswer answer =
      subject ? conform::rerun(plan, *subject) : conform::RerunAnswer{conform::Rerun::kUnknown, subject.error().text()};
  print_error("{}: {}\n", backend, answer.words);
  return answer.rerun;
}

}  // namespace

Result<std::vector<std::string>> versions_of(const reports::Finding& finding, const reports::CampaignKey& key,
                                             const std::vector<std::string>& chosen, const backends::Limits& limits) {
  auto c = case_of(finding, limits.resident_bytes);
  if (!c) return tl::unexpected(c.error());
  const std::string own = version_of(key.backend, key.identity);
  auto builds = builds_of(key);
  for (const std::string& name : chosen)
    if (name != kAllReleases && !builds.contains(name))
      return fail(
          fmt::format("no release {} of {} is installed; `assay doctor --versions` does that", name, key.backend), "",
          ErrorKind::kEnvironment);
  const bool takes_all = std::ranges::find(chosen, kAllReleases) != chosen.end();
  std::erase_if(builds, [&](const auto& build) {
    return !takes_all && build.first != own && std::ranges::find(chosen, build.first) == chosen.end();
  });
  std::vector<std::string> names, backends;
  for (const auto& [version, backend] : builds) names.push_back(version), backends.push_back(backend);
  const auto place = static_cast<std::size_t>(std::ranges::find(names, own) - names.begin());
  const conform::RerunPlan plan{*std::move(c), finding.variant, finding.variant_options,
                                !reports::is_own_failure(finding)};
  const auto found =
      conform::bisect(names.size(), place, [&](std::size_t k) { return rerun_on(backends[k], plan, limits); });
  return describe(found, names);
}

}  // namespace assay::cli
