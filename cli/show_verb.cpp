#include <fmt/format.h>

#include <charconv>

#include "cli/files.h"
#include "cli/finding_option.h"
#include "cli/print.h"
#include "cli/verbs.h"
#include "reports/finding_text.h"
#include "reports/html/report.h"
#include "reports/json.h"
#include "reports/reproduce.h"

namespace assay::cli {
namespace {

class ShowVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.positional("list|open|ID", what_,
                       "`list` for the clusters, `open` for what opened elements, or the number of a finding");
    options.option("--db", db_, "the database of a campaign");
    options.flag("--json", json_, "one object per line");
  }

  int act() override {
    auto store = reports::Store::open_existing(db_);
    if (!store) return complain(store.error());
    if (what_ == "open") return open(**store);
    return what_ == "list" ? list(**store) : one(**store);
  }

 private:
  int list(reports::Store& store) const {
    auto clusters = store.clusters();
    if (!clusters) return complain(clusters.error());
    if (!json_) print_out("{}", clusters->empty() ? "no findings\n" : reports::describe(*clusters));
    else
      for (const reports::Cluster& cluster : *clusters) print_out("{}\n", reports::to_json(cluster));
    return kNothingUnexpected;
  }

  int open(reports::Store& store) const {
    auto openings = store.openings();
    if (!openings) return complain(openings.error());
    if (!json_)
      print_out("{}", openings->empty() ? "no open elements\n" : reports::describe(*openings, openings->size()));
    else
      for (const reports::OpeningRow& row : *openings) print_out("{}\n", reports::to_json(row));
    return kNothingUnexpected;
  }

  int one(reports::Store& store) const {
    auto finding = find(store, what_);
    if (!finding) return complain(finding.error());
    const std::string command = reports::reproduce_command(*finding, store.path());
    print_out("{}", json_ ? reports::to_json(*finding, command) + "\n" : reports::describe(*finding, store.path()));
    return kNothingUnexpected;
  }

  std::string what_, db_ = "assay.db";
  bool json_ = false;
};

class ReportVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.option("--db", db_, "the database of a campaign");
    options.option("-o,--output", output_, "the HTML file to write");
  }

  int act() override {
    auto store = reports::Store::open_existing(db_);
    if (!store) return complain(store.error());
    auto data = reports::collect(**store);
    if (!data) return complain(data.error());
    auto written = write_text(output_, reports::html_report(*data));
    return written ? int{kNothingUnexpected} : complain(written.error());
  }

 private:
  std::string db_ = "assay.db", output_ = "report.html";
};

}  // namespace

Result<reports::Finding> find(reports::Store& store, const std::string& id) {
  std::int64_t number = 0;
  const auto [end, status] = std::from_chars(id.data(), id.data() + id.size(), number);
  if (status != std::errc() || end != id.data() + id.size()) return fail("'" + id + "' is not the number of a finding");
  return store.finding(number);
}

std::unique_ptr<Verb> make_show() { return std::make_unique<ShowVerb>(); }
std::unique_ptr<Verb> make_report() { return std::make_unique<ReportVerb>(); }

}  // namespace assay::cli
