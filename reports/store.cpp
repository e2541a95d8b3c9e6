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
#include "reports/stored_rows.h"
#include "spec/version.h"

namespace assay::reports {
namespace {

// Texts longer than this, which do not fit into a page with others, are stored compressed; most reduced programs stay
// readable with any tool.
constexpr std::size_t kPlainBytes = 900;
/// Of the hash of a text that was tried, in the database.
constexpr std::size_t kHashDigits = 16;

Blob compressed(const std::string& text) {
  std::string bytes(ZSTD_compressBound(text.size()), '\0');
  bytes.resize(ZSTD_compress(bytes.data(), bytes.size(), text.data(), text.size(), 3));
  return Blob{std::move(bytes)};
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
  std::vector<std::string> out;
  read_value({row, place}, column, out);
  return out;
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

/// Findings with their programs, each of which is joined under the name of its column.
std::string findings_where(const std::string& condition) {
  return fmt::format(
      "SELECT id, campaign, {} FROM findings JOIN programs AS program ON program.hash = findings.program JOIN programs AS"
      " original_program ON original_program.hash = findings.original_program {}",
      selection<Finding>(), condition);
}

Finding finding_from(const Row& row) {
  int at = 2;
  const std::int64_t id = row.integer(0);
  auto out = read_row<Finding>({row, fmt::format("table findings, row {}", id)}, at);
  out.id = id;
  out.campaign = row.integer(1);
  return out;
}

/// A row of several campaigns that were joined.
template <class Stored> Stored joined_from(const Row& row) {
  int at = 0;
  return read_row<Stored>({row, fmt::format("table {}", Table<Stored>::name)}, at);
}

Cluster cluster_from(const Row& row) {
  const std::string place = fmt::format("table findings, row {}", row.integer(6));
  return {row.text(0),    row.text(1),   row.text(2), strings(row, 3, place), strings(row, 4, place),
          row.integer(5), row.integer(6)};
}

/// The rows of the scope, those of one key joined.
template <class Stored>
Result<std::vector<Stored>> joined_rows(Connection& sql, const Scope& scope, const char* order) {
  const std::string statement = fmt::format("SELECT {} FROM {} WHERE {{}} GROUP BY {} ORDER BY {}", selection<Stored>(),
                                            Table<Stored>::name, key_columns<Stored>(), order);
  return sql.rows(in_scope(statement).c_str(), joined_from<Stored>, ids(scope));
}

/// Those that each campaign has for itself, campaign by campaign.
template <class Stored>
Result<std::vector<Stored>> rows_of_campaigns(Connection& sql, const Scope& scope, const char* order) {
  const std::string statement = fmt::format("SELECT {} FROM {} WHERE {{}} ORDER BY campaign, {}", selection<Stored>(),
                                            Table<Stored>::name, order);
  return sql.rows(in_scope(statement).c_str(), joined_from<Stored>, ids(scope));
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

/// The programs that the row refers to.
template <class Stored> Result<void> keep_programs(Connection& sql, const Stored& row) {
  Result<void> done;
  each_column<Stored>([&](const auto& column) {
    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(std::invoke(column.of, row))>, std::string>)
      if (column.names_program && done) done = keep(sql, std::invoke(column.of, row));
  });
  return done;
}

template <class Stored> Result<void> write(Connection& sql, std::int64_t campaign, const Stored& row) {
  static const std::string statement = insertion<Stored>();
  return keep_programs(sql, row).and_then([&] {
    return std::apply(
        [&](const auto&... column) { return sql.execute(statement.c_str(), campaign, stored(column, row)...); },
        Table<Stored>::columns);
  });
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
  return joined_rows<VerdictCount>(*connection_, scope, "sum(programs) DESC, verdict");
}

Result<std::vector<MatrixCell>> Store::cells(const Scope& scope) {
  return joined_rows<MatrixCell>(*connection_, scope, "op, element_type");
}

Result<std::vector<Coverage>> Store::coverage(const Scope& scope) {
  return joined_rows<Coverage>(*connection_, scope, "op, what");
}

Result<std::vector<Refusal>> Store::refusals(const Scope& scope) {
  return connection_->rows(
      in_scope("SELECT " + selection<Refusal>() +
               " FROM (SELECT * FROM refusals WHERE {} ORDER BY feature) JOIN programs p ON p.hash = program"
               " GROUP BY verdict, cause ORDER BY sum(programs) DESC, cause")
          .c_str(),
      joined_from<Refusal>, ids(scope));
}

Result<std::vector<DeviationRow>> Store::deviations(const Scope& scope) {
  return connection_->rows(
      in_scope("SELECT " + selection<DeviationRow>() +
               ", (SELECT min(id) FROM findings f WHERE f.cluster = 'deviation: ' || d.grants AND f.kind = d.kind"
               " AND {}) FROM (SELECT * FROM deviations WHERE {} ORDER BY campaign) d JOIN gravity USING (kind)"
               " GROUP BY grants, kind ORDER BY rank DESC, sum(programs) DESC, grants")
          .c_str(),
      [](const Row& row) {
        int at = 0;
        auto out = read_row<DeviationRow>({row, "table deviations"}, at);
        out.worst.kind = out.kind;
        out.finding = row.integer(at);
        return out;
      },
      ids(scope));
}

Result<std::vector<UndecidedRow>> Store::undecided(const Scope& scope) {
  return connection_->rows(
      in_scope(
          "SELECT " + selection<UndecidedRow>() +
          " FROM undecided JOIN programs p ON p.hash = program WHERE {} GROUP BY bound ORDER BY sum(elements) DESC,"
          " bound")
          .c_str(),
      joined_from<UndecidedRow>, ids(scope));
}

Result<std::vector<OpeningRow>> Store::openings(const Scope& scope) {
  return joined_rows<OpeningRow>(*connection_, scope, "sum(elements) DESC, op, element_type, reason");
}

Result<std::vector<AvoidedRow>> Store::avoided(const Scope& scope) {
  return rows_of_campaigns<AvoidedRow>(*connection_, scope, "redrawn DESC, suspect, traits");
}

Result<std::vector<EnergyRow>> Store::energies(const Scope& scope) {
  return rows_of_campaigns<EnergyRow>(*connection_, scope, "energy DESC, arm");
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
  const std::string sql = in_scope(findings_where("WHERE {} ORDER BY id"));
  return connection_->rows(sql.c_str(), finding_from, ids(scope));
}

Result<std::vector<Finding>> Store::some_findings(const Scope& scope, std::size_t of_each_cluster) {
  const std::string chosen =
      std::string(
          "SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY cluster ORDER BY place > 1, id) AS shown FROM"
          " (SELECT id, cluster, ") +
      kPlace + " AS place FROM findings f WHERE {})) WHERE shown <= ?2";
  const std::string sql = in_scope(findings_where("WHERE id IN (" + chosen + ") ORDER BY id"));
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
  const std::string sql = findings_where("WHERE id = ?");
  auto found = connection_->rows(sql.c_str(), finding_from, id);
  if (!found) return tl::unexpected(found.error());
  if (found->empty()) return fail(fmt::format("there is no finding {} in {}", id, connection_->path()));
  return found->front();
}

std::int64_t Store::number_of(std::int64_t campaign, std::uint64_t program_number) {
  const auto found = connection_->rows(
      "SELECT coalesce(max(id), 0) FROM findings WHERE campaign = ? AND program_number = ?",
      [](const Row& row) { return row.integer(0); }, campaign, program_number);
  return found && !found->empty() ? found->front() : 0;
}

}  // namespace assay::reports
