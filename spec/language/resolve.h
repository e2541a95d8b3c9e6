#pragma once

#include <span>
#include <vector>

#include "spec/language/parse_record.h"

namespace assay::spec {

/// Binds every name of the files to what it means and gives every expression its sort. A plan sees
/// the names above the line; laws see operands, attributes, regions and results; meanings see those,
/// free names (`let x : domain`) and the names bound by patterns. The first fault is an error with
/// its place.
Result<void> resolve(std::vector<ParsedFile>& files, std::span<const Enumeration> enumerations, SyntaxArena& arena);

}  // namespace assay::spec
