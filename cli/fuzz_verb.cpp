#include <fmt/format.h>

#include <thread>
#include <utility>

#include "cli/campaign_json.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/json_line.h"
#include "cli/known_option.h"
#include "cli/print.h"
#include "cli/progress.h"
#include "cli/report_file.h"
#include "cli/verbs.h"
#include "fuzz/campaign/campaign.h"
#include "reports/finding_text.h"
#include "reports/visible.h"

namespace assay::cli {
namespace {

constexpr std::size_t kRefusals = 10, kOpenings = 5;  ///< lines of the summary

class FuzzVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.option("--backend", campaign_.backend, "what to test; `assay backends` lists what there is",
                   Options::Need::kRequired);
    options.option("--variant", campaign_.variants,
                   "named compile options of the back end, each tried on every program");
    options.number("--seed", campaign_.seed, "same seed, same programs");
    options.duration("--time", campaign_.time, "stop after this long; 1m where neither this nor --count is given");
    options.number("--count", campaign_.count,
                   "stop after this many programs, earlier sessions and other shards included");
    options.option(
        "--shard", shard_,
        "I/N: the programs whose numbers have the remainder I by N, as one of N machines; without, what Slurm, "
        "Kubernetes (with ASSAY_SHARDS) or Bazel say in the environment");
    options.number("--jobs", jobs_, "threads, each with a child of its own", kJobs);
    declare_limits(options, campaign_.limits);
    options.option("--contract", campaign_.contract, kContractHelp);
    options.option("--db", db_, "the database; the same command resumes its campaign");
    options.option("--report", report_, "write the HTML report here at the end");
    options.option("--known", known_path_, kKnownHelp);
    options.flag("--strict", strict_, "exit with 1 as well where what --known expects did not happen");
    options.flag("--json", json_, "the summary as one object on one line");
  }

  int act() override {
    campaign_.jobs = static_cast<int>(jobs_);
    const auto shard = fuzz::choose_shard(shard_, fuzz::environment_variable);
    if (!shard) return complain(shard.error());
    campaign_.shard = shard->shard;
    shard_source_ = shard->source;
    const bool is_bounded = campaign_.time || campaign_.count;
    if (!is_bounded) campaign_.time = std::chrono::minutes(1);
    auto known = read_known(known_path_);
    if (!known) return complain(known.error());
    known_ = *std::move(known);
    const auto setup = fuzz::set_up(campaign_);
    if (!setup) return complain(setup.error());
    if (auto writable = can_write(report_); !writable) return complain(writable.error());
    auto store = reports::Store::open(db_);
    if (!store) return complain(store.error());
    print_error("seed {}, {}database {}{}\n", campaign_.seed,
                campaign_.shard.is_whole() ? "" : fmt::format("shard {}, ", campaign_.shard.text()), db_,
                is_bounded ? "" : ", for 1 minute: --time or --count say otherwise");
    auto progress = run(**setup, **store);
    if (!progress) return complain(progress.error());
    return conclude(**store, *progress);
  }

 private:
  Result<fuzz::CampaignProgress> run(const fuzz::CampaignSetup& setup, reports::Store& store) const {
    ProgressLine line({campaign_.time, campaign_.count});
    bool is_first = true;
    std::string trouble;
    auto progress = fuzz::run_campaign(setup, store, stop_on_signals(), [&](const fuzz::CampaignProgress& now) {
      if (std::exchange(is_first, false) && now.first_program > 0)
        print_error("resuming at program {}\n", reports::grouped(now.first_program));
      line.interrupt(news(now, std::exchange(trouble, now.trouble)));
      line.show(now);
    });
    line.clear();
    return progress;
  }

  /// Findings, once they are written, and when writing begins to fail and works again.
  static std::string news(const fuzz::CampaignProgress& now, const std::string& trouble_before) {
    std::string text;
    for (const fuzz::SavedFinding& f : now.saved)
      text += fmt::format("found in program {}: {}\n", reports::grouped(static_cast<std::int64_t>(f.program_number)),
                          reports::visible_line(f.title));
    if (now.trouble.empty() != trouble_before.empty())
      text += now.trouble.empty() ? "the database is written again\n"
                                  : fmt::format("{}; the campaign goes on and tries again\n", now.trouble);
    return text;
  }

