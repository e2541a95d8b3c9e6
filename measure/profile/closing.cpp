#include "measure/profile/closing.h"

#include <fmt/format.h>

#include <algorithm>

#include "measure/profile/grant_line.h"
#include "measure/profile/probe_runner.h"
#include "spec/contract/rewrites.h"

namespace assay::measure {
namespace {

using reports::FoundGrant;

/// The reduced program with what the back end answered.
Result<Trial> trial_of_finding(const reports::Finding& f) {
  reports::ProfileWitness found;
  found.program = f.program;
  found.inputs = f.inputs;
  for (const reports::OutputEvidence& output : f.evidence) found.outputs.push_back(output.got);
  return trial_of(found);
}

bool answers(const reports::Finding& f) {
  const auto is_given = [](const reports::OutputEvidence& output) { return !output.got.empty(); };
  return !f.evidence.empty() && std::ranges::all_of(f.evidence, is_given);
}

/// The lines of rules that change something.
std::vector<std::string> rule_lines(std::span<const spec::ElementType> types) {
  std::vector<std::string> out;
  for (const spec::Rule& rule : spec::rewrite_library())
    for (const spec::ElementType e : types)
      if (!rule.changes.empty()) out.push_back(rule_line(rule.rewrite.name, e));
  return out;
}

/// A smallest set of the lines that explains the answer; empty where there is none.
std::vector<std::string> explained_by(const Trial& trial, const oracle::ElementAddress& at, const std::string& baseline,
                                      const std::vector<std::string>& lines) {
  const auto contract = contract_of_lines(baseline, lines);
  const auto grants = contract ? smallest_grants(trial, at, *contract) : std::nullopt;
  std::vector<std::string> out;
  for (const std::size_t k : grants.value_or(std::vector<std::size_t>{})) out.push_back(lines[k]);
  return out;
}

/// Rules are tried one by one: a search with all of them would run out of its bounds.
std::vector<std::string> lines_for(const Trial& trial, const oracle::ElementAddress& at, const std::string& baseline,
                                   const std::vector<std::string>& known, const std::vector<std::string>& rules) {
  std::vector<std::string> out = explained_by(trial, at, baseline, known);
  for (std::size_t k = 0; out.empty() && k < rules.size(); ++k) {
    auto lines = known;
    lines.push_back(rules[k]);
    out = explained_by(trial, at, baseline, lines);
  }
  return out;
}

}  // namespace

std::vector<std::string> lines_about(const std::string& program, const std::vector<std::string>& lines) {
  std::vector<std::string> out;
  for (const std::string& line : lines)
    if (speaks_of(parse_grant_line(line), program)) out.push_back(line);
  return out;
}

std::string draft_text(const std::string& baseline, const std::vector<std::string>& lines) {
  std::string text = fmt::format("contract draft : {}\n", baseline);
  for (const auto& group : same_but_for_types(lines)) {
    std::vector<std::string> alike;
    for (const std::size_t k : group) alike.push_back(lines[k]);
    text += fmt::format("  grant {} because measured \"proposed\"\n", merged(alike));
  }
  return text;
}

Result<std::vector<FoundGrant>> proposals_of(const reports::Finding& f, const std::string& baseline,
                                             const std::vector<std::string>& lines,
                                             std::span<const spec::ElementType> types_of_rules) {
  if (f.replicas * f.partitions != 1 || !answers(f)) return std::vector<FoundGrant>{};
  const auto trial = trial_of_finding(f);
  if (!trial) return tl::unexpected(trial.error());
  const auto strict = spec::contract_named(baseline);
  if (!strict) return tl::unexpected(strict.error());
  const auto outside = outside_baseline(*trial, **strict, 1);
  if (!outside || outside->empty()) return std::vector<FoundGrant>{};
  const auto needed = lines_for(*trial, outside->front().at, baseline, lines_about(f.program, lines),
                                lines_about(f.program, rule_lines(types_of_rules)));
  std::vector<FoundGrant> out;
  for (const std::string& line : needed)
    out.push_back({line, "campaign", f.title, profile_witness_of(*trial, outside->front())});
  return out;
}

}  // namespace assay::measure
