#include "reports/html/report_summary.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "reports/finding_text.h"
#include "reports/html/matrix.h"

namespace assay::reports {
namespace {

// Of a hash, as much as tells two apart.
constexpr std::size_t kHash = 12;

Json fact(const char* name, const std::string& value) { return {{"name", name}, {"value", value}}; }

std::string contract_of(const Campaign& c) {
  return c.key.contract + (c.key.contract_hash.empty() ? "" : " " + c.key.contract_hash.substr(0, kHash));
}

std::string variants_of(const Campaign& c) { return fmt::format("{}", fmt::join(c.key.variants, ", ")); }

/// Of campaigns side by side the sum, and it says so.
std::string durations(const std::vector<Campaign>& campaigns) {
  const double seconds = total(campaigns).seconds;
  if (seconds <= 0) return "";
  return duration_text(seconds) + (campaigns.size() > 1 ? fmt::format(" in {} campaigns", campaigns.size()) : "");
}

Json facts(const ReportData& data) {
  const auto& all = data.campaigns;
  const Counts c = total(all);
  const Json known = {
      fact("back end", back_end_of(data)),
      fact("date", span_text(all)),
      fact("duration", durations(all)),
      fact("programs", grouped(c.programs)),
      fact("compilations", grouped(c.compilations)),
      fact("runs", grouped(c.runs)),
      fact("host", distinct(all, [](const Campaign& k) { return k.provenance.host; })),
      fact("assay", distinct(all, [](const Campaign& k) { return k.provenance.version; })),
      fact("spec", distinct(all, [](const Campaign& k) { return k.key.spec_hash.substr(0, kHash); })),
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

Json strength(const char* name, std::int64_t count, std::int64_t all, const char* meaning) {
  const double percent = all == 0 ? 0 : 100.0 * static_cast<double>(count) / static_cast<double>(all);
  return {{"name", name}, {"count", grouped(count)}, {"percent", fmt::format("{:.2f}", percent)}, {"meaning", meaning}};
}

Json strengths(const spec::ElementCounts& c) {
  const std::int64_t all = c.total();
  return {strength("checked", c.checked, all, "compared with a set of legal answers that tells right from wrong"),
          strength("weak", c.weak, all, "the legal set is too wide to say much"),
          strength("open", c.open, all, "any answer is legal"),
          strength("undecided", c.undecided, all,
                   "outside what the texts leave open; whether the contract allows it was not decided in time")};
}

Json bug_rows(const std::vector<Cluster>& clusters, const Known& known) {
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

Json report_head(const ReportData& data) {
  const Json bugs = bug_rows(violations(data.clusters), data.known);
  return {{"headline", headline_of(data)},
          {"name", back_end_of(data)},
          {"kinds", kinds_of(data)},
          {"ran", what_ran(data)},
          {"allowed", what_is_allowed(data)},
          {"next", covered_and_next(data)},
          {"facts", facts(data)},
          {"campaigns", campaign_rows(data.campaigns)},
          {"strengths", strengths(total(data.campaigns).elements)},
          {"is_clean", bugs.empty()},
          {"bugs", bugs}};
}

}  // namespace assay::reports
