#include "reports/html/report_head.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "reports/finding_text.h"
#include "reports/html/matrix.h"

namespace assay::reports {
namespace {

// Of a hash, as much as tells two apart.
constexpr std::size_t kHash = 12;

Json fact(const char* name, const std::string& value, bool is_time = false) {
  return {{"name", name}, {"value", value}, {"is_time", is_time}};
}

Counts total(const std::vector<Campaign>& campaigns) {
  Counts sum;
  for (const Campaign& campaign : campaigns) sum += campaign.counts;
  return sum;
}

/// What campaigns say of something, each text once, in order.
template <class Text> std::string distinct(const std::vector<Campaign>& campaigns, Text text) {
  std::vector<std::string> texts;
  for (const Campaign& c : campaigns)
    if (std::string t = text(c); !t.empty() && std::ranges::find(texts, t) == texts.end()) texts.push_back(t);
  return fmt::format("{}", fmt::join(texts, "; "));
}

std::string contract_of(const Campaign& c) {
  return c.key.contract + (c.key.contract_hash.empty() ? "" : " " + c.key.contract_hash.substr(0, kHash));
}

std::string variants_of(const Campaign& c) { return fmt::format("{}", fmt::join(c.key.variants, ", ")); }

/// `2026-11-23T15:38:48Z` as `2026-11-23 15:38`.
std::string minute(const std::string& time) {
  return time.size() < 16 ? time : time.substr(0, 10) + " " + time.substr(11, 5);
}

/// `2026-11-23 15:38 to 16:02 UTC`; the second date only where it is another one.
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

/// Of campaigns side by side the sum, and it says so.
std::string durations(const std::vector<Campaign>& campaigns) {
  const double seconds = total(campaigns).seconds;
  if (seconds <= 0) return "";
  return duration_text(seconds) + (campaigns.size() > 1 ? fmt::format(" in {} campaigns", campaigns.size()) : "");
}

Json facts(const ReportData& data) {
  const auto& all = data.campaigns;
  const Json known = {
      fact("back end", back_end_of(data)),
      fact("date", span_text(all), true),
      fact("duration", durations(all), true),
      fact("host", distinct(all, [](const Campaign& c) { return c.provenance.host; })),
      fact("assay", distinct(all, [](const Campaign& c) { return c.provenance.version; })),
      fact("spec", distinct(all, [](const Campaign& c) { return c.key.spec_hash.substr(0, kHash); })),
      fact("contract", distinct(all, contract_of)),
      fact("variants", distinct(all, variants_of)),
  };
  Json out = Json::array();
  for (const Json& f : known)
    if (f["value"] != "") out.push_back(f);
  return out;
}

Json campaign_rows(const std::vector<Campaign>& campaigns) {
  Json rows = Json::array();
  for (const Campaign& c : campaigns)
    rows.push_back({{"id", c.id},
                    {"ran", describe(c.provenance)},
                    {"duration", c.counts.seconds > 0 ? duration_text(c.counts.seconds) : ""},
                    {"seed", c.key.seed},
                    {"shard", c.key.option("shard")},
                    {"next", grouped(static_cast<std::int64_t>(c.next_program))},
                    {"checked", grouped(c.counts.elements.checked)}});
  return rows;
}

Json tile(std::int64_t number, const std::string& one, const std::string& many, bool is_bad = false) {
  return {{"number", grouped(number)}, {"what", number == 1 ? one : many}, {"bad", is_bad && number > 0}};
}

Json tiles(const ReportData& data) {
  const Counts c = total(data.campaigns);
  const auto causes = violations(data.clusters);
  std::int64_t findings = 0;
  for (const Cluster& cluster : causes) findings += cluster.findings;
  const auto fresh = static_cast<std::int64_t>(data.known.unknown(causes).size());
  Json out = {tile(static_cast<std::int64_t>(causes.size()), "cause", "causes", true),
              tile(findings, "finding", "findings", true)};
  if (!data.known.is_empty()) out.push_back(tile(fresh, "new cause", "new causes", true));
  for (const Json& t : {tile(c.programs, "program", "programs"), tile(c.compilations, "compilation", "compilations"),
                        tile(c.runs, "run", "runs"), tile(c.elements.total(), "output element", "output elements")})
    out.push_back(t);
  return out;
}

Json strength(const char* name, std::int64_t count, std::int64_t all, const char* meaning) {
  const double percent = all == 0 ? 0 : 100.0 * static_cast<double>(count) / static_cast<double>(all);
  return {{"name", name}, {"count", grouped(count)}, {"percent", fmt::format("{:.2f}", percent)}, {"meaning", meaning}};
}

Json strengths(const spec::ElementCounts& c) {
  const std::int64_t all = c.total();
  return {
      strength("checked", c.checked, all, "held against a set of legal answers that tells right from wrong"),
      strength("weak", c.weak, all, "the legal set is too wide to say much"),
      strength("open", c.open, all, "anything is legal"),
      strength("undecided", c.undecided, all,
               "outside what the texts leave open, and neither explained by a grant nor refuted within the bounds")};
}

Json cause_rows(const std::vector<Cluster>& clusters, const Known& known) {
  Json rows = Json::array();
  for (const Cluster& c : clusters) {
    std::vector<std::string> ops;
    for (const std::string& op : c.ops)
      if (std::ranges::find(ops, short_name(op)) == ops.end()) ops.push_back(short_name(op));
    rows.push_back(
        {{"finding", c.representative},
         {"failure", c.failure},
         {"title", c.title},
         {"note", known.note(c)},
         {"count", grouped(c.findings)},
         {"on", ops.empty() ? "" : fmt::format("{} on {}", fmt::join(ops, ", "), fmt::join(c.element_types, ", "))}});
  }
  return rows;
}

}  // namespace

std::string duration_text(double seconds) {
  const std::int64_t whole = std::llround(seconds);
  if (whole < 60) return fmt::format("{} s", whole);
  const std::int64_t minutes = (whole + 30) / 60;
  return minutes < 60 ? fmt::format("{} min", minutes) : fmt::format("{} h {} min", minutes / 60, minutes % 60);
}

std::string back_end_of(const ReportData& data) {
  if (data.campaigns.empty()) return "";
  const CampaignKey& key = data.campaigns.front().key;
  return key.identity.empty() ? key.backend : key.identity;
}

Json report_head(const ReportData& data) {
  const Json causes = cause_rows(violations(data.clusters), data.known);
  return {{"heading", data.campaigns.empty() ? "Assay" : "Assay: " + data.campaigns.front().key.backend},
          {"name", back_end_of(data)},
          {"facts", facts(data)},
          {"campaigns", campaign_rows(data.campaigns)},
          {"tiles", tiles(data)},
          {"strengths", strengths(total(data.campaigns).elements)},
          {"is_clean", causes.empty()},
          {"causes", causes}};
}

}  // namespace assay::reports
