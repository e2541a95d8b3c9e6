#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "fuzz/judge/case.h"
#include "generator/policy.h"
#include "generator/values/values.h"
#include "spec/result.h"

/// Inputs for programs that bring none.
namespace assay::fuzz {

/// What values are drawn of.
bool is_static_tensor(const Type&);

/// Why none can be drawn as they stand: an argument whose sizes are open, a token. Empty where they can.
std::string cannot_draw(const Function& entry);

/// How each argument is filled, in programs of a lane.
std::vector<generator::Filling> draw_fillings(const Function& entry, generator::Lane, Choices&);

/// The arguments of the entry function in every process.
ProcessTensors draw_inputs(const Module&, std::span<const generator::Filling>, Choices&);

/// The same in a lane that is drawn as well: what a seed alone stands for, on every machine. Sizes of arguments that
/// are not known are drawn too, one for the whole program. An error where an argument cannot be drawn, or no size fits.
Result<ProcessTensors> draw_inputs(const Module&, std::uint64_t seed);

/// The seed of inputs that nobody asked for.
inline constexpr std::uint64_t kFirstSeed = 1;

/// How drawn inputs are had again: `--draw 1 --seed 7`, and sizes that were chosen with them.
std::string origin_of(const ProcessTensors&, const Function& entry, std::uint64_t seed);

}  // namespace assay::fuzz
