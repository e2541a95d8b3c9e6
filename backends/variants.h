#pragma once

#include <span>
#include <string_view>

#include "backends/backend.h"

namespace assay::backends {

/// Named sets of compile options worth trying on a back end whose options are of that family
/// (`Greeting::options`). The first is `default`, without options.
std::span<const Variant> candidate_variants(std::string_view options);

}  // namespace assay::backends
