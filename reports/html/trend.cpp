#include "reports/html/trend.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include "reports/finding_text.h"
#include "reports/html/escape.h"
#include "reports/html/table.h"

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

std::string night_row(const Night& n) {
  return fmt::format(
      "<tr><td class=main>{}</td><td class=number>{}</td><td class=number>{}</td><td class=number>{}</td>"
      "<td class=number>{}</td><td class=number>{}</td></tr>\n",
      escaped(n.date), grouped(n.programs), grouped(n.checked), n.causes, n.fresh, n.gone);
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

std::string trend_table(const std::vector<Night>& all) {
  std::string rows;
  for (const Night& night : all) rows += night_row(night);
  return "<p class=soft>Campaigns by the day on which they began. New causes are those that no earlier night met; gone "
         "are those of the night before that did not show again.</p>" +
         stacked_table(
             "<th>night</th><th class=number>programs</th><th class=number>elements checked</th>"
             "<th class=number>causes</th><th class=number>new</th><th class=number>gone</th>",
             rows);
}

}  // namespace assay::reports
