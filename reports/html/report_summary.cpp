#include "reports/html/report_summary.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <cmath>
#include <map>
#include <regex>
#include <set>

#include "reports/common_types.h"
#include "reports/finding_text.h"
#include "reports/html/matrix.h"
#include "reports/html/trend.h"
#include "reports/reproduce.h"

namespace assay::reports {
namespace {

/// How a class of failure is spoken of, once and several times.
struct SpokenFailure {
  std::string_view failure, one, many;
};
constexpr SpokenFailure kSpokenFailures[] = {
    {"wrong-type", "wrong type", "wrong types"},
    {"internal-error", "internal error", "internal errors"},
    {"crash", "crash", "crashes"},
    {"hang", "hang", "hangs"},
    {"out-of-memory", "case out of memory", "cases out of memory"},
    {"garbage", "garbled answer", "garbled answers"},
    {"invalid-output", "invalid program written", "invalid programs written"},
    {"replicas-differ", "case of differing replicas", "cases of differing replicas"}};
/// All classes that a value decides.
constexpr SpokenFailure kSpokenValue{"", "wrong value", "wrong values"};

std::size_t place_of(const std::string& failure) {
  return static_cast<std::size_t>(std::ranges::find(kSpokenFailures, failure, &SpokenFailure::failure) -
                                  std::begin(kSpokenFailures));
}

/// Wrong values first.
std::string by_failure(const std::vector<Cluster>& bugs) {
  std::map<std::size_t, std::int64_t> counts;
  constexpr std::size_t kValues = std::size(kSpokenFailures);
  for (const Cluster& c : bugs) ++counts[place_of(c.failure)];
  std::vector<std::string> parts;
  if (counts.contains(kValues)) parts.push_back(counted(counts[kValues], kSpokenValue.one, kSpokenValue.many));
  for (const auto& [place, n] : counts)
    if (place != kValues) parts.push_back(counted(n, kSpokenFailures[place].one, kSpokenFailures[place].many));
  return fmt::format("{}", fmt::join(parts, ", "));
}

bool is_on_common_types(const Cluster& c) {
  return !c.element_types.empty() &&
         std::ranges::all_of(c.element_types, [](const std::string& t) { return tier_of(t) < kRareTier; });
}

/// By the list of known bugs, or else by the nights before.
std::string new_ones(const ReportData& data, const std::vector<Cluster>& bugs) {
  const auto all = static_cast<std::int64_t>(bugs.size());
  if (!data.known.is_empty()) {
    const auto fresh = static_cast<std::int64_t>(data.known.unknown(bugs).size());
    return fmt::format("{} new, {} known", grouped(fresh), grouped(all - fresh));
  }
  const auto all_nights = nights(data.campaigns, data.occurrences);
  return all_nights.size() < 2 ? "" : fmt::format("{} new on {}", all_nights.back().fresh, all_nights.back().date);
}

/// `2026-11-23T15:38:48Z` as `2026-11-23 15:38`.
std::string minute(const std::string& time) {
  return time.size() < 16 ? time : time.substr(0, 10) + " " + time.substr(11, 5);
}

std::string share_text(std::int64_t part, std::int64_t all) {
  return fmt::format("{:.4g} %", 100.0 * static_cast<double>(part) / static_cast<double>(all));
}

std::string command_on(const ReportData& data, const char* options) {
  const std::string backend = data.campaigns.empty() ? "BACKEND" : shell_word(data.campaigns.front().key.backend);
  return fmt::format("assay fuzz --backend {} {}", backend, options);
}

}  // namespace

std::string spoken_identity(const std::string& identity) {
  static const std::regex named(R"(^(\S+) (\S+ [0-9]\S*)$)");
  const std::string name = identity.substr(0, std::min(identity.find(" ("), identity.find(", ")));
  return std::regex_replace(name, named, "$1 ($2)");
}

std::string back_end_of(const ReportData& data) {
  if (data.campaigns.empty()) return "";
  const CampaignKey& key = data.campaigns.front().key;
  return key.identity.empty() ? key.backend : key.identity;
}

std::string headline_of(const ReportData& data) {
  if (data.campaigns.empty()) return "Nothing was run";
  const auto bugs = static_cast<std::int64_t>(violations(data.clusters).size());
  const std::string where = " in " + spoken_identity(back_end_of(data));
  return (bugs == 0 ? "No bug found" : counted(bugs, "bug")) + where;
}

std::string kinds_of(const ReportData& data) {
  const auto bugs = violations(data.clusters);
  if (bugs.empty()) return "";
  std::string out = by_failure(bugs);
  out += fmt::format("; {} on common types", std::ranges::count_if(bugs, is_on_common_types));
  const std::string fresh = new_ones(data, bugs);
  return fresh.empty() ? out : out + "; " + fresh;
}

std::string what_ran(const ReportData& data) {
  if (data.campaigns.empty()) return "";
  const Counts c = total(data.campaigns);
  std::vector<std::string> parts{counted(c.programs, "program")};
  if (c.seconds > 0) parts[0] += " in " + duration_text(c.seconds);
  if (const std::int64_t all = c.elements.total(); all > 0)
    parts.push_back(fmt::format("{} of {} elements checked ({})", grouped(c.elements.checked), grouped(all),
                                share_text(c.elements.checked, all)));
  parts.push_back("contract " + distinct(data.campaigns, [](const Campaign& k) { return k.key.contract; }));
  parts.push_back("seed " + distinct(data.campaigns, [](const Campaign& k) { return std::to_string(k.key.seed); }));
  for (const std::string& more : {span_text(data.campaigns), distinct(data.campaigns, [](const Campaign& k) {
                                    return k.provenance.version.empty() ? "" : "Assay " + k.provenance.version;
                                  })})
    if (!more.empty()) parts.push_back(more);
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string what_is_allowed(const ReportData& data) {
  const auto all = static_cast<std::int64_t>(data.clusters.size() - violations(data.clusters).size());
  return all == 0 ? ""
                  : counted(all, "kind of answer differs in a way", "kinds of answers differ in ways") +
                        " that the contract allows.";
}

Json covered_and_next(const ReportData& data) {
  std::set<std::string> ops, types;
  std::int64_t squares = 0;
  for (const MatrixCell& cell : data.cells)
    if (cell.elements.checked > 0) ++squares, ops.insert(short_name(cell.op)), types.insert(cell.element_type);
  std::size_t possible = 0;
  for (const auto& [op, taken] : data.takes) possible += taken.size();
  const std::string of_all = possible == 0 ? "" : fmt::format(" of {}", grouped(static_cast<std::int64_t>(possible)));
  const std::string covered = fmt::format("{}{} pairs of op and type were checked: {} ops, {} element types.",
                                          grouped(squares), of_all, ops.size(), types.size());
  return {{"covered", covered},
          {"tries", Json::array({{{"what", "A longer campaign"}, {"command", command_on(data, "--time 10m")}},
                                 {{"what", "Other programs"}, {"command", command_on(data, "--time 10m --seed 2")}},
                                 {{"what", "Other compile options (assay backends lists them)"},
                                  {"command", command_on(data, "--time 10m --variant NAME")}}})}};
}

std::string duration_text(double seconds) {
  const std::int64_t whole = std::llround(seconds);
  if (whole < 60) return fmt::format("{} s", whole);
  const std::int64_t minutes = (whole + 30) / 60;
  return minutes < 60 ? fmt::format("{} min", minutes) : fmt::format("{} h {} min", minutes / 60, minutes % 60);
}

std::string span_text(const std::vector<Campaign>& campaigns) {
  std::set<std::string> starts, ends;
  for (const Campaign& c : campaigns) {
    if (!c.provenance.started.empty()) starts.insert(c.provenance.started);
    if (!c.provenance.saved.empty()) ends.insert(c.provenance.saved);
  }
  if (starts.empty()) return "";
  const std::string from = minute(*starts.begin()), to = ends.empty() ? "" : minute(*ends.rbegin());
  if (to.empty() || to == from) return from + " UTC";
  return fmt::format("{} to {} UTC", from, from.substr(0, 10) == to.substr(0, 10) ? to.substr(11) : to);
}

Counts total(const std::vector<Campaign>& campaigns) {
  Counts sum;
  for (const Campaign& campaign : campaigns) sum += campaign.counts;
  return sum;
}

}  // namespace assay::reports
