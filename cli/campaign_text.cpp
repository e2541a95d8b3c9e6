#include "cli/campaign_text.h"

#include <algorithm>
#include <ranges>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/progress.h"
#include "reports/finding_text.h"
#include "reports/visible.h"

namespace assay::cli {
namespace {

using reports::counted;
using spec::Verdict;

constexpr std::size_t kBugsShown = 12, kRefusals = 10, kOpenings = 5, kTitleWidth = 160;

/// Stored words have hyphens.
std::string words(std::string stored) {
  std::ranges::replace(stored, '-', ' ');
  return stored;
}

Line fact(const char* name, const std::string& text) { return {fmt::format("{:<11}{}", name, text), Ink::kGrey}; }

std::int64_t programs_of_session(const fuzz::CampaignProgress& progress) {
  std::int64_t all = 0;
  for (const auto& [verdict, programs] : progress.verdicts) all += programs;
  return all;
}

Line headline(const CampaignText& text, std::size_t bugs, std::size_t known) {
  const std::string programs = counted(text.progress.counts.programs, "program");
  if (bugs > 0)
    return {fmt::format("{} in {}{}", counted(static_cast<std::int64_t>(bugs), "bug"), programs,
                        known > 0 ? fmt::format(", {} known", known) : ""),
            Ink::kRed};
  if (!text.progress.has_checked()) return {fmt::format("Nothing was checked in {}", programs), Ink::kRed};
  if (text.progress.left_out.is_unfinished())
    return {fmt::format("Unfinished: no bug confirmed in {}", programs), Ink::kRed};
  return {fmt::format("No bug in {}", programs), Ink::kGreen};
}

Line bug_row(const reports::Cluster& cluster, const reports::Known& known) {
  const std::string note = known.note(cluster);
  return {fitted(fmt::format("  #{:<4} {:<19} {}{}", cluster.representative, words(cluster.failure),
                             reports::visible_line(cluster.title), note.empty() ? "" : " [" + note + "]"),
                 kTitleWidth),
          note.empty() ? Ink::kRed : Ink::kGrey};
}

std::vector<Line> bug_rows(const CampaignText& text, const std::vector<reports::Cluster>& bugs) {
  std::vector<Line> out;
  for (const reports::Cluster& bug : bugs | std::views::take(kBugsShown)) out.push_back(bug_row(bug, text.known));
  if (bugs.size() > kBugsShown)
    out.push_back({fmt::format("  and {} more: assay show list --db {}", bugs.size() - kBugsShown, text.database)});
  return out;
}

std::int64_t allowed_programs(const reports::ReportData& data) {
  std::int64_t all = 0;
  for (const reports::DeviationRow& row : data.deviations) all += row.programs;
  return all;
}

std::string unchecked(const spec::ElementCounts& e) {
  return fmt::format("{} of {}: {} open, {} weak, {} undecided", reports::grouped(e.total() - e.checked),
                     counted(e.total(), "element"), reports::grouped(e.open), reports::grouped(e.weak),
                     reports::grouped(e.undecided));
}

/// `3 of 40 programs in this session: 1 repeat, 2 unsupported`; empty where all had answers.
std::string without_answer(const fuzz::CampaignProgress& progress) {
  std::vector<std::string> reasons;
  std::int64_t programs = 0;
  for (const Verdict v :
       {Verdict::kRepeat, Verdict::kUnsupported, Verdict::kRejected, Verdict::kUnreadable, Verdict::kBroken}) {
    const auto found = progress.verdicts.find(std::string(spec::campaign_word(v)));
    if (found == progress.verdicts.end()) continue;
    programs += found->second;
    reasons.push_back(fmt::format("{} {}", reports::grouped(found->second), words(found->first)));
  }
  return reasons.empty() ? ""
                         : fmt::format("{} of {} in this session: {}", reports::grouped(programs),
                                       counted(programs_of_session(progress), "program"), fmt::join(reasons, ", "));
}

std::string work(const reports::Counts& counts, double backend_share) {
  const std::string share = backend_share > 0 ? fmt::format("; {:.0f} s of CPU time, {:.0f} % of it in the back end",
                                                            counts.cpu_seconds, 100 * backend_share)
                                              : "";
  return fmt::format("{} ({:.1f} %), {}, {}{}", counted(counts.elements.checked, "element"),
                     checked_percent(counts.elements), counted(counts.compilations, "compilation"),
                     counted(counts.runs, "run"), share);
}

std::vector<Line> facts(const CampaignText& text) {
  const auto& [progress, data, known, shard, database, report] = text;
  std::vector<Line> out{fact("checked", work(progress.counts, progress.backend_share()))};
  if (!data.deviations.empty())
    out.push_back(fact("allowed", fmt::format("{} by the contract, in {}",
                                              counted(static_cast<std::int64_t>(data.deviations.size()), "deviation"),
                                              counted(allowed_programs(data), "program"))));
  if (progress.counts.elements.total() > progress.counts.elements.checked)
    out.push_back(fact("unchecked", unchecked(progress.counts.elements)));
  if (const std::string why = without_answer(progress); !why.empty()) out.push_back(fact("no answer", why));
  if (progress.left_out.total() > 0) out.push_back(fact("left out", fuzz::describe(progress.left_out)));
  out.push_back(fact("contract", progress.contract));
  if (!shard.empty()) out.push_back(fact("shard", shard));
  if (!report.empty()) out.push_back(fact("report", report));
  out.push_back(fact("database", database));
  return out;
}

std::string next_steps(const CampaignText& text, const std::vector<reports::Cluster>& bugs) {
  if (text.progress.left_out.total() > 0 || text.progress.interrupted)
    return "the same command goes on where this one stopped";
  if (!bugs.empty()) return fmt::format("assay show {} --db {}", bugs.front().representative, text.database);
  return "more --time, or --verbose for what was unchecked and why";
}

std::string table(const char* title, const std::string& rows) {
  return rows.empty() ? "" : fmt::format("\n{}\n\n{}", title, rows);
}

}  // namespace

Line bug_line(std::int64_t number, const std::string& failure, const std::string& title) {
  return {fmt::format("BUG #{}  {}  {}", number, words(failure), reports::visible_line(title)), Ink::kRed};
}

std::vector<Line> summary(const CampaignText& text) {
  const auto bugs = reports::violations(text.data.clusters);
  const std::size_t known = bugs.size() - text.known.unknown(bugs).size();
  std::vector<Line> out{{}, headline(text, bugs.size(), known)};
  const auto add = [&](const std::vector<Line>& lines) { out.insert(out.end(), lines.begin(), lines.end()); };
  add(bug_rows(text, bugs));
  out.emplace_back();
  add(facts(text));
  out.push_back(fact("next", next_steps(text, bugs)));
  return out;
}

std::string details(const CampaignText& text) {
  const auto& data = text.data;
  std::string verdicts;
  for (const auto& [verdict, programs] : text.progress.verdicts)
    verdicts += fmt::format("  {:<24} {:>14}\n", verdict, reports::grouped(programs));
  return table("Programs of this session by verdict:", verdicts) +
         table("Valid programs that the back end refuses, by its message:",
               reports::describe(data.refusals, kRefusals)) +
         table("Open: any value is legal, because of", reports::describe(data.openings, kOpenings)) +
         table("Undecided: outside the baseline, and the search for an explanation hit a bound:",
               reports::describe(data.undecided)) +
         table("Allowed: outside the baseline, and granted by the contract (finding, programs, grants, worst answer):",
               reports::describe(data.deviations));
}

}  // namespace assay::cli
