#include <fmt/format.h>

#include <charconv>

#include "cli/files.h"
#include "cli/finding_option.h"
#include "cli/print.h"
#include "cli/report_file.h"
#include "cli/verbs.h"
#include "reports/finding_text.h"
#include "reports/json.h"
#include "reports/reproduce.h"
#include "spec/nearest_name.h"

namespace assay::cli {
namespace {

constexpr const char* kCampaignHelp = "only the campaign with this number; `show campaigns` lists them";

std::optional<std::int64_t> number_of(const std::optional<std::uint64_t>& campaign) {
  return campaign ? std::optional(static_cast<std::int64_t>(*campaign)) : std::nullopt;
}

class ShowVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.positional("list|open|campaigns|ID", what_,
                       "`list` for the clusters, `open` for what opened elements, `campaigns` for what was run, or the "
                       "number of a finding");
    options.option("--db", db_, "the database of a campaign");
    options.number("--campaign", campaign_, kCampaignHelp);
    options.flag("--json", json_, "one object per line");
  }

  int act() override {
    auto store = reports::Store::open_existing(db_);
    if (!store) return complain(store.error());
    if (what_ == "campaigns") return campaigns(**store);
    if (what_ == "open") return by_back_end(**store, &reports::Store::openings, open_text);
    return what_ == "list" ? by_back_end(**store, &reports::Store::clusters, list_text) : one(**store);
  }

 private:
  static std::string list_text(const std::vector<reports::Cluster>& clusters) {
    return clusters.empty() ? "no findings\n" : reports::describe(clusters);
  }
  static std::string open_text(const std::vector<reports::OpeningRow>& rows) {
    return rows.empty() ? "no open elements\n" : reports::describe(rows, rows.size());
  }

  /// For each back end its campaigns, and what the store says of them.
  template <class Row>
  int by_back_end(reports::Store& store, Result<std::vector<Row>> (reports::Store::*ask)(const reports::Scope&),
                  std::string (*text)(const std::vector<Row>&)) const {
    const auto all = store.campaigns(number_of(campaign_));
    if (!all) return complain(all.error());
    if (all->empty() && !json_) print_out("no campaigns\n");
    for (const auto& group : reports::by_back_end(*all)) {
      const auto rows = (store.*ask)(reports::scope_of(group));
      if (!rows) return complain(rows.error());
      const std::string& identity = group.front().key.identity;
      if (!json_) print_out("{}\n{}\n{}\n", identity, reports::describe(group), text(*rows));
      else
        for (const Row& row : *rows) print_out("{}\n", reports::to_json(row, identity));
    }
    return kNothingUnexpected;
  }

  int campaigns(reports::Store& store) const {
    const auto all = store.campaigns(number_of(campaign_));
    if (!all) return complain(all.error());
    for (const reports::Campaign& c : *all)
      print_out("{}", json_ ? reports::to_json(c) + "\n" : c.key.identity + "\n" + reports::describe(std::vector{c}));
    return kNothingUnexpected;
  }

  int one(reports::Store& store) const {
    if (what_.find_first_not_of("0123456789") != std::string::npos) return complain(unknown());
    auto finding = find(store, what_);
    if (!finding) return complain(finding.error());
    if (campaign_ && number_of(campaign_) != finding->campaign)
      return complain(
          {fmt::format("finding {} is of campaign {}", finding->id, finding->campaign), "", ErrorKind::kInvalid});
    const std::string command = reports::reproduce_command(*finding, store.path());
    print_out("{}", json_ ? reports::to_json(*finding, command) + "\n" : reports::describe(*finding, store.path()));
    return kNothingUnexpected;
  }

  Error unknown() const {
    const std::vector<std::string> words{"list", "open", "campaigns"};
    return {fmt::format("`show {}`: there are list, open, campaigns and the numbers of findings{}", what_,
                        spec::did_you_mean(what_, words)),
            "", ErrorKind::kInvalid};
  }

  std::string what_, db_ = "assay.db";
  std::optional<std::uint64_t> campaign_;
  bool json_ = false;
};

class ReportVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.option("--db", db_, "the database of a campaign");
    options.number("--campaign", campaign_, kCampaignHelp);
    options.option("-o,--output", output_, "the HTML file to write");
  }

  int act() override {
    const auto written = reports::Store::open_existing(db_).and_then(
        [&](const auto& store) { return write_report(*store, output_, number_of(campaign_)); });
    return written ? int{kNothingUnexpected} : complain(written.error());
  }

 private:
  std::optional<std::uint64_t> campaign_;
  std::string db_ = "assay.db", output_ = "report.html";
};

}  // namespace

Result<void> write_report(reports::Store& store, const std::string& path, std::optional<std::int64_t> campaign) {
  return reports::collect_by_back_end(store, campaign).and_then([&](const auto& data) {
    return write_text(path, reports::html_report(data));
  });
}

Result<reports::Finding> find(reports::Store& store, const std::string& id) {
  std::int64_t number = 0;
  const auto [end, status] = std::from_chars(id.data(), id.data() + id.size(), number);
  if (status != std::errc() || end != id.data() + id.size()) return fail("'" + id + "' is not the number of a finding");
  return store.finding(number);
}

std::unique_ptr<Verb> make_show() { return std::make_unique<ShowVerb>(); }
std::unique_ptr<Verb> make_report() { return std::make_unique<ReportVerb>(); }

}  // namespace assay::cli
