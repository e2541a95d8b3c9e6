#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "program/edit/editor.h"
#include "program/module.h"
#include "spec/instance.h"

namespace assay::program {

/// Whether the record of the op says it as a program of other ops (`expands`) for its types, which are known.
bool expands(const Module&, const Function&, const Op&);

/// Which ops are meant.
using OpTest = std::function<bool(const Function&, const Op&)>;

/// In the place of every op that expands, and that is meant, stand the ops of StableHLO that it comes down to. Nothing
/// where there is none, or where the program is not valid then.
std::optional<Edited> with_expansions(const Module&, const OpTest&);

/// The op that takes a tensor of one type to one of another and does nothing else: from numbers to the integers that
/// stand for them, back, or from one quantized type to another. Nothing where there is none. Only its types are bound.
std::optional<spec::Instance> conversion(const spec::Records&, spec::Type from, spec::Type to, spec::Arena&);

/// The line `expands` that says the op as a program; null where none does for its types. Types that are not known have
/// none, nor have quantized ones of another dialect than StableHLO. The names of the plan are bound then.
const spec::Expansion* expansion_of(spec::Instance&, spec::Arena& scratch);

/// Writes the program that the op comes down to behind `ops`, on these operands: all of it ops of StableHLO. Yields the
/// values that are its results. `op` is one of `module`, in `its_function`; new values are those of `f`.
Result<std::vector<ValueId>> expand(const Module& module, const Function& its_function, const Op& op,
                                    const std::vector<ValueId>& operands, Function& f, std::vector<Op>& ops,
                                    spec::Arena& arena);

}  // namespace assay::program
