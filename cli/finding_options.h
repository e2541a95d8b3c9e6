#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "judge/case.h"
#include "reports/html/report.h"
#include "reports/known.h"
#include "reports/store.h"

namespace assay::cli {

/// The finding whose number the user typed.
Result<reports::Finding> find(reports::Store&, const std::string& id);

/// Its reduced program with its inputs.
Result<judge::Case> case_of(const reports::Finding&, std::int64_t most_bytes);

/// Of `--known`.
inline constexpr const char* kKnownHelp =
    "a TOML file of known bugs: a [[known]] table each, with cluster or pattern, issue, owner, expires and expect";

/// The file as of today; nothing is known where the path is empty.
Result<reports::Known> read_known(const std::string& path);

/// Writes the HTML report of the database: of all back ends, one after the other, or of one campaign.
Result<void> write_report(reports::Store&, const std::string& path, const reports::Known&,
                          std::optional<std::int64_t> campaign = std::nullopt);

}  // namespace assay::cli
