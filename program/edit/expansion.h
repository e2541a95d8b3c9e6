#pragma once

#include <vector>

#include "program/module.h"

namespace assay::program {

/// The line `expands` that says the op as a program; null where none does for its types. Types that are not known have
/// none, nor have quantized ones of another dialect than StableHLO. The names of the plan are bound then.
const spec::Expansion* expansion_of(spec::Instance&, spec::Arena& scratch);

/// Writes the program that the op comes down to behind `ops`, on these operands: all of it ops of StableHLO. Yields the
/// values that are its results. `op` is one of `module`, in `its_function`; new values are those of `f`.
Result<std::vector<ValueId>> expand(const Module& module, const Function& its_function, const Op& op,
                                    const std::vector<ValueId>& operands, Function& f, std::vector<Op>& ops,
                                    spec::Arena& arena);

}  // namespace assay::program
