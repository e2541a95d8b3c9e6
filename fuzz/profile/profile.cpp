#include "fuzz/profile/profile.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "fuzz/judge/builtin.h"
#include "fuzz/profile/contract_text.h"
#include "fuzz/profile/function_probe.h"
#include "fuzz/profile/need.h"
#include "fuzz/profile/probe_runner.h"
#include "fuzz/profile/rule_runner.h"

namespace assay::fuzz {
namespace {

using reports::FoundGrant;
using reports::Observation;
using reports::Profile;

std::string source_of(const Observation& o) {
  const char* kind = o.topic == "rewrites" ? "rule" : o.topic == "functions" ? "sweep" : "probe";
  return fmt::format("{} {}", kind, o.probe);
}

/// A proposal for each line of the observation.
void add_proposals(const Observation& o, std::vector<FoundGrant>& out) {
  const std::string what = fmt::format("{}{}{}", o.words, o.words.empty() || o.name.empty() ? "" : ", ", o.name);
  for (const std::string& line : o.lines)
    out.push_back({line, source_of(o), o.topic == "rewrites" ? o.words + ", " + o.asked : what, o.witness});
}

/// The rules that are asked for, by the names under which they are granted.
Result<std::vector<spec::Rewrite>> library() {
  const auto contract = spec::contract_named("xla-default");
  if (!contract) return tl::unexpected(contract.error());
  return (*contract)->granting_all().rewrites;
}

std::vector<spec::ElementType> types_of(const spec::Rewrite& rule) {
  std::vector<spec::ElementType> out;
  for (const auto& f : spec::element_formats())
    if ((rule.types & spec::set_of(f.type)) != 0) out.push_back(f.type);
  return out;
}

class Profiler {
 public:
  Profiler(const ProfileOptions& options, reports::Store& store, const std::atomic<bool>& stop,
           const std::function<void(const ProfileProgress&)>& report)
      : options_(options), store_(store), stop_(stop), report_(report) {}

  Result<Profile> run() {
    return open()
        .and_then([&] { return ask_probes(); })
        .and_then([&] { return measure_functions(); })
        .and_then([&] { return ask_rules(); })
        .and_then([&] { return conclude(); });
  }

 private:
  Result<void> open() {
    auto factory = open_backend(options_.backend, options_.limits);
    if (!factory) return tl::unexpected(factory.error());
    factory_ = *std::move(factory);
    auto variant = backends::find_variant(*factory_, options_.variant);
    if (!variant) return tl::unexpected(variant.error());
    variant_ = *variant;
    auto baseline = spec::contract_named(options_.baseline);
    if (!baseline) return tl::unexpected(baseline.error());
    baseline_ = *baseline;
    worker_ = factory_->start(options_.limits);
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

  /// The observations of a step: those of an earlier session, or those that `ask` makes, which are kept.
  template <class Ask> Result<void> step(const std::string& name, Ask ask) {
    auto known = known_.find(name);
    if (known == known_.end()) {
      Result<std::vector<Observation>> seen = ask();
      if (!seen) return tl::unexpected(seen.error());
      if (stop_) return {};  // what was cut short is asked again
      if (auto kept = store_.keep({key_, name, *seen}); !kept) return kept;
      known = known_.emplace(name, *std::move(seen)).first;
    }
    for (const Observation& o : known->second) {
      profile_.observations.push_back(o);
      add_proposals(o, proposals_);
    }
    return {};
  }

  void tell(const char* stage, std::size_t done, std::size_t total) const {
    report_({stage, done, total, proposals_.size()});
  }

  Result<void> ask_probes() {
    const auto probes = shipped_probes();
    if (!probes) return tl::unexpected(probes.error());
    std::vector<ProbeInstance> all;
    for (const Probe& p : *probes)
      for (ProbeInstance& i : instances(p)) all.push_back(std::move(i));
    ProbeRunner runner(*worker_, variant_, baseline_);
    for (std::size_t k = 0; k < all.size() && !stop_; ++k) {
      const auto ask = [&] { return runner.run(all[k]); };
      auto asked = step(fmt::format("probe {} {}", all[k].probe.name, all[k].words), ask);
      if (!asked) return asked;
      tell("probes", k + 1, all.size());
    }
    return {};
  }

  Result<void> measure_functions() {
    std::vector<std::pair<std::string, spec::ElementType>> all;
    for (const std::string& op : swept_ops())
      if (const auto types = swept_types(op))
        for (const spec::ElementType e : *types) all.emplace_back(op, e);
    FunctionProbe probe(*factory_, *worker_, baseline_,
                        {variant_, options_.limits, options_.jobs, options_.exhaustive});
    for (std::size_t k = 0; k < all.size() && !stop_; ++k) {
      const auto& [op, e] = all[k];
      const auto ask = [&, op = op, e = e]() -> Result<std::vector<Observation>> {
        return probe.run(op, e, stop_).transform([](Observation o) { return std::vector{std::move(o)}; });
      };
      auto measured = step(fmt::format("sweep {} {}{}", op, spec::name(e), options_.exhaustive ? " all" : ""), ask);
      if (!measured) return measured;
      tell("functions", k + 1, all.size());
    }
    return {};
  }

  /// The lines that probes proposed, each once.
  Result<spec::Contract> context() const {
    std::vector<std::string> lines;
    for (const FoundGrant& p : proposals_)
      if (std::ranges::find(lines, p.line) == lines.end()) lines.push_back(p.line);
    return contract_of_lines(options_.baseline, lines);
  }

  Result<void> ask_rules() {
    const auto rules = library();
    const auto known = context();
    if (!rules) return tl::unexpected(rules.error());
    if (!known) return tl::unexpected(known.error());
    RuleRunner runner(*worker_, variant_, *known);
    for (std::size_t k = 0; k < rules->size() && !stop_; ++k) {
      const spec::Rewrite& rule = (*rules)[k];
      for (const spec::ElementType e : types_of(rule)) {
        const auto ask = [&] { return std::vector{runner.run(rule, e)}; };
        auto asked = step(fmt::format("rule {} {}", rule.name, spec::name(e)), ask);
        if (!asked) return asked;
      }
      tell("rules", k + 1, rules->size());
    }
    return {};
  }

  Result<Profile> conclude() {
    auto needs = needs_of(proposals_, options_.baseline);
    if (!needs) return tl::unexpected(needs.error());
    profile_.grants = std::move(needs->needed);
    profile_.dropped = std::move(needs->dropped);
    profile_.contract = contract_text(profile_.back_end, options_.baseline, profile_.grants);
    if (auto kept = store_.keep(key_, profile_); !kept) return tl::unexpected(kept.error());
    return std::move(profile_);
  }

  const ProfileOptions& options_;
  reports::Store& store_;
  const std::atomic<bool>& stop_;
  const std::function<void(const ProfileProgress&)>& report_;
  std::unique_ptr<backends::BackendFactory> factory_;
  std::unique_ptr<backends::Backend> worker_;
  backends::Variant variant_;
  std::shared_ptr<const spec::Contract> baseline_;
  std::string key_;
  std::map<std::string, std::vector<Observation>> known_;
  std::vector<FoundGrant> proposals_;
  Profile profile_;
};

}  // namespace

Result<Profile> make_profile(const ProfileOptions& options, reports::Store& store, const std::atomic<bool>& stop,
                             const std::function<void(const ProfileProgress&)>& report) {
  return Profiler(options, store, stop, report).run();
}

}  // namespace assay::fuzz
