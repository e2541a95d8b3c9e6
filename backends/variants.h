#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "backends/backend.h"

namespace assay::backends {

/// Named sets of compile options worth trying on a back end whose options are of that family
/// (`Greeting::options`). The first is `default`, without options.
std::span<const Variant> candidate_variants(std::string_view options);

/// The variant without one optional pass of the compiler at a time, where the back end's options can say so.
std::vector<Variant> without_passes(std::string_view options, const Variant&);

}  // namespace assay::backends
