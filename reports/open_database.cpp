#include "reports/open_database.h"

#include <fmt/format.h>

#include <filesystem>

#include "reports/schema.h"

namespace assay::reports {
namespace {

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
  const std::string script = new_database();
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

/// Of a version that is brought up to date before it is read.
bool is_old(Connection& database) {
  const auto version = pragma(database, "PRAGMA user_version");
  return version && *version != kSchemaVersion && migration(*version);
}

Result<void> adopt(Connection& database, Connection::Mode mode) {
  auto tables = table_count(database);
  if (!tables) return tl::unexpected(tables.error());
  const bool create_it = *tables == 0 && mode == Connection::Mode::kWrite;
  auto created = create_it ? create(database) : Result<void>{};
  return created.and_then([&] { return recognise(database); });
}

}  // namespace

bool lies_at(const std::string& path) {
  std::error_code unreadable;
  return std::filesystem::exists(path, unreadable);
}

std::string new_database() {
  return fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}; {}", kApplicationId, kSchemaVersion,
                     schema());
}

Result<std::unique_ptr<Connection>> connect(const std::string& path, Connection::Mode mode) {
  if (path.empty()) return fail("a database needs the name of a file");
  if (mode == Connection::Mode::kRead && !lies_at(path)) return environment("there is no database " + path);
  auto database = Connection::open(path, mode);
  if (!database) return database;
  const char* settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;";
  if (mode == Connection::Mode::kRead && is_old(**database) && (*database)->is_read_only())
    database = (*database)->in_memory();
  if (!database) return database;
  Result<void> ready = adopt(**database, mode);
  if (ready && mode == Connection::Mode::kWrite) ready = (*database)->script(settings);
  if (!ready) return tl::unexpected(ready.error());
  return database;
}

}  // namespace assay::reports
