#include "measure/profile/profile.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <xxhash.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

#include "judge/builtin.h"
#include "judge/deadline.h"
#include "measure/profile/closing.h"
#include "measure/profile/contract_text.h"
#include "measure/profile/function_probe.h"
#include "measure/profile/grant_line.h"
#include "measure/profile/need.h"
#include "measure/profile/probe_runner.h"
#include "measure/profile/rule_runner.h"
#include "measure/profile/witness.h"
#include "measure/profile/worker_pool.h"

namespace assay::measure {
namespace {

using reports::FoundGrant;
using reports::Observation;
using reports::Profile;

std::string source_of(const Observation& o) {
  const char* kind = o.topic == "rewrites" ? "rule" : o.topic == "functions" ? "sweep" : "probe";
  return fmt::format("{} {}", kind, o.probe);
}

/// Which case of it, in a few words.
std::string what_of(const Observation& o) {
  const std::string& of = o.topic == "rewrites" ? o.asked : o.name;
  return fmt::format("{}{}{}", o.words, o.words.empty() || of.empty() ? "" : ", ", of);
}

/// A proposal for each line of the observation.
void add_proposals(const Observation& o, std::vector<FoundGrant>& out) {
  for (const std::string& line : o.lines) out.push_back({line, source_of(o), what_of(o), o.witness});
}

/// The types for which rules are asked: those in which programs of a back end compute.
constexpr spec::ElementType kRuleTypes[] = {spec::ElementType::f32, spec::ElementType::f64, spec::ElementType::f16,
                                            spec::ElementType::bf16};

void add_once(const std::string& line, std::vector<std::string>& lines) {
  if (std::ranges::find(lines, line) == lines.end()) lines.push_back(line);
}

bool is_budget(const std::string& line) { return line.starts_with("math "); }

/// As many are asked before the answers are kept.
constexpr std::size_t kQuestionsAtATime = 48;

/// What is asked of a back end, and the name under which its answers are kept.
struct Question {
  std::string name;
  std::function<Result<std::vector<Observation>>(backends::Backend&)> ask;
};

class Profiler {
 public:
  Profiler(const ProfileOptions& options, reports::Store& store, const std::atomic<bool>& stop,
           const std::function<void(const ProfileProgress&)>& report)
      : options_(options), store_(store), stop_(stop), report_(report) {}

  Result<Profile> run() {
    Result<void> done = open();
    for (const ProfilePart part : kProfileParts)
      if (done && options_.parts.contains(part)) {
        end_.emplace(end_of(part), stop_);
        done = run_part(part);
      }
    return done.and_then([&] { return conclude(); });
  }

 private:
  using Clock = judge::Deadline::Clock;

  /// Where a number of programs is given, the time does not matter.
  Clock::time_point at(double share) const {
    return options_.count ? Clock::time_point::max() : judge::at_share(began_, options_.time, share);
  }
  /// Parts that are chosen have the time by their shares, up to where it all comes together.
  Clock::time_point end_of(ProfilePart part) const {
    double before = 0, all = 0;
    for (const ProfilePart p : options_.parts) {
      all += kShares.at(p);
      if (p <= part) before += kShares.at(p);
    }
    return at(kQuestions * before / all);
  }
  bool ends() const { return stop_ || end_->over(); }
  bool is_cut_off() const { return Clock::now() >= at(kCutOff); }
  void leave_out(std::size_t n, std::size_t all, std::string_view what) {
    if (n > 0 && !stop_)
      profile_.left_out += fmt::format("{}{} of {} {}", profile_.left_out.empty() ? "" : ", ", n, all, what);
  }

  Result<void> run_part(ProfilePart part) {
    switch (part) {
      case ProfilePart::kProbes: return ask_probes();
      case ProfilePart::kFunctions: return measure_functions();
      case ProfilePart::kRules: return ask_rules();
      case ProfilePart::kCampaign: return run_closing_campaign();
    }
    return {};
  }

  Result<void> open() {
    auto factory = judge::open_backend(options_.backend, options_.limits);
    if (!factory) return tl::unexpected(factory.error());
    factory_ = *std::move(factory);
    auto variant = backends::find_variant(*factory_, options_.variant);
    if (!variant) return tl::unexpected(variant.error());
    if (!variant->is_plain()) return fail("a profile is of ops as they are: it has no variant " + options_.variant);
    variant_ = *variant;
    auto baseline = spec::contract_named(options_.baseline);
    if (!baseline) return tl::unexpected(baseline.error());
    baseline_ = *baseline;
    limits_ = options_.limits;
    limits_.until = at(kCutOff);
    crew_.emplace(*factory_, limits_, options_.jobs);
    profile_.back_end = factory_->identity();
    profile_.baseline = options_.baseline;
    key_ = fmt::format("{}\n{}\n{}\n{}", profile_.back_end, variant_.name, baseline_->hash,
                       spec::Records::in_force().hash());
    return recall();
  }

