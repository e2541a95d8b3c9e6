#include "reports/database.h"

namespace assay::reports {

tl::unexpected<Error> environment(std::string message) { return fail(std::move(message), "", ErrorKind::kEnvironment); }

std::string Row::text(int column) const {
  const void* bytes = sqlite3_column_blob(statement_, column);
  const int size = sqlite3_column_bytes(statement_, column);
  return bytes ? std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size)) : "";
}

Result<std::unique_ptr<Connection>> Connection::open(const std::string& path, Mode mode) {
  const int flags = mode == Mode::kWrite ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READWRITE;
  sqlite3* handle = nullptr;
  int status = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
  std::unique_ptr<Connection> connection(new Connection(handle, path));
  if (status != SQLITE_OK) return environment("cannot open database " + path + ": " + sqlite3_errmsg(handle));
  sqlite3_busy_timeout(handle, 10'000);
  return connection;
}

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

tl::unexpected<Error> Connection::error() const {
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
