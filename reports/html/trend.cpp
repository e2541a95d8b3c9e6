#include "reports/html/trend.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace assay::reports {
namespace {

constexpr std::size_t kDate = 10;  ///< of `2026-11-23T15:38:48Z`

using Causes = std::set<std::string>;

std::size_t without(const Causes& of, const Causes& others) {
  return static_cast<std::size_t>(
      std::ranges::count_if(of, [&](const std::string& cause) { return !others.contains(cause); }));
}

std::map<std::int64_t, Causes> causes_by_campaign(const std::vector<Occurrence>& occurrences) {
  std::map<std::int64_t, Causes> out;
  for (const Occurrence& o : occurrences)
    if (o.failure != kDeviation) out[o.campaign].insert(o.cluster);
  return out;
}

}  // namespace

std::vector<Night> nights(const std::vector<Campaign>& campaigns, const std::vector<Occurrence>& occurrences) {
  const auto met = causes_by_campaign(occurrences);
  std::map<std::string, std::pair<Night, Causes>> by_date;
  for (const Campaign& c : campaigns) {
    if (c.provenance.started.empty()) continue;
    auto& [night, causes] = by_date[c.provenance.started.substr(0, kDate)];
    night.programs += c.counts.programs;
    night.checked += c.counts.elements.checked;
    if (const auto found = met.find(c.id); found != met.end())
      causes.insert(found->second.begin(), found->second.end());
  }
  std::vector<Night> out;
  Causes ever, before;
  for (auto& [date, content] : by_date) {
    auto& [night, causes] = content;
    out.push_back({date, night.programs, night.checked, causes.size(), without(causes, ever), without(before, causes)});
    ever.insert(causes.begin(), causes.end());
    before = causes;
  }
  return out;
}

}  // namespace assay::reports
