#pragma once

#include <vector>

#include "spec/record.h"

namespace assay::generator {

/// A chain of ops where compilers rewrite: each takes a result of the one before it.
struct Pattern {
  std::vector<std::vector<const spec::Record*>> steps;  ///< one of each is drawn
};

/// The chains of patterns.txt, made of the ops in `drawable`; what a step allows beyond them is left
/// out, and a chain with a step of none.
std::vector<Pattern> patterns_of(const spec::Records&, const std::vector<const spec::Record*>& drawable);

}  // namespace assay::generator
