#pragma once

#include "program/module.h"

namespace assay::program {

/// Gives the values of a function dense ids in textual order: arguments, then op by op its results
/// and what its regions define. Values that nothing defines are dropped.
void renumber(Function&, spec::Arena&);

}  // namespace assay::program
