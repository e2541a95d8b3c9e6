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

/// StableHLO text of a program in another form: MLIR's bytecode, a portable artifact, what `jax.export` serializes, HLO
/// as text or as a proto. By the same worker; `text` is the program, `back` is empty.
Result<Translation> stablehlo_text(const std::string& content, const Limits& limits = {});

}  // namespace assay::backends
