#pragma once

#include <sqlite3.h>

#include <chrono>
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

/// How long a statement waits for what another process has locked, where nothing else is said.
inline constexpr std::chrono::seconds kPatience{10};

/// The current row of a query; columns count from 0.
class Row {
 public:
  Row(sqlite3_stmt* statement, std::string& damage) : statement_(statement), damage_(damage) {}
  std::int64_t integer(int column) const { return sqlite3_column_int64(statement_, column); }
  double real(int column) const { return sqlite3_column_double(statement_, column); }
  std::string text(int column) const;  ///< also of a blob; empty for NULL
  int columns() const { return sqlite3_column_count(statement_); }
  const char* name(int column) const { return sqlite3_column_name(statement_, column); }
  bool null(int column) const { return sqlite3_column_type(statement_, column) == SQLITE_NULL; }
  /// What stands in the row cannot be what was written: the query is an error that says this, and what was wrong first.
  void damaged(const std::string& what) const {
    if (damage_.empty()) damage_ = what;
  }

 private:
  sqlite3_stmt* statement_;
  std::string& damage_;
};

/// Bytes that are bound as a blob, not as text.
struct Blob {
  std::string bytes;
};

class Connection {
 public:
  /// What may only be read is read as well: a file or a folder that is write-protected.
  enum class Mode { kRead, kWrite };
  static Result<std::unique_ptr<Connection>> open(const std::string& path, Mode);

  /// That nothing can be written.
  bool is_read_only() const { return sqlite3_db_readonly(handle_.get(), "main") == 1; }
  /// That others can open the same file and have all of it, and so can statements by `ATTACH`.
  bool can_be_shared() const;
  /// All content in memory, where it can be written.
  Result<std::unique_ptr<Connection>> in_memory();

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
    std::string damage;
    while ((status = sqlite3_step(statement->get())) == SQLITE_ROW) {
      all.push_back(read(Row(statement->get(), damage)));
      if (!damage.empty()) return environment("database " + path_ + " is damaged: " + damage);
    }
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

  /// How long statements wait for what another process has locked; `kPatience` at first.
  void set_patience(std::chrono::milliseconds);
  /// That the latest error was such a lock.
  bool is_locked() const;

  /// What became of the file that was opened.
  enum class Fate {
    kThere,
    kMoved,        ///< deleted, renamed or replaced: nobody finds it at its path, but who has it open can read it
    kOverwritten,  ///< by something that is no database
  };
  Fate fate() const;
  /// Leaves what lies at the path now alone, whose ever it is, and no log that would be taken for changes of it.
  void abandon();
  /// Writes all content to a new file.
  Result<void> copy_to(const std::string& path);

 private:
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close(handle); }
  };
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

  Connection(sqlite3* handle, std::string path) : handle_(handle), path_(std::move(path)) {}
  /// `name` is what SQLite takes for a file, `path` what people call it.
  static Result<std::unique_ptr<Connection>> open(const std::string& name, const std::string& path, int flags);
  static Result<std::unique_ptr<Connection>> open_unchanging(const std::string& path);
  /// Whether anything can be read, which SQLite does not find out before.
  Result<void> try_to_read();
  Result<Statement> prepare(const char* sql);
  /// A statement of this text: one that was used before, where none uses it now.
  Result<Statement> take(const char* sql);
  void give_back(const char* sql, Statement);
  /// What SQLite says of its latest error.
  tl::unexpected<Error> error();

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
  int latest_error_ = 0;
  std::unordered_map<std::string, Statement> idle_;  ///< by text; parsing costs more than running
};

}  // namespace assay::reports
