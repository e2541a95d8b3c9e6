#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <set>
#include <thread>

#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/print.h"
#include "cli/progress.h"
#include "cli/suite_folder.h"
#include "cli/verbs.h"
#include "fuzz/campaign/policy_file.h"
#include "fuzz/suite/suite.h"
#include "reports/finding_text.h"

namespace assay::cli {
namespace {

class SuiteVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.option("-o,--out", out_, "the folder to write; of an earlier suite there, what is no longer part goes",
                   Options::Need::kRequired);
    options.option("--ops", choice_.ops, "of these ops alone, such as slice,chlo.*");
    options.option("--types", choice_.types, "on these element types alone, such as f32,bf16");
    options.option("--size", size_,
                   "small: each type, boundary class and planted bug at least once; full: each class on each type");
    options.number("--seed", suite_.seed, "same specification, contract and seed: same suite");
    options.option("--contract", contract_, "which answers the files accept; a back end is held against its own");
    options.number("--jobs", jobs_, "threads; they change nothing of what is written", kJobs);
  }

  int act() override {
    if (auto read = read_choice(); !read) return complain(read.error());
    if (auto free = can_hold_suite(out_); !free) return complain(free.error());
    const fuzz::Suite suite = make();
    if (suite.is_interrupted) {
      print_error("interrupted: nothing was written\n");
      return kInterrupted;
    }
    if (auto written = write_suite(suite, out_); !written) return complain(written.error());
    print_out("{}", summary(suite.manifest));
    return kNothingUnexpected;
  }

 private:
  Result<void> read_choice() {
    if (size_ != "small" && size_ != "full") return fail(fmt::format("--size is small or full, not `{}`", size_));
    auto contract = spec::contract_named(contract_);
    if (!contract) return tl::unexpected(contract.error());
    generator::Policy policy;
    if (auto chosen = fuzz::choose(choice_, policy); !chosen) return chosen;
    suite_.contract = *contract;
    suite_.ops = policy.ops;
    suite_.types = policy.types;
    suite_.ops_text = fmt::format("{}", fmt::join(choice_.ops, ","));
    suite_.types_text = fmt::format("{}", fmt::join(choice_.types, ","));
    suite_.size = size_ == "full" ? fuzz::SuiteSize::kFull : fuzz::SuiteSize::kSmall;
    suite_.jobs = static_cast<int>(jobs_);
    suite_.stop = &stop_on_signals();
    return {};
  }

  fuzz::Suite make() const {
    ProgressLine line;
    fuzz::Suite suite = fuzz::make_suite(suite_, [&](std::size_t done, std::size_t all, const std::string& op) {
      line.show([&](double seconds) { return fmt::format("{:.0f} s  {} of {} ops  {}", seconds, done, all, op); });
    });
    line.clear();
    return suite;
  }

  std::string summary(const reports::SuiteManifest& m) const {
    std::set<std::pair<std::string, std::string>> cells;
    std::set<std::string> ops;
    std::size_t refused = 0;
    for (const reports::SuiteFile& f : m.files) {
      refused += !f.law.empty();
      if (!f.law.empty()) continue;
      cells.insert({f.op, f.type});
      ops.insert(f.op);
    }
    return fmt::format(
        "{} files in {}: {} programs of {} ops on {} op x type, {} that break a law\n"
        "{} of {} planted bugs are killed ({:.1f} %); manifest.json names the others, and what has no file\n"
        "specification {}, seed {}, {}\n"
        "run it: assay check {} --backend xla-cpu --junit out.xml | pytest {}/test_suite.py | lit {}\n",
        m.files.size(), out_, m.files.size() - refused, ops.size(), cells.size(), refused, m.killed(), m.planted,
        m.planted > 0 ? 100.0 * static_cast<double>(m.killed()) / static_cast<double>(m.planted) : 0.0, m.spec_hash,
        m.seed, m.contract, out_, out_, out_);
  }

  std::string out_, size_ = "small", contract_ = "stablehlo";
  fuzz::PolicyChoice choice_;
  fuzz::SuiteOptions suite_;
  std::uint64_t jobs_ = std::max(1u, std::thread::hardware_concurrency());
};

}  // namespace

std::unique_ptr<Verb> make_suite_verb() { return std::make_unique<SuiteVerb>(); }

}  // namespace assay::cli
