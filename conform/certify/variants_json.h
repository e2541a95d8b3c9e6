#pragma once

#include <string>
#include <vector>

#include "backends/backend.h"

/// Variants as a fact of the evidence, so that a program can be composed again as it was given.
namespace assay::conform {

/// JSON: names, options, what is given as composites.
std::string to_json(const std::vector<backends::Variant>&);
/// The inverse; an error where the text is not what `to_json` writes.
Result<std::vector<backends::Variant>> variants_from_json(const std::string&);

}  // namespace assay::conform
