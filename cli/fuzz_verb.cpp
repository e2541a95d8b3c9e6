#include <fmt/format.h>

#include <filesystem>
#include <set>
#include <thread>
#include <utility>

#include "cli/campaign_text.h"
#include "cli/files.h"
#include "cli/finding_options.h"
#include "cli/interrupt.h"
#include "cli/json_line.h"
#include "cli/machine_output.h"
#include "cli/print.h"
#include "cli/progress.h"
#include "cli/verbs.h"
#include "fuzz/campaign/campaign.h"
#include "fuzz/campaign/corpus.h"
#include "fuzz/campaign/policy_file.h"
#include "reports/finding_text.h"
#include "reports/visible.h"

namespace assay::cli {
namespace {

class FuzzVerb final : public Verb {
 public:
  void declare(Options& options) override {
    declare_subject(options);
    declare_extent(options);
    declare_programs(options);
    declare_results(options);
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
  void declare_subject(Options& options) {
    options.begin_group("What to test");
    options.option("--backend", campaign_.backend,
                   "the back end: `jax` is the jaxlib of your Python environment; `assay backends` lists all",
                   Options::Need::kRequired);
    options.option(
        "--variant", campaign_.variants,
        "named compile options of the back end. Each program runs under one of them, usually the first. A failure "
        "runs under the first as well");
    options.option("--contract", campaign_.contract, kContractHelp);
    options.flag("--no-calibrate", is_not_asked_, kNoCalibrationHelp);
    declare_limits(options, campaign_.limits);
  }

  void declare_extent(Options& options) {
    options.begin_group("How much");
    options.duration("--time", campaign_.time, "stop after this long; 1m if neither this nor --count is given");
    options.number("--count", campaign_.count,
                   "stop after this many programs, counting earlier sessions and other shards");
    options.number("--seed", campaign_.seed, "the same seed draws the same programs");
    options.number("--jobs", jobs_, "number of threads, each with its own back end process", kJobs);
    options.option(
        "--shard", shard_,
        "I/N: draw every Nth program, as machine I of N; I counts from 0. By default, Slurm, Kubernetes (with "
        "ASSAY_SHARDS) or Bazel set it in the environment");
  }

  void declare_programs(Options& options) {
    options.begin_group("What to draw");
    options.option("--ops", choice_.ops,
                   "draw only these ops, such as slice,chlo.*; the bodies of regions may have others");
    options.option("--exclude", choice_.exclude, "do not draw these ops");
    options.option("--types", choice_.types,
                   "draw only ops that read or yield one of these element types, such as f32,bf16");
    options.option(
        "--corpus", corpus_,
        "programs to start from: a file of any form that `check` reads, or a folder. They run on random inputs, and "
        "random programs grow from them. Of a larger one, such as a model, groups of 2 to 8 connected ops are run");
    options.option("--policy", policy_,
                   "a TOML file that says what programs look like; `assay spec --policy` prints one with every field");
    options.flag(
        "--no-avoid", no_avoid_,
        "draw programs that show known bugs as often as any others, and run each under every variant. `assay show "
        "avoided` lists what is avoided");
  }

  void declare_results(Options& options) {
    options.begin_group("Results");
    options.option("--db", db_, "the database; run the same command again to resume");
    options.option("--report", report_, "write the HTML report to this file at the end");
    options.option("--known", known_path_, kKnownHelp);
    options.flag("--strict", strict_, "also exit with 1 if a bug that --known expects did not show");
    options.flag("-v,--verbose", is_verbose_, "also list what was refused, unchecked and allowed");
    options.flag("--json", json_, "print one JSON object per line: each finding when it is stored, then the summary");
    machines_.declare(options);
  }

  Result<void> choose_programs() {
    campaign_.policy.smoke_lap = true;
    if (!policy_.empty()) {
      auto read = read_text(policy_).and_then(
          [&](const std::string& text) { return fuzz::read_policy(text, policy_, campaign_.policy); });
      if (!read) return read;
    }
    if (auto chosen = fuzz::choose(choice_, campaign_.policy); !chosen) return chosen;
    return corpus_.empty() ? Result<void>() : take_corpus();
  }

  Result<void> take_corpus() {
    return corpus_files().and_then([&](const auto& files) -> Result<void> {
      auto corpus = std::make_shared<const fuzz::Corpus>(fuzz::read_corpus(files));
      for (const std::string& why : corpus->left_out) print_left_out(why);
      if (corpus->programs.empty()) return fail(corpus_ + " has no program that a campaign can run");
      print_error("{} from {}\n", described(*corpus), corpus_);
      campaign_.corpus = std::move(corpus);
      return {};
    });
  }

  static void print_left_out(const std::string& why) { print_error("left out: {}\n", reports::visible_line(why)); }

  static std::string described(const fuzz::Corpus& corpus) {
    const auto count = [](std::size_t n, const char* noun) {
      return reports::counted(static_cast<std::int64_t>(n), noun);
    };
    const std::string programs = count(corpus.programs.size(), "program");
    if (corpus.models == 0) return programs;
    return fmt::format("{}, {} of them cut out of {},", programs, corpus.cones, count(corpus.models, "model"));
  }

  /// One file has to be readable; of a folder the others are taken.
  Result<std::vector<std::pair<std::string, std::string>>> corpus_files() const {
    std::error_code unreadable;
    const bool is_folder = std::filesystem::is_directory(corpus_, unreadable);
    const auto paths = is_folder ? find_programs(corpus_) : std::vector{corpus_};
    if (!paths) return tl::unexpected(paths.error());
    std::vector<std::pair<std::string, std::string>> out;
    for (const std::string& path : *paths) {
      auto text = read_program_text(path);
      if (text) out.emplace_back(path, *std::move(text));
      else if (!is_folder) return tl::unexpected(text.error());
      else print_left_out(text.error().text());
    }
    return out;
  }

  Result<fuzz::CampaignProgress> run(const fuzz::CampaignSetup& setup, reports::Store& store) const {
    ProgressLine line({campaign_.time, campaign_.count});
    bool is_first = true;
    std::set<std::string> told;
    std::string trouble;
    auto progress = fuzz::run_campaign(setup, store, stop_on_signals(), [&](const fuzz::CampaignProgress& now) {
      if (std::exchange(is_first, false) && now.first_program > 0 && !machines_.is_quiet())
        print_error("resuming at program {}\n", reports::grouped(now.first_program));
      if (json_) print_findings(store, now);
      if (machines_.is_quiet()) return;
      line.interrupt(news(store, now, std::exchange(trouble, now.trouble), told));
      line.show(now);
    });
    if (!machines_.is_quiet()) line.clear();
    return progress;
  }

  static void print_findings(reports::Store& store, const fuzz::CampaignProgress& now) {
    for (const fuzz::SavedFinding& f : now.saved)
      print_out("{}", json_line({{"event", "finding"},
                                 {"finding", store.number_of(now.campaign, f.program_number)},
                                 {"failure", f.failure},
                                 {"program", f.program_number},
                                 {"title", f.title}}));
    std::fflush(stdout);
  }

  /// Bugs, once they are written, and when writing begins to fail and works again. A bug is told once, whatever shows
  /// it again; what is allowed is only counted. `told` keeps the bugs.
  static std::vector<Line> news(reports::Store& store, const fuzz::CampaignProgress& now,
                                const std::string& trouble_before, std::set<std::string>& told) {
    std::vector<Line> lines;
    for (const fuzz::SavedFinding& f : now.saved)
      if (f.failure != reports::kDeviation && told.insert(f.cluster).second)
        lines.push_back(bug_line(store.number_of(now.campaign, f.program_number), f.failure, f.title));
    if (now.trouble.empty() != trouble_before.empty())
      lines.push_back({now.trouble.empty() ? "the database is written again"
                                           : now.trouble + "; the campaign goes on and tries again"});
    return lines;
  }

  void print_summary(const CampaignText& text) const {
    print_lines(stdout, summary(text));
    if (is_verbose_) print_out("{}", details(text));
    print_out("{}", reports::describe(known_.missing(text.data.clusters)));
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
    else print_summary({progress, *data, known_, shard_line(), db_, report_});
    if (progress.interrupted) return kInterrupted;
    const bool is_missed = strict_ && !known_.missing(data->clusters).empty();
    const bool is_unfinished = progress.left_out.is_unfinished() || !progress.has_checked();
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

  std::string shard_line() const {
    if (shard_source_.empty()) return "";
    return fmt::format("{}, counted from 0, by {}", campaign_.shard.text(), shard_source_);
  }

  bool no_avoid_ = false, is_not_asked_ = false;
  fuzz::CampaignOptions campaign_;
  std::uint64_t jobs_ = std::max(1u, std::thread::hardware_concurrency());
  std::string db_ = "assay.db", report_, shard_, shard_source_, known_path_;
  std::string policy_, corpus_;
  fuzz::PolicyChoice choice_;
  MachineOutput machines_;
  reports::Known known_;
  bool json_ = false, strict_ = false, is_verbose_ = false;
};

}  // namespace

std::unique_ptr<Verb> make_fuzz() { return std::make_unique<FuzzVerb>(); }

}  // namespace assay::cli
