#pragma once

#include <functional>
#include <optional>

#include "program/edit/editor.h"
#include "program/tensor.h"
#include "spec/choices.h"
#include "spec/types/type.h"

/// Quantized element types that are drawn (StableHLO, "Quantized element types").
namespace assay::generator {

/// Whether the numbers of a quantized type may be of this type.
bool may_be_expressed(spec::ElementType);

/// One scale and one zero point. Scales are mostly powers of two, which numbers on a lattice are multiples of.
spec::Quantization draw_quantization(spec::ElementType expressed, Choices&);
/// Another scale and zero point for the same integers.
spec::Quantization with_other_scale(spec::Quantization, Choices&);
/// Other integers for the same numbers, with a scale that suits them.
spec::Quantization with_other_storage(spec::Quantization, Choices&);
spec::Quantization without_zero_point(spec::Quantization);
/// A scale and a zero point for each slice of `dimension`, of which there are `slices`.
spec::Quantization per_axis(spec::Quantization, std::int64_t dimension, std::int64_t slices, Choices&);

/// The type of this shape with such elements.
spec::Type quantized(spec::Type, const spec::Quantization&);

/// A tensor of a quantized type: integers that its bounds allow, all of them or those near zero points.
program::Tensor draw_stored(spec::Type, Choices&);

/// A quantized program of one of static, plain types: arguments get quantized types, and an op that has a quantized
/// form takes it where chance says so, with its operands quantized before it and results of a type that its laws allow.
/// Before other ops a value is dequantized. `is_chosen`: ops that may be put in. Nothing where no value could be.
std::optional<program::Edited> quantize(const program::Module&, Choices&,
                                        const std::function<bool(const spec::Record&)>& is_chosen);

}  // namespace assay::generator
