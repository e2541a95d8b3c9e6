#include <fmt/format.h>

#include "reports/database.h"
#include "reports/json.h"
#include "reports/profile_json.h"
#include "reports/store.h"

/// Profiles in the database: what was asked so far, and what was found in the end.
namespace assay::reports {

Result<void> Store::keep(const ProfileStep& step) {
  return connection_->execute("INSERT OR REPLACE INTO profile_steps (profile, name, observations) VALUES (?, ?, ?)",
                              std::string_view(step.profile), std::string_view(step.name),
                              Blob{to_json(step.observations)});
}

Result<std::vector<ProfileStep>> Store::profile_steps(const std::string& profile) {
  return connection_->rows(
      "SELECT name, observations FROM profile_steps WHERE profile = ? ORDER BY name",
      [&](const Row& row) {
        return ProfileStep{profile, row.text(0), observations_from_json(row.text(1))};
      },
      std::string_view(profile));
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
      [](const Row& row) {
        const auto dropped = strings_from_json(row.text(5));
        if (!dropped)
          row.damaged(fmt::format("table profiles, {}, column dropped: no JSON list of texts", row.text(0)));
        return Profile{row.text(0),
                       row.text(1),
                       row.text(2),
                       observations_from_json(row.text(3)),
                       grants_from_json(row.text(4)),
                       dropped.value_or(std::vector<std::string>{}),
                       grants_from_json(row.text(6))};
      });
}

}  // namespace assay::reports
