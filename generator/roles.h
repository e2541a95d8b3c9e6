#pragma once

#include <vector>

#include "spec/instance.h"

namespace assay::generator {

/// What a region is for, read off the formula of its op.
enum class RegionRole : std::uint8_t {
  kFree,        ///< called once per evaluation: branches, map
  kMonoid,      ///< folded in any tree: must be associative, its init an identity
  kUpdate,      ///< applied step after step in any order
  kOrder,       ///< a comparator: a strict weak order over pairs of arguments
  kCondition,   ///< of a loop
  kLoopBody,
};

/// What an operand is for.
enum class OperandRole : std::uint8_t {
  kData,
  kIdentity,  ///< the init of a fold: an identity of the monoid
};

/// The facts about a record that drawing a program needs beyond the plan.
struct Roles {
  std::vector<RegionRole> regions;     ///< by position in Record::regions
  std::vector<OperandRole> operands;   ///< by position in Record::operands
  std::vector<spec::LeadingTypes> leading;  ///< by position in Record::operands
  bool communicates = false;           ///< reads values of other processes
  bool loops = false;                  ///< has a loop body; its first operand counts
  bool is_literal = false;             ///< its only content is a literal attribute: makes leaves
  bool carries_function = false;       ///< has a callee
  bool drawable = false;               ///< everything in it can be drawn by this generator
};

Roles roles_of(const spec::Record&);

}  // namespace assay::generator
