#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <vector>

#include "spec/result.h"

/// SQLite, as far as the store needs it. Every error is an environment error that names the file.
namespace assay::reports {

tl::unexpected<Error> environment(std::string message);

/// The current row of a query; columns count from 0.
class Row {
 public:
  explicit Row(sqlite3_stmt* statement) : statement_(statement) {}
  std::int64_t integer(int column) const { return sqlite3_column_int64(statement_, column); }
  double real(int column) const { return sqlite3_column_double(statement_, column); }
  std::string text(int column) const;  ///< also of a blob; empty for NULL
  bool null(int column) const { return sqlite3_column_type(statement_, column) == SQLITE_NULL; }

 private:
  sqlite3_stmt* statement_;
};

/// Bytes that are bound as a blob, not as text.
struct Blob {
  std::string bytes;
};

class Connection {
 public:
  enum class Mode { kRead, kWrite };
  static Result<std::unique_ptr<Connection>> open(const std::string& path, Mode);

  /// Statements without results, separated by `;`.
  Result<void> script(const char* sql);

  template <class... Args> Result<void> execute(const char* sql, const Args&... args) {
    return rows(
               sql, [](const Row&) { return 0; }, args...)
        .map([](auto&&) {});
  }

  /// `read` makes one value of each row.
  template <class Read, class... Args>
  auto rows(const char* sql, Read read, const Args&... args)
      -> Result<std::vector<std::invoke_result_t<Read, const Row&>>> {
    std::vector<std::invoke_result_t<Read, const Row&>> all;
    auto statement = take(sql);
    if (!statement) return tl::unexpected(statement.error());
    int parameter = 0;
    (bind(statement->get(), ++parameter, args), ...);
    int status;
    while ((status = sqlite3_step(statement->get())) == SQLITE_ROW) all.push_back(read(Row(statement->get())));
    if (status != SQLITE_DONE) return error();
    give_back(sql, *std::move(statement));
    return all;
  }

  /// Runs `body` in one transaction; rolled back where it fails.
  template <class Body> Result<void> transaction(Body body) {
    if (auto begun = script("BEGIN IMMEDIATE"); !begun) return begun;
    Result<void> done = body();
    if (done) done = script("COMMIT");
    if (!done) (void)script("ROLLBACK");
    return done;
  }

  const std::string& path() const { return path_; }

 private:
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close(handle); }
  };
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

  Connection(sqlite3* handle, std::string path) : handle_(handle), path_(std::move(path)) {}
  Result<Statement> prepare(const char* sql);
  /// A statement of this text: one that was used before, where none uses it now.
  Result<Statement> take(const char* sql);
  void give_back(const char* sql, Statement);
  tl::unexpected<Error> error() const;

  static void bind(sqlite3_stmt*, int parameter, std::string_view);
  static void bind(sqlite3_stmt*, int parameter, const Blob&);
  static void bind(sqlite3_stmt*, int parameter, std::nullptr_t);
  static void bind(sqlite3_stmt*, int parameter, double);
  template <class Integer>
  requires std::is_integral_v<Integer>
  static void bind(sqlite3_stmt* statement, int parameter, Integer value) {
    sqlite3_bind_int64(statement, parameter, static_cast<std::int64_t>(value));
  }

  std::unique_ptr<sqlite3, Close> handle_;
  std::string path_;
  std::unordered_map<std::string, Statement> idle_;  ///< by text; parsing costs more than running
};

}  // namespace assay::reports