  int conclude(reports::Store& store, const fuzz::CampaignProgress& progress) const {
    auto data =
        store.campaigns(progress.campaign).and_then([&](const auto& own) { return reports::collect(store, own); });
    if (!data) return complain(data.error());
    if (!report_.empty()) {
      if (auto written = write_report(store, report_, known_); !written) return complain(written.error());
    }
    const auto causes = reports::violations(data->clusters);
    print_out("{}", json_ ? json_line(campaign_json(progress, *data, known_)) : text_of(progress, *data, causes));
    if (progress.interrupted) return kInterrupted;
    const bool is_missed = strict_ && !known_.missing(data->clusters).empty();
    return known_.unknown(causes).empty() && !is_missed ? kNothingUnexpected : kUnexpected;
  }

  /// The summary, and where to go on from it.
  std::string text_of(const fuzz::CampaignProgress& progress, const reports::ReportData& data,
                      const std::vector<reports::Cluster>& causes) const {
    std::string text = summary(progress, data);
    if (!report_.empty()) text += fmt::format("report        {}\n", report_);
    if (progress.unreduced > 0)
      text += fmt::format(
          "cut short     {} programs, whose reduction the end came before: the same command goes on with them\n",
          reports::grouped(progress.unreduced));
    text += fmt::format("database      {}\n", db_);
    const auto& shown = causes.empty() ? data.clusters : causes;
    if (shown.empty()) return text;
    return text + fmt::format("one finding   assay show {} --db {}\n", shown.front().representative, db_);
  }

  std::string summary(const fuzz::CampaignProgress& progress, const reports::ReportData& data) const {
    std::string text = fmt::format("back end      {}\ncontract      {}\n", campaign_.backend, progress.contract) +
                       shard_line() + reports::describe(progress.counts);
    if (const double share = progress.backend_share(); share > 0)
      text += fmt::format("CPU time      {:>12.0f} % in the back end, {:.0f} s in all\n", 100 * share,
                          progress.counts.cpu_seconds);
    if (progress.first_program > 0)
      text += fmt::format("In this session, from program {} on:\n", reports::grouped(progress.first_program));
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
    const std::string missing = reports::describe(known_.missing(data.clusters));
    if (causes.empty()) return text + "\n" + nothing_found(progress) + missing;
    const std::size_t known = causes.size() - known_.unknown(causes).size();
    return text +
           fmt::format("\n{} causes{}, by number of their smallest finding:\n\n", causes.size(),
                       known > 0 ? fmt::format(", {} of them known", known) : "") +
           reports::describe(causes, known_) + "\n" + missing;
  }

  std::string shard_line() const {
    if (shard_source_.empty()) return "";
    return fmt::format("shard         {}, counted from 0, by {}\n", campaign_.shard.text(), shard_source_);
  }

  /// In how much, and what says nothing.
  static std::string nothing_found(const fuzz::CampaignProgress& progress) {
    const reports::ElementCounts& e = progress.counts.elements;
    std::int64_t legal = 0, all = 0;
    for (const auto& [verdict, programs] : progress.verdicts) {
      all += programs;
      if (verdict == "pass" || verdict == fuzz::kDeviationVerdict || verdict == fuzz::kUndecidedVerdict)
        legal += programs;
    }
    return fmt::format(
        "No violation in {} elements that were checked. Nothing is known of {} weak, {} open and {} undecided ones, nor\n"
        "of {} of {} programs of this session, which gave no answer that could be judged, or were drawn before.\n\n",
        reports::grouped(e.checked), reports::grouped(e.weak), reports::grouped(e.open), reports::grouped(e.undecided),
        reports::grouped(all - legal), reports::grouped(all));
  }

  fuzz::CampaignOptions campaign_;
  std::uint64_t jobs_ = std::max(1u, std::thread::hardware_concurrency());
  std::string db_ = "assay.db", report_, shard_, shard_source_, known_path_;
  reports::Known known_;
  bool json_ = false, strict_ = false;
};

}  // namespace

std::unique_ptr<Verb> make_fuzz() { return std::make_unique<FuzzVerb>(); }

}  // namespace assay::cli
