#pragma once

#include <cstdint>
#include <string>
#include "backends/backend.h"
#include "backends/pjrt/plugin.h"

namespace assay::backends::pjrt {

inline constexpr const char* kHostVerb = "pjrt-host";

/// The child side: loads the plug-in and serves requests on stdin until it ends. With `devices` 0
/// there are as many as each program's grid needs, if the plug-in lets itself be told.
int host_main(const std::string& plugin, std::int64_t devices);

/// What a plug-in's error means for the program: kRejected, kUnsupported, kOutOfMemory or kFailed,
/// by its absl status code and its text.
OutcomeKind classify(const Failure&);

/// `UNIMPLEMENTED: message`
std::string text(const Failure&);

}  // namespace assay::backends::pjrt
