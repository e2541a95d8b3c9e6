#pragma once

#include <string>
#include <vector>

#include "judge/case.h"

namespace assay::conform {

/// A program that differs from another in one thing.
struct Neighbour {
  std::string name;  ///< `start_indices as an argument`, `f64 in the place of f32`
  judge::Case c;     ///< one or more input sets
  std::string
      condition;  ///< what is said of the original where it fails and this passes: ` with constant start_indices`
};

/// Valid programs near this one: constants as arguments, arguments as constants, other element types, simpler
/// attributes and smaller grids. The edits are those of the reducer; the values are the same as far as the types hold
/// them.
std::vector<Neighbour> neighbours_of(const judge::Case&);

}  // namespace assay::conform
