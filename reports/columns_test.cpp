#include "reports/columns.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "reports/schema.h"
#include "reports/stored_rows.h"

namespace assay::reports {
namespace {

template <class Stored> std::vector<std::string> described() {
  std::vector<std::string> out;
  each_column<Stored>([&](const auto& column) { out.emplace_back(column.name); });
  std::ranges::sort(out);
  return out;
}

class Columns : public testing::Test {
 protected:
  Columns() { EXPECT_TRUE(database_->script(schema().c_str())); }

  template <class Stored> std::vector<std::string> names(const char* condition) {
    const std::string sql =
        fmt::format("SELECT name FROM pragma_table_info('{}') WHERE {} ORDER BY name", Table<Stored>::name, condition);
    return *database_->rows(sql.c_str(), [](const Row& row) { return row.text(0); });
  }

  template <class Stored> void expect_schema() {
    EXPECT_EQ(described<Stored>(), names<Stored>("name NOT IN ('id', 'campaign')")) << Table<Stored>::name;
  }

  /// What tells rows of a campaign apart in the schema joins them here.
  template <class Stored> void expect_key() {
    std::string keys;
    const std::string sql =
        fmt::format("SELECT name FROM pragma_table_info('{}') WHERE pk > 0 AND name <> 'campaign' ORDER BY pk",
                    Table<Stored>::name);
    const auto names = database_->rows(sql.c_str(), [](const Row& row) { return row.text(0); });
    for (const std::string& name : *names) keys += (keys.empty() ? "" : ", ") + name;
    EXPECT_EQ(key_columns<Stored>(), keys) << Table<Stored>::name;
  }

  std::unique_ptr<Connection> database_ = *Connection::open(":memory:", Connection::Mode::kWrite);
};

TEST_F(Columns, AreThoseOfTheSchema) {
  expect_schema<VerdictCount>();
  expect_schema<MatrixCell>();
  expect_schema<Coverage>();
  expect_schema<Refusal>();
  expect_schema<DeviationRow>();
  expect_schema<UndecidedRow>();
  expect_schema<OpeningRow>();
  expect_schema<AvoidedRow>();
  expect_schema<EnergyRow>();
  expect_schema<Finding>();
}

TEST_F(Columns, HaveTheKeysOfTheSchema) {
  expect_key<VerdictCount>();
  expect_key<MatrixCell>();
  expect_key<Coverage>();
  expect_key<Refusal>();
  expect_key<DeviationRow>();
  expect_key<UndecidedRow>();
  expect_key<OpeningRow>();
  expect_key<AvoidedRow>();
  expect_key<EnergyRow>();
}

TEST(Insertion, JoinsByTheRuleOfEachColumn) {
  EXPECT_EQ(
      insertion<DeviationRow>(),
      "INSERT INTO deviations (campaign, grants, kind, programs, elements, got, nearest, ulps) VALUES (?, ?, ?, ?,"
      " ?, ?, ?, ?) ON CONFLICT DO UPDATE SET programs = programs + excluded.programs, elements = elements +"
      " excluded.elements, got = iif(excluded.ulps > ulps, excluded.got, got), nearest = iif(excluded.ulps > ulps,"
      " excluded.nearest, nearest), ulps = max(ulps, excluded.ulps)");
  EXPECT_EQ(insertion<EnergyRow>(),
            "INSERT INTO energies (campaign, arm, programs, causes, energy) VALUES (?, ?, ?, ?, ?)");
}

}  // namespace
}  // namespace assay::reports
