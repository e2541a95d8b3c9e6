#pragma once

#include <vector>

#include "spec/record.h"

namespace assay::generator {

/// A chain of ops where compilers rewrite: each takes a result of the one before it.
struct Pattern {
  std::vector<std::vector<const spec::Record*>> steps;  ///< one of each is drawn
};

/// The chains of patterns.txt, with the ops in `drawable` alone. A step loses its other ops, and a chain is left out
/// when one of its steps has lost them all.
std::vector<Pattern> patterns_of(const spec::Records&, const std::vector<const spec::Record*>& drawable);

}  // namespace assay::generator