  /// What the store knows of this back end under this baseline.
  Result<void> recall() {
    auto steps = store_.profile_steps(key_);
    if (!steps) return tl::unexpected(steps.error());
    for (auto& step : *steps) known_[step.name] = std::move(step.observations);
    return {};
  }

  using Answers = std::optional<Result<std::vector<Observation>>>;

  /// Asks those of the questions that the store does not know; what was cut short is asked again another time.
  Result<void> ask(std::span<const Question> questions) {
    std::vector<const Question*> open;
    for (const Question& q : questions)
      if (!known_.contains(q.name)) open.push_back(&q);
    std::vector<Answers> answers(open.size());
    crew_->each(open.size(), [&](std::size_t k, backends::Backend& member) {
      if (ends()) return;
      auto answer = open[k]->ask(member);
      if (!is_cut_off()) answers[k] = std::move(answer);
    });
    for (std::size_t k = 0; k < open.size() && !stop_; ++k) {
      if (!answers[k]) continue;
      if (!*answers[k]) return tl::unexpected(answers[k]->error());
      if (auto kept = store_.keep({key_, open[k]->name, **answers[k]}); !kept) return kept;
      known_[open[k]->name] = **std::move(answers[k]);
    }
    return {};
  }

  /// All of them, some at a time, and what they propose.
  Result<void> ask_all(const char* stage, std::span<const Question> questions) {
    for (std::size_t begin = 0; begin < questions.size() && !stop_; begin += kQuestionsAtATime) {
      const auto some = questions.subspan(begin, std::min(kQuestionsAtATime, questions.size() - begin));
      if (auto asked = ask(some); !asked) return asked;
      for (const Question& q : some) note(q.name);
      tell(stage, begin + some.size(), questions.size());
    }
    const auto open = std::ranges::count_if(questions, [&](const Question& q) { return !known_.contains(q.name); });
    leave_out(static_cast<std::size_t>(open), questions.size(), stage);
    return {};
  }

  void note(const std::string& name) {
    const auto known = known_.find(name);
    if (known == known_.end()) return;
    for (const Observation& o : known->second) {
      profile_.observations.push_back(o);
      add_proposals(o, proposals_);
    }
  }

  void tell(const char* stage, std::size_t done, std::size_t total) const {
    report_({stage, done, total, proposals_.size()});
  }

  Result<void> ask_probes() {
    const auto probes = shipped_probes();
    if (!probes) return tl::unexpected(probes.error());
    std::vector<Question> all;
    for (const Probe& p : *probes)
      for (const ProbeInstance& i : instances(p))
        all.push_back({fmt::format("probe {} {}", i.probe.name, i.words), [this, i](backends::Backend& member) {
                         return ProbeRunner(member, variant_, baseline_).run(i);
                       }});
    return ask_all("probes", all);
  }

  /// A sweep has threads of its own.
  Result<void> measure_functions() {
    std::vector<std::pair<std::string, spec::ElementType>> all;
    for (const std::string& op : swept_ops())
      if (const auto types = swept_types(op))
        for (const spec::ElementType e : *types) all.emplace_back(op, e);
    std::size_t open = 0;
    for (std::size_t k = 0; k < all.size() && !stop_; ++k) {
      const auto measured = measure(all[k].first, all[k].second);
      if (!measured) return tl::unexpected(measured.error());
      open += !*measured;
      tell("functions", k + 1, all.size());
    }
    leave_out(open, all.size(), "functions");
    return {};
  }

  /// False where there was no time.
  Result<bool> measure(const std::string& op, spec::ElementType e) {
    const std::string name = fmt::format("sweep {} {}{}", op, spec::name(e), options_.exhaustive ? " all" : "");
    FunctionProbe probe(*factory_, crew_->first(), baseline_, {variant_, limits_, options_.jobs, options_.exhaustive});
    if (!known_.contains(name)) {
      if (ends()) return false;
      auto seen = probe.run(op, e, end_->over());
      if (!seen) return tl::unexpected(seen.error());
      if (ends()) return false;
      if (auto kept = store_.keep({key_, name, {*seen}}); !kept) return tl::unexpected(kept.error());
      known_[name] = {*std::move(seen)};
    }
    note(name);
    return true;
  }

