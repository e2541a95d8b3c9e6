#pragma once

#include <span>
#include <vector>

#include "generator/policy.h"
#include "spec/choices.h"

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

}  // namespace assay::generator
