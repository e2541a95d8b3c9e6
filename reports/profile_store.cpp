#include <fmt/format.h>

#include "reports/database.h"
#include "reports/json.h"
#include "reports/profile.h"
#include "reports/store.h"

/// Profiles in the database: what was asked so far, and what was found in the end.
namespace assay::reports {
namespace {

/// What a JSON column holds; where it cannot be read the row is damaged.
template <class List>
List list_of(const Row& row, int column, const char* table, std::optional<List> (*read)(const std::string&)) {
  auto list = read(row.text(column));
  if (!list) row.damaged(fmt::format("table {}, {}, column {}: no such list", table, row.text(0), row.name(column)));
  return std::move(list).value_or(List{});
}

ProfileStep step_from(const Row& row, const std::string& profile) {
  return {profile, row.text(0), list_of(row, 1, "profile_steps", observations_from_json)};
}

Profile profile_from(const Row& row) {
  constexpr const char* kTable = "profiles";
  return {row.text(0),
          row.text(1),
          row.text(2),
          list_of(row, 3, kTable, observations_from_json),
          list_of(row, 4, kTable, grants_from_json),
          list_of(row, 5, kTable, strings_from_json),
          list_of(row, 6, kTable, grants_from_json),
          ""};
}

}  // namespace

Result<void> Store::keep(const ProfileStep& step) {
  return connection_->execute("INSERT OR REPLACE INTO profile_steps (profile, name, observations) VALUES (?, ?, ?)",
                              std::string_view(step.profile), std::string_view(step.name),
                              Blob{to_json(step.observations)});
}

Result<std::vector<ProfileStep>> Store::profile_steps(const std::string& profile) {
  return connection_->rows(
      "SELECT name, observations FROM profile_steps WHERE profile = ? ORDER BY name",
      [&](const Row& row) { return step_from(row, profile); }, std::string_view(profile));
}

Result<void> Store::keep(const std::string& key, const Profile& p) {
  return connection_->execute(
      "INSERT OR REPLACE INTO profiles (profile, back_end, baseline, contract, observations, grants, dropped, "
      "unexplained) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      std::string_view(key), std::string_view(p.back_end), std::string_view(p.baseline), std::string_view(p.contract),
      Blob{to_json(p.observations)}, Blob{to_json(p.grants)}, std::string_view(to_json(p.dropped)),
      Blob{to_json(p.unexplained)});
}

Result<std::vector<Profile>> Store::profiles() {
  return connection_->rows(
      "SELECT back_end, baseline, contract, observations, grants, dropped, unexplained FROM profiles ORDER BY rowid",
      profile_from);
}

}  // namespace assay::reports
