#pragma once

#include <string>
#include <vector>

#include "fuzz/cluster/features.h"

namespace assay::fuzz {

/// Findings with the same key are taken for one cause: same kind of failure in the same structure with
/// the same attributes off their defaults, all after reduction; the classes of element types count where
/// an op computes with elements. A deviation is known by its grants alone. A crash or an internal error is known by its
/// signature alone.
std::string cluster_key(const Features&);

/// True for a failure that its signature names, in whatever program it shows: a crash, an internal error.
bool is_known_by_signature(const Features&);

}  // namespace assay::fuzz
