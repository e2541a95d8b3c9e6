#include <fmt/format.h>

#include <thread>

#include "cli/closing_campaign.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/print.h"
#include "cli/progress.h"
#include "cli/verbs.h"
#include "measure/profile/contract_text.h"
#include "measure/profile/difference.h"
#include "measure/profile/profile.h"
#include "reports/html/pages.h"

namespace assay::cli {
namespace {

class ProfileVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.positional("diff", words_,
                       "`diff A B`: what changed between two contracts, or between the profiles in two databases",
                       Options::Need::kOptional);
    options.option(
        "--backend", profile_.backend,
        "the back end to profile: `jax` is the jaxlib of your Python environment; `assay backends` lists all");
    options.option("--variant", profile_.variant, "named compile options of the back end");
    options.option("--baseline", profile_.baseline, "the contract to extend: a name or a file");
    options.number("--seed", profile_.seed, "the seed of the campaign; probes and rules do not depend on it");
    options.duration("--time", profile_.time,
                     "time limit for all of it. What does not fit is left out, and the output says so");
    options.number("--count", profile_.count,
                   "the number of programs in the campaign, instead of a time; 0: no campaign");
    options.option("--parts", parts_, "only these: probes, functions, rules, campaign; all by default");
    options.flag("--exhaustive", profile_.exhaustive, "try every input of 32-bit functions");
    options.number("--jobs", jobs_, "number of threads, each with its own back end process", kJobs);
    declare_limits(options, profile_.limits);
    options.option("--db", db_, "the database; run the same command again to resume");
    options.option("-o,--output", output_, "write the contract that was found here");
    options.option("--report", report_, "write an HTML page of the profile here");
  }

  int act() override {
    if (!words_.empty()) return compare();
    if (profile_.backend.empty())
      return complain({"--backend is required; `assay backends` lists what there is", "", ErrorKind::kInvalid});
    for (const std::string& path : {output_, report_})
      if (auto writable = can_write(path); !writable) return complain(writable.error());
    profile_.jobs = static_cast<int>(jobs_);
    if (auto read = read_parts(); !read) return complain(read.error());
    profile_.draft = db_ + ".draft.contract";
    profile_.limits.stop = &stop_on_signals();
    profile_.campaign = closing_campaign(profile_);
    auto store = reports::Store::open(db_);
    if (!store) return complain(store.error());
    auto profile = run(**store);
    if (!profile && stop_on_signals()) return kInterrupted;
    if (!profile) return complain(profile.error());
    return conclude(*profile);
  }

 private:
  Result<reports::Profile> run(reports::Store& store) const {
    ProgressLine line;
    auto profile = measure::make_profile(profile_, store, stop_on_signals(), [&](const measure::ProfileProgress& now) {
      line.show([&](double seconds) {
        const std::string total = now.total > 0 ? fmt::format(" of {}", now.total) : "";
        return fmt::format("{:.0f} s  {} {}{}  {} lines proposed", seconds, now.stage, now.done, total, now.proposed);
      });
    });
    line.clear();
    return profile;
  }

  int conclude(const reports::Profile& profile) const {
    print_out("{}", summary(profile));
    if (!output_.empty()) {
      if (auto written = write_text(output_, profile.contract); !written) return complain(written.error());
      print_out("contract      {}\n", output_);
    }
    if (!report_.empty()) {
      if (auto written = write_text(report_, reports::html_profile(profile)); !written)
        return complain(written.error());
      print_out("report        {}\n", report_);
    }
    print_out("database      {}\n", db_);
    if (stop_on_signals()) return kInterrupted;
    return profile.unexplained.empty() && profile.left_out.empty() ? kNothingUnexpected : kUnexpected;
  }

  Result<void> read_parts() {
    if (parts_.empty()) return {};
    profile_.parts.clear();
    for (const std::string& name : parts_) {
      const auto* const part =
          std::ranges::find(measure::kProfileParts, name, [](measure::ProfilePart p) { return measure::to_string(p); });
      if (part == std::end(measure::kProfileParts))
        return fail(fmt::format("`{}` is no part of a profile: there are probes, functions, rules and campaign", name));
      profile_.parts.insert(*part);
    }
    return {};
  }

  int compare() const {
    if (words_.size() != 3 || words_[0] != "diff")
      return complain({"expected `profile diff A B`", "", ErrorKind::kInvalid});
    const auto before = read_profile(words_[1]), after = read_profile(words_[2]);
    if (!before) return complain(before.error());
    if (!after) return complain(after.error());
    const auto changes = measure::difference(*before, *after);
    print_out("{} against {}: {} changes\n\n{}", after->back_end, before->back_end, changes.size(),
              measure::describe(changes));
    return changes.empty() ? kNothingUnexpected : kUnexpected;
  }

  /// Of a contract, or the latest of a database.
  static Result<reports::Profile> read_profile(const std::string& path) {
    if (path.ends_with(".contract") || path.find_first_of("./") == std::string::npos)
      return spec::contract_named(path).transform([](const auto& c) { return measure::profile_of(*c); });
    auto store = reports::Store::open_existing(path);
    if (!store) return tl::unexpected(store.error());
    auto all = (*store)->profiles();
    if (!all) return tl::unexpected(all.error());
    if (all->empty()) return fail("no profile in " + path, "", ErrorKind::kEnvironment);
    return std::move(all->back());
  }

  static std::string summary(const reports::Profile& p) {
    std::string out = fmt::format(
        "back end      {}\nasked         {} questions\ngrants        {}\ndropped       {}\nunexplained   {}\n\n",
        p.back_end, p.observations.size(), p.grants.size(), p.dropped.size(), p.unexplained.size());
    for (const auto& g : measure::merged_grants(p.grants)) out += fmt::format("  {:<64} {}\n", g.line, g.source);
    if (!p.left_out.empty())
      out += fmt::format("\nleft out      {}: no time was left, and the same command goes on with them\n", p.left_out);
    if (!p.unexplained.empty()) out += "\nAnswers outside the baseline that no grant explains:\n\n";
    for (const auto& u : p.unexplained)
      out += fmt::format("  {}, {}: {} where the baseline holds {}\n", u.source, u.what, u.witness.got,
                         u.witness.expected);
    return out + "\n";
  }

  std::vector<std::string> words_, parts_;
  measure::ProfileOptions profile_{.backend = ""};
  std::uint64_t jobs_ = std::max(1u, std::thread::hardware_concurrency());
  std::string db_ = "profile.db", output_, report_;
};

}  // namespace

std::unique_ptr<Verb> make_profile() { return std::make_unique<ProfileVerb>(); }

}  // namespace assay::cli
