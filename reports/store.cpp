#include "reports/store.h"

#include <fmt/format.h>
#include <xxhash.h>
#include <zstd.h>

#include <filesystem>

#include "reports/database.h"
#include "reports/json.h"
#include "reports/schema.h"

namespace assay::reports {
namespace {

// Texts longer than this are stored compressed; most reduced programs stay readable with any tool.
constexpr std::size_t kPlainBytes = 4096;
// No program is longer; a damaged frame may claim anything.
constexpr unsigned long long kLongestText = 1ull << 32;

std::string content_hash(const std::string& text) {
  const XXH128_hash_t hash = XXH3_128bits(text.data(), text.size());
  return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

Blob compressed(const std::string& text) {
  std::string bytes(ZSTD_compressBound(text.size()), '\0');
  bytes.resize(ZSTD_compress(bytes.data(), bytes.size(), text.data(), text.size(), 3));
  return Blob{std::move(bytes)};
}

std::string decompressed(const std::string& bytes) {
  const unsigned long long size = ZSTD_getFrameContentSize(bytes.data(), bytes.size());
  if (size > kLongestText) return "";  // an error too: those are the highest numbers
  std::string text(size, '\0');
  const std::size_t done = ZSTD_decompress(text.data(), text.size(), bytes.data(), bytes.size());
  return ZSTD_isError(done) ? "" : text;
}

Result<std::int64_t> pragma(Connection& database, const char* sql) {
  return database.rows(sql, [](const Row& row) { return row.integer(0); }).map([](const auto& rows) {
    return rows.empty() ? 0 : rows.front();
  });
}

Result<std::int64_t> table_count(Connection& database) {
  return pragma(database, "SELECT count(*) FROM sqlite_schema");
}

/// Creates the tables, unless another process just did.
Result<void> create(Connection& database) {
  const std::string script =
      fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}; {}", kApplicationId, kSchemaVersion, schema());
  return database.transaction([&] {
    return table_count(database).and_then(
        [&](std::int64_t tables) { return tables == 0 ? database.script(script.c_str()) : Result<void>{}; });
  });
}

/// Brings the tables up to this version in one transaction, unless another process just did.
Result<void> migrate(Connection& database) {
  return database.transaction([&]() -> Result<void> {
    const auto version = pragma(database, "PRAGMA user_version");
    if (!version) return tl::unexpected(version.error());
    const auto steps = migration(*version);
    if (!steps) return {};
    return database.script(fmt::format("{} PRAGMA user_version = {}", *steps, kSchemaVersion).c_str());
  });
}

/// Sees that the database is ours and of this version, or of one that can be made this one; reads only until then, so
/// that what is not stays as it is.
Result<void> recognise(Connection& database) {
  auto version = pragma(database, "PRAGMA user_version");
  auto application = version ? pragma(database, "PRAGMA application_id") : version;
  if (!application) return tl::unexpected(application.error());
  if (*application != kApplicationId) return environment(database.path() + " is not a database of Assay");
  if (*version == kSchemaVersion) return {};
  if (migration(*version)) return migrate(database);
  return environment(
      fmt::format("{} was written by {} Assay: its schema is version {}, this one knows {}; it was left as it is",
                  database.path(), *version > kSchemaVersion ? "a newer" : "an older", *version, kSchemaVersion));
}

Result<void> adopt(Connection& database, Connection::Mode mode) {
  auto tables = table_count(database);
  if (!tables) return tl::unexpected(tables.error());
  const bool create_it = *tables == 0 && mode == Connection::Mode::kWrite;
  auto created = create_it ? create(database) : Result<void>{};
  return created.and_then([&] { return recognise(database); });
}

Result<std::unique_ptr<Connection>> connect(const std::string& path, Connection::Mode mode) {
  if (path.empty()) return fail("a database needs the name of a file");
  auto database = Connection::open(path, mode);
  if (!database) return database;
  const char* settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;";
  Result<void> ready = adopt(**database, mode);
  if (ready && mode == Connection::Mode::kWrite) ready = (*database)->script(settings);
  if (!ready) return tl::unexpected(ready.error());
  return database;
}

ElementCounts elements_from(const Row& row, int first) {
  return {row.integer(first), row.integer(first + 1), row.integer(first + 2), row.integer(first + 3)};
}

Counts counts_from(const Row& row, int first) {
  return {row.integer(first),  row.integer(first + 1), row.integer(first + 2), elements_from(row, first + 3),
          row.real(first + 7), row.real(first + 8),    row.real(first + 9)};
}

constexpr const char* kCampaignColumns =
    "SELECT id, backend, identity, variants, seed, contract, contract_hash, spec_hash, options, next_program, state,"
    " programs, compilations, runs, checked, weak, open, undecided, seconds, cpu_seconds, backend_cpu_seconds FROM campaigns ";

Campaign campaign_from(const Row& row) {
  Campaign campaign;
  campaign.id = row.integer(0);
  campaign.key = {row.text(1),
                  row.text(2),
                  strings_from_json(row.text(3)),
                  static_cast<std::uint64_t>(row.integer(4)),
                  row.text(5),
                  row.text(6),
                  row.text(7),
                  row.text(8)};
  campaign.next_program = static_cast<std::uint64_t>(row.integer(9));
  campaign.state = row.text(10);
  campaign.counts = counts_from(row, 11);
  return campaign;
}

std::string program_text(const Row& row, int text, int zstd) {
  return row.null(zstd) ? row.text(text) : decompressed(row.text(zstd));
}

constexpr const char* kFindingColumns =
    "SELECT id, campaign, program_number, cluster, failure, title, ops, element_types, law, inputs, replicas,"
    " partitions, evidence, message, variant, mends, check_flags, original_inputs, elements, compilations,"
    " p.text, p.zstd, o.text, o.zstd, grants, kind, got, nearest, ulps, bound FROM findings JOIN programs p ON p.hash = program"
    " JOIN programs o ON o.hash = original_program ";

Finding finding_from(const Row& row) {
  Finding f;
  f.id = row.integer(0);
  f.campaign = row.integer(1);
  f.program_number = static_cast<std::uint64_t>(row.integer(2));
  f.cluster = row.text(3);
  f.failure = row.text(4);
  f.title = row.text(5);
  f.ops = strings_from_json(row.text(6));
  f.element_types = strings_from_json(row.text(7));
  f.law = row.text(8);
  f.inputs = strings_from_json(row.text(9));
  f.replicas = static_cast<int>(row.integer(10));
  f.partitions = static_cast<int>(row.integer(11));
  f.evidence = evidence_from_json(row.text(12));
  f.message = row.text(13);
  f.variant = row.text(14);
  f.mends = strings_from_json(row.text(15));
  f.check_flags = row.text(16);
  f.original_inputs = strings_from_json(row.text(17));
  f.elements = static_cast<int>(row.integer(18));
  f.compilations = static_cast<int>(row.integer(19));
  f.program = program_text(row, 20, 21);
  f.original_program = program_text(row, 22, 23);
  f.grants = strings_from_json(row.text(24));
  f.witness = {row.text(25), row.text(26), row.text(27), row.real(28)};
  f.bound = row.text(29);
  return f;
}

Cluster cluster_from(const Row& row) {
  return {row.text(0),    row.text(1),   row.text(2), strings_from_json(row.text(3)), strings_from_json(row.text(4)),
          row.integer(5), row.integer(6)};
}

// The statements of one block, in the transaction of the caller.

Result<void> advance(Connection& sql, std::int64_t campaign, const Block& block) {
  const Counts& c = block.counts;
  return sql.execute(
      "UPDATE campaigns SET next_program = ?2, state = ?3, programs = programs + ?4, compilations = compilations + ?5,"
      " runs = runs + ?6, checked = checked + ?7, weak = weak + ?8, open = open + ?9, undecided = undecided + ?10,"
      " seconds = seconds + ?11, cpu_seconds = cpu_seconds + ?12, backend_cpu_seconds = backend_cpu_seconds + ?13 WHERE id = ?1",
      campaign, block.next_program, Blob{block.state}, c.programs, c.compilations, c.runs, c.elements.checked,
      c.elements.weak, c.elements.open, c.elements.undecided, c.seconds, c.cpu_seconds, c.backend_cpu_seconds);
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

Result<void> write(Connection& sql, std::int64_t campaign, std::uint64_t hash) {
  return sql.execute("INSERT OR IGNORE INTO texts VALUES (?, ?)", campaign, hash);
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

Result<void> write(Connection& sql, std::int64_t campaign, const Finding& f) {
  return keep(sql, f.program).and_then([&] { return keep(sql, f.original_program); }).and_then([&] {
    return sql.execute(
        "INSERT INTO findings (campaign, program_number, cluster, failure, title, ops, element_types, law, program,"
        " inputs, replicas, partitions, evidence, message, variant, mends, check_flags, original_program,"
        " original_inputs, elements, compilations, grants, kind, got, nearest, ulps, bound)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        campaign, f.program_number, f.cluster, f.failure, f.title, to_json(f.ops), to_json(f.element_types), f.law,
        content_hash(f.program), to_json(f.inputs), f.replicas, f.partitions, to_json(f.evidence), f.message, f.variant,
        to_json(f.mends), f.check_flags, content_hash(f.original_program), to_json(f.original_inputs), f.elements,
        f.compilations, to_json(f.grants), f.witness.kind, f.witness.got, f.witness.nearest, f.witness.ulps, f.bound);
  });
}

/// Does it for every item, until one fails.
template <class Items> Result<void> write_all(Connection& sql, std::int64_t campaign, const Items& items) {
  for (const auto& item : items)
    if (auto done = write(sql, campaign, item); !done) return done;
  return {};
}

Result<void> write(Connection& sql, std::int64_t campaign, const Block& block) {
  return advance(sql, campaign, block)
      .and_then([&] { return write_all(sql, campaign, block.verdicts); })
      .and_then([&] { return write_all(sql, campaign, block.cells); })
      .and_then([&] { return write_all(sql, campaign, block.coverage); })
      .and_then([&] { return write_all(sql, campaign, block.texts); })
      .and_then([&] { return write_all(sql, campaign, block.refusals); })
      .and_then([&] { return write_all(sql, campaign, block.deviations); })
      .and_then([&] { return write_all(sql, campaign, block.undecided); })
      .and_then([&] { return write_all(sql, campaign, block.openings); })
      .and_then([&] { return write_all(sql, campaign, block.findings); });
}

}  // namespace

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

Store::Store(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
Store::~Store() = default;

std::string Store::path() const { return std::filesystem::absolute(connection_->path()).lexically_normal().string(); }

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
      "INSERT OR IGNORE INTO campaigns (backend, identity, variants, seed, contract, contract_hash, spec_hash, options)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      key.backend, key.identity, variants, key.seed, key.contract, key.contract_hash, key.spec_hash, key.options);
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
  return connection_->transaction([&] { return write(*connection_, campaign.id, block); });
}

Result<std::vector<std::uint64_t>> Store::texts(const Campaign& campaign) {
  return connection_->rows(
      "SELECT hash FROM texts WHERE campaign = ? ORDER BY hash",
      [](const Row& row) { return static_cast<std::uint64_t>(row.integer(0)); }, campaign.id);
}

Result<std::vector<Campaign>> Store::campaigns() {
  return connection_->rows((std::string(kCampaignColumns) + "ORDER BY id").c_str(), campaign_from);
}

Result<std::vector<VerdictCount>> Store::verdicts() {
  return connection_->rows("SELECT verdict, sum(programs) FROM verdicts GROUP BY verdict ORDER BY 2 DESC, 1",
                           [](const Row& row) {
                             return VerdictCount{row.text(0), row.integer(1)};
                           });
}

Result<std::vector<MatrixCell>> Store::cells() {
  return connection_->rows(
      "SELECT op, element_type, sum(programs), sum(checked), sum(weak), sum(open), sum(undecided), sum(failed)"
      " FROM cells GROUP BY op, element_type ORDER BY op, element_type",
      [](const Row& row) {
        return MatrixCell{row.text(0), row.text(1), row.integer(2), elements_from(row, 3), row.integer(7)};
      });
}

Result<std::vector<Coverage>> Store::coverage() {
  return connection_->rows("SELECT op, what, sum(programs) FROM coverage GROUP BY op, what ORDER BY op, what",
                           [](const Row& row) {
                             return Coverage{row.text(0), row.text(1), row.integer(2)};
                           });
}

Result<std::vector<Refusal>> Store::refusals() {
  // Beside min() SQLite takes the plain columns from the row that has the minimum.
  return connection_->rows(
      "SELECT verdict, cause, group_concat(DISTINCT feature), message, sum(r.programs), p.text, p.zstd, min(length)"
      " FROM (SELECT * FROM refusals ORDER BY feature) r JOIN programs p ON p.hash = program"
      " GROUP BY verdict, cause ORDER BY sum(r.programs) DESC, cause",
      [](const Row& row) {
        return Refusal{row.text(0), row.text(1), row.text(2), row.text(3), row.integer(4), program_text(row, 5, 6)};
      });
}

Result<std::vector<DeviationRow>> Store::deviations() {
  // Beside max() SQLite takes the plain columns from the row that has the maximum.
  return connection_->rows(
      "SELECT grants, kind, sum(programs), sum(elements), got, nearest, max(ulps),"
      " (SELECT min(id) FROM findings f WHERE f.cluster = 'deviation: ' || d.grants AND f.kind = d.kind)"
      " FROM (SELECT * FROM deviations ORDER BY campaign) d JOIN gravity USING (kind)"
      " GROUP BY grants, kind ORDER BY rank DESC, sum(programs) DESC, grants",
      [](const Row& row) {
        const Witness worst{row.text(1), row.text(4), row.text(5), row.real(6)};
        return DeviationRow{row.text(0), row.text(1), row.integer(2), row.integer(3), worst, row.integer(7)};
      });
}

Result<std::vector<UndecidedRow>> Store::undecided() {
  return connection_->rows(
      "SELECT bound, sum(u.programs), sum(elements), p.text, p.zstd, min(length)"
      " FROM undecided u JOIN programs p ON p.hash = program GROUP BY bound ORDER BY sum(elements) DESC, bound",
      [](const Row& row) {
        return UndecidedRow{row.text(0), row.integer(1), row.integer(2), program_text(row, 3, 4)};
      });
}

Result<std::vector<OpeningRow>> Store::openings() {
  return connection_->rows(
      "SELECT op, element_type, reason, sum(programs), sum(elements) FROM openings"
      " GROUP BY op, element_type, reason ORDER BY sum(elements) DESC, op, element_type, reason",
      [](const Row& row) {
        return OpeningRow{row.text(0), row.text(1), row.text(2), row.integer(3), row.integer(4)};
      });
}

Result<std::vector<Cluster>> Store::clusters() {
  return connection_->rows(
      "SELECT cluster, failure, title, ops, element_types, findings, representative FROM clusters"
      " ORDER BY findings DESC, first",
      cluster_from);
}

Result<std::vector<Finding>> Store::findings(const std::optional<std::string>& cluster) {
  const std::string sql = std::string(kFindingColumns) + "WHERE ?1 OR cluster = ?2 ORDER BY id";
  return connection_->rows(sql.c_str(), finding_from, !cluster.has_value(), cluster.value_or(""));
}

Result<Finding> Store::finding(std::int64_t id) {
  const std::string sql = std::string(kFindingColumns) + "WHERE id = ?";
  auto found = connection_->rows(sql.c_str(), finding_from, id);
  if (!found) return tl::unexpected(found.error());
  if (found->empty()) return fail(fmt::format("there is no finding {} in {}", id, connection_->path()));
  return found->front();
}

}  // namespace assay::reports
