#include "reports/html/report.h"

#include <fmt/format.h>

#include "reports/html/page.h"
#include "reports/html/report_summary.h"

namespace assay::reports {
namespace {

// Of one cluster, this many findings beside its representative are shown; the database has them all.
constexpr std::size_t kFindingsShown = 25;

const PageKind kReportPage{
    "report.html",
    {"matrix.css", "report.css"},
    {"matrix.js", "finding.js", "bugs.js", "squares.js", "nights.js", "lists.js", "keys.js", "report.js"}};

std::string title(const std::vector<ReportData>& all) {
  return all.size() > 1 ? fmt::format("Bugs in {} back ends", all.size()) : headline_of(all.front());
}

/// Of several back ends, what tells the anchors of one from those of the others.
std::string prefix(std::size_t number, std::size_t count) {
  return count > 1 ? fmt::format("back-end-{}-", number) : "";
}

Json heads(const std::vector<ReportData>& all) {
  Json list = Json::array();
  for (const ReportData& data : all) {
    Json head = report_head(data);
    head["number"] = list.size() + 1;
    head["prefix"] = prefix(list.size() + 1, all.size());
    list.push_back(std::move(head));
  }
  return list;
}

template <class T> Result<void> into(T& target, Result<T> value) {
  return std::move(value).map([&](T&& content) { target = std::move(content); });
}

}  // namespace

Result<ReportData> collect(Store& store, const std::vector<Campaign>& campaigns) {
  ReportData data{.database = store.path(), .campaigns = campaigns};
  const Scope scope = scope_of(campaigns);
  Result<void> read = into(data.verdicts, store.verdicts(scope))
                          .and_then([&] { return into(data.cells, store.cells(scope)); })
                          .and_then([&] { return into(data.coverage, store.coverage(scope)); })
                          .and_then([&] { return into(data.refusals, store.refusals(scope)); })
                          .and_then([&] { return into(data.avoided, store.avoided(scope)); })
                          .and_then([&] { return into(data.deviations, store.deviations(scope)); })
                          .and_then([&] { return into(data.undecided, store.undecided(scope)); })
                          .and_then([&] { return into(data.openings, store.openings(scope)); })
                          .and_then([&] { return into(data.clusters, store.clusters(scope)); })
                          .and_then([&] { return into(data.findings, store.some_findings(scope, kFindingsShown + 1)); })
                          .and_then([&] { return into(data.blamed, store.blamed(scope)); })
                          .and_then([&] { return into(data.occurrences, store.occurrences(scope)); });
  if (!read) return tl::unexpected(read.error());
  return data;
}

Result<std::vector<ReportData>> collect_by_back_end(Store& store, std::optional<std::int64_t> campaign) {
  const auto campaigns = store.campaigns(campaign);
  if (!campaigns) return tl::unexpected(campaigns.error());
  std::vector<ReportData> all;
  for (const std::vector<Campaign>& group : by_back_end(*campaigns)) {
    auto data = collect(store, group);
    if (!data) return tl::unexpected(data.error());
    all.push_back(*std::move(data));
  }
  return all;
}

std::string html_report(const ReportData& data) { return html_report(std::vector{data}); }

std::string html_report(const std::vector<ReportData>& all) {
  if (all.empty()) return html_report(ReportData{});
  Json data = Json::object();
  for (const ReportData& back_end : all) data["back_ends"].push_back(report_json(back_end, all));
  const Json values{{"title", title(all)}, {"several", all.size() > 1}, {"back_ends", heads(all)}};
  return html_page(kReportPage, title(all), values, std::move(data));
}

}  // namespace assay::reports
