#pragma once

#include <string>

#include "reports/store.h"

namespace assay::cli {

/// The finding with the number that the user typed.
Result<reports::Finding> find(reports::Store&, const std::string& id);

}  // namespace assay::cli
