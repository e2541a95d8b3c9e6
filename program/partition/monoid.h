#pragma once

#include "program/module.h"

namespace assay::program {

/// Whether a region is one op on its two arguments, and a literal is neutral for it: up to the sign of a zero, it may
/// be folded in as often as one likes.
bool is_neutral(const spec::Literal&, const Region&);

/// Whether what was folded of a part of the elements may stand in the type of the result: where the type is narrower
/// than f32, sums are kept in f32 until they are complete (`accumulator` of the contract `stablehlo`). A region that
/// picks one of two elements rounds nothing. Null: a sum.
bool may_be_folded_in_parts(spec::ElementType, const Region*);

}  // namespace assay::program
