#pragma once

#include "program/module.h"
#include "spec/instance.h"

namespace assay::generator {

/// Makes the instance of an op that calls a function one that calls this function, with operands and results that fit.
/// False where the op takes no list of any operands, or a law of its record refuses these.
bool set_callee(spec::Instance&, const program::Function& callee, spec::Arena&);

}  // namespace assay::generator
