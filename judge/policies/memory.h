#pragma once

#include <optional>
#include <string>
#include <vector>

#include "judge/policies/found.h"

/// What was found of a back end is kept in a folder of the user: `assay/policies` of XDG_CACHE_HOME, or of `~/.cache`.
/// Where it cannot be written, the back end is asked each time.
namespace assay::judge {

/// Under what the answers of a back end are kept: what it is, its options, and what it is asked.
std::string key_of_policies(const backends::BackendFactory&, const backends::Variant&);

/// Nothing where nothing is kept under the key, or where what is kept cannot be read.
std::optional<std::vector<FoundPolicy>> recall_policies(const std::string& key);
void remember_policies(const std::string& key, const std::vector<FoundPolicy>&);

}  // namespace assay::judge
