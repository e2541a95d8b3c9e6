#pragma once

#include <string>

#include "spec/record.h"

namespace assay::cli {

/// Programs of campaigns have the op: its record says so, and it can be drawn or is placed.
bool is_drawn(const spec::Record&);
/// What a record still lacks for campaigns; empty where they draw it.
std::string lacks(const spec::Record&);

}  // namespace assay::cli
