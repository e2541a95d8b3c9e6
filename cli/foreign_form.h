#pragma once

#include <string>
#include <string_view>

namespace assay::cli {

/// What a file is that holds a program, but not as StableHLO text, and how it is made that: MLIR's bytecode, a portable
/// artifact, HLO text, a serialized export of JAX. Empty for anything else.
std::string foreign_form(std::string_view content);

}  // namespace assay::cli
