#pragma once

#include <string>
#include "spec/record.h"

namespace assay::cli {

/// `assay spec --xla [OP]`: what carries one op of XLA's operation semantics, or all where none is named. The exit
/// code.
int show_xla(const std::string& op, bool as_json);

/// Programs of campaigns have the op: its record says so, and it can be drawn or is placed.
bool is_drawn(const spec::Record&);
/// What a record still lacks for campaigns; empty where they draw it.
std::string lacks(const spec::Record&);

}  // namespace assay::cli
