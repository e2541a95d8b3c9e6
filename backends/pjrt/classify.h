#pragma once

#include "backends/backend.h"
#include "backends/pjrt/plugin.h"

namespace assay::backends::pjrt {

/// What a plug-in's error means for the program: kRejected, kUnsupported, kOutOfMemory or kFailed,
/// by its absl status code and its text.
OutcomeKind classify(const Failure&);

/// `UNIMPLEMENTED: message`
std::string text(const Failure&);

}  // namespace assay::backends::pjrt
