#pragma once

#include <string>

#include "reports/known.h"

namespace assay::cli {

/// Of `--known`.
inline constexpr const char* kKnownHelp =
    "a TOML file of causes that are known: [[known]] with cluster or pattern, issue, owner, expires and expect";

/// The file as of today; nothing is known where the path is empty.
Result<reports::Known> read_known(const std::string& path);

}  // namespace assay::cli
