#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "backends/backend.h"
#include "fuzz/campaign/corpus.h"
#include "fuzz/campaign/evidence.h"
#include "fuzz/campaign/shard.h"
#include "generator/policy.h"
#include "judge/contract_choice.h"
#include "reports/store.h"

/// A campaign draws program n of seed s for n = 0, 1, 2, ..., and judges, reduces and stores them in that order.
/// Threads and timing change only the times that it reports, and where a campaign with a time limit ends. A campaign
/// goes on where the database says that it stopped.
namespace assay::fuzz {

struct CampaignOptions {
  std::string backend = "oracle";
  std::vector<std::string> variants;  ///< names; empty: the back end's first
  std::uint64_t seed = 0;
  Shard shard;  ///< the part of the programs that is drawn; blocks and what is learnt are its own
  std::optional<std::chrono::milliseconds> time;  ///< of this session
  std::optional<std::uint64_t> count;             ///< programs in all, earlier sessions and other shards included
  int jobs = 1;
  backends::Limits limits;
  std::string contract = judge::kAutoContract;
  bool finds_policies = true;  ///< a back end is asked what it does where its contract leaves integer operations open
  generator::Policy policy;
  std::shared_ptr<const Corpus> corpus;      ///< programs to draw from; null: none
  std::uint64_t block = 64;                  ///< programs between two steps of what steers generation
  std::uint64_t reductions_per_suspect = 2;  ///< failures with one suspect that are reduced in any case; of the rest
                                             ///< the 4th, 16th, 64th, ..., and the others are counted
  bool only_values = false;                  ///< reduce wrong values and deviations; count the rest
  bool avoid = true;                         ///< draw programs that would show what is known ever less, and the ops
                                             ///< and types of which causes came more often, and compile each under
                                             ///< one variant
  judge::ReductionLimits reduction;
  std::chrono::milliseconds patience = std::chrono::seconds(30);  ///< at the end, for a database that is locked
};

/// A finding that has just been written to the database.
struct SavedFinding {
  std::uint64_t program_number = 0;
  std::string failure;  ///< its class
  std::string title;
  std::string cluster;  ///< key of its cause
};

/// Programs of which the time came to an end: the next session meets them again.
struct LeftOut {
  std::int64_t failures = 0;  ///< violations that were not reduced, or not confirmed; they are stored as they are
  std::int64_t hangs = 0;     ///< that may be no more than slow
  std::int64_t others = 0;    ///< deviations, refusals and more of what was reduced before

  std::int64_t total() const { return failures + hangs + others; }
  /// That something may be wrong, and nobody knows: a session with this did not end well.
  bool is_unfinished() const { return failures + hangs > 0; }
};
/// `3 failures not reduced, 1 hang not confirmed`; empty where nothing was left out.
std::string describe(const LeftOut&);

/// Programs that ran, and are stored once one before them is reduced.
struct Waiting {
  std::int64_t programs = 0, failures = 0;
  spec::ElementCounts elements;
};

/// How far a campaign is; also its summary. Counts include earlier sessions.
struct CampaignProgress {
  std::int64_t campaign = 0;  ///< its number in the database
  reports::Counts counts;
  std::map<std::string, std::int64_t> verdicts;  ///< programs by verdict, this session
  std::int64_t legal = 0;                        ///< programs that ran, and no answer is known to be a violation
  std::int64_t findings = 0;                     ///< reduced and stored, this session
  std::int64_t failures = 0;                     ///< failing programs, this session
  std::int64_t deviations = 0;                   ///< programs with a deviation and no violation, this session
  std::uint64_t first_program = 0;               ///< of this session
  std::uint64_t next_program = 0;
  Waiting waiting;
  LeftOut left_out;                 ///< of which the time is up
  std::string latest;               ///< title of the latest finding
  std::vector<SavedFinding> saved;  ///< findings that were written since the last report
  std::string trouble;              ///< why nothing can be written at present; empty where it can
  std::string contract;             ///< which, and why
  bool interrupted = false;

  bool has_checked() const { return counts.elements.checked > 0; }
  /// CPU time inside the back end's children, of all CPU time spent; 0 for built-ins.
  double backend_share() const { return counts.cpu_seconds > 0 ? counts.backend_cpu_seconds / counts.cpu_seconds : 0; }
};

/// The back end, contract and variants of a campaign, or what is wrong with its options: known before anything is
/// written.
struct CampaignSetup;
Result<std::shared_ptr<const CampaignSetup>> set_up(const CampaignOptions&);

/// Runs until the time or the count is used up or `stop` becomes true. `report` is called after programs are merged,
/// from one thread at a time. What was written stays written, whatever happens; `Saving` says when that is.
Result<CampaignProgress> run_campaign(const CampaignSetup&, reports::Store&, const std::atomic<bool>& stop,
                                      const std::function<void(const CampaignProgress&)>& report);
/// `set_up` and `run_campaign`.
Result<CampaignProgress> run_campaign(const CampaignOptions&, reports::Store&, const std::atomic<bool>& stop,
                                      const std::function<void(const CampaignProgress&)>& report);

}  // namespace assay::fuzz
