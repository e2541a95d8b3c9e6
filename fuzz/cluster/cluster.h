#pragma once

#include <string>
#include <vector>

#include "fuzz/reduce/canonical.h"

namespace assay::fuzz {

/// Findings with the same key are taken for one cause: same kind of failure in the same structure with
/// the same attributes off their defaults, all after reduction; the classes of element types count where
/// an op computes with elements. A crash or an internal error is known by its signature alone.
std::string cluster_key(const Features&);

/// True for a failure that its signature names, wherever it shows.
bool is_known_by_signature(const Features&);

/// Order in which to look at findings: each next one is as far as possible from all before it
/// (Chen et al., "Taming compiler fuzzers", PLDI 2013). Positions in `all`; ties by position.
std::vector<std::size_t> furthest_first(const std::vector<Features>& all);

/// Number of features in which two findings differ, ops counted as sets.
int distance(const Features& a, const Features& b);

}  // namespace assay::fuzz
