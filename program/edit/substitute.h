#pragma once

#include <optional>

#include "program/edit/editor.h"
#include "program/tensor.h"

/// One thing of a program put in the place of another. Each edit takes a program and returns another
/// one, or nothing where it would not be valid.
namespace assay::program {

/// Every use of value `from` reads `to` instead; the types must be equal.
std::optional<Edited> with_value(const Module&, ValueId from, ValueId to);

/// Ops read a literal of the text instead of `value`, an argument or a result.
std::optional<Edited> with_literal(const Module&, ValueId value, const Tensor&);

/// Op `index` replaced by the ops of its region number `region`: the region's returns are the op's
/// results, its arguments the op's operands (the last ones, if it takes fewer) or, where their types
/// do not meet, elements of operands that are arguments: a reduction becomes one step of its body, a
/// sort one comparison.
std::optional<Edited> with_region_inlined(const Module&, std::size_t index, std::size_t region);

/// The same program on another grid.
std::optional<Edited> with_grid(const Module&, spec::Grid);

}  // namespace assay::program
