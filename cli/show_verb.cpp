#include <fmt/format.h>

#include <charconv>
#include <filesystem>

#include "cli/files.h"
#include "cli/finding_options.h"
#include "cli/print.h"
#include "cli/show_versions.h"
#include "cli/verbs.h"
#include "conform/controls/controls.h"
#include "reports/finding_text.h"
#include "reports/html/compare.h"
#include "reports/json.h"
#include "reports/json_objects.h"
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
    options.positional(
        "list|known|open|avoided|energies|campaigns|ID", what_,
        "the number of a finding, or: `list` for all bugs; `known` for a file of the bugs that --known does not cover "
        "yet; `open` for why elements were not checked; `avoided` for known causes that are drawn less often; "
        "`energies` for how often each op and element type is drawn; `campaigns` for what was run");
    options.option("--db", db_, "the database of a campaign");
    options.number("--campaign", campaign_, kCampaignHelp);
    options.option("--known", known_path_, kKnownHelp);
    options.option(
        "--versions", versions_,
        "with ID: run it on these releases of its back end that are installed, such as 0.4.30, or on `all`, and say "
        "which is the first bad and the last good one. Releases are chosen by bisection");
    options.flag("--json", json_, "print one JSON object per line");
  }

  int act() override {
    auto known = read_known(known_path_);
    if (!known) return complain(known.error());
    known_ = *std::move(known);
    auto store = reports::Store::open_existing(db_);
    if (!store) return complain(store.error());
    if (what_ == "known") return causes(**store);
    if (what_ == "campaigns") return campaigns(**store);
    if (what_ == "open") return by_back_end(**store, &reports::Store::openings);
    if (what_ == "avoided") return by_back_end(**store, &reports::Store::avoided);
    if (what_ == "energies") return by_back_end(**store, &reports::Store::energies);
    return what_ == "list" ? by_back_end(**store, &reports::Store::clusters) : one(**store);
  }

 private:
  std::string text(const std::vector<reports::Cluster>& clusters) const {
    return (clusters.empty() ? "no findings\n" : reports::describe(clusters, known_)) +
           reports::describe(known_.missing(clusters));
  }
  static std::string text(const std::vector<spec::OpeningRow>& rows) {
    return rows.empty() ? "no open elements\n" : reports::describe(rows, rows.size());
  }
  nlohmann::ordered_json json(const reports::Cluster& cluster, const std::string& back_end) const {
    nlohmann::ordered_json out = reports::json_of(cluster, back_end);
    if (!known_.is_empty()) out["known"] = known_.note(cluster);
    return out;
  }
  static nlohmann::ordered_json json(const spec::OpeningRow& row, const std::string& back_end) {
    return reports::json_of(row, back_end);
  }

  static std::string text(const std::vector<reports::AvoidedRow>& rows) {
    return rows.empty() ? "nothing is avoided\n" : reports::describe(rows);
  }
  static nlohmann::ordered_json json(const reports::AvoidedRow& row, const std::string& back_end) {
    return reports::json_of(row, back_end);
  }

  static std::string text(const std::vector<reports::EnergyRow>& rows) {
    return rows.empty() ? "everything is drawn as usual\n" : reports::describe(rows);
  }
  static nlohmann::ordered_json json(const reports::EnergyRow& row, const std::string& back_end) {
    return reports::json_of(row, back_end);
  }

  /// For each back end its campaigns, and what the store says of them.
  template <class Row>
  int by_back_end(reports::Store& store, Result<std::vector<Row>> (reports::Store::*ask)(const reports::Scope&)) const {
    const auto all = store.campaigns(number_of(campaign_));
    if (!all) return complain(all.error());
    if (all->empty() && !json_) print_out("no campaigns\n");
    for (const auto& group : reports::by_back_end(*all)) {
      const auto rows = (store.*ask)(reports::scope_of(group));
      if (!rows) return complain(rows.error());
      const std::string& identity = group.front().key.identity;
      if (!json_) print_out("{}\n{}\n{}\n", identity, reports::describe(group), text(*rows));
      else
        for (const Row& row : *rows) print_out("{}\n", reports::line(json(row, identity)));
    }
    return kNothingUnexpected;
  }

  int causes(reports::Store& store) const {
    const auto clusters = store.clusters();
    if (!clusters) return complain(clusters.error());
    print_out("{}", reports::known_file(known_.unknown(*clusters)));
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
    if (!versions_.empty()) return versions(store, *finding);
    const std::string command = reports::reproduce_command(*finding, store.path());
    print_out("{}", json_ ? reports::to_json(*finding, command) + "\n" : reports::describe(*finding, store.path()));
    return kNothingUnexpected;
  }

  int versions(reports::Store& store, const reports::Finding& finding) const {
    const auto campaigns = store.campaigns(finding.campaign);
    if (!campaigns) return complain(campaigns.error());
    const auto lines = versions_of(finding, campaigns->front().key, versions_, {});
    if (!lines) return complain(lines.error());
    for (const std::string& line : *lines)
      print_out("{}\n", json_ ? reports::line(reports::Json{{"versions", line}}) : line);
    return kNothingUnexpected;
  }

  Error unknown() const {
    const std::vector<std::string> words{"list", "known", "open", "avoided", "energies", "campaigns"};
    return {fmt::format(
                "`show {}`: there are list, known, open, avoided, energies, campaigns and the numbers of findings{}",
                what_, spec::did_you_mean(what_, words)),
            "", ErrorKind::kInvalid};
  }

  std::string what_, db_ = "assay.db", known_path_;
  std::vector<std::string> versions_;
  reports::Known known_;
  std::optional<std::uint64_t> campaign_;
  bool json_ = false;
};

class ReportVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.option("--db", db_, "the database of a campaign");
    options.number("--campaign", campaign_, kCampaignHelp);
    options.option("--known", known_, kKnownHelp);
    options.option(
        "--compare", compared_,
        "instead of --db: databases and certificate.json files, to compare their back ends in one matrix. The same is "
        "written as JSON beside the page");
    options.option("-o,--output", output_, "the HTML file to write");
  }

  int act() override {
    if (!compared_.empty()) return compare();
    const auto known = read_known(known_);
    if (!known) return complain(known.error());
    const auto written = reports::Store::open_existing(db_).and_then(
        [&](const auto& store) { return write_report(*store, output_, *known, number_of(campaign_)); });
    return written ? int{kNothingUnexpected} : complain(written.error());
  }

 private:
  int compare() const {
    std::vector<reports::ComparedRun> runs;
    std::map<std::string, std::set<std::string>> takes;
    for (const std::string& path : compared_)
      if (const auto read = add_runs(path, runs, takes); !read) return complain(read.error());
    const reports::Json comparison = reports::comparison_json(runs, takes);
    const std::string json = std::filesystem::path(output_).replace_extension(".json").string();
    const auto written = write_text(output_, reports::html_comparison(comparison)).and_then([&] {
      return write_text(json, reports::lines(comparison));
    });
    if (!written) return complain(written.error());
    print_out("{}\n{}\n", output_, json);
    return kNothingUnexpected;
  }

  /// Of a certificate the one that it is about, of a database each back end that it has.
  static Result<void> add_runs(const std::string& path, std::vector<reports::ComparedRun>& runs,
                               std::map<std::string, std::set<std::string>>& takes) {
    if (path.ends_with(".json"))
      return read_text(path)
          .and_then([&](const std::string& text) { return reports::compared_certificate(text, path); })
          .map([&](reports::ComparedRun run) { runs.push_back(std::move(run)); });
    return reports::Store::open_existing(path)
        .and_then([](const auto& store) { return reports::collect_by_back_end(*store); })
        .map([&](std::vector<reports::ReportData> all) {
          for (reports::ReportData& data : all) {
            runs.push_back(reports::compared_run(data, path));
            conform::add_specification(data);
            takes = std::move(data.takes);
          }
        });
  }

  std::vector<std::string> compared_;
  std::optional<std::uint64_t> campaign_;
  std::string db_ = "assay.db", output_ = "report.html", known_;
};

}  // namespace

Result<void> write_report(reports::Store& store, const std::string& path, const reports::Known& known,
                          std::optional<std::int64_t> campaign) {
  return reports::collect_by_back_end(store, campaign).and_then([&](auto data) {
    for (reports::ReportData& back_end : data) {
      back_end.known = known;
      conform::add_specification(back_end);
    }
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
