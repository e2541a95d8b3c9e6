#pragma once

#include <optional>
#include <string>
#include <vector>

#include "reports/profile.h"

/// Parts of profiles as JSON text, for the columns of the database.
namespace assay::reports {

std::string to_json(const std::vector<Observation>&);
std::string to_json(const std::vector<FoundGrant>&);

/// Inverse of these; nothing where the text is not what they write.
std::optional<std::vector<Observation>> observations_from_json(const std::string&);
std::optional<std::vector<FoundGrant>> grants_from_json(const std::string&);

}  // namespace assay::reports
