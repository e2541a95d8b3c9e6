#pragma once

#include <memory>
#include <string>

#include "reports/database.h"

namespace assay::reports {

/// A database of Assay of this version: one that is not there is created where it is to be written, and an older one is
/// brought up to date. An unwritable path, a file that is no database and a schema newer than this program are
/// environment errors.
Result<std::unique_ptr<Connection>> connect(const std::string& path, Connection::Mode);

/// Statements that make an empty database one of Assay.
std::string new_database();

bool lies_at(const std::string& path);

}  // namespace assay::reports
