#pragma once

#include <string>

#include "reports/store.h"

namespace assay::cli {

/// The finding whose number the user typed.
Result<reports::Finding> find(reports::Store&, const std::string& id);

}  // namespace assay::cli
