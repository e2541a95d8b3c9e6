#include <fmt/format.h>

#include "cli/finding_options.h"
#include "cli/json_line.h"
#include "cli/print.h"
#include "cli/verbs.h"
#include "measure/profile/difference.h"
#include "reports/difference.h"
#include "reports/store.h"

namespace assay::cli {
namespace {

/// What is compared of a database.
struct Night {
  std::vector<reports::Cluster> clusters;
  std::vector<reports::Profile> profiles;
};

Result<Night> night_of(const std::string& path) {
  return reports::Store::open_existing(path).and_then([](const auto& store) -> Result<Night> {
    auto clusters = store->clusters();
    if (!clusters) return tl::unexpected(clusters.error());
    auto profiles = store->profiles();
    if (!profiles) return tl::unexpected(profiles.error());
    return Night{*std::move(clusters), *std::move(profiles)};
  });
}

class DiffVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.positional("BEFORE", before_, "the database of the earlier night");
    options.positional("AFTER", after_, "that of the later one");
    options.option("--known", known_, kKnownHelp);
    options.flag("--json", json_, "one object per line");
  }

  int act() override {
    const auto known = read_known(known_);
    if (!known) return complain(known.error());
    const auto before = night_of(before_), after = night_of(after_);
    if (!before) return complain(before.error());
    if (!after) return complain(after.error());
    const auto changes = reports::difference(before->clusters, after->clusters);
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
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Verb> make_diff() { return std::make_unique<DiffVerb>(); }

}  // namespace assay::cli
