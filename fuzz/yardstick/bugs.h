#pragma once

#include <cstdint>
#include <vector>

#include "oracle/mutant/guard.h"

/// The yardstick of campaigns: planted bugs that hide behind guards.
namespace assay::fuzz {

struct HiddenBug {
  oracle::Mutant mutant;  ///< with its guard in the name: what `--backend mutant:NAME` takes
  const spec::Record* op = nullptr;
  oracle::Guard guard;  ///< of two conditions, or of three
};

/// Bugs `0 .. count - 1` of a seed, all different. Each was seen to show: its guard is made of what holds in a program
/// of its own, on which its answers are outside the acceptance sets. That program is drawn for the kinds of conditions
/// that the guard is to have, and special values are put into its inputs, so that no campaign need be able to reach it.
std::vector<HiddenBug> hidden_bugs(std::uint64_t seed, std::size_t count);

/// The bug of this name, so that a list which was printed outlives the generator that drew it.
Result<HiddenBug> hidden_bug_named(const std::string& name);

/// A number that stands for the list: the same bugs in the same order.
std::uint64_t hash_of(const std::vector<HiddenBug>&);

}  // namespace assay::fuzz
