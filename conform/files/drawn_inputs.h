#pragma once

#include <cstdint>
#include <string>

#include "conform/names.h"
#include "judge/case.h"
#include "spec/result.h"

/// Inputs for programs that bring none.
namespace assay::conform {

/// The arguments of the entry function in every process, in a lane that is drawn: what a seed alone stands for, on
/// every machine. Sizes of arguments that are not known are drawn too, those of a whole program together. An error
/// where an argument cannot be drawn, or no size fits.
Result<ProcessTensors> draw_inputs(const Module&, std::uint64_t seed);

/// The seed of inputs that nobody asked for.
inline constexpr std::uint64_t kFirstSeed = 1;

/// How drawn inputs are had again: `--draw 1 --seed 7`, and sizes that were chosen with them.
std::string origin_of(const ProcessTensors&, const Function& entry, std::uint64_t seed);

}  // namespace assay::conform
