#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "reports/html/report.h"

namespace assay::cli {

/// Writes the HTML report of the database: of all back ends, one after the other, or of one campaign.
Result<void> write_report(reports::Store&, const std::string& path, const reports::Known&,
                          std::optional<std::int64_t> campaign = std::nullopt);

}  // namespace assay::cli
