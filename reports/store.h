#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/finding.h"
#include "reports/profile.h"
#include "spec/element_counts.h"
#include "spec/result.h"

/// One SQLite database per campaign or shard: STRICT tables, WAL, a versioned schema. Everything a
/// block of programs gave goes in with one transaction, so that a killed campaign loses only what
/// was in flight and the same command continues it. Not thread safe: one writer, in program order.
namespace assay::reports {

/// What decides which programs a campaign draws and how it judges them. The same key resumes the
/// same campaign.
struct CampaignKey {
  std::string backend;   ///< as given to `--backend`
  std::string identity;  ///< name, version and hash of the back end
  std::vector<std::string> variants;
  std::uint64_t seed = 0;
  std::string contract;  ///< name
  std::string contract_hash;
  std::string spec_hash;
  std::string options;  ///< canonical text of whatever else changes an output byte
  bool operator==(const CampaignKey&) const = default;

  /// What the options say of it, `3/8` of `shard=3/8`; empty where they say nothing.
  std::string option(const std::string& name) const;
};

/// Sums; those of a block are added to those of its campaign.
struct Counts {
  std::int64_t programs = 0;
  std::int64_t compilations = 0;
  std::int64_t runs = 0;
  spec::ElementCounts elements;    ///< of the outputs
  double seconds = 0;              ///< wall time
  double cpu_seconds = 0;          ///< of the campaign, children included
  double backend_cpu_seconds = 0;  ///< of the children

  Counts& operator+=(const Counts& more);
};

/// When and where a campaign was run; for people alone, as nothing that is compared depends on it. Empty where a
/// database of an earlier version does not say.
struct Provenance {
  std::string started;  ///< `2026-11-23T15:38:48Z`
  std::string saved;    ///< the latest time
  std::string host;     ///< of the latest save
  std::string version;  ///< of Assay, at the latest save
};

struct Campaign {
  std::int64_t id = 0;
  CampaignKey key;
  std::uint64_t next_program = 0;  ///< where to resume: everything below is in the database
  std::string state;               ///< what the campaign learnt, in its own form; empty at the start
  Counts counts;
  Provenance provenance;
};

/// How many programs ended in which verdict (`pass`, `wrong value`, `crash`, `unsupported`, ...).
struct VerdictCount {
  std::string verdict;
  std::int64_t programs = 0;
  bool operator==(const VerdictCount&) const = default;
};

/// One square of the matrix.
struct MatrixCell {
  std::string op;
  std::string element_type;
  std::int64_t programs = 0;
  spec::ElementCounts elements;
  std::int64_t failed = 0;  ///< findings whose reduced program has this op on this type
  bool operator==(const MatrixCell&) const = default;
};

/// A boundary class of an op, or a pair of ops, that was reached.
struct Coverage {
  std::string op;
  std::string what;  ///< `start_indices: 0`
  std::int64_t programs = 0;
  bool operator==(const Coverage&) const = default;
};

/// Valid programs that a back end refused, by what it said.
/// A refusal is no violation: a person has to judge it.
inline constexpr std::string_view kOurTextWasRefused = "our text was refused";
struct Refusal {
  std::string verdict;  ///< `unsupported`, `rejected`, `our text was refused`
  std::string cause;    ///< its message without what differs from program to program
  std::string feature;  ///< `sort f8E4M3`, as the campaign names it; several with commas when read
  std::string message;  ///< in the back end's words, about the program below
  std::int64_t programs = 0;
  std::string program;  ///< the shortest one
  bool operator==(const Refusal&) const = default;
};

/// Answers outside the baseline of a contract that one set of its grants explains, with one kind of distance.
struct DeviationRow {
  std::string grants;  ///< joined by ` + `
  std::string kind;
  std::int64_t programs = 0;
  std::int64_t elements = 0;
  Witness worst;             ///< as the programs were drawn
  std::int64_t finding = 0;  ///< when read: the first reduced one, or 0

  DeviationRow& operator+=(const DeviationRow& later);
  bool operator==(const DeviationRow&) const = default;
};

/// Answers outside the baseline of which it could not be decided whether a grant explains them.
struct UndecidedRow {
  std::string bound;  ///< that was hit
  std::int64_t programs = 0;
  std::int64_t elements = 0;
  std::string program;  ///< the shortest one

