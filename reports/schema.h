#pragma once

#include <cstdint>
#include <optional>
#include <string>

/// The tables of a database of Assay.
namespace assay::reports {

/// `PRAGMA user_version`: raised with every change of the tables, which a test sees to. A database with an older one is
/// brought up to this one where a migration is known, and refused and left as it is elsewhere.
inline constexpr int kSchemaVersion = 10;

/// `PRAGMA application_id`: "Asay".
inline constexpr int kApplicationId = 0x41736179;

/// Creates everything, in an empty database.
std::string schema();

/// Makes a database of this version one of a later version; nothing for a version that is not known any more.
std::optional<std::string> migration(std::int64_t version, std::int64_t to = kSchemaVersion);

}  // namespace assay::reports
