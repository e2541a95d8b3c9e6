#pragma once

namespace assay::spec {

/// Assay's own version, which databases and `--version` name: that of the project.
inline constexpr const char* kVersion = "0.2.0";

}  // namespace assay::spec
