#pragma once

#include "judge/case.h"
#include "program/edit/editor.h"

namespace assay::judge {

using program::Edited;

/// The inputs of an edited program from those of the one it was made of: unchanged where no type changed,
/// otherwise once for each way of refitting; at most `limit` sets.
std::vector<ProcessTensors> inputs_of(const Edited&, const std::vector<ProcessTensors>& inputs, std::size_t limit);

/// A program in canonical form: arguments in order of first use, operands of commutative ops in one
/// order, dense values. Equal text means the same program. The inputs follow their arguments.
Case canonical(const Case&);

}  // namespace assay::judge
