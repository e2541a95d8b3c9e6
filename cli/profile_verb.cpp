#include <fmt/format.h>

#include <unistd.h>

#include <csignal>
#include <thread>

#include "cli/files.h"
#include "cli/verbs.h"
#include "fuzz/profile/contract_text.h"
#include "fuzz/profile/profile.h"

namespace assay::cli {
namespace {

std::atomic<bool> profile_stop_requested{false};

void request_profile_stop(int signal) {
  profile_stop_requested = true;
  std::signal(signal, SIG_DFL);
}

/// How far a profile is, on stderr: one line that is rewritten on a terminal, a line per stage elsewhere.
class StageLine {
 public:
  void show(const fuzz::ProfileProgress& now) {
    if (!is_terminal_ && now.done != now.total) return;
    fmt::print(stderr, "{}{} {} of {}, {} lines proposed{}", is_terminal_ ? "\r\x1b[K" : "", now.stage, now.done,
               now.total, now.proposed, is_terminal_ ? "" : "\n");
  }
  void clear() const {
    if (is_terminal_) fmt::print(stderr, "\r\x1b[K");
  }

 private:
  bool is_terminal_ = isatty(STDERR_FILENO) != 0;
};

class ProfileVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.option("--backend", profile_.backend, "what to look at; `assay backends` lists what there is");
    options.option("--variant", profile_.variant, "named compile options of the back end");
    options.option("--baseline", profile_.baseline, "the contract that is extended: a name or a file");
    options.option("--seed", profile_.seed, "of the campaign; probes and rules do not depend on it");
    options.duration("--time", profile_.time, "about how long all of it may take");
    options.flag("--exhaustive", profile_.exhaustive, "try every input of functions of 32 bits");
    options.option("--jobs", jobs_, "threads, each with a child of its own");
    declare_limits(options, profile_.limits);
    options.option("--db", db_, "the database; the same command goes on where it stopped");
    options.option("-o,--output", output_, "write the contract that was found here");
    options.option("--report", report_, "write the page of the profile here");
  }

  int act() override {
    profile_.jobs = static_cast<int>(std::clamp<std::uint64_t>(jobs_, 1, 1024));
    auto store = reports::Store::open(db_);
    if (!store) return complain(store.error());
    auto profile = run(**store);
    if (!profile) return complain(profile.error());
    return conclude(*profile);
  }

 private:
  Result<reports::Profile> run(reports::Store& store) const {
    std::signal(SIGINT, request_profile_stop);
    std::signal(SIGTERM, request_profile_stop);
    StageLine line;
    auto profile = fuzz::make_profile(profile_, store, profile_stop_requested,
                                      [&](const fuzz::ProfileProgress& now) { line.show(now); });
    line.clear();
    return profile;
  }

  int conclude(const reports::Profile& profile) const {
    fmt::print("{}", summary(profile));
    if (!output_.empty()) {
      if (auto written = write_text(output_, profile.contract); !written) return complain(written.error());
      fmt::print("contract      {}\n", output_);
    }
    fmt::print("database      {}\n", db_);
    return profile_stop_requested ? kInterrupted : kNothingUnexpected;
  }

  static std::string summary(const reports::Profile& p) {
    std::string out = fmt::format("back end      {}\nasked         {} questions\ngrants        {}\ndropped       {}\n\n",
                                  p.back_end, p.observations.size(), p.grants.size(), p.dropped.size());
    for (const auto& g : fuzz::merged_grants(p.grants))
      out += fmt::format("  {:<64} {}\n", g.line, g.source);
    return out + "\n";
  }

  fuzz::ProfileOptions profile_;
  std::uint64_t jobs_ = std::max(1u, std::thread::hardware_concurrency());
  std::string db_ = "profile.db", output_, report_;
};

}  // namespace

std::unique_ptr<Verb> make_profile() { return std::make_unique<ProfileVerb>(); }

}  // namespace assay::cli
