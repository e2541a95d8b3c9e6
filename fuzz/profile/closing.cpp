#include "fuzz/profile/closing.h"

#include <fmt/format.h>

#include "fuzz/profile/grant_line.h"
#include "fuzz/profile/probe_runner.h"

namespace assay::fuzz {
namespace {

using reports::FoundGrant;

/// The reduced program with what the back end answered.
Result<Trial> trial_of_finding(const reports::Finding& f) {
  reports::Exhibit exhibit;
  exhibit.program = f.program;
  exhibit.inputs = f.inputs;
  for (const reports::OutputEvidence& output : f.evidence) exhibit.outputs.push_back(output.got);
  return trial_of(exhibit);
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
                                             const std::vector<std::string>& lines) {
  std::vector<FoundGrant> out;
  if (f.failure != reports::kDeviation || f.replicas * f.partitions != 1) return out;
  const auto draft = contract_of_lines(baseline, lines_about(f.program, lines));
  if (!draft) return tl::unexpected(draft.error());
  const auto trial = trial_of_finding(f);
  if (!trial) return tl::unexpected(trial.error());
  const auto outside = outside_baseline(*trial, *draft);
  if (!outside) return tl::unexpected(outside.error());
  for (const OutsideElement& e : *outside) {
    const auto grants = smallest_grants(*trial, e.at, *draft);
    if (!grants) continue;
    for (const std::size_t k : *grants)
      out.push_back({draft->grants[k].name, "campaign", f.title, exhibit_of(*trial, e)});
    break;
  }
  return out;
}

}  // namespace assay::fuzz
