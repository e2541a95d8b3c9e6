#include "cli/selftest.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>

#include "backends/temporary_folder.h"
#include "fuzz/campaign/campaign.h"
#include "reports/finding_text.h"
#include "reports/store.h"

namespace assay::cli {
namespace {

constexpr std::uint64_t kSeed = 5, kMostPrograms = 400;
constexpr std::size_t kMostOps = 2;
constexpr int kMostElements = 4;
constexpr std::chrono::seconds kLongest{60};

struct Session {
  fuzz::CampaignProgress progress;
  std::vector<reports::Finding> findings;
};

/// Until something is found, or so many programs have run.
Result<Session> session_on(const std::string& backend, std::uint64_t programs, reports::Store& store) {
  fuzz::CampaignOptions options{.backend = backend, .seed = kSeed};
  options.policy.smoke_lap = true;
  options.count = programs;
  options.time = kLongest;
  std::atomic<bool> stop = false;
  auto progress = fuzz::run_campaign(options, store, stop,
                                     [&](const fuzz::CampaignProgress& now) { stop = stop || now.findings > 0; });
  if (!progress) return tl::unexpected(progress.error());
  auto findings = store.findings();
  if (!findings) return tl::unexpected(findings.error());
  return Session{*std::move(progress), *std::move(findings)};
}

bool is_small(const reports::Finding& f) { return f.ops.size() <= kMostOps && f.elements <= kMostElements; }

/// The first finding that is what was planted.
const reports::Finding* planted(const std::vector<reports::Finding>& all, const std::string& op) {
  const auto found = std::ranges::find_if(all, [&](const reports::Finding& f) {
    return is_small(f) && std::ranges::any_of(f.ops, [&](const std::string& o) { return o.ends_with(op); });
  });
  return found == all.end() ? nullptr : &*found;
}

std::string size_of(const reports::Finding& f) {
  return reports::counted(std::ssize(f.ops), "op") + ", " + reports::counted(f.elements, "element");
}

SelfTest wrong_session(const Session& wrong, const std::string& backend, const std::string& op) {
  const std::string ran = fmt::format("{} programs on {}", wrong.progress.counts.programs, backend);
  if (wrong.findings.empty()) return {false, ran + " showed no bug, though one is planted there"};
  if (const auto* f = planted(wrong.findings, op)) return {true, fmt::format("{} ({})", f->title, size_of(*f))};
  const reports::Finding& f = wrong.findings.front();
  return {false, fmt::format("{} showed no small reproducer with {}, but {} ({})", ran, op, f.title, size_of(f))};
}

}  // namespace

Result<SelfTest> self_test(const std::string& wrong_backend, const std::string& op, const std::string& right_backend) {
  const backends::TemporaryFolder folder("assay-selftest");
  const auto store_of_wrong = reports::Store::open(folder.path() / "wrong.db"),
             store_of_right = reports::Store::open(folder.path() / "right.db");
  if (!store_of_wrong) return tl::unexpected(store_of_wrong.error());
  if (!store_of_right) return tl::unexpected(store_of_right.error());
  const auto wrong = session_on(wrong_backend, kMostPrograms, **store_of_wrong);
  if (!wrong) return tl::unexpected(wrong.error());
  SelfTest out = wrong_session(*wrong, wrong_backend, op);
  if (!out.passed) return out;
  const auto right = session_on(right_backend, wrong->progress.next_program, **store_of_right);
  if (!right) return tl::unexpected(right.error());
  if (!right->findings.empty())
    return SelfTest{
        false, fmt::format("{} has no bug, and one was reported: {}", right_backend, right->findings.front().title)};
  if (!right->progress.has_checked()) return SelfTest{false, right_backend + " was not checked at all"};
  return out;
}

}  // namespace assay::cli