  /// The lines that are proposed so far, each once.
  std::vector<std::string> proposed_lines() const {
    std::vector<std::string> lines;
    for (const FoundGrant& p : proposals_) add_once(p.line, lines);
    return lines;
  }
  /// A contract with the budgets among them that speak of the type: each rule is asked for by itself, since a wide
  /// freedom, as that of the sign of zeros, would hide it.
  Result<spec::Contract> context(spec::ElementType e) const {
    auto lines = lines_about(fmt::format("{}>", spec::name(e)), proposed_lines());
    std::erase_if(lines, [](const std::string& line) { return !is_budget(line); });
    return contract_of_lines(options_.baseline, lines);
  }

  /// What a rule does not change, no answer shows.
  Result<void> ask_rules() {
    std::map<spec::ElementType, spec::Contract> contexts;
    for (const spec::ElementType e : kRuleTypes) {
      auto known = context(e);
      if (!known) return tl::unexpected(known.error());
      contexts.emplace(e, *std::move(known));
    }
    std::vector<Question> all;
    for (const spec::Rule& rule : spec::rewrite_library())
      for (const auto& [e, known] : contexts)
        if (!rule.changes.empty()) all.push_back(question_of(rule.rewrite, e, known));
    return ask_all("rules", all);
  }

  Question question_of(const spec::Rewrite& rule, spec::ElementType e, const spec::Contract& known) const {
    return {fmt::format("searched rule {} {}", rule.name, spec::name(e)),
            [this, &rule, e, &known](backends::Backend& member) -> Result<std::vector<Observation>> {
              return std::vector{RuleRunner(member, variant_, known).run(rule, e)};
            }};
  }

  /// Those of the proposed lines that are needed.
  Result<std::vector<std::string>> needed_lines() const {
    return needs_of(proposals_, options_.baseline).transform([](const Needs& needs) {
      std::vector<std::string> lines;
      for (const FoundGrant& g : needs.needed) lines.push_back(g.line);
      return lines;
    });
  }

  /// A campaign takes some of its time again to reduce what it has met.
  std::chrono::milliseconds time_of_campaign() const {
    const auto left = end_of(ProfilePart::kCampaign) - Clock::now();
    return std::max(std::chrono::duration_cast<std::chrono::milliseconds>(left) * 5 / 6, std::chrono::milliseconds(0));
  }

  Result<void> run_closing_campaign() {
    const auto lines = needed_lines();
    if (!lines) return tl::unexpected(lines.error());
    if (auto written = write_draft(draft_text(options_.baseline, *lines)); !written) return written;
    ClosingCampaign campaign{.contract = options_.draft, .count = options_.count};
    if (!options_.count) campaign.time = time_of_campaign();
    const bool has_time = options_.count ? *options_.count > 0 : campaign.time->count() > 0;
    if (has_time && !stop_) {
      const auto ran = options_.campaign(campaign, store_, stop_, [&](std::uint64_t programs) {
        report_({"programs", programs, options_.count.value_or(0), proposals_.size()});
      });
      if (!ran) return ran;
    } else if (!options_.count) {
      leave_out(1, 1, "campaigns");
    }
    return learn_from_findings(*lines);
  }

  Result<void> write_draft(const std::string& text) const {
    std::ofstream out(options_.draft, std::ios::binary);
    if (out << text && out.flush()) return {};
    return fail("cannot write " + options_.draft, "", ErrorKind::kEnvironment);
  }

  /// The ids of campaigns of this back end under a draft, and of no others that the database holds.
  Result<std::set<std::int64_t>> own_campaigns() const {
    return store_.campaigns().transform([&](const auto& all) {
      std::set<std::int64_t> ids;
      for (const reports::Campaign& c : all)
        if (c.key.identity == profile_.back_end && c.key.contract == options_.draft) ids.insert(c.id);
      return ids;
    });
  }

  /// Of this and of earlier sessions. What one finding needs may explain the next ones.
  Result<void> learn_from_findings(std::vector<std::string> lines) {
    const auto own = own_campaigns();
    const auto findings = store_.findings();
    if (!own) return tl::unexpected(own.error());
    if (!findings) return tl::unexpected(findings.error());
    for (const reports::Finding& f : *findings) {
      if (!own->contains(f.campaign)) continue;
      const auto needed = proposals_of(f, options_.baseline, lines, kRuleTypes);
      for (const FoundGrant& g : needed.value_or(std::vector<FoundGrant>{})) {
        add_once(g.line, lines);
        proposals_.push_back(g);
      }
    }
    return {};
  }

