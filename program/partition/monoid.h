#pragma once

#include "program/module.h"

namespace assay::program {

/// Whether a region is one op on its two arguments, and a literal is neutral for it: up to the sign of a zero, it may
/// be folded in as often as one likes.
bool is_neutral(const spec::Literal&, const Region&);

}  // namespace assay::program
