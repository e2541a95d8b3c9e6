#include <fmt/format.h>

#include <thread>
#include <utility>

#include "cli/campaign_json.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/json_line.h"
#include "cli/known_option.h"
#include "cli/machine_output.h"
#include "cli/print.h"
#include "cli/progress.h"
#include "cli/report_file.h"
#include "cli/verbs.h"
#include "fuzz/campaign/campaign.h"
#include "fuzz/campaign/corpus.h"
#include "fuzz/campaign/policy_file.h"
#include "reports/finding_text.h"
#include "reports/visible.h"

namespace assay::cli {
namespace {

constexpr std::size_t kRefusals = 10, kOpenings = 5;  ///< lines of the summary

class FuzzVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.option("--backend", campaign_.backend,
                   "what to test: `jax` is the jaxlib of your Python environment; `assay backends` lists all",
                   Options::Need::kRequired);
    options.option(
        "--variant", campaign_.variants,
        "named compile options of the back end; each program is tried under one of them, mostly the first, and a "
        "failure under the first as well");
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
    options.flag("--no-calibrate", is_not_asked_, kNoCalibrationHelp);
    options.option("--db", db_, "the database; the same command resumes its campaign");
    options.option("--report", report_, "write the HTML report here at the end");
    options.option("--known", known_path_, kKnownHelp);
    options.flag("--strict", strict_, "exit with 1 as well where what --known expects did not happen");
    options.flag("--json", json_, "one object per line: each finding when it is written, and the summary at the end");
    machines_.declare(options);
    options.option("--policy", policy_,
                   "a TOML file of what programs are like; `assay spec --policy` prints one with every field");
    options.option(
        "--ops", choice_.ops,
        "draw these ops alone, such as slice,chlo.* (bodies of regions aside); those too that are drawn by name alone");
    options.option("--exclude", choice_.exclude, "do not draw these ops");
    options.option("--types", choice_.types, "of these element types each op reads or yields one, such as f32,bf16");
    options.option(
        "--corpus", corpus_,
        "a folder of .mlir files: their programs are run as well, on drawn inputs, and drawn ones grow from them");
    options.flag(
        "--no-avoid", no_avoid_,
        "draw what would show what is known as often as anything else, and what showed new causes no more often, and "
        "try each program under every variant; "
        "`assay show avoided` and `energies` list what is otherwise");
  }

  int act() override {
    campaign_.jobs = static_cast<int>(jobs_);
    campaign_.avoid = !no_avoid_;
    campaign_.finds_policies = !is_not_asked_;
    const auto shard = fuzz::choose_shard(shard_, fuzz::environment_variable);
    if (!shard) return complain(shard.error());
    campaign_.shard = shard->shard;
    shard_source_ = shard->source;
    const bool is_bounded = campaign_.time || campaign_.count;
    if (!is_bounded) campaign_.time = std::chrono::minutes(1);
    if (auto chosen = choose_programs(); !chosen) return complain(chosen.error());
    if (auto writable = machines_.check(); !writable) return complain(writable.error());
    auto known = read_known(known_path_);
    if (!known) return complain(known.error());
    known_ = *std::move(known);
    const auto setup = fuzz::set_up(campaign_);
    if (!setup) return complain(setup.error());
    if (auto writable = can_write(report_); !writable) return complain(writable.error());
    auto store = reports::Store::open(db_);
    if (!store) return complain(store.error());
    if (!machines_.is_quiet())
      print_error("seed {}, {}database {}{}\n", campaign_.seed,
                  campaign_.shard.is_whole() ? "" : fmt::format("shard {}, ", campaign_.shard.text()), db_,
                  is_bounded ? "" : ", for 1 minute: --time or --count say otherwise");
    auto progress = run(**setup, **store);
    if (!progress) return complain(progress.error());
    return conclude(**store, *progress);
  }

 private:
  Result<void> choose_programs() {
    if (!policy_.empty()) {
      auto read = read_text(policy_).and_then(
          [&](const std::string& text) { return fuzz::read_policy(text, policy_, campaign_.policy); });
      if (!read) return read;
    }
    if (auto chosen = fuzz::choose(choice_, campaign_.policy); !chosen) return chosen;
    return corpus_.empty() ? Result<void>() : take_corpus();
  }

  Result<void> take_corpus() {
    return read_files(corpus_, ".mlir").and_then([&](const auto& files) -> Result<void> {
      auto corpus = std::make_shared<const fuzz::Corpus>(fuzz::read_corpus(files));
      for (const std::string& why : corpus->left_out) print_error("left out: {}\n", reports::visible_line(why));
      if (corpus->programs.empty()) return fail(corpus_ + " has no program that a campaign can run");
      print_error("{} programs from {}\n", corpus->programs.size(), corpus_);
      campaign_.corpus = std::move(corpus);
      return {};
    });
  }

