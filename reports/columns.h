#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <string>
#include <tuple>
#include <type_traits>

#include <fmt/format.h>

#include "reports/content_hash.h"
#include "reports/database.h"
#include "reports/json.h"
#include "reports/json_objects.h"
#include "reports/json_shape.h"

/// A stored row is described once, by its columns: what is written, what is read, how rows of one key are joined, and
/// its JSON follow from the description. `Table<Row>` has the `name` of the table and its `columns`.
namespace assay::reports {

/// What becomes of a column where rows of the same key are joined: later ones of a campaign, or those of several.
enum class Joining : std::uint8_t {
  kKey,       ///< the rows agree on it
  kListed,    ///< part of the key in the table; of several campaigns all of them, with commas
  kSum,       ///< added
  kGreatest,  ///< the greatest decides from which row `kDecided` columns come
  kLeast,     ///< the least does
  kDecided,   ///< of the row that the greatest or least column names
  kSingle,    ///< rows are not joined
};

/// `of` is a member, or a function of the row; one that returns no reference is written and not read.
template <class Of> struct Column {
  const char* name;
  Joining joining;
  Of of;
  const char* json = name;     ///< null: it is in no JSON
  bool names_program = false;  ///< a text that stands in the table of programs, and here by its hash
};

template <class Row> struct Table;

template <class Row, class Do> void each_column(Do&& act) {
  std::apply([&](const auto&... column) { (act(column), ...); }, Table<Row>::columns);
}

template <class Row, class Of>
inline constexpr bool kIsRead = std::is_lvalue_reference_v<std::invoke_result_t<Of, Row&>>;

/// The column whose greatest or least value decides.
template <class Row> std::pair<std::string, Joining> decisive_column() {
  std::pair<std::string, Joining> out;
  each_column<Row>([&](const auto& c) {
    if (c.joining == Joining::kGreatest || c.joining == Joining::kLeast) out = {c.name, c.joining};
  });
  return out;
}

/// The columns that name a row of a campaign.
template <class Row> std::string key_columns() {
  std::string out;
  each_column<Row>([&](const auto& c) {
    if (c.joining == Joining::kKey || c.joining == Joining::kListed)
      out += (out.empty() ? "" : ", ") + std::string(c.name);
  });
  return out;
}

/// `programs = programs + excluded.programs`.
inline std::string joined_by(const char* name, Joining joining, const std::pair<std::string, Joining>& decisive) {
  const char* const wins = decisive.second == Joining::kGreatest ? ">" : "<";
  switch (joining) {
    case Joining::kSum: return fmt::format("{0} = {0} + excluded.{0}", name);
    case Joining::kGreatest: return fmt::format("{0} = max({0}, excluded.{0})", name);
    case Joining::kLeast: return fmt::format("{0} = min({0}, excluded.{0})", name);
    case Joining::kDecided:
      return fmt::format("{0} = iif(excluded.{1} {2} {1}, excluded.{0}, {0})", name, decisive.first, wins);
    default: return "";
  }
}

/// The statement that writes a row of the campaign in its first parameter; one of the same key is joined with it.
template <class Row> std::string insertion() {
  std::string names, values, joined;
  each_column<Row>([&](const auto& c) {
    names += fmt::format(", {}", c.name);
    values += ", ?";
    const std::string change = joined_by(c.name, c.joining, decisive_column<Row>());
    if (!change.empty()) joined += (joined.empty() ? "" : ", ") + change;
  });
  const std::string on_conflict = joined.empty() ? "" : " ON CONFLICT DO UPDATE SET " + joined;
  return fmt::format("INSERT INTO {} (campaign{}) VALUES (?{}){}", Table<Row>::name, names, values, on_conflict);
}

/// The columns as they are read of rows of several campaigns that are joined. Beside min() and max() SQLite takes the
/// plain columns from the row that has the extreme. A program is read from the table of programs, which is joined as
/// `p`, or under the name of the column where rows are single.
template <class Row> std::string selection() {
  std::string out;
  const auto add = [&](const std::string& text) { out += (out.empty() ? "" : ", ") + text; };
  each_column<Row>([&](const auto& c) {
    switch (c.joining) {
      case Joining::kListed: return add(fmt::format("group_concat(DISTINCT {})", c.name));
      case Joining::kSum: return add(fmt::format("sum({})", c.name));
      case Joining::kGreatest: return add(fmt::format("max({})", c.name));
      case Joining::kLeast: return add(fmt::format("min({})", c.name));
      default: break;
    }
    const std::string alias = c.joining == Joining::kSingle ? c.name : "p";
    add(c.names_program ? fmt::format("{0}.hash, {0}.text, {0}.zstd", alias) : std::string(c.name));
  });
  return out;
}

/// As a column holds it.
inline double stored(double number) { return number; }
template <std::integral Number> std::int64_t stored(Number number) { return static_cast<std::int64_t>(number); }
template <class List> std::string stored(const std::vector<List>& list) { return to_json(list); }

template <class Of, class Row> auto stored(const Column<Of>& column, const Row& row) {
  using Value = std::remove_cvref_t<decltype(std::invoke(column.of, row))>;
  if constexpr (std::is_same_v<Value, std::string>)
    return column.names_program ? content_hash(std::invoke(column.of, row)) : std::string(std::invoke(column.of, row));
  else return stored(std::invoke(column.of, row));
}

/// Where a row that is read stands: for messages on what is damaged.
struct RowPlace {
  const Row& row;
  std::string text;  ///< `table findings, row 3`
};

/// A text of the table of programs, from the columns hash, text, zstd from there on.
std::string program_text(const Row&, int first);

inline void read_value(const RowPlace& from, int at, std::string& out) { out = from.row.text(at); }
inline void read_value(const RowPlace& from, int at, double& out) { out = from.row.real(at); }
template <std::integral Number> void read_value(const RowPlace& from, int at, Number& out) {
  out = static_cast<Number>(from.row.integer(at));
}
void read_value(const RowPlace& from, int at, std::vector<std::string>& out);
void read_value(const RowPlace& from, int at, std::vector<OutputEvidence>& out);

/// Reads a column from there on; the position behind it.
template <class Row, class Of> int read_column(const RowPlace& from, int at, const Column<Of>& column, Row& out) {
  if constexpr (kIsRead<Row, Of>) {
    auto& value = std::invoke(column.of, out);
    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(value)>, std::string>)
      if (column.names_program) {
        value = program_text(from.row, at);
        return at + 3;
      }
    read_value(from, at, value);
  }
  return at + 1;
}

/// The row from the columns of its `selection`, which begin there; `at` is behind them then.
template <class Stored> Stored read_row(const RowPlace& from, int& at) {
  Stored out;
  each_column<Stored>([&](const auto& column) { at = read_column(from, at, column, out); });
  return out;
}

/// Its columns in order, each under its name.
template <class Stored> Json json_of_columns(const Stored& row) {
  Json out = Json::object();
  each_column<Stored>([&](const auto& column) {
    if (column.json == nullptr) return;
    const auto& value = std::invoke(column.of, row);
    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(value)>, std::vector<OutputEvidence>>)
      out[column.json] = json_of(value);
    else out[column.json] = value;
  });
  return out;
}

}  // namespace assay::reports
