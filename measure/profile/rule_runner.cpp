#include "measure/profile/rule_runner.h"

#include <fmt/format.h>

#include <algorithm>

#include "measure/names.h"
#include "measure/profile/far_probes.h"
#include "measure/profile/grant_line.h"
#include "measure/profile/probe_runner.h"
#include "program/text/text.h"

namespace assay::measure {
namespace {

using reports::Observation;
using spec::Rewrite;

constexpr std::size_t kElements = 12;  ///< outside the baseline that are looked at, in one program

/// The context with the rule for one type as its last grant.
spec::Contract with_rule(const spec::Contract& context, const Rewrite& rule, spec::ElementType e) {
  Rewrite one = rule;
  one.types = spec::set_of(e);
  return context.with(
      {rule_line(rule.name, e), rule.reason, "", [one](spec::Freedoms& c) { c.rewrites.push_back(one); }});
}

Observation asked(const Rewrite& rule, spec::ElementType e) {
  Observation out;
  out.topic = "rewrites";
  out.probe = rule.name;
  out.question = fmt::format("Is {} computed as {}?", pattern_text(rule.pattern), pattern_text(rule.replacement));
  out.words = fmt::format("E = {}", spec::name(e));
  out.behaviour = "no answer shows it";
  return out;
}

}  // namespace

std::optional<Trial> RuleRunner::answers(const RuleProbe& probe) {
  const Module& module = probe.program.module;
  if (!backend_.compile({&module, program::print(module), module.grid}, variant_).ok()) return std::nullopt;
  auto outcome = backend_.run(probe.program.inputs.front());
  if (!outcome.ok()) return std::nullopt;
  return Trial{module, probe.program.inputs.front(), std::move(outcome.outputs)};
}

/// True where an answer needs the rule.
bool RuleRunner::look(const Trial& trial, const RuleProbe& probe, const spec::Contract& contract,
                      const std::string& line, Observation& seen) const {
  const auto outside = outside_baseline(trial, contract, kElements);
  if (!outside) return false;
  oracle::Explainer explainer = explainer_of(trial, contract);
  for (const OutsideElement& e : *outside) {
    const auto grants = smallest_grants(trial, e.at, contract, explainer);
    if (grants && (grants->empty() || grants->back() + 1 != contract.grants.size())) continue;
    if (!grants && !seen.is_legal) continue;
    seen.is_legal = false;
    seen.behaviour = fmt::format("{}, where {}", grants ? "yes" : "not so, but outside the baseline", probe.what);
    seen.asked = probe.what;
    seen.witness = profile_witness_of(trial, e);
    if (grants) seen.lines = {line};
    if (grants) return true;
  }
  return false;
}

/// True where one of the programs needs the rule.
bool RuleRunner::ask(const std::vector<RuleProbe>& probes, const spec::Contract& contract, const std::string& line,
                     Observation& seen) {
  return std::ranges::any_of(probes, [&](const RuleProbe& probe) {
    const auto trial = answers(probe);
    return trial && look(*trial, probe, contract, line, seen);
  });
}

/// Drawn numbers first, which make the plainer witnesses.
Observation RuleRunner::run(const Rewrite& rule, spec::ElementType e) {
  Observation seen = asked(rule, e);
  const spec::Contract contract = with_rule(context_, rule, e);
  const std::string line = rule_line(rule.name, e);
  const auto probes = rule_probes(rule, e);
  if (probes.empty()) seen.behaviour = "no program asks for it";
  if (ask(probes, contract, line, seen)) return seen;
  const auto far = far_probes(rule, e, context_);
  if (far.empty() && !probes.empty() && seen.is_legal) seen.behaviour = "the oracle finds no numbers that show it";
  ask(far, contract, line, seen);
  return seen;
}

}  // namespace assay::measure