  Result<fuzz::CampaignProgress> run(const fuzz::CampaignSetup& setup, reports::Store& store) const {
    ProgressLine line({campaign_.time, campaign_.count});
    bool is_first = true;
    std::string trouble;
    auto progress = fuzz::run_campaign(setup, store, stop_on_signals(), [&](const fuzz::CampaignProgress& now) {
      if (std::exchange(is_first, false) && now.first_program > 0 && !machines_.is_quiet())
        print_error("resuming at program {}\n", reports::grouped(now.first_program));
      if (json_) print_findings(now);
      if (machines_.is_quiet()) return;
      line.interrupt(news(now, std::exchange(trouble, now.trouble)));
      line.show(now);
    });
    if (!machines_.is_quiet()) line.clear();
    return progress;
  }

  static void print_findings(const fuzz::CampaignProgress& now) {
    for (const fuzz::SavedFinding& f : now.saved)
      print_out("{}", json_line({{"event", "finding"}, {"program", f.program_number}, {"title", f.title}}));
    std::fflush(stdout);
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
    if (auto written = machines_.write("assay fuzz", cases_of(*data), false); !written)
      return complain(written.error());
    const auto unexpected = known_.unknown(causes);
    if (json_) print_out("{}", json_line(campaign_json(progress, *data, known_)));
    else if (machines_.is_quiet())
      print_out("{}{}", reports::describe(unexpected, known_), reports::describe(known_.missing(data->clusters)));
    else print_out("{}", text_of(progress, *data, causes));
    if (progress.interrupted) return kInterrupted;
    const bool is_missed = strict_ && !known_.missing(data->clusters).empty();
    const bool is_unfinished = progress.left_out.is_unfinished() || !has_checked(progress);
    return unexpected.empty() && !is_missed && !is_unfinished ? kNothingUnexpected : kUnexpected;
  }

  /// One for the campaign as a whole, one for each cause, and one for each that is expected and not there.
  std::vector<reports::TestCase> cases_of(const reports::ReportData& data) const {
    using Outcome = reports::TestCase::Outcome;
    std::vector<reports::TestCase> out{{campaign_.backend, "campaign"}};
    for (const reports::Cluster& c : reports::violations(data.clusters)) {
      const bool is_known = known_.find(c) != nullptr;
      const std::string note = known_.note(c);
      out.push_back({campaign_.backend, c.key, is_known ? Outcome::kSkipped : Outcome::kFailed,
                     is_known ? note : c.title,
                     fmt::format("{} findings; assay show {} --db {}\n", c.findings, c.representative, db_), db_});
    }
    for (const reports::KnownCause& c : known_.missing(data.clusters))
      out.push_back({campaign_.backend, c.what(), strict_ ? Outcome::kFailed : Outcome::kSkipped,
                     "expected and not seen, by " + c.place, "", db_});
    return out;
  }

  /// The summary, and where to go on from it.
  std::string text_of(const fuzz::CampaignProgress& progress, const reports::ReportData& data,
                      const std::vector<reports::Cluster>& causes) const {
    std::string text = summary(progress, data);
    if (!report_.empty()) text += fmt::format("report        {}\n", report_);
    if (progress.left_out.total() > 0)
      text += fmt::format("left out      {}: the end came before, and the same command goes on with them\n",
                          fuzz::describe(progress.left_out));
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

  static bool has_checked(const fuzz::CampaignProgress& progress) { return progress.counts.elements.checked > 0; }

  /// In how much, and what says nothing.
  static std::string nothing_found(const fuzz::CampaignProgress& progress) {
    const spec::ElementCounts& e = progress.counts.elements;
    std::int64_t all = 0;
    for (const auto& [verdict, programs] : progress.verdicts) all += programs;
    if (!has_checked(progress))
      return fmt::format("Nothing was checked in {} programs, so nothing is known of the back end.\n\n",
                         reports::grouped(all));
    const char* begin =
        progress.left_out.is_unfinished() ? "Nothing was confirmed, and what may be wrong was left out. " : "";
    return begin +
           fmt::format(
               "No violation in {} elements that were checked. Nothing is known of {} weak, {} open and {} undecided ones, nor\n"
               "of {} of {} programs of this session, which gave no answer that could be judged, or were drawn before.\n\n",
               reports::grouped(e.checked), reports::grouped(e.weak), reports::grouped(e.open),
               reports::grouped(e.undecided), reports::grouped(all - progress.legal), reports::grouped(all));
  }

  bool no_avoid_ = false, is_not_asked_ = false;
  fuzz::CampaignOptions campaign_;
  std::uint64_t jobs_ = std::max(1u, std::thread::hardware_concurrency());
  std::string db_ = "assay.db", report_, shard_, shard_source_, known_path_;
  std::string policy_, corpus_;
  fuzz::PolicyChoice choice_;
  MachineOutput machines_;
  reports::Known known_;
  bool json_ = false, strict_ = false;
};

}  // namespace

std::unique_ptr<Verb> make_fuzz() { return std::make_unique<FuzzVerb>(); }

}  // namespace assay::cli
