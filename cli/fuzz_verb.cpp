#include <fmt/format.h>

#include <thread>

#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/verbs.h"
#include "fuzz/campaign/campaign.h"
#include "reports/finding_text.h"
#include "reports/html/report.h"

namespace assay::cli {
namespace {

constexpr std::size_t kRefusals = 10, kOpenings = 5;  ///< lines of the summary

class FuzzVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.option("--backend", campaign_.backend, "what to test; `assay backends` lists what there is");
    options.option("--variant", campaign_.variants,
                   "named compile options of the back end, each tried on every program");
    options.option("--seed", campaign_.seed, "same seed, same programs");
    options.duration("--time", campaign_.time, "stop after this long");
    options.option("--count", campaign_.count, "stop after this many programs, earlier sessions included");
    options.option("--jobs", jobs_, "threads, each with a child of its own");
    declare_limits(options, campaign_.limits);
    options.option("--contract", campaign_.contract, kContractHelp);
    options.option("--db", db_, "the database; the same command resumes its campaign");
    options.option("--report", report_, "write the HTML report here at the end");
  }

  int act() override {
    auto store = reports::Store::open(db_);
    if (!store) return complain(store.error());
    campaign_.jobs = static_cast<int>(std::clamp<std::uint64_t>(jobs_, 1, 1024));
    if (!campaign_.time && !campaign_.count) campaign_.time = std::chrono::minutes(1);
    fmt::print(stderr, "seed {}, database {}\n", campaign_.seed, db_);
    auto progress = run(**store);
    if (!progress) return complain(progress.error());
    return conclude(**store, *progress);
  }

 private:
  Result<fuzz::CampaignProgress> run(reports::Store& store) const {
    ProgressLine line;
    auto progress = fuzz::run_campaign(campaign_, store, stop_on_signals(),
                                       [&](const fuzz::CampaignProgress& now) { line.show(now); });
    line.clear();
    return progress;
  }

  int conclude(reports::Store& store, const fuzz::CampaignProgress& progress) const {
    auto data = reports::collect(store);
    if (!data) return complain(data.error());
    fmt::print("{}", summary(progress, *data));
    if (!report_.empty()) {
      if (auto written = write_text(report_, reports::html_report(*data)); !written) return complain(written.error());
      fmt::print("report        {}\n", report_);
    }
    fmt::print("database      {}\n", db_);
    const auto causes = reports::violations(data->clusters);
    const auto& shown = causes.empty() ? data->clusters : causes;
    if (!shown.empty()) fmt::print("one finding   assay show {} --db {}\n", shown.front().representative, db_);
    if (progress.interrupted) return kInterrupted;
    return causes.empty() ? kNothingUnexpected : kUnexpected;
  }

  std::string summary(const fuzz::CampaignProgress& progress, const reports::ReportData& data) const {
    std::string text = fmt::format("back end      {}\ncontract      {}\n", campaign_.backend, progress.contract) +
                       reports::describe(progress.counts);
    if (const double share = progress.backend_share(); share > 0)
      text += fmt::format("CPU time      {:>12.0f} % in the back end, {:.0f} s in all\n", 100 * share,
                          progress.counts.cpu_seconds);
    for (const auto& [verdict, programs] : progress.verdicts)
      text += fmt::format("  {:<24} {:>14} programs\n", verdict, reports::grouped(programs));
    if (!data.refusals.empty())
      text += "\nValid programs that the back end will not take, by what it says:\n\n" +
              reports::describe(data.refusals, kRefusals);
    if (!data.openings.empty())
      text +=
          "\nOpen, of which any value is legal, by what opened them:\n\n" + reports::describe(data.openings, kOpenings);
    if (!data.undecided.empty())
      text += "\nOutside the baseline, and undecided:\n\n" + reports::describe(data.undecided);
    if (!data.deviations.empty())
      text += "\nOutside the baseline, and granted by the contract; finding, programs, grants, worst answer:\n\n" +
              reports::describe(data.deviations);
    const auto causes = reports::violations(data.clusters);
    if (causes.empty()) return text + "\nNo violation was found.\n\n";
    return text + fmt::format("\n{} causes, by number of their smallest finding:\n\n", causes.size()) +
           reports::describe(causes) + "\n";
  }

  fuzz::CampaignOptions campaign_;
  std::uint64_t jobs_ = std::max(1u, std::thread::hardware_concurrency());
  std::string db_ = "assay.db", report_;
};

}  // namespace

std::unique_ptr<Verb> make_fuzz() { return std::make_unique<FuzzVerb>(); }

}  // namespace assay::cli
