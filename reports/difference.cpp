#include "reports/difference.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "reports/finding_text.h"
#include "reports/visible.h"

namespace assay::reports {
namespace {

constexpr std::array<const char*, 5> kNames = {"new", "fixed", "not seen", "flaky", "still there"};
constexpr std::string_view kFlaky = "flaky ";

bool is_flaky(const Cluster& c) { return c.failure == "flaky"; }
std::string base_key(const Cluster& c) { return c.key.starts_with(kFlaky) ? c.key.substr(kFlaky.size()) : c.key; }

/// What one night says of a cause: its cluster that always came back, before one that did not.
struct Seen {
  const Cluster* cluster = nullptr;
  bool flaky = false;
  std::int64_t findings = 0;
};

std::map<std::string, Seen> by_key(const std::vector<Cluster>& clusters) {
  std::map<std::string, Seen> out;
  for (const Cluster& c : clusters) {
    Seen& seen = out[base_key(c)];
    if (!seen.cluster || (seen.flaky && !is_flaky(c))) seen.cluster = &c;
    seen.flaky = is_flaky(*seen.cluster);
    seen.findings += c.findings;
  }
  return out;
}

/// Of what is allowed only that is told which is counted otherwise.
bool is_told(const Changed& c) {
  return c.change != Change::kStillThere || c.before != c.after || c.cluster.failure != kDeviation;
}

void add(const Seen& before, const Seen& after, const Cluster& cluster, std::vector<Changed>& out) {
  const Change change = !before.cluster               ? Change::kNew
                        : !after.cluster              ? Change::kNotSeen
                        : before.flaky != after.flaky ? Change::kFlaky
                                                      : Change::kStillThere;
  const Changed changed{change, cluster, before.findings, after.findings};
  if (is_told(changed)) out.push_back(changed);
}

}  // namespace

const char* to_string(Change change) { return kNames[static_cast<std::size_t>(change)]; }

std::vector<Changed> difference(const std::vector<Cluster>& before, const std::vector<Cluster>& after) {
  const auto earlier = by_key(before), later = by_key(after);
  const auto seen = [](const auto& all, const Cluster& c) {
    const auto found = all.find(base_key(c));
    return found == all.end() ? Seen{} : found->second;
  };
  std::vector<Changed> out;
  for (const Cluster& c : after)
    if (seen(later, c).cluster == &c) add(seen(earlier, c), seen(later, c), c, out);
  for (const Cluster& c : before)
    if (seen(earlier, c).cluster == &c && !seen(later, c).cluster) add(seen(earlier, c), {}, c, out);
  std::ranges::stable_sort(out, {}, &Changed::change);
  return out;
}

std::string describe(const Changed& c) {
  const std::string note = c.note.empty() ? "" : fmt::format(" ({})", visible_line(c.note));
  return fmt::format("{:<11} {:>6} -> {:<6} {:<16} {}{}\n", to_string(c.change), grouped(c.before), grouped(c.after),
                     visible_line(c.cluster.failure), visible_line(c.cluster.title), note);
}

Json json_of(const Changed& c) {
  Json out{{"change", to_string(c.change)}, {"cluster", c.cluster.key}, {"failure", c.cluster.failure},
           {"title", c.cluster.title},      {"before", c.before},       {"after", c.after}};
  if (!c.note.empty()) out["note"] = c.note;
  return out;
}

}  // namespace assay::reports
