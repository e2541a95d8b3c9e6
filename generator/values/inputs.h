#pragma once

#include <span>
#include <string>
#include <vector>

#include "generator/policy.h"
#include "generator/values/values.h"
#include "program/module.h"
#include "program/tensor.h"

/// Inputs for programs that bring none.
namespace assay::generator {

/// What values are drawn of.
bool is_static_tensor(const spec::Type&);

/// Why none can be drawn as they stand: an argument whose sizes are open, a token. Empty where they can.
std::string cannot_draw(const program::Function& entry);

/// How each argument is filled, in programs of a lane.
std::vector<Filling> draw_fillings(const program::Function& entry, Lane, Choices&);

/// The arguments of the entry function in every process.
std::vector<std::vector<program::Tensor>> draw_inputs(const program::Module&, std::span<const Filling>, Choices&);

}  // namespace assay::generator
