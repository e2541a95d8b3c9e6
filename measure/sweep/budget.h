#pragma once

#include <span>
#include <string>
#include <vector>

#include "measure/sweep/sweep.h"

/// From the errors of binades to ranges that a person reads, and to a line of a contract.
namespace assay::measure {

/// Joins neighbours, most alike first, as long as their largest errors differ by at most this share of the larger one,
/// and then until no more than `most` are left.
std::vector<SweepRange> joined_ranges(std::span<const SweepRange>, double share, std::size_t most);

/// Those that a budget speaks of: where a back end reads subnormal operands as zero, or as something between, the
/// contract's line on that counts.
std::vector<SweepRange> ranges_of_budget(const SweepResult&);

/// `math tanh for f32 : 5.0 because measured "all 2^32 inputs: 4.90 at 5.13"`: the largest error rounded up, and a
/// little more; with the factor of contracts for a sample. Arguments where the error is at most half as large have a
/// piece of their own. Empty where no error was measured.
std::string proposed_budget(const SweepResult&);

}  // namespace assay::measure
