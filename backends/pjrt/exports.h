#pragma once

#include <string>

namespace assay::backends::pjrt {

/// Whether a file is a shared library that hands out PJRT: it has a dynamic symbol `GetPjrtApi` (PJRT C API). Nothing
/// of it is run. False for what is no such file, or damaged.
bool exports_pjrt(const std::string& path);

}  // namespace assay::backends::pjrt
