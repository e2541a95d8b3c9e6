#include "reports/store.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <zstd.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <ranges>
#include <sstream>

#include "reports/common_types.h"
#include "reports/content_hash.h"
#include "reports/database.h"
#include "reports/host.h"
#include "reports/json.h"
#include "reports/open_database.h"
#include "spec/version.h"

namespace assay::reports {
namespace {

// Texts longer than this, which do not fit into a page with others, are stored compressed; most reduced programs stay
// readable with any tool.
constexpr std::size_t kPlainBytes = 900;
// No program is longer; a damaged frame may claim anything.
constexpr unsigned long long kLongestText = 1ull << 32;

/// Of the hash of a text that was tried, in the database.
constexpr std::size_t kHashDigits = 16;

Blob compressed(const std::string& text) {
  std::string bytes(ZSTD_compressBound(text.size()), '\0');
  bytes.resize(ZSTD_compress(bytes.data(), bytes.size(), text.data(), text.size(), 3));
  return Blob{std::move(bytes)};
}

std::optional<std::string> decompressed(const std::string& bytes) {
  const unsigned long long size = ZSTD_getFrameContentSize(bytes.data(), bytes.size());
  if (size > kLongestText) return std::nullopt;  // an error too: those are the highest numbers
  std::string text(size, '\0');
  const std::size_t done = ZSTD_decompress(text.data(), text.size(), bytes.data(), bytes.size());
  return ZSTD_isError(done) || done != text.size() ? std::nullopt : std::optional(std::move(text));
}

std::string full_path(const std::string& path) {
  std::error_code no_folder;
  const auto full = std::filesystem::absolute(path, no_folder);
  return no_folder ? path : full.lexically_normal().string();
}

/// Where nothing lies yet, beside the database.
std::string free_name(const std::string& path) {
  std::string name = path + ".rescued";
  for (int n = 2; lies_at(name); ++n) name = fmt::format("{}.rescued-{}", path, n);
  return name;
}

/// Gives the copy the name of the database, unless something else has it by now; where the copy lies.
std::string named_as_before(const std::string& copy, const std::string& path) {
  if (lies_at(path)) return copy;
  for (const char* log : {"-wal", "-shm"}) std::remove((path + log).c_str());  // of the file that was deleted
  std::error_code taken;
  std::filesystem::create_hard_link(copy, path, taken);
  if (taken) return copy;
  std::remove(copy.c_str());
  return path;
}

spec::ElementCounts elements_from(const Row& row, int first) {
  return {row.integer(first), row.integer(first + 1), row.integer(first + 2), row.integer(first + 3)};
}

Counts counts_from(const Row& row, int first) {
  return {row.integer(first),  row.integer(first + 1), row.integer(first + 2), elements_from(row, first + 3),
          row.real(first + 7), row.real(first + 8),    row.real(first + 9)};
}

/// A list that is written as JSON in a column; `place` names its table and row.
std::vector<std::string> strings(const Row& row, int column, const std::string& place) {
  auto list = strings_from_json(row.text(column));
  if (!list) row.damaged(fmt::format("{}, column {}: no JSON list of texts", place, row.name(column)));
  return std::move(list).value_or(std::vector<std::string>{});
}

std::vector<OutputEvidence> evidence(const Row& row, int column, const std::string& place) {
  auto list = evidence_from_json(row.text(column));
  if (!list) row.damaged(fmt::format("{}, column {}: no JSON list of outputs", place, row.name(column)));
  return std::move(list).value_or(std::vector<OutputEvidence>{});
}

constexpr const char* kCampaignColumns =
    "SELECT id, backend, identity, variants, seed, contract, contract_hash, spec_hash, options, next_program, state,"
    " programs, compilations, runs, checked, weak, open, undecided, seconds, cpu_seconds, backend_cpu_seconds,"
    " started, saved, host, version FROM campaigns ";

Campaign campaign_from(const Row& row) {
  Campaign campaign;
  campaign.id = row.integer(0);
  campaign.key = {row.text(1),
                  row.text(2),
                  strings(row, 3, fmt::format("table campaigns, row {}", campaign.id)),
                  static_cast<std::uint64_t>(row.integer(4)),
                  row.text(5),
                  row.text(6),
                  row.text(7),
                  row.text(8)};
  campaign.next_program = static_cast<std::uint64_t>(row.integer(9));
  campaign.state = row.text(10);
  campaign.counts = counts_from(row, 11);
  campaign.provenance = {row.text(21), row.text(22), row.text(23), row.text(24)};
  return campaign;
}

/// Of the columns hash, text, zstd from there on.
std::string program_text(const Row& row, int first) {
  const std::string hash = row.text(first), bytes = row.text(first + 2);
  const auto text = row.null(first + 2) ? std::optional(row.text(first + 1)) : decompressed(bytes);
  if (!text)
    row.damaged(fmt::format("table programs, row {}: the {} bytes of zstd cannot be unpacked", hash, bytes.size()));
  else if (content_hash(*text) != hash)
    row.damaged(fmt::format("table programs, row {}: its text has the hash {}", hash, content_hash(*text)));
  return text.value_or("");
}

TextsOfBlock texts_from(const Row& row) {
  TextsOfBlock texts{static_cast<std::uint64_t>(row.integer(0)), {}};
  const std::string digits = row.text(1);
  for (std::size_t at = 0; at < digits.size(); at += kHashDigits) {
    std::uint64_t hash = 0;
    const char* const end = digits.data() + std::min(at + kHashDigits, digits.size());
    const auto [stopped, status] = std::from_chars(digits.data() + at, end, hash, 16);
    if (status != std::errc() || stopped != end || at + kHashDigits > digits.size())
      row.damaged(fmt::format("table recent_texts, block {}: no hashes", texts.block));
    texts.hashes.push_back(hash);
  }
  return texts;
}

/// The statement with the condition in the place of each `{}`: that a row belongs to one of the campaigns in its
/// parameter, a JSON array.
std::string in_scope(const std::string& sql) {
  constexpr const char* kCondition = "(?1 = '[]' OR campaign IN (SELECT value FROM json_each(?1)))";
  std::string out;
  for (std::size_t at = 0, hole; at <= sql.size(); at = hole + 2) {
    hole = std::min(sql.find("{}", at), sql.size());
    out += sql.substr(at, hole - at) + (hole < sql.size() ? kCondition : "");
  }
  return out;
}

std::string ids(const Scope& scope) { return fmt::format("[{}]", fmt::join(scope.campaigns, ",")); }

constexpr const char* kFindingColumns =
    "SELECT id, campaign, program_number, cluster, failure, title, ops, element_types, law, inputs, replicas,"
    " partitions, evidence, message, variant, mends, check_flags, original_inputs, elements, compilations,"
    " p.hash, p.text, p.zstd, o.hash, o.text, o.zstd, grants, kind, got, nearest, ulps, bound, typed_ops,"
    " variant_options FROM findings JOIN programs p ON p.hash = program JOIN programs o ON o.hash = original_program ";

Finding finding_from(const Row& row) {
  Finding f;
  f.id = row.integer(0);
  const std::string place = fmt::format("table findings, row {}", f.id);
  f.campaign = row.integer(1);
  f.program_number = static_cast<std::uint64_t>(row.integer(2));
  f.cluster = row.text(3);
  f.failure = row.text(4);
  f.title = row.text(5);
  f.ops = strings(row, 6, place);
  f.element_types = strings(row, 7, place);
  f.law = row.text(8);
  f.inputs = strings(row, 9, place);
  f.replicas = static_cast<int>(row.integer(10));
  f.partitions = static_cast<int>(row.integer(11));
  f.evidence = evidence(row, 12, place);
  f.message = row.text(13);
  f.variant = row.text(14);
  f.mends = strings(row, 15, place);
  f.check_flags = row.text(16);
  f.original_inputs = strings(row, 17, place);
  f.elements = static_cast<int>(row.integer(18));
  f.compilations = static_cast<int>(row.integer(19));
  f.program = program_text(row, 20);
  f.original_program = program_text(row, 23);
  f.grants = strings(row, 26, place);
  f.witness = {row.text(27), row.text(28), row.text(29), row.real(30)};
  f.bound = row.text(31);
  f.typed_ops = strings(row, 32, place);
  f.variant_options = row.text(33);
  return f;
}

Cluster cluster_from(const Row& row) {
  const std::string place = fmt::format("table findings, row {}", row.integer(6));
  return {row.text(0),    row.text(1),   row.text(2), strings(row, 3, place), strings(row, 4, place),
          row.integer(5), row.integer(6)};
}

// The statements of one block, in the transaction of the caller.

Result<void> advance(Connection& sql, std::int64_t campaign, const Block& block) {
  const Counts& c = block.counts;
  return sql.execute(
      "UPDATE campaigns SET next_program = ?2, state = ?3, programs = programs + ?4, compilations = compilations + ?5,"
      " runs = runs + ?6, checked = checked + ?7, weak = weak + ?8, open = open + ?9, undecided = undecided + ?10,"
      " seconds = seconds + ?11, cpu_seconds = cpu_seconds + ?12, backend_cpu_seconds = backend_cpu_seconds + ?13,"
      " saved = ?14, host = ?15, version = ?16 WHERE id = ?1",
      campaign, block.next_program, Blob{block.state}, c.programs, c.compilations, c.runs, c.elements.checked,
      c.elements.weak, c.elements.open, c.elements.undecided, c.seconds, c.cpu_seconds, c.backend_cpu_seconds,
      now_text(), host_name(), spec::kVersion);
}

/// A program is stored once, under the hash of its text.
Result<void> keep(Connection& sql, const std::string& text) {
  const std::string hash = content_hash(text);
  if (text.size() <= kPlainBytes) return sql.execute("INSERT OR IGNORE INTO programs VALUES (?, ?, NULL)", hash, text);
  return sql.execute("INSERT OR IGNORE INTO programs VALUES (?, NULL, ?)", hash, compressed(text));
}

Result<void> write(Connection& sql, std::int64_t campaign, const VerdictCount& v) {
  return sql.execute(
      "INSERT INTO verdicts VALUES (?, ?, ?)"
      " ON CONFLICT DO UPDATE SET programs = programs + excluded.programs",
      campaign, v.verdict, v.programs);
}

Result<void> write(Connection& sql, std::int64_t campaign, const MatrixCell& c) {
  return sql.execute(
      "INSERT INTO cells VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET"
      " programs = programs + excluded.programs, checked = checked + excluded.checked,"
      " weak = weak + excluded.weak, open = open + excluded.open,"
      " undecided = undecided + excluded.undecided, failed = failed + excluded.failed",
      campaign, c.op, c.element_type, c.programs, c.elements.checked, c.elements.weak, c.elements.open,
      c.elements.undecided, c.failed);
}

Result<void> write(Connection& sql, std::int64_t campaign, const Coverage& c) {
  return sql.execute(
      "INSERT INTO coverage VALUES (?, ?, ?, ?)"
      " ON CONFLICT DO UPDATE SET programs = programs + excluded.programs",
      campaign, c.op, c.what, c.programs);
}

Result<void> write(Connection& sql, std::int64_t campaign, const TextsOfBlock& texts) {
  std::string hashes;
  for (const std::uint64_t hash : texts.hashes) hashes += fmt::format("{:0{}x}", hash, kHashDigits);
  return sql.execute(
      "INSERT INTO recent_texts VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET hashes = hashes || excluded.hashes",
      campaign, texts.block, hashes);
}

Result<void> forget(Connection& sql, std::int64_t campaign, std::uint64_t oldest) {
  return sql.execute("DELETE FROM recent_texts WHERE campaign = ? AND block < ?", campaign, oldest);
}

Result<void> write(Connection& sql, std::int64_t campaign, const Refusal& r) {
  return keep(sql, r.program).and_then([&] {
    return sql.execute(
        "INSERT INTO refusals VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET"
        " programs = programs + excluded.programs,"
        " message = iif(excluded.length < length, excluded.message, message),"
        " program = iif(excluded.length < length, excluded.program, program),"
        " length = min(length, excluded.length)",
        campaign, r.verdict, r.cause, r.feature, r.message, r.programs, content_hash(r.program), r.program.size());
  });
}

Result<void> write(Connection& sql, std::int64_t campaign, const DeviationRow& d) {
  return sql.execute(
      "INSERT INTO deviations VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET"
      " programs = programs + excluded.programs, elements = elements + excluded.elements,"
      " got = iif(excluded.ulps > ulps, excluded.got, got),"
      " nearest = iif(excluded.ulps > ulps, excluded.nearest, nearest), ulps = max(ulps, excluded.ulps)",
      campaign, d.grants, d.kind, d.programs, d.elements, d.worst.got, d.worst.nearest, d.worst.ulps);
}

Result<void> write(Connection& sql, std::int64_t campaign, const UndecidedRow& u) {
  return keep(sql, u.program).and_then([&] {
    return sql.execute(
        "INSERT INTO undecided VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET"
        " programs = programs + excluded.programs, elements = elements + excluded.elements,"
        " program = iif(excluded.length < length, excluded.program, program), length = min(length, excluded.length)",
        campaign, u.bound, u.programs, u.elements, content_hash(u.program), u.program.size());
  });
}

Result<void> write(Connection& sql, std::int64_t campaign, const OpeningRow& o) {
  return sql.execute(
      "INSERT INTO openings VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET"
      " programs = programs + excluded.programs, elements = elements + excluded.elements",
      campaign, o.op, o.element_type, o.reason, o.programs, o.elements);
}

Result<void> write(Connection& sql, std::int64_t campaign, const AvoidedRow& a) {
  return sql.execute("INSERT INTO avoided VALUES (?, ?, ?, ?, ?, ?)", campaign, a.suspect, to_json(a.traits),
                     a.programs, a.failures, a.redrawn);
}

Result<void> write(Connection& sql, std::int64_t campaign, const EnergyRow& e) {
  return sql.execute("INSERT INTO energies VALUES (?, ?, ?, ?, ?)", campaign, e.arm, e.programs, e.causes, e.energy);
}

/// What a block replaces.
Result<void> forget_states(Connection& sql, std::int64_t campaign) {
  return sql.execute("DELETE FROM avoided WHERE campaign = ?", campaign).and_then([&] {
    return sql.execute("DELETE FROM energies WHERE campaign = ?", campaign);
  });
}

/// What an earlier session had no time for: the campaign meets it again.
Result<void> forget_cut_off(Connection& sql, std::int64_t campaign) {
  return sql.execute("DELETE FROM findings WHERE campaign = ? AND cluster GLOB ?", campaign,
                     std::string(kCutOff) + "*");
}

Result<void> write(Connection& sql, std::int64_t campaign, const Finding& f) {
  return keep(sql, f.program).and_then([&] { return keep(sql, f.original_program); }).and_then([&] {
    return sql.execute(
        "INSERT INTO findings (campaign, program_number, cluster, failure, title, ops, element_types, law, program,"
        " inputs, replicas, partitions, evidence, message, variant, mends, check_flags, original_program,"
        " original_inputs, elements, compilations, grants, kind, got, nearest, ulps, bound, typed_ops,"
        " variant_options)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        campaign, f.program_number, f.cluster, f.failure, f.title, to_json(f.ops), to_json(f.element_types), f.law,
        content_hash(f.program), to_json(f.inputs), f.replicas, f.partitions, to_json(f.evidence), f.message, f.variant,
        to_json(f.mends), f.check_flags, content_hash(f.original_program), to_json(f.original_inputs), f.elements,
        f.compilations, to_json(f.grants), f.witness.kind, f.witness.got, f.witness.nearest, f.witness.ulps, f.bound,
        to_json(f.typed_ops), f.variant_options);
  });
}

/// Does it for every item, until one fails.
template <class Items> Result<void> write_all(Connection& sql, std::int64_t campaign, const Items& items) {
  for (const auto& item : items)
    if (auto done = write(sql, campaign, item); !done) return done;
  return {};
}

Result<void> write(Connection& sql, std::int64_t campaign, const Block& block) {
  return forget_cut_off(sql, campaign)
      .and_then([&] { return advance(sql, campaign, block); })
      .and_then([&] { return write_all(sql, campaign, block.verdicts); })
      .and_then([&] { return write_all(sql, campaign, block.cells); })
      .and_then([&] { return write_all(sql, campaign, block.coverage); })
      .and_then([&] { return write_all(sql, campaign, block.texts); })
      .and_then([&] { return forget(sql, campaign, block.oldest_texts); })
      .and_then([&] { return write_all(sql, campaign, block.refusals); })
      .and_then([&] { return write_all(sql, campaign, block.deviations); })
      .and_then([&] { return write_all(sql, campaign, block.undecided); })
      .and_then([&] { return write_all(sql, campaign, block.openings); })
      .and_then([&] { return forget_states(sql, campaign); })
      .and_then([&] { return write_all(sql, campaign, block.avoided); })
      .and_then([&] { return write_all(sql, campaign, block.energies); })
      .and_then([&] { return write_all(sql, campaign, block.findings); });
}

}  // namespace

std::string CampaignKey::option(const std::string& name) const {
  std::istringstream words(options);
  for (std::string word; words >> word;)
    if (word.starts_with(name + "=")) return word.substr(name.size() + 1);
  return "";
}

Counts& Counts::operator+=(const Counts& more) {
  programs += more.programs;
  compilations += more.compilations;
  runs += more.runs;
  elements += more.elements;
  seconds += more.seconds;
  cpu_seconds += more.cpu_seconds;
  backend_cpu_seconds += more.backend_cpu_seconds;
  return *this;
}

Scope scope_of(const std::vector<Campaign>& campaigns) {
  Scope scope;
  for (const Campaign& c : campaigns) scope.campaigns.push_back(c.id);
  return scope;
}

std::vector<std::vector<Campaign>> by_back_end(const std::vector<Campaign>& all) {
  std::vector<std::vector<Campaign>> groups;
  for (const Campaign& c : all) {
    const auto known = std::ranges::find(groups, c.key.identity, [](const auto& g) { return g.front().key.identity; });
    if (known != groups.end()) known->push_back(c);
    else groups.push_back({c});
  }
  return groups;
}

DeviationRow& DeviationRow::operator+=(const DeviationRow& later) {
  programs += later.programs;
  elements += later.elements;
  if (later.worst.ulps > worst.ulps) worst = later.worst;
  return *this;
}

UndecidedRow& UndecidedRow::operator+=(const UndecidedRow& later) {
  programs += later.programs;
  elements += later.elements;
  if (later.program.size() < program.size()) program = later.program;
  return *this;
}

Store::Store(std::unique_ptr<Connection> connection)
    : connection_(std::move(connection)), path_(full_path(connection_->path())) {}
Store::~Store() = default;

Result<std::unique_ptr<Store>> Store::over(Result<std::unique_ptr<Connection>> opened) {
  return std::move(opened).map([](std::unique_ptr<Connection>&& connection) {
    return std::unique_ptr<Store>(new Store(std::move(connection)));
  });
}

Result<std::unique_ptr<Store>> Store::open(const std::string& path) {
  return over(connect(path, Connection::Mode::kWrite));
}

Result<std::unique_ptr<Store>> Store::open_existing(const std::string& path) {
  return over(connect(path, Connection::Mode::kRead));
}

Result<Campaign> Store::campaign(const CampaignKey& key) {
  const std::string variants = to_json(key.variants);
  Result<void> begun = connection_->execute(
      "INSERT OR IGNORE INTO campaigns (backend, identity, variants, seed, contract, contract_hash, spec_hash, options,"
      " started, host, version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      key.backend, key.identity, variants, key.seed, key.contract, key.contract_hash, key.spec_hash, key.options,
      now_text(), host_name(), spec::kVersion);
  if (!begun) return tl::unexpected(begun.error());
  const std::string sql = std::string(kCampaignColumns) +
                          "WHERE (backend, identity, variants, seed, contract, contract_hash, spec_hash, options)"
                          " = (?, ?, ?, ?, ?, ?, ?, ?)";
  return connection_
      ->rows(sql.c_str(), campaign_from, key.backend, key.identity, variants, key.seed, key.contract, key.contract_hash,
             key.spec_hash, key.options)
      .map([](auto&& found) { return found.at(0); });
}

Result<void> Store::commit(const Campaign& campaign, const Block& block) {
  return commit(campaign, block, kPatience).and_then([&](Written written) -> Result<void> {
    if (written == Written::kAll) return {};
    return environment(fmt::format("database {} {}", path(), written == Written::kNothing ? "is locked" : "is new"));
  });
}

Result<Written> Store::commit(const Campaign& campaign, const Block& block, std::chrono::milliseconds patience) {
  connection_->set_patience(patience);
  const Result<void> done = connection_->transaction([&] { return write(*connection_, campaign.id, block); });
  connection_->set_patience(kPatience);
  if (connection_->fate() != Connection::Fate::kThere) return rescue(done);
  if (done) return Written::kAll;
  if (connection_->is_locked()) return Written::kNothing;
  return tl::unexpected(done.error());
}

/// A file that was moved is still there for who has it open, and holds the block if that could be written.
Result<Written> Store::rescue(const Result<void>& written) {
  const bool is_whole = connection_->fate() == Connection::Fate::kMoved;
  connection_->abandon();
  if (!is_whole) return environment(fmt::format("database {} was overwritten while it was in use", path_));
  const std::string copy = free_name(path_);
  const Result<void> copied = Result<void>(written).and_then([&] { return connection_->copy_to(copy); });
  if (!copied) {
    std::remove(copy.c_str());
    return environment(
        fmt::format("database {} was {} while it was in use, and what it held cannot be written to {}: {}", path_,
                    lies_at(path_) ? "replaced" : "deleted", copy, copied.error().message));
  }
  const std::string place = named_as_before(copy, path_);
  return connect(place, Connection::Mode::kWrite).map([&](std::unique_ptr<Connection> opened) {
    connection_ = std::move(opened);
    path_ = place;
    return Written::kElsewhere;
  });
}

Result<std::vector<TextsOfBlock>> Store::texts(const Campaign& campaign) {
  return connection_->rows("SELECT block, hashes FROM recent_texts WHERE campaign = ? ORDER BY block", texts_from,
                           campaign.id);
}

Result<std::vector<Campaign>> Store::campaigns() {
  return connection_->rows((std::string(kCampaignColumns) + "ORDER BY id").c_str(), campaign_from);
}

Result<std::vector<Campaign>> Store::campaigns(std::optional<std::int64_t> id) {
  auto all = campaigns();
  if (!all || !id) return all;
  const auto chosen = std::ranges::find(*all, *id, &Campaign::id);
  if (chosen != all->end()) return std::vector<Campaign>{std::move(*chosen)};
  return fail(fmt::format(
      "there is no campaign {} in {}; there {}", *id, connection_->path(),
      all->empty() ? "is none" : fmt::format("are {}", fmt::join(*all | std::views::transform(&Campaign::id), ", "))));
}

Result<std::vector<VerdictCount>> Store::verdicts(const Scope& scope) {
  return connection_->rows(
      in_scope("SELECT verdict, sum(programs) FROM verdicts WHERE {} GROUP BY verdict ORDER BY 2 DESC, 1").c_str(),
      [](const Row& row) {
        return VerdictCount{row.text(0), row.integer(1)};
      },
      ids(scope));
}

Result<std::vector<MatrixCell>> Store::cells(const Scope& scope) {
  return connection_->rows(
      in_scope("SELECT op, element_type, sum(programs), sum(checked), sum(weak), sum(open), sum(undecided), sum(failed)"
               " FROM cells WHERE {} GROUP BY op, element_type ORDER BY op, element_type")
          .c_str(),
      [](const Row& row) {
        return MatrixCell{row.text(0), row.text(1), row.integer(2), elements_from(row, 3), row.integer(7)};
      },
      ids(scope));
}

Result<std::vector<Coverage>> Store::coverage(const Scope& scope) {
  return connection_->rows(
      in_scope("SELECT op, what, sum(programs) FROM coverage WHERE {} GROUP BY op, what ORDER BY op, what").c_str(),
      [](const Row& row) {
        return Coverage{row.text(0), row.text(1), row.integer(2)};
      },
      ids(scope));
}

Result<std::vector<Refusal>> Store::refusals(const Scope& scope) {
  // Beside min() SQLite takes the plain columns from the row that has the minimum.
  return connection_->rows(
      in_scope("SELECT verdict, cause, group_concat(DISTINCT feature), message, sum(r.programs), p.hash, p.text,"
               " p.zstd, min(length)"
               " FROM (SELECT * FROM refusals WHERE {} ORDER BY feature) r JOIN programs p ON p.hash = program"
               " GROUP BY verdict, cause ORDER BY sum(r.programs) DESC, cause")
          .c_str(),
      [](const Row& row) {
        return Refusal{row.text(0), row.text(1), row.text(2), row.text(3), row.integer(4), program_text(row, 5)};
      },
      ids(scope));
}

Result<std::vector<DeviationRow>> Store::deviations(const Scope& scope) {
  // Beside max() SQLite takes the plain columns from the row that has the maximum.
  return connection_->rows(
      in_scope("SELECT grants, kind, sum(programs), sum(elements), got, nearest, max(ulps),"
               " (SELECT min(id) FROM findings f WHERE f.cluster = 'deviation: ' || d.grants AND f.kind = d.kind"
               " AND {}) FROM (SELECT * FROM deviations WHERE {} ORDER BY campaign) d JOIN gravity USING (kind)"
               " GROUP BY grants, kind ORDER BY rank DESC, sum(programs) DESC, grants")
          .c_str(),
      [](const Row& row) {
        const Witness worst{row.text(1), row.text(4), row.text(5), row.real(6)};
        return DeviationRow{row.text(0), row.text(1), row.integer(2), row.integer(3), worst, row.integer(7)};
      },
      ids(scope));
}

Result<std::vector<UndecidedRow>> Store::undecided(const Scope& scope) {
  return connection_->rows(
      in_scope("SELECT bound, sum(u.programs), sum(elements), p.hash, p.text, p.zstd, min(length)"
               " FROM undecided u JOIN programs p ON p.hash = program WHERE {} GROUP BY bound ORDER BY"
               " sum(elements) DESC, bound")
          .c_str(),
      [](const Row& row) {
        return UndecidedRow{row.text(0), row.integer(1), row.integer(2), program_text(row, 3)};
      },
      ids(scope));
}

Result<std::vector<OpeningRow>> Store::openings(const Scope& scope) {
  return connection_->rows(
      in_scope("SELECT op, element_type, reason, sum(programs), sum(elements) FROM openings WHERE {} GROUP BY op,"
               " element_type, reason ORDER BY sum(elements) DESC, op, element_type, reason")
          .c_str(),
      [](const Row& row) {
        return OpeningRow{row.text(0), row.text(1), row.text(2), row.integer(3), row.integer(4)};
      },
      ids(scope));
}

Result<std::vector<AvoidedRow>> Store::avoided(const Scope& scope) {
  return connection_->rows(
      in_scope("SELECT suspect, traits, programs, failures, redrawn FROM avoided WHERE {}"
               " ORDER BY campaign, redrawn DESC, suspect, traits")
          .c_str(),
      [](const Row& row) {
        return AvoidedRow{row.text(0), strings(row, 1, "avoided"), row.integer(2), row.integer(3), row.integer(4)};
      },
      ids(scope));
}

Result<std::vector<EnergyRow>> Store::energies(const Scope& scope) {
  return connection_->rows(
      in_scope("SELECT arm, programs, causes, energy FROM energies WHERE {} ORDER BY campaign, energy DESC, arm")
          .c_str(),
      [](const Row& row) {
        return EnergyRow{row.text(0), row.integer(1), row.real(2), row.real(3)};
      },
      ids(scope));
}

// The place of a finding in its cluster: the smallest stands for the others, of deviations the gravest.
constexpr const char* kPlace =
    "row_number() OVER (PARTITION BY cluster ORDER BY"
    " iif(failure = 'deviation', (SELECT -rank FROM gravity WHERE gravity.kind = f.kind), 0),"
    " json_array_length(ops), elements, id)";

namespace {

/// The names as values of SQL.
template <class Names> std::string sql_texts(const Names& names) {
  return fmt::format("'{}'", fmt::join(names, "', '"));
}

/// How rare the rarest element type of a finding is: what models use every day, what they use at times, and the rest.
std::string rarity() {
  return "ifnull((SELECT max(CASE WHEN value IN (" + sql_texts(kEverydayTypes) + ") THEN 0 WHEN value IN (" +
         sql_texts(kOccasionalTypes) + ") THEN 1 ELSE 2 END) FROM json_each(element_types)), 0)";
}

}  // namespace

// Wrong answers stand before what a back end says and before what ends it, and in each of these what shows on common
// types before what shows on rare ones alone.
Result<std::vector<Cluster>> Store::clusters(const Scope& scope) {
  return connection_->rows(
      in_scope(std::string("SELECT cluster, failure, title, ops, element_types, findings, id"
                           " FROM (SELECT *, count(*) OVER all_of AS findings, min(id) OVER all_of AS first, ") +
               kPlace + " AS place, min(" + rarity() +
               ") OVER all_of AS rarity"
               "       FROM findings f WHERE {} WINDOW all_of AS (PARTITION BY cluster))"
               " WHERE place = 1 ORDER BY CASE WHEN failure = 'deviation' THEN 1 WHEN failure IN (" +
               sql_texts(kOwnFailures) + ") THEN 2 ELSE 0 END, rarity, findings DESC, first")
          .c_str(),
      cluster_from, ids(scope));
}

Result<std::vector<Occurrence>> Store::occurrences(const Scope& scope) {
  return connection_->rows(
      in_scope(
          "SELECT campaign, cluster, min(failure), count(*) FROM findings WHERE {} GROUP BY campaign, cluster ORDER BY"
          " campaign, cluster")
          .c_str(),
      [](const Row& row) {
        return Occurrence{row.integer(0), row.text(1), row.text(2), row.integer(3)};
      },
      ids(scope));
}

Result<std::vector<Finding>> Store::findings(const Scope& scope) {
  const std::string sql = in_scope(std::string(kFindingColumns) + "WHERE {} ORDER BY id");
  return connection_->rows(sql.c_str(), finding_from, ids(scope));
}

Result<std::vector<Finding>> Store::some_findings(const Scope& scope, std::size_t of_each_cluster) {
  const std::string chosen =
      std::string(
          "SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY cluster ORDER BY place > 1, id) AS shown FROM"
          " (SELECT id, cluster, ") +
      kPlace + " AS place FROM findings f WHERE {})) WHERE shown <= ?2";
  const std::string sql = in_scope(std::string(kFindingColumns) + "WHERE id IN (" + chosen + ") ORDER BY id");
  return connection_->rows(sql.c_str(), finding_from, ids(scope), of_each_cluster);
}

Result<std::vector<Finding>> Store::blamed(const Scope& scope) {
  return connection_->rows(
      in_scope("SELECT DISTINCT failure, ops, element_types, typed_ops FROM findings WHERE {}").c_str(),
      [](const Row& row) {
        const std::string place = "table findings";
        Finding f{.failure = row.text(0), .ops = strings(row, 1, place), .element_types = strings(row, 2, place)};
        f.typed_ops = strings(row, 3, place);
        return f;
      },
      ids(scope));
}

Result<Finding> Store::finding(std::int64_t id) {
  const std::string sql = std::string(kFindingColumns) + "WHERE id = ?";
  auto found = connection_->rows(sql.c_str(), finding_from, id);
  if (!found) return tl::unexpected(found.error());
  if (found->empty()) return fail(fmt::format("there is no finding {} in {}", id, connection_->path()));
  return found->front();
}

}  // namespace assay::reports
