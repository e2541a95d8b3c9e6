#include "reports/certificate/evidence.h"

#include <optional>

#include <fmt/format.h>

#include "reports/database.h"
#include "reports/json.h"
#include "reports/open_database.h"

namespace assay::reports {
namespace {

constexpr const char* kEvidenceTables = R"(
CREATE TABLE IF NOT EXISTS certificate_facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS suite_answers (
  file TEXT NOT NULL,
  variant TEXT NOT NULL,
  hash TEXT NOT NULL,        -- of the file
  verdict TEXT NOT NULL,
  cluster TEXT NOT NULL,
  message TEXT NOT NULL,
  checked INTEGER NOT NULL,
  weak INTEGER NOT NULL,
  open INTEGER NOT NULL,
  undecided INTEGER NOT NULL,
  outputs TEXT NOT NULL,     -- literals, one a line
  PRIMARY KEY (file, variant)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS judged_bugs (
  bug TEXT PRIMARY KEY,
  ops TEXT NOT NULL,         -- JSON array
  file TEXT NOT NULL         -- in which the judge saw it, or empty
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS swept_functions (
  op TEXT NOT NULL,
  type TEXT NOT NULL,
  variant TEXT NOT NULL,
  inputs INTEGER NOT NULL,
  complete INTEGER NOT NULL,
  ulps REAL NOT NULL,
  allowed REAL NOT NULL,
  verdict TEXT NOT NULL,
  words TEXT NOT NULL,
  PRIMARY KEY (op, type, variant)
) STRICT, WITHOUT ROWID;
)";

SuiteAnswer answer_from(const Row& row) {
  return {row.text(0),
          row.text(1),
          row.text(2),
          row.text(3),
          row.text(4),
          row.text(5),
          {row.integer(6), row.integer(7), row.integer(8), row.integer(9)},
          row.text(10)};
}

JudgedBug bug_from(const Row& row) {
  auto ops = strings_from_json(row.text(1));
  if (!ops) row.damaged(fmt::format("table judged_bugs, {}: no list of ops", row.text(0)));
  return {row.text(0), std::move(ops).value_or(std::vector<std::string>{}), row.text(2)};
}

SweptFunction function_from(const Row& row) {
  return {row.text(0), row.text(1), row.text(2), row.integer(3), row.integer(4) != 0,
          row.real(5), row.real(6), row.text(7), row.text(8)};
}

}  // namespace

Evidence::Evidence(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
Evidence::~Evidence() = default;

Result<std::unique_ptr<Evidence>> Evidence::open(const std::string& path) {
  auto connection = connect(path, Connection::Mode::kWrite);
  if (!connection) return tl::unexpected(connection.error());
  if (auto made = (*connection)->script(kEvidenceTables); !made) return tl::unexpected(made.error());
  return std::unique_ptr<Evidence>(new Evidence(*std::move(connection)));
}

Result<std::unique_ptr<Evidence>> Evidence::open_existing(const std::string& path) {
  if (!lies_at(path)) return fail("there is no database " + path, "", ErrorKind::kEnvironment);
  auto connection = connect(path, Connection::Mode::kRead);
  if (!connection) return tl::unexpected(connection.error());
  return std::unique_ptr<Evidence>(new Evidence(*std::move(connection)));
}

Result<std::map<std::string, std::string>> Evidence::facts() {
  auto rows = connection_->rows("SELECT name, value FROM certificate_facts",
                                [](const Row& row) { return std::pair(row.text(0), row.text(1)); });
  if (!rows) return tl::unexpected(rows.error());
  return std::map<std::string, std::string>(rows->begin(), rows->end());
}

Result<void> Evidence::keep_fact(const std::string& name, const std::string& value) {
  return connection_->execute("INSERT OR REPLACE INTO certificate_facts (name, value) VALUES (?, ?)",
                              std::string_view(name), std::string_view(value));
}

Result<void> Evidence::keep(const std::vector<SuiteAnswer>& answers) {
  return connection_->transaction([&]() -> Result<void> {
    for (const SuiteAnswer& a : answers) {
      auto kept = connection_->execute(
          "INSERT OR REPLACE INTO suite_answers (file, hash, variant, verdict, cluster, message, checked, weak, open, "
          "undecided, outputs) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
          std::string_view(a.file), std::string_view(a.hash), std::string_view(a.variant), std::string_view(a.verdict),
          std::string_view(a.cluster), std::string_view(a.message), a.counts.checked, a.counts.weak, a.counts.open,
          a.counts.undecided, std::string_view(a.outputs));
      if (!kept) return kept;
    }
    return {};
  });
}

Result<std::vector<SuiteAnswer>> Evidence::answers() {
  return connection_->rows(
      "SELECT file, hash, variant, verdict, cluster, message, checked, weak, open, undecided, outputs "
      "FROM suite_answers ORDER BY file, variant",
      answer_from);
}

Result<void> Evidence::keep(const std::vector<JudgedBug>& bugs) {
  return connection_->transaction([&]() -> Result<void> {
    for (const JudgedBug& b : bugs) {
      auto kept =
          connection_->execute("INSERT OR REPLACE INTO judged_bugs (bug, ops, file) VALUES (?, ?, ?)",
                               std::string_view(b.bug), std::string_view(to_json(b.ops)), std::string_view(b.file));
      if (!kept) return kept;
    }
    return {};
  });
}

Result<std::vector<JudgedBug>> Evidence::bugs() {
  return connection_->rows("SELECT bug, ops, file FROM judged_bugs ORDER BY bug", bug_from);
}

Result<void> Evidence::keep(const SweptFunction& f) {
  return connection_->execute(
      "INSERT OR REPLACE INTO swept_functions (op, type, variant, inputs, complete, ulps, allowed, verdict, words) "
      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      std::string_view(f.op), std::string_view(f.type), std::string_view(f.variant), f.inputs,
      std::int64_t{f.is_complete}, f.ulps, f.allowed, std::string_view(f.verdict), std::string_view(f.words));
}

Result<std::vector<SweptFunction>> Evidence::functions() {
  return connection_->rows(
      "SELECT op, type, variant, inputs, complete, ulps, allowed, verdict, words FROM swept_functions "
      "ORDER BY op, type, variant",
      function_from);
}

}  // namespace assay::reports