  UndecidedRow& operator+=(const UndecidedRow& later);
  bool operator==(const UndecidedRow&) const = default;
};

using spec::OpeningRow;

/// What a campaign draws ever less, because it is known what it shows.
struct AvoidedRow {
  std::string suspect;              ///< the failure or refusal
  std::vector<std::string> traits;  ///< what programs that show it have in common
  std::int64_t programs = 0;        ///< that had all of it, of late
  std::int64_t failures = 0;        ///< of these, those that showed it
  std::int64_t redrawn = 0;         ///< programs for which others were drawn
  bool operator==(const AvoidedRow&) const = default;
};

/// How often a campaign draws an op or an element type, and what it has brought.
struct EnergyRow {
  std::string arm;            ///< the op or the element type
  std::int64_t programs = 0;  ///< that had it
  double causes = 0;          ///< that it had a part in; each is shared by those that show it together
  double energy = 1;          ///< how many times as often as usual it is drawn
  bool operator==(const EnergyRow&) const = default;
};

/// The hashes of programs that were tried, so that none is tried twice, by the block of the campaign that drew them.
struct TextsOfBlock {
  std::uint64_t block = 0;
  std::vector<std::uint64_t> hashes;
  bool operator==(const TextsOfBlock&) const = default;
};

/// What one block of programs gave. Counts, verdicts, cells, coverage, refusals, deviations, undecided answers and
/// openings are increments; `state`, what is avoided and energies replace what was there.
struct Block {
  std::uint64_t next_program = 0;
  std::string state;
  Counts counts;
  std::vector<VerdictCount> verdicts;
  std::vector<MatrixCell> cells;
  std::vector<Coverage> coverage;
  std::vector<Refusal> refusals;
  std::vector<DeviationRow> deviations;
  std::vector<UndecidedRow> undecided;
  std::vector<OpeningRow> openings;
  std::vector<AvoidedRow> avoided;
  std::vector<EnergyRow> energies;
  std::vector<TextsOfBlock> texts;
  std::uint64_t oldest_texts = 0;  ///< those of earlier blocks are forgotten
  std::vector<Finding> findings;   ///< those that are cut off stay until the next block
};

/// The answers of a back end to one question.
struct ProfileStep {
  std::string profile;  ///< back end, variant, baseline and spec
  std::string name;     ///< `probe fma E = f32`
  std::vector<Observation> observations;
};

/// What became of a block that was to be written.
enum class Written {
  kAll,
  kNothing,    ///< another process has locked the database; the block can be written later
  kElsewhere,  ///< all, with everything before it, in a new file: the old one was deleted or replaced
};

/// That a campaign met a cause.
struct Occurrence {
  std::int64_t campaign = 0;
  std::string cluster;
  std::string failure;
  std::int64_t findings = 0;
  bool operator==(const Occurrence&) const = default;
};

/// The campaigns that a question is about: all where none is named.
struct Scope {
  std::vector<std::int64_t> campaigns;
};

Scope scope_of(const std::vector<Campaign>&);

/// Campaigns by the identity of their back end, in the order in which it comes first. What different back ends answered
/// is never added up.
std::vector<std::vector<Campaign>> by_back_end(const std::vector<Campaign>&);

class Connection;

class Store {
 public:
  /// Opens for writing, and creates what is not there. An unwritable path, a file that is no
  /// database and a schema newer than this program are environment errors.
  static Result<std::unique_ptr<Store>> open(const std::string& path);
  /// Opens for reading; the file must exist.
  static Result<std::unique_ptr<Store>> open_existing(const std::string& path);
  ~Store();

  /// Where it lies now: the full path.
  const std::string& path() const { return path_; }

  /// The campaign with this key, where it stopped; begun if there is none.
  Result<Campaign> campaign(const CampaignKey&);
  /// Writes a block, all or nothing, and moves the campaign on.
  Result<void> commit(const Campaign&, const Block&);
  /// The same, but waits no longer than so for another process that has the database locked. If its file was deleted or
  /// replaced, everything goes to a new one, and `path` says where it lies: it has the old name if nothing else has.
  Result<Written> commit(const Campaign&, const Block&, std::chrono::milliseconds patience);

  /// What it remembers, in the order of the blocks.
  Result<std::vector<TextsOfBlock>> texts(const Campaign&);

  /// Keeps what was answered, so that an interrupted profile goes on behind it.
  Result<void> keep(const ProfileStep&);
  Result<std::vector<ProfileStep>> profile_steps(const std::string& profile);
  /// Keeps a profile in the place of an earlier one with this key.
  Result<void> keep(const std::string& key, const Profile&);
  /// In the order in which they were kept.
  Result<std::vector<Profile>> profiles();

  Result<std::vector<Campaign>> campaigns();
  /// That campaign alone, or all of them without a number; an error that says which there are if it is none of these.
  Result<std::vector<Campaign>> campaigns(std::optional<std::int64_t> id);
  Result<std::vector<VerdictCount>> verdicts(const Scope& = {});
  Result<std::vector<MatrixCell>> cells(const Scope& = {});
  Result<std::vector<Coverage>> coverage(const Scope& = {});
  /// One row per verdict and cause, the commonest first.
  Result<std::vector<Refusal>> refusals(const Scope& = {});
  /// One row per set of grants and kind, the gravest kinds first.
  Result<std::vector<DeviationRow>> deviations(const Scope& = {});
  /// One row per bound, the commonest first.
  Result<std::vector<UndecidedRow>> undecided(const Scope& = {});
  /// One row per op, type and reason, the commonest first.
  Result<std::vector<OpeningRow>> openings(const Scope& = {});
  /// One row per suspect and traits, by campaign, what was avoided most first.
  Result<std::vector<AvoidedRow>> avoided(const Scope& = {});
  /// One row per op and per element type, by campaign, what is drawn most often first.
  Result<std::vector<EnergyRow>> energies(const Scope& = {});
  /// Of violations and deviations: wrong answers before deviations and those before what ended a back end, of each what
  /// shows on common element types first, then the largest first, then by first appearance.
  Result<std::vector<Cluster>> clusters(const Scope& = {});
  /// Of each campaign its clusters and how many findings of them it has.
  Result<std::vector<Occurrence>> occurrences(const Scope& = {});
  /// In order of discovery.
  Result<std::vector<Finding>> findings(const Scope& = {});
  /// Of each cluster its representative and the first others, so many in all.
  Result<std::vector<Finding>> some_findings(const Scope&, std::size_t of_each_cluster);
  /// What findings stand in, each combination once: failure, ops, element types and typed ops, and nothing else of
  /// them.
  Result<std::vector<Finding>> blamed(const Scope& = {});
  Result<Finding> finding(std::int64_t id);
  /// Of the latest finding in this program of a campaign; 0 where there is none.
  std::int64_t number_of(std::int64_t campaign, std::uint64_t program_number);

 private:
  explicit Store(std::unique_ptr<Connection>);
  Result<Written> rescue(const Result<void>& written);
  static Result<std::unique_ptr<Store>> over(Result<std::unique_ptr<Connection>>);
  std::unique_ptr<Connection> connection_;
  std::string path_;
};

}  // namespace assay::reports
