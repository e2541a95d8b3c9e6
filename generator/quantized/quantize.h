#pragma once

#include <functional>
#include <optional>

#include "program/edit/editor.h"
#include "spec/choices.h"

namespace assay::generator {

/// A quantized program of one of static, plain types: arguments get quantized types, and an op that has a quantized
/// form takes it where chance says so, with its operands quantized before it and results of a type that its laws allow.
/// Before other ops a value is dequantized. `is_chosen`: ops that may be put in. Nothing where no value could be.
std::optional<program::Edited> quantize(const program::Module&, Choices&,
                                        const std::function<bool(const spec::Record&)>& is_chosen);

}  // namespace assay::generator
