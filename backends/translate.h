#pragma once

#include <string>

#include "backends/backend.h"

namespace assay::backends {

struct Translation {
  std::string text;
  std::string back;        ///< the HLO text as StableHLO; empty where it cannot be had
  std::string translator;  ///< name and version
};

/// A StableHLO program as HLO text, by the worker of jaxlib. An environment error where that is not installed.
Result<Translation> hlo_text(const std::string& stablehlo, const Limits& limits = {});

}  // namespace assay::backends
