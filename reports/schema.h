#pragma once

/// The tables of a database of Assay, version 1.
namespace assay::reports {

/// `PRAGMA user_version`. A database with a higher one is refused; a lower one is brought up.
inline constexpr int kSchemaVersion = 1;

/// `PRAGMA application_id`: "Asay".
inline constexpr int kApplicationId = 0x41736179;

/// Creates everything, in an empty database.
extern const char* const kSchema;

}  // namespace assay::reports
