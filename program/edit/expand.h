#pragma once

#include <functional>
#include <optional>

#include "program/edit/editor.h"

namespace assay::program {

/// Whether the record of the op says it as a program of other ops (`expands`) for its types, which are known.
bool expands(const Module&, const Function&, const Op&);

/// Which ops are meant.
using OpTest = std::function<bool(const Function&, const Op&)>;

/// In the place of every op that expands, and that is meant, stand the ops of StableHLO that it comes down to. Nothing
/// where there is none, or where the program is not valid then.
std::optional<Edited> with_expansions(const Module&, const OpTest&);

}  // namespace assay::program
