#pragma once

#include <span>
#include <vector>

#include "generator/policy.h"
#include "program/module.h"
#include "spec/choices.h"
#include "spec/instance.h"

/// What drawing a program asks of values and weights, whatever stands in it.
namespace assay::generator {

/// Appends the integers in a value, in order.
void collect_numbers(const spec::Value&, std::vector<std::int64_t>& out);

/// The processes of a program, most often one.
spec::Grid draw_grid(Choices&, const Policy&);

/// A tensor of known sizes that is not quantized.
bool is_plain(spec::Type);
/// ... or a value that holds such and is none itself: a tuple, a token.
bool is_drawn_type(spec::Type);
/// What templates can be made of.
bool has_tensors(const spec::SignatureView&);

/// Where `left` falls among weights laid end to end.
std::size_t index_at(std::span<const std::uint32_t> weights, std::uint64_t left);

/// Makes the instance of an op that calls a function one that calls this function, with operands and results that fit.
/// False where the op takes no list of any operands, or a law of its record refuses these.
bool set_callee(spec::Instance&, const program::Function& callee, spec::Arena&);

}  // namespace assay::generator
