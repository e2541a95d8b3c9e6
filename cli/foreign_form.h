#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace assay::cli {

/// How a file holds a program where that is not StableHLO text.
struct ForeignForm {
  std::string name;    ///< `HLO text`, `a portable artifact of StableHLO 1.9.0`
  std::string advice;  ///< by which tool it is made StableHLO text
};

/// Of MLIR's bytecode, a portable artifact, HLO text, or what is binary: an HLO proto, a serialized export of JAX.
/// Nothing of any other content.
std::optional<ForeignForm> foreign_form(std::string_view content);

}  // namespace assay::cli
