#pragma once

#include <string>

namespace assay::cli {

/// `assay spec --xla [OP]`: what carries one op of XLA's operation semantics, or all where none is named. The exit
/// code.
int show_xla(const std::string& op, bool as_json);

}  // namespace assay::cli
