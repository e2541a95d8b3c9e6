#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "cli/finding_options.h"
#include "cli/json_line.h"
#include "cli/print.h"
#include "cli/verbs.h"
#include "conform/controls/rerun.h"
#include "judge/subject/subject.h"
#include "measure/profile/difference.h"
#include "reports/difference.h"
#include "reports/store.h"

namespace assay::cli {
namespace {

/// What is compared of a database.
struct Night {
  std::unique_ptr<reports::Store> store;
  std::vector<reports::Cluster> clusters;
  std::vector<reports::Profile> profiles;
};

Result<Night> night_of(const std::string& path) {
  auto store = reports::Store::open_existing(path);
  if (!store) return tl::unexpected(store.error());
  auto clusters = (*store)->clusters();
  if (!clusters) return tl::unexpected(clusters.error());
  auto profiles = (*store)->profiles();
  if (!profiles) return tl::unexpected(profiles.error());
  return Night{*std::move(store), *std::move(clusters), *std::move(profiles)};
}

/// The back end of a night, as it is here and now. An error where there are several, or where it is another one today:
/// a reproducer that passes there would say nothing of the night.
Result<judge::Subject> back_end_of(const Night& night, const backends::Limits& limits) {
  const auto campaigns = night.store->campaigns();
  if (!campaigns) return tl::unexpected(campaigns.error());
  std::set<std::string> identities;
  for (const reports::Campaign& c : *campaigns) identities.insert(c.key.identity);
  if (identities.size() != 1)
    return fail(
        fmt::format("--rerun takes a later night of one back end; {} has {}", night.store->path(), identities.size()));
  const reports::CampaignKey& key = campaigns->back().key;
  auto subject = judge::open_subject({key.backend, {}, key.contract, true, limits});
  if (subject && subject->factory->identity() != key.identity)
    return fail(fmt::format("{} is {} here, and {} in {}", key.backend, subject->factory->identity(), key.identity,
                            night.store->path()),
                "", ErrorKind::kEnvironment);
  return subject;
}

/// Of a finding of the earlier night.
Result<conform::RerunAnswer> rerun(reports::Store& earlier, std::int64_t id, const judge::Subject& subject) {
  const auto finding = earlier.finding(id);
  if (!finding) return tl::unexpected(finding.error());
  auto c = case_of(*finding, subject.limits.resident_bytes);
  if (!c) return conform::RerunAnswer{conform::Rerun::kUnknown, c.error().text()};
  return conform::rerun({*std::move(c), finding->variant, finding->variant_options, !reports::is_own_failure(*finding)},
                        subject);
}

/// What a run says of a bug. One that shows now and then may pass at any time.
void tell(const conform::RerunAnswer& answer, reports::Changed& change) {
  const bool is_flaky = change.cluster.failure == "flaky";
  if (answer.rerun == conform::Rerun::kFails) change.change = reports::Change::kStillThere;
  if (answer.rerun == conform::Rerun::kPasses && !is_flaky) change.change = reports::Change::kFixed;
  change.note = fmt::format("its reproducer: {}", answer.words);
}

class DiffVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.positional("BEFORE", before_, "the database of the earlier night");
    options.positional("AFTER", after_, "the database of the later night");
    options.flag(
        "--rerun", reruns_,
        "for each bug that the later night did not see, run its reproducer on the back end of that night. If it "
        "passes, the bug is fixed; if it fails, the bug is still there");
    options.option("--known", known_, kKnownHelp);
    options.flag("--json", json_, "print one JSON object per line");
    declare_limits(options, limits_);
  }

  int act() override {
    const auto known = read_known(known_);
    if (!known) return complain(known.error());
    const auto before = night_of(before_), after = night_of(after_);
    if (!before) return complain(before.error());
    if (!after) return complain(after.error());
    auto changes = reports::difference(before->clusters, after->clusters);
    if (reruns_)
      if (const auto ran = rerun_unseen(changes, *before, *after); !ran) return complain(ran.error());
    int exit = kNothingUnexpected;
    for (const reports::Changed& change : changes) {
      print(change, *known);
      const bool is_new = change.change == reports::Change::kNew && change.cluster.failure != reports::kDeviation;
      if (is_new && !known->find(change.cluster)) exit = kUnexpected;
    }
    const bool changed = print_profiles(*before, *after);
    if (changes.empty() && !changed && !json_) print_out("nothing changed\n");
    return exit;
  }

 private:
  Result<void> rerun_unseen(std::vector<reports::Changed>& changes, const Night& before, const Night& after) const {
    const auto is_unseen_bug = [](const reports::Changed& c) {
      return c.change == reports::Change::kNotSeen && c.cluster.failure != reports::kDeviation;
    };
    if (std::ranges::none_of(changes, is_unseen_bug)) return {};
    const auto subject = back_end_of(after, limits_);
    if (!subject) return tl::unexpected(subject.error());
    print_error("reproducers run on {}\n", subject->factory->identity());
    for (reports::Changed& change : changes) {
      if (!is_unseen_bug(change)) continue;
      const auto answer = rerun(*before.store, change.cluster.representative, *subject);
      if (!answer) return tl::unexpected(answer.error());
      tell(*answer, change);
    }
    std::ranges::stable_sort(changes, {}, &reports::Changed::change);
    return {};
  }

  void print(const reports::Changed& change, const reports::Known& known) const {
    nlohmann::ordered_json object = reports::json_of(change);
    if (!known.is_empty()) object["known"] = known.note(change.cluster);
    print_out("{}", json_ ? json_line(object) : reports::describe(change));
  }

  /// Those of one back end and baseline; whether any differ.
  bool print_profiles(const Night& before, const Night& after) const {
    bool any = false;
    for (const reports::Profile& now : after.profiles)
      for (const reports::Profile& then : before.profiles)
        if (then.baseline == now.baseline && before.profiles.size() * after.profiles.size() == 1)
          any |= print_profile(then, now);
        else if (then.baseline == now.baseline && then.back_end == now.back_end) any |= print_profile(then, now);
    return any;
  }

  bool print_profile(const reports::Profile& then, const reports::Profile& now) const {
    const auto changes = measure::difference(then, now);
    if (changes.empty()) return false;
    if (!json_) print_out("profile of {}\n{}", now.back_end, measure::describe(changes));
    else
      for (const measure::ProfileChange& c : changes)
        print_out("{}", json_line({{"change", "profile"},
                                   {"back_end", now.back_end},
                                   {"what", c.what},
                                   {"before", c.before},
                                   {"after", c.after}}));
    return true;
  }

  std::string before_, after_, known_;
  bool json_ = false, reruns_ = false;
  backends::Limits limits_;
};

}  // namespace

std::unique_ptr<Verb> make_diff() { return std::make_unique<DiffVerb>(); }

}  // namespace assay::cli