  /// Answers outside the baseline for which nothing was proposed: the lines that were found may explain them.
  Result<void> look_at_the_rest() {
    std::vector<std::string> lines;
    for (const FoundGrant& g : profile_.grants) lines.push_back(g.line);
    for (const Observation& o : profile_.observations) {
      if (o.is_legal || !o.lines.empty() || o.witness.outputs.empty()) continue;
      const auto contract = contract_of_lines(options_.baseline, lines_about(o.witness.program, lines));
      const auto trial = trial_of(o.witness);
      if (!contract) return tl::unexpected(contract.error());
      if (!trial) return tl::unexpected(trial.error());
      if (!smallest_grants(*trial, address_of(o.witness), *contract))
        profile_.unexplained.push_back({"", source_of(o), what_of(o), o.witness});
    }
    return {};
  }

  /// The name says all that a cut depends on.
  std::string name_of_cut(const FoundGrant& g, const std::vector<std::string>& lines) const {
    const std::string all =
        fmt::format("{}\n{}\n{}", fmt::join(lines, "\n"), g.witness.program, fmt::join(g.witness.inputs, "\n"));
    return fmt::format("witness {} {:016x}", g.line, XXH3_64bits(all.data(), all.size()));
  }

  /// Each witness as small as the back end still shows it.
  Result<void> cut_witnesses() {
    std::vector<std::string> lines;
    for (const FoundGrant& g : profile_.grants) lines.push_back(g.line);
    std::vector<Question> all;
    for (const FoundGrant& g : profile_.grants)
      all.push_back({name_of_cut(g, lines),
                     [this, &g, &lines](backends::Backend& member) { return cut_witness(member, g, lines); }});
    for (std::size_t begin = 0; begin < all.size() && !ends(); begin += kQuestionsAtATime) {
      if (auto cut = ask(std::span(all).subspan(begin, std::min(kQuestionsAtATime, all.size() - begin))); !cut)
        return cut;
      tell("witnesses", std::min(begin + kQuestionsAtATime, all.size()), all.size());
    }
    for (std::size_t k = 0; k < all.size(); ++k)
      if (const auto cut = known_.find(all[k].name); cut != known_.end())
        profile_.grants[k].witness = cut->second.front().witness;
    return {};
  }

  Result<std::vector<Observation>> cut_witness(backends::Backend& member, const FoundGrant& g,
                                               const std::vector<std::string>& lines) const {
    Observation out;
    out.witness = WitnessCutter(member, variant_, options_.baseline, lines).cut(g);
    return std::vector{std::move(out)};
  }

  Result<Profile> conclude() {
    end_.emplace(at(1), stop_);
    auto needs = needs_of(proposals_, options_.baseline);
    if (!needs) return tl::unexpected(needs.error());
    profile_.grants = std::move(needs->needed);
    profile_.dropped = std::move(needs->dropped);
    profile_.unexplained = std::move(needs->unexplained);
    if (auto cut = cut_witnesses(); !cut) return tl::unexpected(cut.error());
    if (auto looked = look_at_the_rest(); !looked) return tl::unexpected(looked.error());
    profile_.contract = contract_text(profile_.back_end, options_.baseline, profile_.grants);
    if (auto kept = store_.keep(key_, profile_); !kept) return tl::unexpected(kept.error());
    return std::move(profile_);
  }

  /// Functions take minutes, and each finding of a campaign is worth a reduction. The rest is to cut witnesses.
  static inline const std::map<ProfilePart, double> kShares = {
      {ProfilePart::kProbes, 2}, {ProfilePart::kFunctions, 3}, {ProfilePart::kRules, 3}, {ProfilePart::kCampaign, 2}};
  static constexpr double kQuestions = 0.85, kCutOff = 1.1;

  const ProfileOptions& options_;
  reports::Store& store_;
  const std::atomic<bool>& stop_;
  const std::function<void(const ProfileProgress&)>& report_;
  std::unique_ptr<backends::BackendFactory> factory_;
  backends::Limits limits_;
  std::optional<WorkerPool> crew_;
  std::optional<judge::Deadline> end_;  ///< of the part at hand
  backends::Variant variant_;
  std::shared_ptr<const spec::Contract> baseline_;
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
  std::string key_;
  std::map<std::string, std::vector<Observation>> known_;
  std::vector<FoundGrant> proposals_;
  Profile profile_;
};

}  // namespace

std::string_view to_string(ProfilePart part) {
  static constexpr std::string_view kNames[] = {"probes", "functions", "rules", "campaign"};
  return kNames[static_cast<std::size_t>(part)];
}

Result<Profile> make_profile(const ProfileOptions& options, reports::Store& store, const std::atomic<bool>& stop,
                             const std::function<void(const ProfileProgress&)>& report) {
  return Profiler(options, store, stop, report).run();
}

}  // namespace assay::measure
