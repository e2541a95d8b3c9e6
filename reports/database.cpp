#include "reports/database.h"

#include <fmt/format.h>

#include <array>
#include <cctype>
#include <cstdio>
#include <filesystem>

namespace assay::reports {
namespace {

/// Every file of SQLite begins with it.
constexpr std::string_view kMagic("SQLite format 3\0", 16);

/// The path as a part of a URI.
std::string in_uri(const std::string& path) {
  std::string uri;
  for (const char c : path)
    uri += std::isalnum(static_cast<unsigned char>(c)) || c == '/' || c == '.' || c == '-' || c == '_'
               ? std::string(1, c)
               : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  return uri;
}

}  // namespace

tl::unexpected<Error> environment(std::string message) { return fail(std::move(message), "", ErrorKind::kEnvironment); }

std::string Row::text(int column) const {
  const void* bytes = sqlite3_column_blob(statement_, column);
  const int size = sqlite3_column_bytes(statement_, column);
  return bytes ? std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size)) : "";
}

Result<std::unique_ptr<Connection>> Connection::open(const std::string& name, const std::string& path, int flags) {
  sqlite3* handle = nullptr;
  const int status = sqlite3_open_v2(name.c_str(), &handle, flags, nullptr);
  std::unique_ptr<Connection> connection(new Connection(handle, path));
  if (status != SQLITE_OK) return environment("cannot open database " + path + ": " + sqlite3_errmsg(handle));
  connection->set_patience(kPatience);
  return connection;
}

Result<std::unique_ptr<Connection>> Connection::open(const std::string& path, Mode mode) {
  if (mode == Mode::kWrite) return open(path, path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  auto opened = open(path, path, SQLITE_OPEN_READWRITE);
  if (!opened || (*opened)->try_to_read()) return opened;
  const int error = (*opened)->latest_error_ & 0xff;
  const bool cannot_write_beside = error == SQLITE_CANTOPEN || error == SQLITE_READONLY;
  return cannot_write_beside ? open_unchanging(path) : std::move(opened);
}

/// SQLite reads a database without its log if it is told that nobody changes it.
Result<std::unique_ptr<Connection>> Connection::open_unchanging(const std::string& path) {
  std::error_code none;
  const auto log_size = std::filesystem::file_size(path + "-wal", none);
  if (!none && log_size > 0)
    return environment(
        fmt::format("database {0} lies where nothing can be written, and its latest changes are still in {0}-wal; "
                    "copy both files to a folder that can be written",
                    path));
  return open(fmt::format("file:{}?immutable=1", in_uri(path)), path, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
}

Result<void> Connection::try_to_read() {
  return rows("SELECT count(*) FROM sqlite_schema", [](const Row&) { return 0; }).map([](auto&&) {});
}

bool Connection::can_be_shared() const {
  return !is_read_only() && *sqlite3_db_filename(handle_.get(), "main") != '\0';
}

Result<std::unique_ptr<Connection>> Connection::in_memory() {
  auto copy = open(":memory:", path_, SQLITE_OPEN_READWRITE);
  if (!copy) return copy;
  sqlite3_backup* backup = sqlite3_backup_init((*copy)->handle_.get(), "main", handle_.get(), "main");
  if (!backup) return (*copy)->error();
  sqlite3_backup_step(backup, -1);
  if (sqlite3_backup_finish(backup) != SQLITE_OK) return (*copy)->error();
  return copy;
}

void Connection::set_patience(std::chrono::milliseconds patience) {
  sqlite3_busy_timeout(handle_.get(), static_cast<int>(patience.count()));
}

bool Connection::is_locked() const { return (latest_error_ & 0xff) == SQLITE_BUSY; }

Connection::Fate Connection::fate() const {
  int has_moved = 0;
  sqlite3_file_control(handle_.get(), "main", SQLITE_FCNTL_HAS_MOVED, &has_moved);
  if (has_moved) return Fate::kMoved;
  // Read through the file that SQLite has open: to close another one would give up its locks.
  sqlite3_file* file = nullptr;
  sqlite3_file_control(handle_.get(), "main", SQLITE_FCNTL_FILE_POINTER, static_cast<void*>(&file));
  std::array<char, kMagic.size()> start{};
  const bool is_read = file->pMethods->xRead(file, start.data(), kMagic.size(), 0) == SQLITE_OK;
  return is_read && std::string_view(start.data(), start.size()) == kMagic ? Fate::kThere : Fate::kOverwritten;
}

void Connection::abandon() {
  if (fate() == Fate::kMoved) (void)script("PRAGMA wal_checkpoint(TRUNCATE)");
  else
    for (const char* log : {"-wal", "-shm"}) std::remove((path_ + log).c_str());
  sqlite3_db_config(handle_.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

Result<void> Connection::copy_to(const std::string& path) { return execute("VACUUM INTO ?", path); }

Result<void> Connection::script(const char* sql) {
  if (sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) return error();
  return {};
}

Result<Connection::Statement> Connection::prepare(const char* sql) {
  sqlite3_stmt* statement = nullptr;
  if (sqlite3_prepare_v2(handle_.get(), sql, -1, &statement, nullptr) != SQLITE_OK) return error();
  return Statement(statement);
}

Result<Connection::Statement> Connection::take(const char* sql) {
  auto idle = idle_.extract(sql);
  return idle.empty() ? prepare(sql) : Result<Statement>(std::move(idle.mapped()));
}

void Connection::give_back(const char* sql, Statement statement) {
  sqlite3_reset(statement.get());
  sqlite3_clear_bindings(statement.get());
  idle_.insert_or_assign(sql, std::move(statement));
}

tl::unexpected<Error> Connection::error() {
  latest_error_ = sqlite3_extended_errcode(handle_.get());
  return environment("database " + path_ + ": " + sqlite3_errmsg(handle_.get()));
}

void Connection::bind(sqlite3_stmt* statement, int parameter, std::string_view text) {
  sqlite3_bind_text64(statement, parameter, text.data() ? text.data() : "", text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
}

void Connection::bind(sqlite3_stmt* statement, int parameter, const Blob& blob) {
  sqlite3_bind_blob64(statement, parameter, blob.bytes.data(), blob.bytes.size(), SQLITE_TRANSIENT);
}

void Connection::bind(sqlite3_stmt* statement, int parameter, std::nullptr_t) {
  sqlite3_bind_null(statement, parameter);
}

void Connection::bind(sqlite3_stmt* statement, int parameter, double value) {
  sqlite3_bind_double(statement, parameter, value);
}

}  // namespace assay::reports
