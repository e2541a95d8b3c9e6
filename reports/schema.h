#pragma once

/// The tables of a database of Assay.
namespace assay::reports {

/// `PRAGMA user_version`: raised with every change of the tables, which a test sees to. A database
/// with another one is refused and left as it is: its campaigns are those of another program, and
/// would not resume.
inline constexpr int kSchemaVersion = 3;

/// `PRAGMA application_id`: "Asay".
inline constexpr int kApplicationId = 0x41736179;

/// Creates everything, in an empty database.
extern const char* const kSchema;

}  // namespace assay::reports
