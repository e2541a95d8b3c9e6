#include "fuzz/campaign/saving.h"

#include <algorithm>
#include <ranges>

#include <fmt/format.h>

namespace assay::fuzz {
namespace {

using reports::Written;
using std::chrono::milliseconds;

/// From the start to the first save: a campaign that is killed in its first second leaves something.
constexpr milliseconds kFirst{250};
constexpr milliseconds kInterval{1000};
/// A pause is at least so many times as long as the save before it.
constexpr int kPause = 50;
/// While a campaign runs, it does not stand still for a lock.
constexpr milliseconds kShortWait{50};
/// Of findings that could not be saved, so many are named.
constexpr std::size_t kNamed = 10;

}  // namespace

Saving::Saving(reports::Store& store, reports::Campaign campaign, const generator::Coverage& names)
    : store_(store), campaign_(std::move(campaign)), names_(names), due_(Clock::now() + kFirst) {}

bool Saving::is_due() const {
  const bool is_urgent = !block.findings.empty() && trouble_.empty();
  return is_urgent || Clock::now() >= due_;
}

Result<Written> Saving::save() { return save(kShortWait); }

Result<Written> Saving::save(milliseconds patience) {
  const Clock::time_point begun = Clock::now();
  const std::string before = store_.path();
  tally.write_into(names_, block);
  auto written = store_.commit(campaign_, block, patience);
  const Clock::time_point done = Clock::now();
  due_ = done + std::max<Clock::duration>(kInterval, kPause * (done - begun));
  if (!written) return tl::unexpected(in_vain(written.error()));
  if (*written == Written::kElsewhere) return tl::unexpected(elsewhere(before));
  trouble_ = *written == Written::kAll ? "" : fmt::format("database {} is locked by another process", store_.path());
  if (*written == Written::kNothing) return written;
  block = {};
  tally = {};
  return written;
}

Result<Written> Saving::save_within(milliseconds patience) {
  auto written = save(patience);
  if (!written || *written == Written::kAll) return written;
  return tl::unexpected(in_vain({trouble_, "", ErrorKind::kEnvironment}));
}

/// Nothing is lost, but who took the database away may want to know before more is written.
Error Saving::elsewhere(const std::string& before) const {
  const bool has_name = store_.path() == before;
  return {fmt::format("database {0} was {1} while the campaign ran; all that it held, up to now, is in {2} {3}: "
                      "`--db {3}` goes on from there",
                      before, has_name ? "deleted" : "replaced", has_name ? "a new file," : "the file", store_.path()),
          "", ErrorKind::kEnvironment};
}

/// The error, and what is lost with it.
Error Saving::in_vain(const Error& error) const {
  std::size_t programs = 0;
  for (const reports::TextsOfBlock& texts : block.texts) programs += texts.hashes.size();
  std::string text = fmt::format("{}\nnot saved: {} programs, which the same command tries again, with {} findings",
                                 error.message, programs, block.findings.size());
  for (const reports::Finding& f : block.findings | std::views::take(kNamed))
    text += fmt::format("\n  program {}: {}", f.program_number, f.title);
  return {text, error.place, error.kind};
}

}  // namespace assay::fuzz
