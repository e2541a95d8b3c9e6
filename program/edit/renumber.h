#pragma once

#include "program/module.h"

namespace assay::program {

/// Gives the values of a function dense ids in textual order: arguments, then op by op its results
/// and what its regions define. Values that nothing defines are dropped. Lists of operands that
/// change are copied into `arena`: the function may share its memory with others.
void renumber(Function&, spec::Arena& arena);

/// The same where they stand, for a function whose memory nobody else reads.
void renumber_in_place(Function&, spec::Arena& scratch);

}  // namespace assay::program
